"""A table that begins in any position. Nothing is stored: every request tells what was decided since."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from cleocatra.record import Game, InvalidRecord, format_variant, parse_position
from cleocatra.rules import Decision, Dice, Phase, Position
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
        where = {"column": str(error.column), "text": error.reason}
        raise Refused("position/invalid", where) from error


def played(line: str, decided: Iterable[Decision]) -> GameState:
    """The table after these decisions of whoever acts; raises Refused at the first impossible one."""
    change = Change(begun(line))
    for decision in decided:
        actor = change.state.actor
        if actor is None:
            raise Refused("game/over")
        change = act(change, actor, decision)
    return change.state


@lru_cache(maxsize=256)
def begun(line: str) -> GameState:
    """The table in a position. Turns end by themselves."""
    position = read_position(line)
    options = position.options
    whole = position.guess(Dice(SEED))
    created = Created(
        rules=options.rules,
        edition=options.edition,
        seats=tuple(SeatPlan(player, Sitter.PERSON) for player in options.players),
        auto_confirm=True,
        take_backs=True,
        listed=False,
        commitment="",
        pile=(*(tile.kind for tile in position.tiles.values()), *(kind for kind in whole.pile if kind)),
        salt="",
        bot_seed=0,
        variant="" if options.variant == STANDARD else format_variant(options.variant),
    )
    change = Change(replace(begin(created), game=Game.replay(shown(position), ())))
    for player in options.players:
        change = change.then(SeatTaken(player, None, player))
    return reveal_for_opening(change.then(Started())).state


def shown(position: Position) -> Position:
    """What lies open on the table: of the pile, at most a tile that lies face up."""
    face_up = bool(position.pile) and position.pile[0] is not None and None in position.pile[1:]
    if position.phase is Phase.OPENING:
        return position.view().with_pile((None,) * len(position.pile))  # it is turned over once all sit
    return position.view(revealed=face_up)
