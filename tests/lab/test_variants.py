"""Variants in TOML files: what they say, what is refused, and that every bot can play them."""

from array import array
from pathlib import Path

import pytest

from cleocatra import Colour, InvalidVariant, Kind, Options, RuleSet, Variant
from cleocatra.bots.levels import LEVELS, YARDSTICKS
from cleocatra.bots.match import Match
from cleocatra.bots.network import Network, weight_count
from cleocatra.bots.playing import play_game
from cleocatra.bots.rows import SEAT_ROWS, SEAT_START, TABLE_START, row_count
from cleocatra.lab.variants import parse_variant_file, read_variant_file
from tests.rules.games import positions_of
from tests.rules.variants import EXTREMES, extreme

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "variants").glob("*.toml"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_can_be_played_by_two_to_four(path: Path) -> None:
    found = read_variant_file(path)
    assert found.variant.name == path.stem
    assert found.variant.differences
    for players in (2, 3, 4):
        Options(
            found.rules or RuleSet.ADVANCED, players=tuple(Colour)[:players], variant=found.variant
        ).mix.total()


def test_a_file_can_change_everything() -> None:
    found = parse_variant_file("""
name = "all"
rules = "basic"
edition = "french"
goal = 30
rescuers = 4
inspectors = 2
[tiles]
cleocatra = 1
mafdat = 2
bastet = 3
mut = 3
princess = 3
[tiles.4]
cleocatra = 2
mafdat = 2
bastet = 3
mut = 3
princess = 3
[abilities]
herd = true
princess = true
mut = false
[rulings]
R7 = "any-tile"
R9 = "optional"
R10 = "single"
R13 = "rescue-tile"
""")
    assert (found.rules, found.edition) == ("basic", "french")
    assert found.variant == Variant(
        "all", 30, 4, 2, (1, 2, 3, 3, 3), None, None, (2, 2, 3, 3, 3), ("princess", "herd"), ("mut",),
        "any-tile", "optional", "single", "rescue-tile",  # type: ignore[arg-type]
    )  # fmt: skip
    assert Options(RuleSet.BASIC, variant=found.variant).abilities == (Kind.PRINCESS,)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("goal = 3", "name: a variant needs one"),
        ("name = 3", "name: a variant needs one"),
        ('name = "X"', "name: must be up to 40 lowercase letters"),
        ("name = ", "file: this is not TOML"),
        ("a = " + "[" * 5000, "file: this is not TOML"),
        ('name = "x"\ngaol = 3', "gaol: unknown setting: expected one of name, rules"),
        ('name = "x"\ngoal = 1.5', "goal: expected a whole number from 1 to 999, got 1.5"),
        ('name = "x"\nrules = "hard"', "rules: expected one of basic, advanced, got 'hard'"),
        ('name = "x"\nedition = []', "edition: expected one of international, french"),
        ('name = "x"\ntiles = 13', r"tiles: expected a table: \[tiles\]"),
        ('name = "x"\n[tiles]\nmut = 3', "tiles.cleocatra: expected a number for each kind"),
        ('name = "x"\n[tiles]\ndog = 3', "tiles.dog: unknown setting"),
        ('name = "x"\n[tiles.5]\nmut = 3', "tiles.5: unknown setting"),
        ('name = "x"\n[tiles.2]\ndog = 3', "tiles.2.dog: unknown setting"),
        ('name = "x"\n[abilities]\nmut = "no"', "abilities.mut: expected true or false, got 'no'"),
        ('name = "x"\n[abilities]\nfly = true', "abilities.fly: unknown setting"),
        ('name = "x"\n[rulings]\nR8 = "no"', "rulings.R8: unknown setting: expected one of R7, R9, R10, R13"),
        ('name = "x"\n[rulings]\nR9 = "all"', "rulings.R9: expected one of free, most, optional, got 'all'"),
    ],
)
def test_what_is_wrong_with_a_file_is_named(text: str, complaint: str) -> None:
    with pytest.raises(InvalidVariant, match=complaint):
        parse_variant_file(text)


def test_a_file_that_isn_t_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(b"name = '\xff'")
    with pytest.raises(InvalidVariant, match="file: this is not UTF-8"):
        read_variant_file(path)
    path.write_bytes(b"#" * 200_000)
    with pytest.raises(InvalidVariant, match="at most"):
        read_variant_file(path)


BOTS = [one.name.lower() for one in LEVELS + YARDSTICKS]


@pytest.mark.compiled_only
@pytest.mark.parametrize("turned", range(0, len(BOTS), 3))
@pytest.mark.parametrize("number", range(len(EXTREMES)), ids=[name for name, _, _ in EXTREMES])
def test_every_bot_plays_extreme_variants(number: int, turned: int) -> None:
    """Networks are trained for the standard game: elsewhere they may err, but they play."""
    options = extreme(EXTREMES[number][0])
    bots = tuple(BOTS[(number + turned + seat) % len(BOTS)] for seat in range(len(options.players)))
    game = play_game(Match(bots, games=1, simulations=4, variant=options.variant), 0)
    assert sum(game.shares) == pytest.approx(1)


@pytest.mark.parametrize("name", [name for name, _, _ in EXTREMES])
def test_the_network_s_rows_stay_in_their_ranges(name: str) -> None:
    """Compiled, an index beyond its range would read whatever lies there."""
    options = extreme(name)
    players = len(options.players)
    network = Network(players, array("f", bytes(4 * weight_count(players))))
    starts = [step * SEAT_ROWS + start for step in range(players) for start in SEAT_START]
    starts += [players * SEAT_ROWS + start for start in TABLE_START]
    ends = [*starts[1:], row_count(players)]
    for position in positions_of(options, seed=3, actions=150):
        for seat in range(players):
            rows = network.rows_of(position.state(), seat)
            assert all(start <= row < end for row, start, end in zip(rows, starts, ends, strict=True)), (
                f"{name}: {rows}"
            )
