"""Positions that are set up by hand: their parts, as a form has them, and their line."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from cleocatra.record import format_position
from cleocatra.record.errors import Complaint
from cleocatra.record.notation import parse_cell
from cleocatra.rules import Cell, Colour, Edition, Kind, Options, Phase, Position, RuleSet, Tile
from cleocatra.rules.arrangement import Arrangement, InvalidPosition, arrangement_of
from cleocatra.study.table import invalid, read_position
from cleocatra.table.refusals import Refused
from cleocatra.table.wire import wire

SetupStage = Literal["first", "second", "bonus"]
STAGES: dict[SetupStage, Phase] = {
    "first": Phase.FIRST_ACTION,
    "second": Phase.SECOND_ACTION,
    "bonus": Phase.BONUS_ACTION,
}


@wire
class SetupTile:
    """A tile, and what stands on it."""

    cell: str
    kind: Kind
    rescuers: list[Colour] = field(default_factory=list)
    inspector: bool = False


@wire
class Setup:
    """The parts of a position; what isn't on the board lies in the pile and the supplies."""

    rules: RuleSet
    edition: Edition
    players: list[Colour]
    """in turn order"""
    tiles: list[SetupTile]
    points: list[int]
    """in turn order"""
    turn: Colour
    """whose turn it is"""
    round: int = 1
    stage: SetupStage = "first"
    player: Colour | None = None
    """whose bonus action it is"""
    placed: str | None = None
    """the tile that Dispatch would go to"""


def line_of(setup: Setup) -> str:
    """The line of a position; raises Refused that says what is wrong."""
    try:
        return format_position(arrange(setup).position())
    except InvalidPosition as error:
        complaint = Complaint(f"position-{error.code}", **error.details)
        raise invalid(complaint, error.field) from error


def arrange(setup: Setup) -> Arrangement:
    players = tuple(setup.players)
    if not 2 <= len(set(players)) == len(players):
        raise invalid(Complaint("position-players-number", found=str(len(players))), "players")
    options = Options(setup.rules, setup.edition, players)
    tiles = {read_cell(one.cell): Tile(one.kind, tuple(one.rescuers), one.inspector) for one in setup.tiles}
    left = max(0, options.mix.total() - len(tiles))
    return Arrangement(
        options,
        tiles,
        (None,) * left,
        tuple(setup.points),
        setup.round,
        STAGES[setup.stage],
        setup.turn,
        setup.player,
        None if setup.placed is None else read_cell(setup.placed),
    )


def read_cell(words: str) -> Cell:
    try:
        return parse_cell(words)
    except ValueError as error:
        raise Refused("request/invalid", {"field": "cell"}) from error


def parts_of(line: str) -> Setup:
    """The parts of a position's line; raises Refused that says where it is wrong."""
    position = read_position(line)
    arranged = arrangement_of(position)
    return Setup(
        rules=position.options.rules,
        edition=position.options.edition,
        players=list(position.options.players),
        tiles=[
            SetupTile(str(cell), tile.kind, list(tile.rescuers), tile.inspector)
            for cell, tile in arranged.tiles.items()
        ],
        points=list(arranged.points),
        turn=arranged.turn,
        round=arranged.round,
        stage=stage_of(position),
        player=arranged.player if position.phase is Phase.BONUS_ACTION else None,
        placed=None if arranged.placed is None else str(arranged.placed),
    )


def stage_of(position: Position) -> SetupStage:
    """The stage of a form; openings and ends become a first action."""
    return next((stage for stage, phase in STAGES.items() if phase is position.phase), "first")
