"""A game's state: the fold of its events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce

from cleocatra.record import Game, parse_variant
from cleocatra.rules import Colour, Kind, Open, Options, Phase, Position, Scout
from cleocatra.rules.variant import STANDARD
from cleocatra.table.effects import Effect, effect_of, effects_of
from cleocatra.table.events import (
    RULES_VERSION,
    Abandoned,
    Acted,
    ClockStarted,
    Confirmed,
    Created,
    EndAsked,
    EndDeclined,
    Event,
    Preferred,
    Reason,
    Rematched,
    Revealed,
    SeatFilled,
    Seating,
    SeatLeft,
    SeatReplaced,
    SeatReturned,
    SeatTaken,
    Sitter,
    Started,
    TakenBack,
    TurnTakenBack,
)
from cleocatra.table.seats import Seat
from cleocatra.table.shares import Shares
from cleocatra.table.shuffle_events import Pledged, PledgesClosed, SealedPile, Shared, ShuffleBegun, Shuffling

# effects kept: two for each player and for the turn under way, and the two of a turn that may be taken back
RECENT = 12


@dataclass(frozen=True, slots=True)
class GameState:
    """A game at one moment: an immutable value.

    `game` holds what everybody knows: in it, tiles that were not turned over yet are unknown. The true pile
    is in `sealed` only, and is read only to reveal a tile or when the game is over.
    """

    created: Created
    seats: tuple[Seat, ...]
    game: Game
    sequence: int = 1
    started: bool = False
    unconfirmed: int = 0  # actions of the turn that is not confirmed yet
    abandoned_by: Colour | None = None
    too_long: int | None = None  # events that a game may have, if that has ended this one
    deadline: float | None = None  # of the turn, while a clock runs
    next_game: str | None = None  # the rematch
    rematched_by: Colour | None = None  # who asked for it first
    action_count: int = 0
    first_turn: int = 0  # that was played at this table: the record that it continues has others
    recent: tuple[Effect, ...] = ()  # of the last actions: those of all actions would fill memory
    before: tuple[Game, ...] = ()  # the game before each action that may be taken back
    asks_end: tuple[Colour, ...] = ()  # who wants to end the game for all, the first to ask first
    reshuffled: SealedPile | None = None  # the pile since a turn was taken back, if not that of the start
    shares: Shares | None = None  # of the players, in a game with a shared shuffle
    removed: frozenset[str] = frozenset()  # origins of those whom the host sent away

    @property
    def position(self) -> Position:
        return self.game.position

    @property
    def over(self) -> bool:
        """Whether nothing more can happen; a last turn that isn't confirmed can still be taken back."""
        return self.abandoned_by is not None or (self.unconfirmed == 0 and self.position.phase is Phase.OVER)

    @property
    def awaits_confirmation(self) -> bool:
        """Whether a whole turn is done and its player has not confirmed it."""
        return self.unconfirmed > 0 and self.position.phase is not Phase.SECOND_ACTION

    @property
    def actor(self) -> Colour | None:
        """The player who has to do something now."""
        if not self.started or self.over:
            return None
        return self.game.turns[-1].player if self.unconfirmed else self.position.player

    @property
    def acting_seat(self) -> Seat | None:
        """The seat of the player who has to do something now."""
        actor = self.actor
        return None if actor is None else self.seat(actor)

    @property
    def deserted(self) -> bool:
        """Whether all persons have left a running game to bots: nobody plays or waits."""
        persons = [seat for seat in self.seats if seat.sitter is not Sitter.BOT]
        return self.started and not self.over and bool(persons) and all(seat.left for seat in persons)

    @property
    def open_tile(self) -> Kind | None:
        """The tile that lies face up on the pile, if one does (R5)."""
        pile = self.position.pile
        return pile[0] if pile else None

    @property
    def sealed(self) -> SealedPile:
        """The pile whose hash is published. Shares of the players may have put it into another order."""
        created = self.created
        return self.reshuffled or SealedPile(created.commitment, created.pile, created.salt)

    @property
    def pile(self) -> tuple[Kind, ...]:
        """The true pile, in the order in which it is drawn."""
        dealt = None if self.shares is None else self.shares.dealt
        return self.sealed.pile if dealt is None else dealt

    def seat(self, player: Colour) -> Seat:
        """The seat of one of the game's players."""
        for seat in self.seats:  # a loop, because this is asked often and a generator is slower
            if seat.player is player:
                return seat
        raise KeyError(player)

    def held_by(self, token_hashes: Iterable[str]) -> frozenset[Colour]:
        """The players whose seats these tokens open."""
        hashes = set(token_hashes)
        return frozenset(seat.player for seat in self.seats if seat.token_hash in hashes)

    def whole_game(self) -> Game:
        """The game with its true pile, which may be shown only after the end."""
        initial = self.game.initial
        known = initial.with_pile(self.pile[len(initial.tiles) :])
        return Game.replay(known, self.game.actions)


