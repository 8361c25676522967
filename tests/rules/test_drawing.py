"""Drawn positions: a few as expected text, and for random games the drawing read back."""

import re
from collections.abc import Callable
from itertools import count
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleocatra
from cleocatra.rules import Cell, Dice, Kind, Options, Phase, Position, RuleSet, Tile
from cleocatra.rules.drawing import RESCUER_MARKS, draw
from cleocatra.rules.english import english

PILE = (
    Kind.CLEOCATRA, Kind.BASTET, Kind.MUT, Kind.MAFDAT, Kind.PRINCESS, Kind.PRINCESS, Kind.MUT, Kind.BASTET,
    Kind.MAFDAT,
)  # fmt: skip


def played(*actions: str) -> Position:
    """The advanced two-player game with PILE after these actions, in the words of a record."""
    position = Position.start(Options(RuleSet.ADVANCED), pile=PILE)
    for words in actions:
        position = position.apply(next(action for action in position.actions if str(action) == words))
    return position


@st.composite
def positions(draw_from: st.DrawFn) -> Position:
    rules = draw_from(st.sampled_from(RuleSet))
    players = draw_from(st.integers(2, 4))
    seed = draw_from(st.integers(0, 2**32))
    position = cleocatra.start(rules, players=players, seed=seed)
    dice = Dice(seed)
    for _ in range(draw_from(st.integers(0, 150))):
        if position.outcome:
            break
        position = position.apply(position.random_action(dice))
    return position


def pyramids_of(drawing: str) -> list[str]:
    """The lines above the notes, all of one length."""
    lines = drawing.partition("\n\n")[0].split("\n")
    width = max(map(len, lines))
    return [line.ljust(width) for line in lines]


def read_back(lines: list[str], size: int = 5) -> tuple[dict[Cell, Tile], list[Cell]]:
    """The tiles and the empty cells that a drawing shows, found by their coordinates."""
    tiles = {}
    empty = []
    for number, line in enumerate(lines):
        for match in re.finditer(r"-?\d+,-?\d+", line):
            cell = Cell(*map(int, match.group().split(",")))
            middle = (match.start() + match.end()) // 2
            tip = number - size + 1 if cell.points_up else number + size - 1
            tile = read_tile(lines, cell, tip, middle)
            if tile is None:
                empty.append(cell)
            else:
                check_edges(lines, cell, tip, middle, size)
                tiles[cell] = tile
    return tiles, empty


def read_tile(lines: list[str], cell: Cell, tip: int, middle: int) -> Tile | None:
    def inside(height: int) -> str:
        line = tip + height if cell.points_up else tip - height
        left = middle - height + 1
        return lines[line][left : middle + height] if 0 <= line < len(lines) and left >= 0 else ""

    kind_line, rescuer_line = (inside(2), inside(3)) if cell.points_up else (inside(3), inside(2))
    kinds = [kind for kind in Kind if english(f"mark-{kind}") == kind_line.strip()]
    if not kinds:
        return None
    marks = {mark: player for player, mark in RESCUER_MARKS.items()}
    return Tile(kinds[0], tuple(marks[mark] for mark in rescuer_line.split()), inside(1) == "!")


def check_edges(lines: list[str], cell: Cell, tip: int, middle: int, size: int) -> None:
    towards_base = 1 if cell.points_up else -1
    left, right = "/\\" if cell.points_up else "\\/"
    assert lines[tip][middle] == "+"
    for height in range(1, size):
        line = lines[tip + towards_base * height]
        assert (line[middle - height], line[middle + height]) == (left, right)
    base = lines[tip + towards_base * size]
    assert base[middle - size : middle + size + 1] == "+" + "-" * (2 * size - 1) + "+"


@given(positions())
def test_the_drawing_can_be_read_back(position: Position) -> None:
    tiles, empty = read_back(pyramids_of(draw(position, cells=True)))
    assert tiles == position.tiles
    assert sorted(empty) == sorted(position.rim)


@given(positions())
def test_print_shows_the_tiles_alone(position: Position) -> None:
    tiles, empty = read_back(pyramids_of(str(position)))
    assert tiles.keys() == position.tiles.keys()
    assert empty == []


@given(positions(), st.booleans(), st.booleans())
def test_a_drawing_fits_a_terminal(position: Position, cells: bool, colour: bool) -> None:
    drawing = draw(position, cells=cells, colour=colour)
    for line in drawing.split("\n"):
        assert line == line.rstrip()
    plain = re.sub(r"\x1b\[[0-9;]*m", "", drawing)
    assert plain == draw(position, cells=cells)
    assert plain.isascii()
    assert max(map(len, plain.split("\n"))) <= 80


@given(positions())
def test_the_notes_tell_what_lies_beside_the_board(position: Position) -> None:
    notes = draw(position).rpartition("\n\n")[2]
    for player in position.options.players:
        line = rf"^[> ] {RESCUER_MARKS[player]} {player} +{position.points[player]} points, "
        assert re.search(rf"{line}{position.supply[player]} in supply$", notes, re.MULTILINE)
    assert f"{position.unused_inspectors} unused" in notes
    assert f"Pile: {position.unseen.total() or 'empty'}" in notes
    acting = re.findall(r"^> \w (\w+)", notes, re.MULTILINE)
    assert acting == ([] if position.phase is Phase.OVER else [position.player])


