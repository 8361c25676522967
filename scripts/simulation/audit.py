"""The invariants, checked at every step that could break one: a commit, an answer, a message of a stream.

The audit folds every log by itself, as it becomes durable. What is shown is compared with the projection of
a shadow: the same game with another order of the tiles that nobody has seen, another salt and other seeds.
Whatever leaks makes a difference.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import NoReturn

from cleocatra.record.shares import format_shares, pledge_of, rearranged
from cleocatra.rules import Colour, Kind
from cleocatra.table.encoding import to_json
from cleocatra.table.events import (
    Acted,
    ClockStarted,
    Created,
    EndAsked,
    EndDeclined,
    Event,
    Reason,
    Requested,
    Revealed,
    SeatReplaced,
    SeatReturned,
    SeatTaken,
    Started,
    parse_event,
)
from cleocatra.table.projection import event_json, project
from cleocatra.table.schedule import acting_bot
from cleocatra.table.shuffle_events import Pledged, PledgesClosed, SealedPile, Shared
from cleocatra.table.state import GameState, begin, fold
from cleocatra.table.turns import forbidden

SEQUENCE = re.compile(rb'"sequence":(\d+)')
ATTENDED = 20.0  # seconds with an open stream after which nobody may be called away
CLOCK_TOLERANCE = 2.0  # seconds between a decision and its commit, beyond the store's slowness


class Violation(Exception):
    """An invariant doesn't hold."""

    def __init__(self, invariant: str, what: str) -> None:
        super().__init__(f"{invariant}: {what}")
        self.invariant = invariant


@dataclass
class Audited:
    """A game as its durable log tells it."""

    events: list[Event]
    states: list[GameState]  # after each event
    times: list[float]  # when each event became durable
    keys: dict[str, int] = field(default_factory=dict)
    views: dict[tuple[int, frozenset[Colour]], bytes] = field(default_factory=dict)
    told: dict[int, bytes] = field(default_factory=dict)

    @property
    def state(self) -> GameState:
        return self.states[-1]