def acting_for(state: GameState, held: frozenset[Colour]) -> Colour:
    """The player for whom whoever holds these seats acts: the one whose turn it is, or else one of theirs."""
    return state.actor if state.actor in held and state.actor is not None else min(held)


def begin(created: Created) -> GameState:
    """The state right after a game's first event."""
    if created.rules_version != RULES_VERSION:
        raise ValueError(f"the game follows version {created.rules_version} of the rules")
    seats = tuple(Seat(plan.player, plan.sitter, plan.level) for plan in created.seats)
    variant = parse_variant(created.variant) if created.variant else STANDARD
    options = Options(created.rules, created.edition, tuple(seat.player for seat in seats), variant)
    actions = created.history
    drawn = sum(isinstance(action, Open | Scout) for action in actions)
    pile = created.pile[:drawn] + (None,) * (len(created.pile) - drawn)
    game = Game.replay(Position.start(options, pile=pile), actions)
    recent = tuple(effects_of(game, since=max(0, len(actions) - RECENT)))
    count, first = len(actions), len(game.turns)
    shares = Shares() if created.shared_shuffle else None
    return GameState(created, seats, game, action_count=count, first_turn=first, recent=recent, shares=shares)


def fold(state: GameState, event: Event) -> GameState:
    """The state after one more event."""
    sequence = state.sequence + 1
    match event:
        case Acted(action=action):
            game = state.game.play(action)
            effect = effect_of(state.position, action, game.position)
            return replace(
                state,
                sequence=sequence,
                game=game,
                unconfirmed=state.unconfirmed + 1,
                action_count=state.action_count + 1,
                recent=(*state.recent, effect)[-RECENT:],
                before=(*state.before, state.game),
            )
        case Revealed(tile=tile):
            return replace(state, sequence=sequence, game=state.game.reveal(tile), before=())
        case Confirmed():
            return replace(state, sequence=sequence, unconfirmed=0, deadline=None, before=())
        case TakenBack():
            return replace(taken_back(state), sequence=sequence)
        case TurnTakenBack(turns=turns, sealed=sealed):
            shares = state.shares if sealed is None else None
            state = replace(at_turn(state, turns), reshuffled=sealed or state.reshuffled, shares=shares)
            return replace(state, sequence=sequence)
        case EndAsked(player):
            return replace(state, sequence=sequence, asks_end=(*state.asks_end, player))
        case EndDeclined():
            return replace(state, sequence=sequence, asks_end=())
        case Started():
            return replace(begun(state), sequence=sequence)
        case ShuffleBegun() | Pledged() | PledgesClosed() | Shared():
            return replace(fold_shuffle(state, event), sequence=sequence)
        case ClockStarted(deadline=deadline):
            return replace(state, sequence=sequence, deadline=deadline)
        case Abandoned(player, most=most):
            return replace(state, sequence=sequence, abandoned_by=player, too_long=most, deadline=None)
        case Rematched(player, next_game):
            return replace(state, sequence=sequence, next_game=next_game, rematched_by=player)
        case SeatTaken() | SeatLeft() | SeatFilled() | SeatReplaced() | SeatReturned() | Preferred():
            return replace(fold_seat(state, event), sequence=sequence)
        case Created():
            raise ValueError("a game is created once")


