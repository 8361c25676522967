"""A game's state: nothing but the replay of its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import reduce
from itertools import islice, pairwise

from cleocatra.record import Game, parse_action, parse_variant
from cleocatra.rules import Colour, Kind, Open, Options, Phase, Position, Scout
from cleocatra.rules.variant import STANDARD
from cleocatra.server.action_view import ActionView, describe
from cleocatra.server.events import (
    RULES_VERSION,
    Abandoned,
    Acted,
    ClockStarted,
    Confirmed,
    Created,
    Event,
    Preferred,
    Rematched,
    Revealed,
    SeatLeft,
    SeatReplaced,
    SeatReturned,
    SeatTaken,
    Sitter,
    Started,
    TakenBack,
)

# actions: two for each player and for the turn under way, and the two of a turn that may be taken back
RECENT = 12


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at one moment; without a token's hash nobody sits there, unless it is a bot's."""

    player: Colour
    sitter: Sitter
    level: str | None = None
    name: str | None = None
    token_hash: str | None = None
    substitute: str | None = None  # the level of the bot that stands in
    auto_confirm: bool | None = None  # what the player chose, if anything

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that plays here now, if one does."""
        return self.level if self.sitter is Sitter.BOT else self.substitute

    @property
    def free(self) -> bool:
        return self.sitter is not Sitter.BOT and self.token_hash is None

    def emptied(self) -> Seat:
        """The seat as it was before anybody sat down."""
        return Seat(self.player, self.sitter, self.level)


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
    deadline: float | None = None  # of the turn, while a clock runs
    next_game: str | None = None  # the rematch
    recent: tuple[ActionView, ...] = ()  # the last actions; all of them would fill memory
    before: tuple[Game, ...] = ()  # the game before each action that may be taken back

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

    def seat(self, player: Colour) -> Seat:
        """The seat of one of the game's players."""
        return next(seat for seat in self.seats if seat.player is player)

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
    variant = parse_variant(created.variant) if created.variant else STANDARD
    options = Options(created.rules, created.edition, tuple(seat.player for seat in seats), variant)
    if created.rules_version != RULES_VERSION:
        raise ValueError(f"the game follows version {created.rules_version} of the rules")
    actions = [parse_action(words) for words in created.history]
    drawn = sum(isinstance(action, Open | Scout) for action in actions)
    pile = created.pile[:drawn] + (None,) * (len(created.pile) - drawn)
    return with_recent(GameState(created, seats, Game.replay(Position.start(options, pile=pile), actions)))


def after(state: GameState, event: Event) -> GameState:
    """The state once the event has happened."""
    state = replace(state, sequence=state.sequence + 1)
    match event:
        case SeatTaken(player, name, token_hash):
            return with_seat(state, replace(state.seat(player).emptied(), name=name, token_hash=token_hash))
        case SeatLeft(player):
            return with_seat(state, state.seat(player).emptied())
        case SeatReplaced(player, level):
            return replace(with_seat(state, replace(state.seat(player), substitute=level)), deadline=None)
        case SeatReturned(player):
            return with_seat(state, replace(state.seat(player), substitute=None))
        case Preferred(player, auto_confirm):
            return with_seat(state, replace(state.seat(player), auto_confirm=auto_confirm))
        case Started():
            return replace(state, started=True)
        case ClockStarted(deadline=deadline):
            return replace(state, deadline=deadline)
        case Revealed(tile=tile):
            return replace(state, game=state.game.reveal(tile), before=())
        case Acted(action=words):
            action = parse_action(words)
            game = state.game.play(action)
            told = (*state.recent, describe(state.position, action, game.position))[-RECENT:]
            before = (*state.before, state.game)
            return replace(state, game=game, unconfirmed=state.unconfirmed + 1, recent=told, before=before)
        case TakenBack():
            return taken_back(state)
        case Confirmed():
            return replace(state, unconfirmed=0, deadline=None, before=())
        case Abandoned(player):
            return replace(state, abandoned_by=player, deadline=None)
        case Rematched(game=next_game):
            return replace(state, next_game=next_game)
        case Created():
            raise ValueError("a game is created once")


def with_seat(state: GameState, seat: Seat) -> GameState:
    """The state with this seat in the place of the same player's."""
    return replace(state, seats=tuple(seat if seat.player is one.player else one for one in state.seats))


def taken_back(state: GameState) -> GameState:
    """The state without the last action; what was revealed for it stays so."""
    *before, game = state.before or (state.game.take_back(),)
    left = state.unconfirmed - 1
    return replace(state, game=game, unconfirmed=left, recent=state.recent[:-1], before=tuple(before))


def with_recent(state: GameState) -> GameState:
    """The state with its last actions described anew."""
    since = max(0, len(state.game.actions) - RECENT)
    return replace(state, recent=tuple(described(state.game, since)))


def described(game: Game, since: int = 0) -> Iterator[ActionView]:
    """The actions of a game from number `since` on, described."""
    steps = zip(game.actions, pairwise(game.positions()), strict=True)
    for action, (before, then) in islice(steps, since, None):
        yield describe(before, action, then)


def replay(events: Iterable[Event]) -> GameState:
    """The state that a whole log leads to."""
    first, *rest = events
    if not isinstance(first, Created):
        raise ValueError("a log begins with the game's creation")
    return reduce(after, rest, begin(first))
