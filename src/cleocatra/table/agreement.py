"""Ending a game for all: everybody who is still seated must agree."""

from __future__ import annotations

from cleocatra.rules import Colour
from cleocatra.table.changes import Change
from cleocatra.table.events import Abandoned, EndAsked, EndDeclined, Sitter
from cleocatra.table.refusals import Refused
from cleocatra.table.state import GameState


def hosts(state: GameState, held: frozenset[Colour]) -> bool:
    """Whether these seats came with the game's creation; those of people who joined by the link did not."""
    return any(plan.sitter is Sitter.PERSON and plan.player in held for plan in state.created.seats)


def seated(state: GameState) -> list[Colour]:
    """The persons at the table; who left or is played for by a bot is not among them."""
    return [seat.player for seat in state.seats if not seat.free and seat.bot_level is None]


def ask_to_end(change: Change, held: frozenset[Colour], key: str | None = None) -> Change:
    """Ask to end the game, or agree, as whoever holds these seats. Before it begins, its host decides."""
    state = change.state
    if state.over:
        raise Refused("game/over")
    if not state.started and not hosts(state, held):
        raise Refused("seat/forbidden")
    for player in seated(state):
        if player in held and player not in state.asks_end:
            change = change.then(EndAsked(player, key))
    return end_if_agreed(change)


def decline_end(change: Change, player: Colour, key: str | None = None) -> Change:
    """Play on, whoever has asked to end the game."""
    if change.state.over:
        raise Refused("game/over")
    return change.then(EndDeclined(player, key)) if change.state.asks_end else change


def end_if_agreed(change: Change) -> Change:
    """End the game if everybody who is still seated has agreed, or nobody else is asked before it begins."""
    state = change.state
    if not state.asks_end or (state.started and not set(seated(state)) <= set(state.asks_end)):
        return change
    return change.then(Abandoned(state.asks_end[0]))