@given(positions())
def test_a_drawing_keeps_the_order_of_the_pile_secret(position: Position) -> None:
    assert draw(position.view()) == draw(position)


@pytest.mark.parametrize("far", [9, 99, 1001, 123_457])
def test_tiles_grow_with_their_coordinates(far: int) -> None:
    position = played("open 0,0", "open 0,1", "herd 0,0>0,1", "score 0,1 to 0,1")
    moved = {Cell(cell.x - far, cell.y - far): tile for cell, tile in position.tiles.items()}
    vars(position)["tiles"] = moved
    size = max(5, len(f"-{far},-{far}") // 2 + 2)
    tiles, _ = read_back(pyramids_of(draw(position)), size)
    assert tiles == moved


def test_a_small_position_fits_a_small_terminal() -> None:
    position = played("open 0,0", "open 0,1", "scout 1,0", "dispatch")
    assert len(draw(position, cells=True).split("\n")) < 24


def test_before_the_first_tile() -> None:
    expected = """\
        Advanced game, international edition
        red: opening with Cleocatra
        > r red     0 points, 3 in supply
          b blue    0 points, 3 in supply
        Inspectors (!): 3 unused
        Pile: 9 (1 Cleocatra, 2 Mafdat, 2 Bastet, 2 Mut, 2 Princess)
        Tiles: Cleocatra gold, Mafdat orange, Bastet green, Mut blue, Princess purple"""
    assert str(played()) == dedent(expected)


def test_the_empty_cells_to_build_on() -> None:
    expected = r"""
               +
        -1,0  / \  1,0
             /Cle\
            /  r  \
           /  0,0  \
          +---------+
           \  0,1  /
            \ Bas /
             \ b /
        -1,1  \ /  1,1
               +

        Advanced game, international edition, round 1
        red: first action
        > r red     0 points, 2 in supply
          b blue    0 points, 2 in supply
        Inspectors (!): 3 unused
        Pile: 7 (2 Mafdat, 1 Bastet, 2 Mut, 2 Princess)
        Tiles: Cleocatra gold, Mafdat orange, Bastet green, Mut blue, Princess purple"""
    assert draw(played("open 0,0", "open 0,1"), cells=True) == dedent(expected).removeprefix("\n")


def test_rescuers_an_inspector_and_this_turns_tile() -> None:
    position = played("open 0,0", "open 0,1", "herd 0,0>0,1", "score 0,1 to 0,1", "scout 1,0")
    expected = r"""
             +---------+
            / \  1,0  /
           /Cle\ Mut /
          /     \   /
         /  0,0  \ /
        +---------+
         \  0,1  /
          \ Bas /
           \ b /
            \!/
             +

        Advanced game, international edition, round 1
        blue: second action (tile this turn: 1,0)
          r red     2 points, 3 in supply
        > b blue    0 points, 2 in supply
        Inspectors (!): 2 unused
        Pile: 6 (2 Mafdat, 1 Bastet, 1 Mut, 2 Princess)
        Tiles: Cleocatra gold, Mafdat orange, Bastet green, Mut blue, Princess purple"""
    assert str(position) == dedent(expected).removeprefix("\n")


def somewhere(rules: RuleSet, players: int, wanted: Callable[[Position], bool]) -> Position:
    """The first position of a series of random games that is as wanted."""
    for seed in count():
        position = cleocatra.start(rules, players=players, seed=seed)
        dice = Dice(seed)
        while not wanted(position) and position.outcome is None:
            position = position.apply(position.random_action(dice))
        if wanted(position):
            return position
    raise AssertionError


def demand_of(position: Position) -> list[str]:
    """The two lines of the notes about the game and whose action it is."""
    return draw(position).rpartition("\n\n")[2].split("\n")[:2]


def test_a_bonus_action_belongs_to_another_player() -> None:
    """R10: the turn's player is named by nothing, the one who acts is."""
    position = somewhere(RuleSet.ADVANCED, 3, lambda one: one.phase is Phase.BONUS_ACTION)
    assert demand_of(position)[1] == f"{position.player}: bonus action"


def test_a_blocked_player_is_told_so() -> None:
    """R6: the rally (or lone tile action) would surprise otherwise."""
    position = somewhere(RuleSet.BASIC, 2, lambda one: one.phase is Phase.FIRST_ACTION and one.blocked)
    assert demand_of(position)[1] == f"{position.player}: first action, but no complete turn is possible (R6)"


def test_the_last_round_is_announced() -> None:
    position = somewhere(RuleSet.BASIC, 4, lambda one: max(one.points.values()) >= 23 and not one.outcome)
    assert demand_of(position)[0].endswith(f"round {position.turns_taken // 4 + 1} (the last)")


@pytest.mark.parametrize(("winners", "words"), [(1, "wins"), (2, "share the victory")])
def test_the_winners_are_named(winners: int, words: str) -> None:
    position = somewhere(
        RuleSet.BASIC, 2, lambda one: one.outcome is not None and len(one.outcome.winners) == winners
    )
    assert position.outcome is not None
    rounds = position.turns_taken // 2
    assert demand_of(position) == [
        f"Basic game, international edition, over after {rounds} rounds",
        f"{' and '.join(position.outcome.winners)} {words}",
    ]
