"""Taking and leaving seats, and bots that stand in. Each function adds the events to a change."""

from __future__ import annotations

from collections.abc import Iterable

from cleocatra.rules import Colour
from cleocatra.table.agreement import end_if_agreed
from cleocatra.table.bounds import check_idle
from cleocatra.table.changes import Change
from cleocatra.table.events import (
    Preferred,
    Reason,
    SeatLeft,
    SeatReplaced,
    SeatReturned,
    SeatTaken,
    Started,
)
from cleocatra.table.looks import told_apart
from cleocatra.table.refusals import Refused
from cleocatra.table.turns import finish, reveal_for_opening


def sit_down(change: Change, player: Colour | None, name: str, token_hash: str, origin: str = "") -> Change:
    """Take a free seat: this player's, or the first. When the last one is taken, the game starts."""
    if change.state.over:
        raise Refused("game/over")
    if change.state.created.listed and origin in change.state.removed:
        raise Refused("seat/removed")
    free = [seat.player for seat in change.state.seats if seat.free]
    if not free:
        raise Refused("seat/none-free")
    if player is not None and player not in free:
        raise Refused("seat/taken", {"player": player})
    name = told_apart(name, (seat.name for seat in change.state.seats))
    return start_if_full(change.then(SeatTaken(player or free[0], name, token_hash, origin)))


def start_if_full(change: Change) -> Change:
    """Start the game and turn over the first tile, if all seats are taken. A shared shuffle comes first."""
    state = change.state
    if state.started or state.shares is not None or any(seat.free for seat in state.seats):
        return change
    return reveal_for_opening(change.then(Started()))


def get_up(change: Change, player: Colour) -> Change:
    """Leave a seat to anyone with the link."""
    if change.state.over:
        raise Refused("game/over")
    return end_if_agreed(change.then(SeatLeft(player)))


def prefer(change: Change, player: Colour, auto_confirm: bool | None) -> Change:
    """Choose whether one's turns confirm themselves, from the next action on."""
    if change.state.over:
        raise Refused("game/over")
    if change.state.seat(player).auto_confirm is auto_confirm:
        return change
    check_idle(change.state)
    return change.then(Preferred(player, auto_confirm))


def stand_in(change: Change, player: Colour, reason: Reason) -> Change:
    """Let a bot play for a person. A turn that only awaits their confirmation is finished as it is."""
    replaced = end_if_agreed(change.then(SeatReplaced(player, change.state.created.substitute, reason)))
    if replaced.state.awaits_confirmation and replaced.state.actor is player:
        return finish(replaced, player)
    return replaced


def come_back(change: Change, players: Iterable[Colour]) -> Change:
    """Give these players their seats back from the bots that stand in."""
    if change.state.over:
        return change
    back = set(players)
    for seat in change.state.seats:
        if seat.player in back and seat.substitute is not None:
            change = change.then(SeatReturned(seat.player))
    return change
