"""Turned, mirrored and shifted boards allow the same: nothing depends on where a game is played."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import VARIANTS

from cleocatra import Cell, Colour, Dice, Options, Position
from cleocatra.compiled import compiled_modules
from cleocatra.record import parse_game
from cleocatra.rules import codes
from cleocatra.rules.legal import Legal
from cleocatra.rules.perft import Leaves
from cleocatra.rules.state import State
from tests.data.files import perft_record
from tests.rules.games import positions_of
from tests.rules.symmetries import AROUND_THE_ORIGIN, CellMap, from_lines, moved, to_lines

MIRRORED: CellMap = lambda cell: Cell(-cell.x, cell.y)  # noqa: E731
DEPTH = 3 if compiled_modules() else 2


def same_leaves(one: Position, other: Position) -> bool:
    """Whether both count the same, as deep as takes no more than some ten thousand leaves."""
    depth = DEPTH if len(one.actions) < 40 else DEPTH - 1
    return one.perft(depth) == other.perft(depth)


def test_the_maps_keep_adjacency_and_the_origin() -> None:
    for move in (*AROUND_THE_ORIGIN, MIRRORED):
        assert move(Cell(0, 0)) == Cell(0, 0)
        for x in range(-9, 9):
            for y in range(-9, 9):
                neighbours = {move(near) for near in Cell(x, y).neighbours}
                assert neighbours == set(move(Cell(x, y)).neighbours)


def test_x_to_minus_x_is_one_of_the_six() -> None:
    cells = [Cell(x, y) for x in range(-3, 4) for y in range(-3, 4)]
    maps = [[move(cell) for cell in cells] for move in AROUND_THE_ORIGIN]
    assert [MIRRORED(cell) for cell in cells] in maps
    assert len({tuple(images) for images in maps}) == 6
    assert [from_lines(*to_lines(cell)) for cell in cells] == cells


def mirrored_games(
    options: Options, seed: int, actions: int, move: CellMap
) -> Iterator[tuple[Position, Position]]:
    """A random game beside the same game played on the mapped board."""
    played = positions_of(options, seed, actions)
    mapped = played[0]
    dice = Dice(seed)
    options.shuffled_pile(dice)
    yield played[0], mapped
    for before, after in pairwise(played):
        action = before.random_action(dice)
        assert before.apply(action) == after
        mapped = mapped.apply(moved(action, move))
        yield after, mapped


@given(
    options=st.sampled_from(VARIANTS),
    seed=st.integers(0, 2**32),
    actions=st.integers(5, 100),
    move=st.sampled_from(AROUND_THE_ORIGIN[1:]),
)
def test_turned_and_mirrored_games_allow_the_same_actions(
    options: Options, seed: int, actions: int, move: CellMap
) -> None:
    for here, there in mirrored_games(options, seed, actions, move):
        assert {moved(action, move) for action in here.actions} == set(there.actions)
        assert (here.player, here.phase, here.points) == (there.player, there.phase, there.points)
    assert same_leaves(here, there)


@pytest.mark.parametrize("record", ["basic-french-2p-24", "advanced-international-4p-60", "lone-scout-1"])
def test_turned_and_mirrored_boards_have_the_same_counts(record: str) -> None:
    game = parse_game(perft_record(record))
    counts = set()
    for move in AROUND_THE_ORIGIN:
        position = game.initial
        for action in game.actions:
            position = position.apply(moved(action, move))
        counts.add((position.perft(1), position.perft(2), position.perft(DEPTH)))
    assert len(counts) == 1


def shifted_code(code: int, dx: int, dy: int) -> int:
    """The same action on a board that lies elsewhere on the kernel's torus."""
    if code & 15 not in (codes.OPEN, codes.SCOUT, codes.SEARCH):
        return code
    x, y = code >> 12 & 15, code >> 16 & 15
    return code & ~(255 << 12) | (x + dx & 15) << 12 | (y + dy & 15) << 16


@pytest.mark.parametrize("options", [VARIANTS[0], VARIANTS[2], VARIANTS[9], VARIANTS[11]])
def test_shifted_boards_have_the_same_counts(options: Options) -> None:
    """The kernel lays a first tile on any cell; every shift crosses the torus's seams elsewhere."""
    dice, legal = Dice(17), Legal()
    start = Position.start(options, seed=17).state()
    here = start.copy()
    played: list[int] = []
    while len(played) < 60 and here.phase != codes.OVER:
        played.append(dice.choice(here, legal))
        here.play(played[-1])
        if len(played) % 20 == 0:
            check_shifts(start, here, played)


def check_shifts(start: State, here: State, played: list[int]) -> None:
    legal = sorted(Legal().all_codes(here))
    leaves = Leaves().count(here, 2)
    for dx in range(16):
        for dy in range(dx % 2, 16, 2):
            there = start.copy()
            for code in played:
                there.play(shifted_code(code, dx, dy))
            assert sorted(Legal().all_codes(there)) == sorted(shifted_code(code, dx, dy) for code in legal)
            if (dx + dy) % 8 == 0:
                assert Leaves().count(there, 2) == leaves


@pytest.mark.parametrize("seed", range(5))
def test_colours_of_players_make_no_difference(seed: int) -> None:
    """Only the order of seats counts."""
    one = positions_of(Options(players=(Colour.RED, Colour.BLUE)), seed, 50)[-1]
    other = positions_of(Options(players=(Colour.GREEN, Colour.BLACK)), seed, 50)[-1]
    assert one.perft(2) == other.perft(2)
