"""A game's state: nothing but the replay of its log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce

from cleocatra.record import Game, parse_action
from cleocatra.rules import Colour, Kind, Options, Phase, Position
from cleocatra.server.events import (
    Abandoned,
    Acted,
    Confirmed,
    Created,
    Event,
    Revealed,
    SeatLeft,
    SeatTaken,
    Sitter,
    Started,
    TakenBack,
)


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at one moment; without a token's hash nobody sits there, unless it is a bot's."""

    player: Colour
    sitter: Sitter
    level: str | None = None
    name: str | None = None
    token_hash: str | None = None

    @property
    def free(self) -> bool:
        return self.sitter is not Sitter.BOT and self.token_hash is None


@dataclass(frozen=True)
class GameState:
    """A game at one moment: one value, never changed.

    `game` holds what everybody knows: the tiles not turned over yet are unknown in it. The true pile is in
    `created` alone, and only what reveals a tile or ends the game looks there.
    """

    created: Created
    seats: tuple[Seat, ...]
    game: Game
    sequence: int = 1
    started: bool = False
    unconfirmed: int = 0  # actions of the unfinished turn
    abandoned_by: Colour | None = None

    @property
    def position(self) -> Position:
        return self.game.position

    @property
    def over(self) -> bool:
        """Whether nothing more can happen; a last turn that isn't confirmed can still be taken back."""
        return self.abandoned_by is not None or (self.position.phase is Phase.OVER and self.unconfirmed == 0)

    @property
    def awaits_confirmation(self) -> bool:
        """Whether a whole turn is done and waits for its player's word."""
        return self.unconfirmed > 0 and self.position.phase is not Phase.SECOND_ACTION

    @property
    def actor(self) -> Colour | None:
        """The player who has to do something now."""
        if not self.started or self.over:
            return None
        return self.game.turns[-1].player if self.unconfirmed else self.position.player

    @property
    def open_tile(self) -> Kind | None:
        """The tile that lies face up on the pile, if one does (R5)."""
        pile = self.position.pile
        return pile[0] if pile else None

    def seat(self, player: Colour) -> Seat | None:
        return next((seat for seat in self.seats if seat.player is player), None)

    def held_by(self, token_hashes: Iterable[str]) -> frozenset[Colour]:
        """The players whose seats these tokens open."""
        hashes = set(token_hashes)
        return frozenset(seat.player for seat in self.seats if seat.token_hash in hashes)

    def whole_game(self) -> Game:
        """The game with its true pile: for the end."""
        initial = Position.start(self.game.options, pile=self.created.pile)
        return Game.replay(initial, self.game.actions)


def begin(created: Created) -> GameState:
    """The state right after a game's first event."""
    seats = tuple(Seat(plan.player, plan.sitter, plan.level) for plan in created.seats)
    options = Options(created.rules, created.edition, tuple(seat.player for seat in seats))
    return GameState(created, seats, Game.start(options, pile=(None,) * len(created.pile)))


def after(state: GameState, event: Event) -> GameState:
    """The state once the event has happened."""
    state = replace(state, sequence=state.sequence + 1)
    match event:
        case SeatTaken(player, name, token_hash):
            return with_seat(state, player, name=name, token_hash=token_hash)
        case SeatLeft(player):
            return with_seat(state, player, name=None, token_hash=None)
        case Started():
            return replace(state, started=True)
        case Revealed(tile=tile):
            return replace(state, game=state.game.reveal(tile))
        case Acted(action=words):
            game = state.game.play(parse_action(words))
            return replace(state, game=game, unconfirmed=state.unconfirmed + 1)
        case TakenBack():
            return replace(state, game=state.game.take_back(), unconfirmed=state.unconfirmed - 1)
        case Confirmed():
            return replace(state, unconfirmed=0)
        case Abandoned(player):
            return replace(state, abandoned_by=player)
        case Created():
            raise ValueError("a game is created once")


def with_seat(state: GameState, player: Colour, *, name: str | None, token_hash: str | None) -> GameState:
    seats = tuple(
        replace(seat, name=name, token_hash=token_hash) if seat.player is player else seat
        for seat in state.seats
    )
    return replace(state, seats=seats)


def replay(events: Iterable[Event]) -> GameState:
    """The state that a whole log leads to."""
    first, *rest = events
    if not isinstance(first, Created):
        raise ValueError("a log begins with the game's creation")
    return reduce(after, rest, begin(first))
