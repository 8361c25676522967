"""An observation says what the position says, from the seat of the one who looks, and nothing of the pile."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
import pytest
from numpy.typing import NDArray
from random_games import VARIANTS

from cleocatra import Cell, Dice, Options, Phase, Position
from cleocatra.lab.env import layout
from cleocatra.lab.env.observation import Observer
from cleocatra.lab.env.stepping import SteppedGame
from cleocatra.lab.env.steps import DRAW, ENOUGH, FIRST_KIND, HELPERS, KIND, OTHER, PUT, STEPS, TAKEN, TILE
from cleocatra.rules.tiles import KINDS
from tests.lab.env.shadow import name

PHASES = (Phase.OPENING, Phase.FIRST_ACTION, Phase.SECOND_ACTION, Phase.BONUS_ACTION)

PLANE_OF = {
    TILE: layout.TILE_PLANE,
    OTHER: layout.OTHER_PLANE,
    HELPERS: layout.OTHER_PLANE,
    TAKEN: layout.TAKEN_PLANE,
    PUT: layout.PUT_PLANE,
}


@dataclass
class Seen:
    """An observation taken apart."""

    array: NDArray[np.uint8]

    def plane(self, number: int) -> set[tuple[int, int]]:
        """The cells of the torus where a plane is set."""
        board = self.array[: layout.BOARD].reshape(16, 16, layout.PLANES)
        assert board.max() <= 1
        return {(int(x), int(y)) for y, x in np.argwhere(board[:, :, number])}

    def facts(self, start: int, size: int) -> list[int]:
        return [int(fact) for fact in self.array[start : start + size]]


def torus(cells: list[Cell]) -> set[tuple[int, int]]:
    return {(cell.x % 16, cell.y % 16) for cell in cells}


def one_of(size: int, number: int) -> list[int]:
    return [int(index == number) for index in range(size)]


def check(seen: Seen, position: Position, seat: int) -> None:
    players = position.options.players
    order = players[seat:] + players[:seat]
    for number, kind in enumerate(KINDS):
        cells = [cell for cell, tile in position.tiles.items() if tile.kind is kind]
        assert seen.plane(layout.KINDS_PLANE + number) == torus(cells)
    for away in range(4):
        cells = [
            cell
            for cell, tile in position.tiles.items()
            if away < len(order) and order[away] in tile.rescuers
        ]
        assert seen.plane(layout.RESCUERS_PLANE + away) == torus(cells)
    tiles = position.tiles.items()
    assert seen.plane(layout.INSPECTOR_PLANE) == torus([cell for cell, tile in tiles if tile.inspector])
    assert seen.plane(layout.PLACED_PLANE) == torus([position.placed] if position.placed else [])
    assert seen.plane(layout.ROOM_PLANE) == torus(
        [c for c, tile in tiles if len(tile.rescuers) < 2 and position.player not in tile.rescuers]
    )
    padding = [0] * (4 - len(players))
    assert seen.facts(layout.POINTS, 4) == [position.points[player] for player in order] + padding
    assert seen.facts(layout.SUPPLY, 4) == [position.supply[player] for player in order] + padding
    assert seen.facts(layout.MOVER, 4) == one_of(4, order.index(position.player))
    assert seen.facts(layout.TURN, 4) == one_of(4, order.index(position.turn))
    assert seen.facts(layout.STARTER, 4) == one_of(4, order.index(players[0]))
    assert seen.facts(layout.UNUSED, 1) == [position.unused_inspectors]
    assert seen.facts(layout.PHASE, 4) == [int(position.phase is phase) for phase in PHASES]
    assert seen.facts(layout.PLAYERS, 2) == [len(players), 23]
    assert seen.facts(layout.HERDING, 1) == [int(position.options.herding)]
    assert seen.facts(layout.ABILITIES, 5) == [int(kind in position.options.abilities) for kind in KINDS]
    assert seen.facts(layout.PILE, 2) == [len(position.pile), position.turns_taken]
    face_up = [kind for kind in position.pile if kind is not None]
    assert seen.facts(layout.FACE_UP, 5) == [face_up.count(kind) for kind in KINDS]
    unseen = position.unseen
    assert seen.facts(layout.UNSEEN_TILES, 5) == [unseen[kind] - face_up.count(kind) for kind in KINDS]


@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_it_says_what_the_position_says(options: Options) -> None:
    """One observer all along: what it wrote before must be wiped."""
    chance, dice = random.Random(2), Dice(2)
    game = SteppedGame.of(options)
    observer = Observer(np.zeros((1, layout.SIZE), np.uint8))
    while not game.over():
        position = game.position()
        for seat in range(len(options.players)):
            seen = Seen(observer.observe(game, seat))
            check(seen, position, seat)
            assert seen.facts(layout.ASKED, 9) == one_of(9, game.part)
        if game.part == DRAW:
            game.reveal_by(dice)
        else:
            game.step(chance.choice(game.legal_steps()))


def test_it_shows_the_decision_so_far() -> None:
    chance, dice = random.Random(4), Dice(4)
    game = SteppedGame.of(VARIANTS[-1])
    observer = Observer(np.zeros((1, layout.SIZE), np.uint8))
    said: list[tuple[int, int]] = []  # the plane and the cell of each answer to the action under way
    action: list[int] = []
    shown = set()
    while not game.over():
        if game.part == DRAW:
            game.reveal_by(dice)
        if game.part == KIND:
            said, action = [], []
        seen = Seen(observer.observe(game, game.state.player))
        facts = seen.facts(layout.ACTION, 10)
        assert [kind for kind in range(10) if facts[kind]] == action
        for plane, cell in said:
            assert (cell % 16, cell // 16) in seen.plane(plane)
            shown.add(plane)
        assert action or not any(seen.plane(plane) for plane in PLANE_OF.values())
        step = chance.choice(game.legal_steps())
        if game.part == KIND:
            action = [step - FIRST_KIND]
        elif game.part in PLANE_OF and step != ENOUGH:
            said.append((PLANE_OF[game.part], step))
        game.step(step)
    assert shown == set(PLANE_OF.values())


def test_rows_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match=str(layout.SIZE)):
        Observer(np.zeros((1, STEPS), np.uint8))
