"""The events of a game's log: one dataclass for each thing that can happen, with the version of its form."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from cleocatra.rules import Action, Colour, Edition, Kind, RuleSet
from cleocatra.table.encoding import from_json, to_json
from cleocatra.table.shuffle_events import SealedPile, Shuffling

RULES_VERSION = 1  # raised when the same log would lead to another state
SUBSTITUTE = "Scribe"
DAY = 24 * 3600.0  # seconds


class Sitter(StrEnum):
    """Who a seat is meant for."""

    PERSON = "person"  # whoever created the game, or somebody they give the seat's token to
    ANYONE = "anyone"  # the first who comes with the link
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """A seat as it was created; `level` names the bot."""

    player: Colour
    sitter: Sitter
    level: str | None = None


@dataclass(frozen=True, slots=True)
class TurnClock:
    """A number of seconds for each turn."""

    seconds: int
    kind: Literal["turn"] = "turn"

    @property
    def limit(self) -> float:
        return self.seconds


@dataclass(frozen=True, slots=True)
class CorrespondenceClock:
    """A number of days for each turn."""

    days: int
    kind: Literal["correspondence"] = "correspondence"

    @property
    def limit(self) -> float:
        return self.days * DAY


Clock = TurnClock | CorrespondenceClock


@dataclass(frozen=True, slots=True)
class Created:
    """Everything that is fixed before the game, also the whole pile, which nobody is shown before the end.

    Fields added later have defaults, so that old logs can still be read.
    """

    rules: RuleSet
    edition: Edition
    seats: tuple[SeatPlan, ...]  # in turn order, the starting player first
    auto_confirm: bool
    take_backs: bool
    listed: bool
    commitment: str
    pile: tuple[Kind, ...] = field(repr=False)
    salt: str = field(repr=False)
    bot_seed: int = field(repr=False)
    hints: bool = False
    clock: Clock | None = None
    absence: int | None = None  # seconds
    substitute: str = SUBSTITUTE  # the level of the bot that stands in for a person
    history: tuple[Action, ...] = ()  # the actions of the record that the game continues
    request_hash: str = field(default="", repr=False)  # tells whether a request was sent before
    variant: str = ""  # as a record's tag writes it; empty: the standard rules
    rules_version: int = 1  # logs older than this field follow version 1
    turn_take_backs: bool = False  # whether whole turns may be taken back, against bots
    shared_shuffle: bool = False  # whether each player contributes a share to the pile's order
    origin: str = field(default="", repr=False)  # a few bits of who created it, for shares of the lobby
    type: Literal["created"] = "created"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Somebody sat down; the log holds only the hash of their token."""

    player: Colour
    name: str | None
    token_hash: str = field(repr=False)
    origin: str = field(default="", repr=False)  # a few bits of who it is, for shares of the lobby
    type: Literal["seat-taken"] = "seat-taken"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """Somebody left for good: the seat is free for anyone with the link."""

    player: Colour
    removed: bool = False  # the host sent them away, before the game began
    type: Literal["seat-left"] = "seat-left"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class SeatFilled:
    """The host gave a free seat to a bot of this level, for the rest of the game."""

    player: Colour
    level: str
    type: Literal["seat-filled"] = "seat-filled"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Started:
    """All seats were taken for the first time."""

    type: Literal["started"] = "started"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class ClockStarted:
    """A person's turn began in a game with a clock. The deadline is in seconds since 1970."""

    player: Colour
    deadline: float
    type: Literal["clock-started"] = "clock-started"
    version: Literal[1] = 1


class Reason(StrEnum):
    """Why a bot stands in for a person."""

    CLOCK = "clock"
    ABSENCE = "absence"
    LEFT = "left"  # they said so


@dataclass(frozen=True, slots=True)
class SeatReplaced:
    """A bot of this level stands in for the person in the seat; their token stays valid."""

    player: Colour
    level: str
    reason: Reason
    type: Literal["seat-replaced"] = "seat-replaced"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class SeatReturned:
    """The person came back and plays again."""

    player: Colour
    type: Literal["seat-returned"] = "seat-returned"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Preferred:
    """A player chose whether their turns confirm themselves; None: as the game's option says."""

    player: Colour
    auto_confirm: bool | None
    type: Literal["preferred"] = "preferred"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Rematched:
    """A rematch was created; its id is shown to those who have a seat."""

    player: Colour
    game: str = field(repr=False)
    type: Literal["rematched"] = "rematched"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Revealed:
    """The pile's top tile was turned over (R5): by a player who scouts, or automatically for an opening."""

    player: Colour
    tile: Kind
    key: str | None = None
    type: Literal["revealed"] = "revealed"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Acted:
    """A player took an action."""

    player: Colour
    action: Action
    key: str | None = None
    type: Literal["acted"] = "acted"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last action of the unfinished turn was undone; a revealed tile stays revealed."""

    player: Colour
    key: str | None = None
    type: Literal["taken-back"] = "taken-back"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Confirmed:
    """The turn is finished: nothing of it can be taken back."""

    player: Colour
    key: str | None = None
    type: Literal["confirmed"] = "confirmed"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class TurnTakenBack:
    """A player went back to the beginning of their last turn.

    If a tile had been turned over since, the tiles that nobody has seen now were shuffled anew. Then the
    pile that was in use is told, and the new one is kept secret.
    """

    player: Colour
    turns: int  # how many are left
    told: SealedPile | None = None
    sealed: SealedPile | None = None
    key: str | None = None
    type: Literal["turn-taken-back"] = "turn-taken-back"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class EndAsked:
    """A player wants to end the game for all, or agrees to it."""

    player: Colour
    key: str | None = None
    type: Literal["end-asked"] = "end-asked"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class EndDeclined:
    """A player wants to play on: nobody has asked any more."""

    player: Colour
    key: str | None = None
    type: Literal["end-declined"] = "end-declined"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The game was ended before its end, as this player was the first to ask, or because it was too long."""

    player: Colour
    key: str | None = None
    most: int | None = None  # events that a game may have, if there were too many
    type: Literal["abandoned"] = "abandoned"
    version: Literal[1] = 1


# what a player asked for, with their key
Requested = Revealed | Acted | TakenBack | Confirmed | TurnTakenBack | EndAsked | EndDeclined | Abandoned
Seating = SeatTaken | SeatLeft | SeatFilled | SeatReplaced | SeatReturned | Preferred
Event = Created | Seating | Shuffling | Started | ClockStarted | Requested | Rematched


def format_event(event: Event) -> str:
    """The event as the store keeps it: JSON."""
    return to_json(event)


def parse_event(text: str) -> Event:
    """The event that `format_event` wrote; raises ValueError for a form that this program doesn't know."""
    return from_json(Event, text)  # type: ignore[arg-type]
