"""A shuffle to which each player contributes. Each function adds the events to a change.

When all seats are taken, each player's client pledges a share, and tells it when all have pledged. Nobody is
waited for longer than `WAIT`: whoever pledges nothing has no part in the shuffle, and whoever doesn't tell
their share is named in the record.
"""

from __future__ import annotations

from cleocatra.record.shares import pledge_of
from cleocatra.rules import Colour
from cleocatra.table.changes import Change
from cleocatra.table.events import Started
from cleocatra.table.refusals import Refused
from cleocatra.table.shares import Shares
from cleocatra.table.shuffle_events import Pledged, PledgesClosed, Shared, ShuffleBegun
from cleocatra.table.state import GameState
from cleocatra.table.turns import reveal_for_opening

WAIT = 6.0  # seconds for the pledges, and again for the shares


def pledge(change: Change, player: Colour, pledged: str) -> Change:
    """Pledge a share by its hash. It can't be exchanged; the same again changes nothing."""
    shares = shares_of(change.state)
    if player in shares.pledges:
        return same(change, shares.pledges[player], pledged)
    if not shares.open:
        raise Refused("shuffle/closed")
    return change.then(Pledged(player, pledged))


def share(change: Change, player: Colour, told: str) -> Change:
    """Tell the share that was pledged, when nobody can pledge any more."""
    shares = shares_of(change.state)
    if player in shares.shares:
        return same(change, shares.shares[player], told)
    if not shares.closed or shares.dealt is not None:
        raise Refused("shuffle/closed")
    if pledge_of(change.state.created.commitment, player, told) != shares.pledges.get(player):
        raise Refused("shuffle/other-share")
    return change.then(Shared(player, told))


def shares_of(state: GameState) -> Shares:
    """The shares in this game; raises Refused where it has none."""
    if state.over:
        raise Refused("game/over")
    if state.shares is None:
        raise Refused("shuffle/closed")
    return state.shares


def same(change: Change, before: str, again: str) -> Change:
    if before != again:
        raise Refused("shuffle/other-share")
    return change


def go_on(change: Change, now: float) -> Change:
    """Ask for pledges and shares when it is time, and start the game with the last one or at the deadline."""
    if waits(change.state) and change.state.deadline is None:
        change = change.then(ShuffleBegun(round(now + WAIT, 3)))
    if waits(change.state) and (all_pledged(change.state) or late(change.state, now)):
        change = change.then(PledgesClosed(round(now + WAIT, 3)))
    state = change.state
    if state.started or state.over or state.shares is None or not state.shares.closed:
        return change
    if state.shares.complete or late(state, now):
        return reveal_for_opening(change.then(Started()))
    return change


def waits(state: GameState) -> bool:
    """Whether all seats are taken and pledges are open."""
    if state.shares is None or not state.shares.open or state.over:
        return False
    return not any(seat.free for seat in state.seats)


def all_pledged(state: GameState) -> bool:
    assert state.shares is not None
    persons = {seat.player for seat in state.seats if seat.bot_level is None}
    return persons <= state.shares.pledges.keys()


def late(state: GameState, now: float) -> bool:
    return state.deadline is not None and now >= state.deadline