class Audit:
    """Hears of everything that becomes durable or leaves a server."""

    def __init__(self, now: Callable[[], float], note: Callable[[str], None]) -> None:
        self.games: dict[str, Audited] = {}
        self.asked: dict[
            str, tuple[str, int]
        ] = {}  # who made each key, as their token's hash, and after what
        self.attended: Callable[[str], float] = lambda _: (
            0.0
        )  # seconds that a player's stream is open, in calm
        self.report: Callable[[Violation], None] = lambda _: None
        self.slack = 0.0  # how slow the store may be at the moment
        self.checked = 0
        self._now = now
        self.note = note

    # The log

    def appended(self, game: str, after: int, payloads: Sequence[str]) -> None:
        """Events became durable."""
        try:
            self._follow(game, after, payloads)
        except Violation as violation:
            self.report(violation)

    def _follow(self, game: str, after: int, payloads: Sequence[str]) -> None:
        for number, payload in enumerate(payloads, after + 1):
            event = parse_event(payload)
            self.note(f"log {game[:6]} {number} {hashlib.sha256(payload.encode()).hexdigest()[:8]}")
            if isinstance(event, Created):
                require(number == 1 and game not in self.games, "log", f"{game} was created twice")
                self.games[game] = Audited([event], [begin(event)], [self._now()])
            else:
                self._fold(self.games[game], number, event)

    def _fold(self, game: Audited, number: int, event: Event) -> None:
        state = game.state
        require(number == len(game.events) + 1, "gap", f"event {number} after {len(game.events)}")
        self._check_event(game, state, event)
        try:
            following = fold(state, event)
        except Exception as error:
            fail("log", f"event {number} ({event.type}) doesn't follow: {error!r}")
        if isinstance(event, Requested) and event.key is not None:
            require(event.key not in game.keys, "once", f"{event.key} was done twice")
            game.keys[event.key] = number
        game.events.append(event)
        game.states.append(following)
        game.times.append(self._now())

    def _check_event(self, game: Audited, state: GameState, event: Event) -> None:
        bot = acting_bot(state)
        if isinstance(event, Acted | Revealed) and event.key is None and state.game.turns:
            opening = isinstance(event, Revealed) and state.unconfirmed == 0
            require(bot is not None or opening, "bots", "a bot played though it wasn't its turn")
        if isinstance(event, Acted):
            require(event.player is state.actor, "turns", f"{event.player} isn't to act")
            require(forbidden(state, event.action) is None, "rules", f"{event.action} isn't allowed")
        if isinstance(event, Revealed):
            expected = true_pile(state)[len(state.position.tiles)]
            require(event.tile is expected, "pile", f"{event.tile} isn't the top tile")
        if isinstance(event, Requested) and event.key is not None:
            seat = state.seat(event.player)
            owner, after = self.asked.get(event.key, ("", 0))
            require(seat.token_hash == owner, "seats", f"{event.key} acted for {event.player}")
            require(seat.bot_level is None, "seats", f"{event.player} acts beside their bot")
            between = game.events[after:]
            fresh = all(isinstance(one, SeatReturned | EndAsked | EndDeclined) for one in between)
            require(fresh, "stale", f"{event.key} saw event {after} of {len(game.events)}")
        if isinstance(event, SeatTaken) and state.held_by([event.token_hash]):
            fail("once", f"{event.player} and another seat are taken with one token")
        self._check_clock(state, event)
        self._check_shuffle(state, event)

    def _check_shuffle(self, state: GameState, event: Event) -> None:
        shares = state.shares
        if shares is None:
            return
        late = state.deadline is not None and self._now() > state.deadline - CLOCK_TOLERANCE
        if isinstance(event, Pledged):
            require(not shares.closed and not state.started, "shuffle", "a pledge after they were closed")
            require(event.player not in shares.pledges, "shuffle", f"{event.player} pledged twice")
        if isinstance(event, PledgesClosed):
            persons = {seat.player for seat in state.seats if seat.bot_level is None}
            require(late or persons <= shares.pledges.keys(), "shuffle", "pledges were closed too early")
        if isinstance(event, Shared):
            require(shares.closed, "shuffle", f"{event.player} told their share too early")
            expected = pledge_of(state.created.commitment, event.player, event.share)
            require(expected == shares.pledges.get(event.player), "shuffle", "another share than pledged")
        if isinstance(event, Started):
            require(late or (shares.closed and shares.complete), "shuffle", "the game began too early")

    def _check_clock(self, state: GameState, event: Event) -> None:
        now, slack = self._now(), self.slack + CLOCK_TOLERANCE
        if isinstance(event, ClockStarted) and state.created.clock is not None:
            late = now + state.created.clock.limit - event.deadline
            require(-CLOCK_TOLERANCE < late < slack, "clocks", f"a clock is {late:.3f} s wrong")
        if isinstance(event, SeatReplaced) and event.reason is Reason.CLOCK:
            require(state.deadline is not None, "clocks", "a player without a clock ran out of time")
            early = (state.deadline or 0.0) - now
            require(early < CLOCK_TOLERANCE, "clocks", f"a clock ran out {early:.1f} s early")
        if isinstance(event, SeatReplaced) and event.reason is Reason.ABSENCE:
            attended = self.attended(state.seat(event.player).token_hash or "")
            require(attended < ATTENDED, "absence", f"{event.player} was here for {attended:.0f} s")

    # What leaves a server

    def _game(self, game: str) -> Audited:
        found = self.games.get(game)
        return found if found is not None else fail("durable", f"{game} isn't in the database")

    def acknowledged(self, game: str, key: str, words: str, sequence: int) -> None:
        """A player is told that their request was granted."""
        self.checked += 1
        found = self._game(game)
        require(sequence <= len(found.events), "durable", f"event {sequence} is acknowledged, not durable")
        require(found.keys.get(key) == sequence, "acknowledged", f"{key} isn't event {sequence}")
        event = found.events[sequence - 1]
        said = str(event.action) if isinstance(event, Acted) else event.type
        require(said == words, "acknowledged", f"{said} instead of {words}")

    def refused(self, game: str, key: str) -> None:
        """A player is told that their request came too late."""
        found = self._game(game)
        number = found.keys.get(key)
        if number is not None and self._now() - found.times[number - 1] > self.slack:
            fail("once", f"{key} is refused, though it was granted as event {number}")

    def seated(self, game: str, token_hash: str) -> None:
        """A player is told that they have a seat."""
        found = self._game(game)
        taken = any(isinstance(one, SeatTaken) and one.token_hash == token_hash for one in found.events)
        require(taken, "durable", "a seat is acknowledged, not durable")

    def shown(self, game: str, token_hashes: frozenset[str], data: bytes) -> int:
        """A view leaves a server; the answer is its sequence number."""
        self.checked += 1
        match = SEQUENCE.search(data)
        number = int(match[1]) if match else 0
        found = self._game(game)
        require(
            0 < number <= len(found.events), "durable", f"a view of event {number} of {len(found.events)}"
        )
        state = found.states[number - 1]
        held = state.held_by(token_hashes)
        expected = found.views.get((number, held))
        if expected is None:
            expected = to_json(project(shadow(state), held)).encode()
            found.views[number, held] = expected
        if data != expected:
            fail("views", f"a view of event {number} for {sorted(held)} is wrong")
        return number

    def streamed(self, game: str, number: int, last: int, data: bytes) -> None:
        """An event leaves a server in a stream that was at `last`."""
        found = self._game(game)
        require(number == last + 1, "streams", f"event {number} after {last}")
        require(
            number <= len(found.events), "durable", f"event {number} is told, {len(found.events)} durable"
        )
        expected = found.told.get(number)
        if expected is None:
            event = found.events[number - 1]
            if isinstance(event, Created):
                event = shadow(found.states[0]).created
            expected = found.told[number] = event_json(event, number).encode()
        require(data == expected, "streams", f"event {number} is told wrongly")


def true_pile(state: GameState) -> tuple[Kind, ...]:
    """The order in which tiles are drawn, as anybody can find it from the log."""
    if state.shares is None:
        return state.sealed.pile
    order = state.game.options.players
    return rearranged(state.created.pile, format_shares(state.shares.shares, order))


def shadow(state: GameState) -> GameState:
    """The state of a game that differs in everything nobody has seen, unless it is over."""
    if state.over:
        return state
    created, sealed = state.created, state.sealed
    seen = len(state.position.tiles) + (state.open_tile is not None)
    pile = (*sealed.pile[:seen], *reversed(sealed.pile[seen:]))
    hidden = replace(created, pile=pile, salt="another", bot_seed=created.bot_seed + 1)
    other = state.reshuffled and SealedPile(sealed.commitment, pile, "another")
    if state.shares is not None and state.shares.dealt is not None:
        dealt = state.shares.dealt
        dealt = (*dealt[:seen], *reversed(dealt[seen:]))
        return replace(state, created=hidden, shares=replace(state.shares, dealt=dealt))
    return replace(state, created=hidden, reshuffled=other)


def require(condition: bool, invariant: str, what: str) -> None:
    if not condition:
        fail(invariant, what)


def fail(invariant: str, what: str) -> NoReturn:
    raise Violation(invariant, what)
