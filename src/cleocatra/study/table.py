"""A table that begins in any position. Nothing is stored: every request tells what was decided since."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from cleocatra.record import Game, InvalidRecord, format_variant, parse_position
from cleocatra.record.errors import Complaint
from cleocatra.rules import Action, Colour, Decision, Dice, Kind, Options, Phase, Position
from cleocatra.rules.variant import STANDARD
from cleocatra.table.changes import Change
from cleocatra.table.events import Created, SeatPlan, SeatTaken, Sitter, Started
from cleocatra.table.refusals import Refused
from cleocatra.table.state import GameState, begin
from cleocatra.table.turns import act, reveal_for_opening

SEED = 1  # of the tiles that a position leaves open
MOST_DECISIONS = 400


def read_position(line: str) -> Position:
    """The position of a line; raises Refused that says where it is wrong."""
    try:
        return parse_position(line)
    except InvalidRecord as error:
        raise invalid(error.complaint, column=error.column) from error


def invalid(complaint: Complaint, field: str = "", column: int = 0) -> Refused:
    """What is wrong with a position: a code with its details, the field, and the column in its line."""
    details: dict[str, str] = {"text": str(complaint), "field": field}
    if column:
        details["column"] = str(column)
    while (inner := complaint.details.get("reason")) and isinstance(inner, Complaint):
        details["field"] = str(complaint.details.get("field", field))
        complaint = inner
    told = {name: value for name, value in complaint.details.items() if isinstance(value, str)}
    return Refused("position/invalid", details | told | {"complaint": complaint.code})


def played(line: str, decided: Iterable[Decision]) -> GameState:
    """The table after these decisions of whoever acts; raises Refused at the first impossible one."""
    return after(begun(line), decided)


def after(state: GameState, decided: Iterable[Decision], player: Colour | None = None) -> GameState:
    """The state after these decisions of a player, or (None) of whoever acts."""
    change = Change(state)
    for decision in decided:
        actor = player or change.state.actor
        if actor is None:
            raise Refused("game/over")
        change = act(change, actor, decision)
    return change.state


@lru_cache(maxsize=256)
def begun(line: str) -> GameState:
    """The table in a position. Turns end by themselves."""
    position = read_position(line)
    whole = position.guess(Dice(SEED))
    drawn = (tile.kind for tile in position.tiles.values())
    created = created_for(position.options, (*drawn, *(kind for kind in whole.pile if kind)))
    return seated(replace(begin(created), game=Game.replay(shown(position), ())))


def created_for(options: Options, pile: Sequence[Kind], history: Sequence[Action] = ()) -> Created:
    """How a table for studies is created: persons everywhere, and turns that end by themselves."""
    return Created(
        rules=options.rules,
        edition=options.edition,
        seats=tuple(SeatPlan(player, Sitter.PERSON) for player in options.players),
        auto_confirm=True,
        take_backs=True,
        listed=False,
        commitment="",
        pile=tuple(pile),
        salt="",
        bot_seed=0,
        variant="" if options.variant == STANDARD else format_variant(options.variant),
        history=tuple(history),
    )


def seated(state: GameState) -> GameState:
    """The state once all sit and the game has begun."""
    change = Change(state)
    for player in state.game.options.players:
        change = change.then(SeatTaken(player, None, player))
    return reveal_for_opening(change.then(Started())).state


def shown(position: Position) -> Position:
    """What lies open on the table: of the pile, at most a tile that lies face up."""
    face_up = bool(position.pile) and position.pile[0] is not None and None in position.pile[1:]
    if position.phase is Phase.OPENING:
        return position.view().with_pile((None,) * len(position.pile))  # it is turned over once all sit
    return position.view(revealed=face_up)
