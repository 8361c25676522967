"""Boards that wander: coordinates grow without limit, while the kernel keeps cells on a 16×16 torus."""

from collections.abc import Iterator

import pytest

from cleocatra import Action, Cell, Herd, Position, Search
from cleocatra.record import parse_action
from tests.rules.boards import played
from tests.rules.naive import Table, legal
from tests.rules.symmetries import moved, shifted

RING = """
red: open 0,0
blue: open 1,0
red: scout 2,0; herd 0,0>1,0
blue: scout 2,1; herd 1,0>0,0
red: scout 1,1; herd 1,0>0,0
blue: scout 0,1; herd 0,0>1,0
"""
RIGHT, LEFT, DOWN, UP, ASLANT = (1, 0), (-1, 0), (0, 1), (0, -1), (-3, -5)


def wandering(direction: tuple[int, int], actions: int) -> Iterator[Position]:
    """Both players carry the pyramids in one direction: the hindmost tile forward, then a rescuer."""

    def gain(action: Action) -> int:
        if not isinstance(action, Search | Herd):
            return -1000
        start = action.tile if isinstance(action, Search) else action.start
        dx, dy = action.to.x - start.x, action.to.y - start.y
        return direction[0] * dx + direction[1] * dy + 100 * isinstance(action, Search)

    position = played(RING, rules="advanced", pile="cleocatra mut bastet bastet mut princess")
    for _ in range(actions):
        yield position
        position = position.apply(max(position.actions, key=gain))


def shift_between(here: Position, there: Position) -> tuple[int, int] | None:
    """How far `there` lies from `here`, if it is the same position elsewhere."""
    one, other = next(iter(here.tiles)), next(iter(there.tiles))
    dx, dy = other.x - one.x, other.y - one.y
    if (dx + dy) % 2:
        return None
    tiles = [(Cell(cell.x + dx, cell.y + dy), tile) for cell, tile in here.tiles.items()]
    same = tiles == [*there.tiles.items()] and (here.phase, here.player) == (there.phase, there.player)
    return (dx, dy) if same else None


@pytest.mark.parametrize("direction", [RIGHT, LEFT, DOWN, UP, ASLANT])
def test_far_away_everything_is_as_at_home(direction: tuple[int, int]) -> None:
    """The same position comes again and again, each time further away, with the same actions and counts."""
    home: Position | None = None
    farthest = 0
    returns = 0
    for number, position in enumerate(wandering(direction, 2000)):
        if number == 60:
            home = position
        if home is None or not (shift := shift_between(home, position)):
            continue
        there = tuple(moved(action, shifted(*shift)) for action in home.actions)
        assert position.actions == there, "in the same order, too"
        if returns % 8 == 0:
            assert position.perft(2) == home.perft(2)
        farthest = max(farthest, *map(abs, shift))
        returns += 1
    assert returns > 30
    assert farthest > 200, "far beyond the torus, and beyond what a byte holds"


@pytest.mark.parametrize("direction", [RIGHT, UP, ASLANT])
def test_far_away_the_plain_rules_agree(direction: tuple[int, int]) -> None:
    far = [*wandering(direction, 1500)][-40:]
    for position in far:
        assert max(map(abs, next(iter(position.tiles)))) > 100
        assert legal(Table.of(position)) == set(position.actions)


def test_a_cell_that_shares_a_tiles_place_on_the_torus_holds_no_tile() -> None:
    position = [*wandering(RIGHT, 1200)][-1]
    for cell in position.tiles:
        for dx, dy in ((16, 0), (-16, 0), (0, 16), (-256, 0)):
            elsewhere = Cell(cell.x + dx, cell.y + dy)
            assert elsewhere not in position.tiles
            assert position.state().tile_at(*elsewhere) == -1
        assert position.state().tile_at(*cell) >= 0


def test_actions_name_true_coordinates_far_away() -> None:
    position = [*wandering(LEFT, 2000)][-1]
    xs = [cell.x for cell in position.tiles]
    assert max(xs) < -200
    for action in position.actions:
        assert parse_action(str(action)) == action
    assert all(min(xs) - 1 <= cell.x <= max(xs) + 1 for cell in position.rim)
