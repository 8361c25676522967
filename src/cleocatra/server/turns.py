"""What players may do at the table: each request leads to events, or is refused. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Iterable

from cleocatra.record import InvalidRecord, format_action, parse_action
from cleocatra.rules import Colour, Decision, Kind, Phase, Reveal, refusal
from cleocatra.server.events import (
    Abandoned,
    Acted,
    Confirmed,
    Event,
    Preferred,
    Reason,
    Revealed,
    SeatLeft,
    SeatReplaced,
    SeatReturned,
    SeatTaken,
    Started,
    TakenBack,
)
from cleocatra.server.game_log import GameState, after
from cleocatra.server.refusals import Refused, illegal, not_now

REVEAL = "reveal"


def same_words(words: str) -> str:
    """What tells one action from another: its words as the log holds them."""
    if words == REVEAL:
        return Revealed.__name__.lower()
    try:
        return format_action(parse_action(words))
    except InvalidRecord:
        return words


def act(state: GameState, player: Colour, words: str, key: str | None) -> list[Event]:
    """Take an action, or turn over the tile of a Scout."""
    check_actor(state, player)
    if words == REVEAL:
        if refused := forbidden(state, Reveal()):
            raise refused
        return [Revealed(player, top_tile(state), key)]
    try:
        action = parse_action(words)
    except InvalidRecord as error:
        raise Refused("action/unreadable", {"column": str(error.column)}) from error
    if refused := forbidden(state, action):
        raise refused
    acted = Acted(player, format_action(action), key)
    done = after(state, acted)
    if done.awaits_confirmation and confirms_by_itself(state, player):
        return [acted, *finish(done, player, None)]
    return [acted]


def forbidden(state: GameState, decision: Decision) -> Refused | None:
    """The refusal of something that can't be decided now, by the rules or at this table."""
    if state.awaits_confirmation:
        return not_now("turn/unconfirmed")
    refused = refusal(state.position, decision)
    return None if refused is None else illegal(refused)


def top_tile(state: GameState) -> Kind:
    """The tile that is turned over next: the one place that looks into the pile of a running game."""
    return state.created.pile[len(state.position.tiles)]


def confirms_by_itself(state: GameState, player: Colour) -> bool:
    """Whether a turn ends with its last action: a bot's always, a person's as they chose or as was agreed."""
    seat = state.seat(player)
    if seat.bot_level is not None:
        return True
    return state.created.auto_confirm if seat.auto_confirm is None else seat.auto_confirm


def confirm(state: GameState, player: Colour, key: str | None) -> list[Event]:
    """Finish the turn."""
    check_actor(state, player)
    if not state.awaits_confirmation:
        raise Refused("turn/nothing-to-confirm")
    return finish(state, player, key)


def finish(state: GameState, player: Colour, key: str | None) -> list[Event]:
    confirmed = Confirmed(player, key)
    return [confirmed, *opening_tile(after(state, confirmed))]


def opening_tile(state: GameState) -> list[Event]:
    """R5: in an opening the tile is seen first; nobody has to ask for it."""
    if state.position.phase is not Phase.OPENING or state.actor is None:
        return []
    return [Revealed(state.actor, top_tile(state))]


def take_back(state: GameState, player: Colour, key: str | None) -> list[Event]:
    """Undo the last action of the own unfinished turn; a tile that was revealed for it stays so."""
    check_actor(state, player)
    if not state.created.take_backs:
        raise Refused("take-back/forbidden")
    if state.unconfirmed == 0:
        raise Refused("take-back/nothing")
    return [TakenBack(player, key)]


def abandon(state: GameState, player: Colour, key: str | None) -> list[Event]:
    """End the game for all."""
    if state.over:
        raise Refused("game/over")
    return [Abandoned(player, key)]


def check_actor(state: GameState, player: Colour) -> None:
    """Raise Refused unless this player has to do something now."""
    if state.over:
        raise Refused("game/over")
    if state.actor is None:
        raise Refused("game/not-started")
    if state.actor is not player:
        raise Refused("seat/forbidden", {"player": state.actor})


def sit_down(state: GameState, player: Colour | None, name: str, token_hash: str) -> list[Event]:
    """Take a free seat: this one, or the first. With the last one the game starts."""
    if state.over:
        raise Refused("game/over")
    free = [seat.player for seat in state.seats if seat.free]
    if not free:
        raise Refused("seat/none-free")
    if player is not None and player not in free:
        raise Refused("seat/taken", {"player": player})
    taken = SeatTaken(player or free[0], name, token_hash)
    return [taken, *start(after(state, taken))]


def start(state: GameState) -> list[Event]:
    """Start the game if all seats are taken, and turn over the first tile."""
    if state.started or any(seat.free for seat in state.seats):
        return []
    started = Started()
    return [started, *opening_tile(after(state, started))]


def get_up(state: GameState, player: Colour) -> list[Event]:
    """Leave a seat to whoever comes with the link."""
    if state.over:
        raise Refused("game/over")
    return [SeatLeft(player)]


def prefer(state: GameState, player: Colour, auto_confirm: bool | None) -> list[Event]:
    """Choose whether one's turns confirm themselves, from the next action on."""
    if state.over:
        raise Refused("game/over")
    return [] if state.seat(player).auto_confirm is auto_confirm else [Preferred(player, auto_confirm)]


def stand_in(state: GameState, player: Colour, reason: Reason) -> list[Event]:
    """Let a bot play for a person. A turn that only waits for their word is finished as it is."""
    replaced = SeatReplaced(player, state.created.substitute, reason)
    now = after(state, replaced)
    finished = now.awaits_confirmation and now.actor is player
    return [replaced, *(finish(now, player, None) if finished else [])]


def come_back(state: GameState, players: Iterable[Colour]) -> list[Event]:
    """Give these players their seats back from the bots that stood in."""
    if state.over:
        return []
    back = set(players) & {seat.player for seat in state.seats if seat.substitute is not None}
    return [SeatReturned(seat.player) for seat in state.seats if seat.player in back]
