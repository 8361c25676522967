"""Taking back whole turns, in a game of one person against bots."""

from __future__ import annotations

from random import Random

from cleocatra.record.shuffle import commitment, fresh_salt, shuffled_pile
from cleocatra.rules import Colour, Phase, Position
from cleocatra.table.changes import Change
from cleocatra.table.events import TurnTakenBack
from cleocatra.table.refusals import Refused
from cleocatra.table.shuffle_events import SealedPile
from cleocatra.table.state import GameState
from cleocatra.table.turns import check_actor


def take_back_turn(change: Change, player: Colour, chance: Random, key: str | None = None) -> Change:
    """Go back to the beginning of this player's last turn: the one under way, if anything was done in it."""
    state = change.state
    check_actor(state, player)
    if not state.created.turn_take_backs:
        raise Refused("take-back/forbidden")
    turns = turn_to_take_back(state)
    if turns is None:
        raise Refused("take-back/nothing")
    before = state.game.after_turns(turns).view().position
    if seen(state.position) == seen(before):
        return change.then(TurnTakenBack(player, turns, key=key))
    return change.then(TurnTakenBack(player, turns, state.sealed, shuffled_anew(state, before, chance), key))


def turn_to_take_back(state: GameState) -> int | None:
    """The number of the turn whose beginning the player who acts may go back to; None if there is none."""
    if not state.created.turn_take_backs:
        return None
    turns = state.game.turns
    if state.unconfirmed == 0 and state.open_tile is not None and state.position.phase is not Phase.OPENING:
        return len(turns)  # a tile was turned over, and nothing else was done
    first = state.first_turn
    own = [number for number in range(first, len(turns)) if turns[number].player is state.actor]
    return own[-1] if own else None


def seen(position: Position) -> int:
    """How many tiles were turned over, with the one that lies face up on the pile."""
    return len(position.tiles) + (position.pile[:1] not in ((), (None,)))


def shuffled_anew(state: GameState, before: Position, chance: Random) -> SealedPile:
    """The pile with all tiles in another order that nobody had seen then."""
    drawn = state.pile[: seen(before)]
    pile, salt = shuffled_pile(state.game.options, chance, drawn), fresh_salt(chance)
    return SealedPile(commitment(pile, salt), pile, salt)