def begun(state: GameState) -> GameState:
    """The state when the game starts: from now on the pile has its order."""
    if state.shares is None:
        return replace(state, started=True)
    dealt = state.shares.deal(state.created.pile, state.game.options.players)
    return replace(state, started=True, deadline=None, shares=dealt)


def fold_shuffle(state: GameState, event: Shuffling) -> GameState:
    """The state after an event of a shared shuffle."""
    if state.shares is None:
        raise ValueError("the players of this game have no share in its shuffle")
    match event:
        case ShuffleBegun(deadline):
            return replace(state, deadline=deadline)
        case Pledged(player, pledge):
            return replace(state, shares=state.shares.pledged(player, pledge))
        case PledgesClosed(deadline):
            return replace(state, deadline=deadline, shares=replace(state.shares, closed=True))
        case Shared(player, share):
            return replace(state, shares=state.shares.shared(player, share))


def fold_seat(state: GameState, event: Seating) -> GameState:
    """The state after an event that changes one seat."""
    seat = state.seat(event.player)
    if isinstance(event, SeatLeft) and state.shares is not None and state.shares.open:
        state = replace(state, deadline=None, shares=state.shares.without(event.player))
    if isinstance(event, SeatLeft | SeatReplaced):
        state = replace(state, asks_end=tuple(one for one in state.asks_end if one is not event.player))
    match event:
        case SeatTaken(name=name, token_hash=token_hash, origin=origin):
            taken = replace(seat.emptied(), name=name, token_hash=token_hash, origin=origin)
            return with_seat(state, taken)
        case SeatLeft(removed=removed):
            gone = {seat.origin} - {""} if removed else set()
            return replace(with_seat(state, seat.emptied()), removed=state.removed | gone)
        case SeatFilled(level=level):
            return with_seat(state, Seat(seat.player, Sitter.BOT, level))
        case SeatReplaced(level=level, reason=reason):
            replaced = replace(seat, substitute=level, left=reason is Reason.LEFT)
            return replace(with_seat(state, replaced), deadline=None)
        case SeatReturned():
            return with_seat(state, replace(seat, substitute=None, left=False))
        case Preferred(auto_confirm=auto_confirm):
            return with_seat(state, replace(seat, auto_confirm=auto_confirm))


def with_seat(state: GameState, seat: Seat) -> GameState:
    """The state with this seat in place of the same player's."""
    return replace(state, seats=tuple(seat if seat.player is one.player else one for one in state.seats))


def taken_back(state: GameState) -> GameState:
    """The state without the last action; a tile revealed for it stays revealed."""
    *before, game = state.before or (state.game.take_back(),)
    return replace(
        state,
        game=game,
        unconfirmed=state.unconfirmed - 1,
        action_count=state.action_count - 1,
        recent=state.recent[:-1],
        before=tuple(before),
    )


def at_turn(state: GameState, turns: int) -> GameState:
    """The state after its first turns; of the pile, only the tile of an opening is known."""
    game = state.game.after_turns(turns).view()
    actions = len(game.actions)
    return replace(
        state,
        game=game,
        unconfirmed=0,
        deadline=None,
        action_count=actions,
        recent=tuple(effects_of(game, since=max(0, actions - RECENT))),
        before=(),
    )


def replay(events: Iterable[Event]) -> GameState:
    """The state that a whole log leads to."""
    first, *rest = events
    if not isinstance(first, Created):
        raise ValueError("a log begins with the game's creation")
    return reduce(fold, rest, begin(first))
