"""What players may do at the table: each request leads to events, or is refused. Nothing is changed here."""

from __future__ import annotations

from cleocatra.record import InvalidRecord, format_action, parse_action
from cleocatra.rules import Colour, Kind, Phase, Scout, explain
from cleocatra.server.events import (
    Abandoned,
    Acted,
    Confirmed,
    Event,
    Revealed,
    SeatLeft,
    SeatTaken,
    Sitter,
    Started,
    TakenBack,
)
from cleocatra.server.game_log import GameState, after
from cleocatra.server.refusals import Refused, illegal, not_now

REVEAL = "reveal"


def offered(state: GameState) -> tuple[str, ...]:
    """The words that the player who acts may send as an action; a Scout is declared by `reveal` (R5)."""
    if state.actor is None or state.awaits_confirmation:
        return ()
    scouts = [format_action(action) for action in state.position.actions if isinstance(action, Scout)]
    if scouts and state.open_tile is not None:
        return tuple(scouts)
    others = [format_action(action) for action in state.position.actions if not isinstance(action, Scout)]
    return (*([REVEAL] if scouts else []), *others)


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
    if state.awaits_confirmation:
        raise not_now("turn/unconfirmed")
    if words == REVEAL:
        return [reveal(state, player, key)]
    try:
        action = parse_action(words)
    except InvalidRecord as error:
        raise Refused("action/unreadable", {"column": str(error.column)}) from error
    refusal = explain(state.position, action)
    if refusal is not None:
        raise illegal(refusal)
    tile_open = state.open_tile is not None and state.position.phase is not Phase.OPENING
    if isinstance(action, Scout) and not tile_open:
        raise not_now("scout/reveal-first")
    if not isinstance(action, Scout) and tile_open:
        raise not_now("scout/tile-open")
    acted = Acted(player, format_action(action), key)
    done = after(state, acted)
    if done.awaits_confirmation and confirms_by_itself(state, player):
        return [acted, *finish(done, player, None)]
    return [acted]


def reveal(state: GameState, player: Colour, key: str | None) -> Revealed:
    """Declare a Scout: its tile is turned over, and there is no way back."""
    position = state.position
    if state.open_tile is not None and position.phase is not Phase.OPENING:
        raise not_now("scout/tile-open")
    if not any(isinstance(action, Scout) for action in position.actions):
        refusal = explain(position, Scout(position.rim[0]))
        assert refusal is not None
        raise illegal(refusal)
    return Revealed(player, top_tile(state), key)


def top_tile(state: GameState) -> Kind:
    """The tile that is turned over next: the one place that looks into the pile of a running game."""
    return state.created.pile[len(state.position.tiles)]


def confirms_by_itself(state: GameState, player: Colour) -> bool:
    seat = state.seat(player)
    return state.created.auto_confirm or (seat is not None and seat.sitter is Sitter.BOT)


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
