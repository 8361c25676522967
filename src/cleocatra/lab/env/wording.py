"""Describes steps and games as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cleocatra.lab.env.steps import (
    CELL,
    DONE,
    DRAW,
    ENOUGH,
    FIRST_KIND,
    HELPERS,
    KIND,
    OTHER,
    PUT,
    RIVAL,
    STEPS,
    TAKEN,
    TILE,
    part_shifts,
)
from cleocatra.rules.codes import (
    CELLS,
    COORDINATE_MASK,
    DISPATCH,
    HERD,
    KIND_MASK,
    OPEN,
    PASS,
    RALLY,
    ROW_SHIFT,
    SCORE,
    SCOUT,
    SEARCH,
    SWAP,
    TEAM,
    TILE_MASK,
    TILES,
)

if TYPE_CHECKING:
    from cleocatra.lab.env.stepping import SteppedGame

SHIFT = part_shifts()
KIND_NAMES = {
    OPEN: "open",
    SCOUT: "scout",
    SEARCH: "search",
    SWAP: "swap",
    DISPATCH: "dispatch",
    TEAM: "team",
    HERD: "herd",
    SCORE: "score",
    RALLY: "rally",
    PASS: "pass",
}
PART_NAMES = {
    KIND: "the kind of action",
    DRAW: "the tile that is drawn",
    TILE: "a tile",
    OTHER: "another tile",
    CELL: "an empty cell",
    RIVAL: "a rival",
    HELPERS: "a helper's tile or enough",
    TAKEN: "a tile to take an inspector from or enough",
    PUT: "a tile to put an inspector on or enough",
    DONE: "nothing",
}


def step_name(step: int) -> str:
    """The name of a step.

    >>> [step_name(step) for step in (0, 17, 257, 266, 268)]
    ['0,0', '1,1', 'scout', 'enough', 'rival 2']
    """
    if not 0 <= step < STEPS:
        raise ValueError(f"a step is a number from 0 to {STEPS - 1}, not {step}")
    if step < CELLS:
        return f"{step & COORDINATE_MASK},{step >> ROW_SHIFT}"
    if step < ENOUGH:
        return KIND_NAMES[step - FIRST_KIND]
    return "enough" if step == ENOUGH else f"rival {step - ENOUGH}"


def describe(game: SteppedGame) -> str:
    """The complete state of a game, in a few lines."""
    position = game.position()
    turn = f"turn {position.turns_taken} of {position.turn}, {position.phase.name.lower()}"
    placed = "" if position.placed is None else f", placed {position.placed}"
    face_up = "".join(f", {kind} face up" for kind in position.pile if kind is not None)
    seats = [
        f"{player}: {position.points[player]} points, {position.supply[player]} in supply"
        for player in game.options.players
    ]
    tiles = [
        f"{cell} {tile.kind}{''.join(f' {player}' for player in tile.rescuers)}{' !' * tile.inspector}"
        for cell, tile in position.tiles.items()
    ]
    first = f"{turn}{placed}, pile {len(position.pile)}{face_up}"
    return "\n".join([first, *seats, "; ".join(tiles), question(game)])


def question(game: SteppedGame) -> str:
    """The decided parts of the current action, by the numbers of tiles, and the part that comes next."""
    code, known = game.code, game.known
    said = [KIND_NAMES[code & KIND_MASK]] if known else []
    if known >> SHIFT[TILE] & TILE_MASK:
        said.append(f"tile {code >> SHIFT[TILE] & TILE_MASK}")
    if code & KIND_MASK == SCORE:
        for word, part in (("with", HELPERS), ("from", TAKEN), ("to", PUT)):
            said += [f"{word} {tile}" for tile in range(TILES) if code >> SHIFT[part] + tile & 1]
    elif known >> SHIFT[OTHER] & TILE_MASK:
        said.append(f"other {code >> SHIFT[OTHER] & TILE_MASK}")
    if game.over():
        return "the game is over"
    so_far = f"{' '.join(said)}: " if said else ""
    return f"{so_far}{PART_NAMES[game.part]} is asked of {game.options.players[game.state.player]}"
