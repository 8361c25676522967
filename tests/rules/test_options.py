"""What the players agree on, and what can't be agreed on."""

from collections import Counter

import pytest

import cleocatra
from cleocatra import Colour, Dice, Edition, Kind, Options, Position, RuleSet

RED, BLUE, BLACK, GREEN = Colour


@pytest.mark.parametrize("players", [(), (RED,), (RED, BLUE, BLACK, GREEN, RED)])
def test_a_game_has_two_three_or_four_players(players: tuple[Colour, ...]) -> None:
    with pytest.raises(ValueError, match="2, 3 or 4 players"):
        Options(players=players)


def test_two_players_may_not_have_the_same_colour() -> None:
    with pytest.raises(ValueError, match="same colour"):
        Options(players=(RED, BLUE, RED))


def test_the_basic_game_has_neither_abilities_nor_herd() -> None:
    basic, advanced = Options(RuleSet.BASIC), Options(RuleSet.ADVANCED)
    assert (basic.abilities, basic.herding) == ((), False)
    assert (advanced.abilities, advanced.herding) == (tuple(Kind), True)


def test_any_colours_play_in_any_order_the_starting_player_first() -> None:
    position = Position.start(Options(players=(GREEN, RED, BLACK)), seed=1)
    order = []
    for _ in range(4):
        order.append(position.player)
        position = position.apply(position.actions[0])
    assert order == [GREEN, RED, BLACK, GREEN]


def test_a_pile_must_have_as_many_tiles_as_the_game() -> None:
    with pytest.raises(ValueError, match="must have 9 tiles, not 8"):
        Position.start(Options(), pile=[Kind.MUT] * 8)


def test_a_pile_may_not_have_more_of_a_kind_than_the_game() -> None:
    """R2: in the international edition two players have two Princess tiles, in the French three."""
    pile = [*Options(edition=Edition.FRENCH).mix.elements()]
    assert Position.start(Options(edition=Edition.FRENCH), pile=pile).pile == tuple(pile)
    pile.remove(Kind.MUT)
    with pytest.raises(ValueError, match="3 princess tiles, but the game has 2"):
        Position.start(Options(), pile=pile)


def test_unknown_tiles_of_a_pile_may_be_anything() -> None:
    pile = [Kind.MUT, None, Kind.MUT, *[None] * 6]
    assert Position.start(Options(), pile=pile).pile == tuple(pile)
    with pytest.raises(ValueError, match="3 mut tiles"):
        Position.start(Options(), pile=[*pile[:-1], Kind.MUT])


def test_a_mix_that_the_kernel_has_no_room_for_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """R1: who corrects the mix may change its kinds, but thirteen tiles are the most."""
    monkeypatch.setattr("cleocatra.rules.tiles.TILE_MIX", Counter(dict.fromkeys(Kind, 3)))
    assert Options().mix.total() == 11
    assert len(Position.start(Options(), seed=1).pile) == 11
    with pytest.raises(ValueError, match="room for 13 tiles, got 15"):
        Position.start(Options(players=(RED, BLUE, BLACK)), seed=1)


def test_a_game_starts_with_either_a_pile_or_a_seed() -> None:
    with pytest.raises(TypeError):
        Position.start(Options())
    with pytest.raises(TypeError):
        Position.start(Options(), pile=[*Options().mix.elements()], seed=1)


@pytest.mark.parametrize("seed", [0, -1, 2**70])
def test_a_seed_shuffles_the_mix_the_same_way_each_time(seed: int) -> None:
    options = Options(players=(RED, BLUE, BLACK))
    pile = Position.start(options, seed=seed).pile
    assert pile == options.shuffled_pile(Dice(seed))
    assert Counter(pile) == options.mix


def test_different_seeds_shuffle_differently() -> None:
    piles = {Position.start(Options(), seed=seed).pile for seed in range(100)}
    assert len(piles) > 95


def test_every_tile_comes_to_the_top_as_often_as_it_is_in_the_mix() -> None:
    options = Options(players=(RED, BLUE, BLACK, GREEN))
    tops = Counter(options.shuffled_pile(Dice(seed))[0] for seed in range(13_000))
    for kind, number in options.mix.items():
        assert abs(tops[kind] - 1000 * number) < 200


def test_a_game_starts_from_plain_words() -> None:
    position = cleocatra.start("basic", "french", players=4, seed=3)
    assert position.options == Options(RuleSet.BASIC, Edition.FRENCH, (RED, BLUE, BLACK, GREEN))
    with pytest.raises(ValueError, match="quick"):
        cleocatra.start("quick", seed=3)


def test_words_for_options_mean_what_they_say() -> None:
    """A rule set given as a word is that rule set, never silently the other."""
    options = Options("advanced", "french", ("red", "green"))  # type: ignore[arg-type]
    assert options == Options(RuleSet.ADVANCED, Edition.FRENCH, (RED, GREEN))
    assert options.herding
    assert options.players[1] is GREEN
    with pytest.raises(ValueError, match="purple"):
        Options(players=("red", "purple"))  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_start_refuses_a_wrong_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match=f"a game has 2, 3 or 4 players, not {players}"):
        cleocatra.start(players=players, seed=1)
