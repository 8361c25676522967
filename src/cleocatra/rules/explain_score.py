"""Why not this Score? The checks of section 5, once the rescue tile is known to hold one's rescuer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cleocatra.rules.actions import Score
from cleocatra.rules.errors import Refusal
from cleocatra.rules.grid import Cell, in_order
from cleocatra.rules.tiles import Kind

if TYPE_CHECKING:
    from cleocatra.rules.position import Position


def score_refusal(position: Position, score: Score) -> Refusal | None:
    """The rule that forbids this Score, or None."""
    if position.tiles[score.cell].inspector:
        return Refusal("score/inspector", {"cell": str(score.cell)})
    for cells in (score.helpers, score.taken, score.put):
        if in_order(tuple(set(cells))) != cells:
            return Refusal("score/unsorted")
    return wrong_helpers(position, score) or wrong_inspectors(position, score)


def wrong_helpers(position: Position, score: Score) -> Refusal | None:
    player = position.player
    colour = position.tiles[score.cell].kind
    for cell in score.helpers:
        where = {"cell": str(cell)}
        if cell not in position.tiles:
            return Refusal("tile/none", where)
        if cell not in score.cell.neighbours:
            return Refusal("score/helper-apart", where)
        if player not in position.tiles[cell].rescuers:
            return Refusal("rescuer/none", where | {"player": player})
        if position.tiles[cell].kind is colour:
            return Refusal("score/helper-own-colour", where)
    helping = [position.tiles[cell].kind for cell in score.helpers]
    if len(set(helping)) < len(helping):
        return Refusal("score/helpers-same-colour")
    for kind, cells in neighbours_by_colour(position, score.cell).items():
        all_help = all(player in position.tiles[cell].rescuers for cell in cells)
        if kind is not colour and kind not in helping and all_help:
            return Refusal("score/helper-missing", {"cells": " ".join(map(str, in_order(tuple(cells))))})
    return None


def neighbours_by_colour(position: Position, cell: Cell) -> dict[Kind, list[Cell]]:
    found: dict[Kind, list[Cell]] = {}
    for near in cell.neighbours:
        if near in position.tiles:
            found.setdefault(position.tiles[near].kind, []).append(near)
    return found


def wrong_inspectors(position: Position, score: Score) -> Refusal | None:
    tiles = position.tiles
    free = [cell for cell, tile in tiles.items() if not tile.inspector]
    is_princess = tiles[score.cell].kind is Kind.PRINCESS and Kind.PRINCESS in position.options.abilities
    if not is_princess and score.put != (score.cell,):
        return Refusal("score/put-elsewhere")
    number = min(2, len(free)) if is_princess else 1
    if len(score.put) != number:
        return Refusal("score/put-number", {"number": str(number)})
    for cell in score.put:
        if cell not in tiles:
            return Refusal("tile/none", {"cell": str(cell)})
        if tiles[cell].inspector:
            return Refusal("score/put-inspected", {"cell": str(cell)})
    missing = max(0, number - position.unused_inspectors)
    if len(score.taken) != missing:
        return Refusal("score/taken-number", {"number": str(missing)})
    for cell in score.taken:
        if cell not in tiles or not tiles[cell].inspector:
            return Refusal("score/taken-none", {"cell": str(cell)})
    return None
