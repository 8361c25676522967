"""Explains why a Score isn't legal: the checks of section 5, and of variants of R7, R9 and R13.

The caller has checked that the rescue tile has a rescuer of the player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cleocatra.rules.actions import Score
from cleocatra.rules.errors import Refusal
from cleocatra.rules.grid import Cell, in_order
from cleocatra.rules.tiles import Kind
from cleocatra.rules.variant import Guard, Helping, OwnColour

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
    variant = position.options.variant
    colour = position.tiles[score.cell].kind
    any_tile = variant.r7 is OwnColour.ANY_TILE
    for cell in score.helpers:
        where = {"cell": str(cell)}
        if cell not in position.tiles:
            return Refusal("tile/none", where)
        if cell not in score.cell.neighbours:
            return Refusal("score/helper-apart", where)
        if player not in position.tiles[cell].rescuers:
            return Refusal("rescuer/none", where | {"player": player})
        if position.tiles[cell].kind is colour and not any_tile:
            return Refusal("score/helper-own-colour", where)
    helping = [position.tiles[cell].kind for cell in score.helpers]
    if len(set(helping)) < len(helping):
        return Refusal("score/helpers-same-colour")
    if variant.r9 is Helping.OPTIONAL:
        return None
    for kind, cells in neighbours_by_colour(position, score.cell).items():
        if kind in helping or (kind is colour and not any_tile):
            continue
        helpers = [cell for cell in cells if player in position.tiles[cell].rescuers]
        where = {"cells": " ".join(map(str, in_order(tuple(helpers))))}
        if helpers and variant.r9 is Helping.MOST:
            return Refusal("score/helper-left", where)
        if len(helpers) == len(cells) and kind is not colour:
            return Refusal("score/helper-missing", where)
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
    variant = position.options.variant
    if not is_princess:
        free = [score.cell]
        if score.put != (score.cell,) and variant.inspectors:
            return Refusal("score/put-elsewhere")
    elif variant.r13 is Guard.ELSEWHERE:
        free.remove(score.cell)
        if score.cell in score.put:
            return Refusal("score/put-rescue-tile", {"cell": str(score.cell)})
    number = min(2, len(free), variant.inspectors)
    if len(score.put) != number:
        return Refusal("score/put-number", {"number": str(number)})
    if is_princess and number and variant.r13 is Guard.RESCUE_TILE and score.cell not in score.put:
        return Refusal("score/put-not-rescue-tile", {"cell": str(score.cell)})
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
