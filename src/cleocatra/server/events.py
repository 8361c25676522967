"""What a game's log is made of: one value for each thing that can happen, with the version of its form."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, ClassVar, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from cleocatra.rules import Colour, Edition, Kind, RuleSet


class Sitter(StrEnum):
    """Who a seat is meant for."""

    PERSON = "person"  # whoever created the game, or gets the seat's token from them
    ANYONE = "anyone"  # whoever comes first with the link
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """A seat as it was agreed on; `level` names the bot."""

    player: Colour
    sitter: Sitter
    level: str | None = None


@dataclass(frozen=True, slots=True)
class TurnClock:
    """So many seconds for each turn."""

    seconds: Annotated[int, Field(ge=1, le=3600)]
    kind: Literal["turn"] = "turn"
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    @property
    def limit(self) -> float:
        return self.seconds


@dataclass(frozen=True, slots=True)
class CorrespondenceClock:
    """So many days for each turn."""

    days: Annotated[int, Field(ge=1, le=30)]
    kind: Literal["correspondence"] = "correspondence"
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    @property
    def limit(self) -> float:
        return self.days * 24 * 3600


Clock = Annotated[TurnClock | CorrespondenceClock, Field(discriminator="kind")]
RULES_VERSION = 1  # raised when the same log would lead to another state
SUBSTITUTE = "Scribe"


@dataclass(frozen=True, slots=True)
class Created:
    """All that is settled before the game: also the whole pile, which leaves the server only at the end.

    Fields that came later have defaults, so that old logs are still read.
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
    history: tuple[str, ...] = ()  # the actions of the record that the game goes on from
    request_hash: str = field(default="", repr=False)  # tells whether a request comes again
    variant: str = ""  # as a record's tag has it; nothing is the standard rules
    rules_version: int = 1  # of logs from before there was this field
    type: Literal["created"] = "created"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Somebody sits down; the log holds only the hash of their token."""

    player: Colour
    name: str | None
    token_hash: str = field(repr=False)
    type: Literal["seat-taken"] = "seat-taken"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """Somebody gets up for good: the seat is free for anyone with the link."""

    player: Colour
    type: Literal["seat-left"] = "seat-left"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Started:
    """All seats were taken for the first time."""

    type: Literal["started"] = "started"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class ClockStarted:
    """A person's turn begins in a game with a clock: until when they have time, in seconds since 1970."""

    player: Colour
    deadline: float
    type: Literal["clock-started"] = "clock-started"
    version: Literal[1] = 1


class Reason(StrEnum):
    """Why a bot stands in for a person."""

    CLOCK = "clock"
    ABSENCE = "absence"


@dataclass(frozen=True, slots=True)
class SeatReplaced:
    """A bot of this level stands in for whoever has the seat; their token stays valid."""

    player: Colour
    level: str
    reason: Reason
    type: Literal["seat-replaced"] = "seat-replaced"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class SeatReturned:
    """The person is back and plays on."""

    player: Colour
    type: Literal["seat-returned"] = "seat-returned"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Preferred:
    """A player chooses whether their turns confirm themselves; None: as the game's option says."""

    player: Colour
    auto_confirm: bool | None
    type: Literal["preferred"] = "preferred"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Rematched:
    """The next game is there; its id is told to those who have a seat."""

    player: Colour
    game: str = field(repr=False)
    type: Literal["rematched"] = "rematched"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Revealed:
    """The pile's top tile was turned over (R5): by a player who scouts, or for an opening by itself."""

    player: Colour
    tile: Kind
    key: str | None = None
    type: Literal["revealed"] = "revealed"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Acted:
    """An action, in the words of a record."""

    player: Colour
    action: str
    key: str | None = None
    type: Literal["acted"] = "acted"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last action of the unfinished turn is undone; what was revealed stays so."""

    player: Colour
    key: str | None = None
    type: Literal["taken-back"] = "taken-back"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Confirmed:
    """The turn is finished: nothing of it can be taken back any more."""

    player: Colour
    key: str | None = None
    type: Literal["confirmed"] = "confirmed"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Abandoned:
    """A player ended the game before its end."""

    player: Colour
    key: str | None = None
    type: Literal["abandoned"] = "abandoned"
    version: Literal[1] = 1


Requested = Revealed | Acted | TakenBack | Confirmed | Abandoned  # what a player asked for, with their key
Seating = SeatTaken | SeatLeft | SeatReplaced | SeatReturned | Preferred
Event = Created | Seating | Started | ClockStarted | Requested | Rematched
ADAPTER: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="type")])


def format_event(event: Event) -> str:
    """The event as the store keeps it: JSON."""
    return ADAPTER.dump_json(event).decode()


def parse_event(text: str) -> Event:
    """The event that `format_event` wrote; raises ValueError for a form that this program doesn't know."""
    return ADAPTER.validate_json(text)
