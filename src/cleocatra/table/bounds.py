"""How long a game may become. R14 sets no limit to it; a server needs one, and ends the game there."""

from __future__ import annotations

from cleocatra.table.changes import Change
from cleocatra.table.events import Abandoned
from cleocatra.table.refusals import Refused
from cleocatra.table.state import GameState

MOST_EVENTS = 20_000
MOST_ALONE = 4_000  # events of a game in which bots alone play
IDLE = 1_000  # events that may change nothing in the game ...
IDLE_EACH = 12  # ... and more for each action


def most_events(state: GameState) -> int:
    alone = all(seat.bot_level is not None for seat in state.seats)
    return MOST_ALONE if alone else MOST_EVENTS


def in_bounds(change: Change) -> Change:
    """The change, with the end of the game if that has become too long: its pile is told, nobody is stuck."""
    state = change.state
    most = most_events(state)
    if not change.events or state.over or state.sequence < most:
        return change
    return change.then(Abandoned(state.actor or state.seats[0].player, most=most))


def check_idle(state: GameState) -> None:
    """Raise Refused if too much has happened in the game beside actions."""
    most = IDLE + IDLE_EACH * state.action_count
    if state.sequence > most:
        raise Refused("game/too-long", {"most": str(most)})
