"""What players may do in their turn. Each function adds the events to a change, or raises Refused."""

from __future__ import annotations

from cleocatra.rules import Colour, Decision, Kind, Phase, Reveal, refusal
from cleocatra.table.changes import Change
from cleocatra.table.events import Acted, Confirmed, Revealed, TakenBack
from cleocatra.table.refusals import Refused, illegal, unconfirmed
from cleocatra.table.state import GameState


def act(change: Change, player: Colour, decision: Decision, key: str | None = None) -> Change:
    """Take an action, or turn over the tile of a Scout (R5)."""
    state = change.state
    check_actor(state, player)
    if (refused := forbidden(state, decision)) is not None:
        raise refused
    if isinstance(decision, Reveal):
        return change.then(Revealed(player, top_tile(state), key))
    acted = change.then(Acted(player, decision, key))
    if acted.state.awaits_confirmation and confirms_automatically(state, player):
        return finish(acted, player)
    return acted


def forbidden(state: GameState, decision: Decision) -> Refused | None:
    """Why this can't be decided now, by the rules or at this table; None if it can."""
    if state.awaits_confirmation:
        return unconfirmed()
    reason = refusal(state.position, decision)
    return None if reason is None else illegal(reason)


def top_tile(state: GameState) -> Kind:
    """The tile that is turned over next. Nothing else looks into the pile of a running game."""
    return state.pile[len(state.position.tiles)]


def confirms_automatically(state: GameState, player: Colour) -> bool:
    """Whether a turn ends with its last action: a bot's always does, a person's as they or the game chose."""
    seat = state.seat(player)
    if seat.bot_level is not None:
        return True
    return state.created.auto_confirm if seat.auto_confirm is None else seat.auto_confirm


def confirm(change: Change, player: Colour, key: str | None = None) -> Change:
    """Finish the turn."""
    check_actor(change.state, player)
    if not change.state.awaits_confirmation:
        raise Refused("turn/nothing-to-confirm")
    return finish(change, player, key)


def finish(change: Change, player: Colour, key: str | None = None) -> Change:
    """Confirm a turn that is done, and turn over the tile of the next opening."""
    return reveal_for_opening(change.then(Confirmed(player, key)))


def reveal_for_opening(change: Change) -> Change:
    """R5: in an opening the tile is seen first, without anybody asking for it."""
    state = change.state
    if state.position.phase is not Phase.OPENING or state.actor is None:
        return change
    return change.then(Revealed(state.actor, top_tile(state)))


def take_back(change: Change, player: Colour, key: str | None = None) -> Change:
    """Undo the last action of one's unfinished turn; a tile revealed for it stays revealed."""
    state = change.state
    check_actor(state, player)
    if not state.created.take_backs:
        raise Refused("take-back/forbidden")
    if state.unconfirmed == 0:
        raise Refused("take-back/nothing")
    return change.then(TakenBack(player, key))


def check_actor(state: GameState, player: Colour) -> None:
    """Raise Refused unless this player has to do something now."""
    if state.over:
        raise Refused("game/over")
    if state.actor is None:
        raise Refused("game/not-started")
    if state.actor is not player:
        raise Refused("seat/forbidden", {"player": state.actor})
