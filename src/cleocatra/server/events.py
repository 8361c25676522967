"""What a game's log is made of: one value for each thing that can happen, with the version of its form."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

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
class Created:
    """All that is settled before the game: also the whole pile, which leaves the server only at the end."""

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
Event = Created | SeatTaken | SeatLeft | Started | Requested
ADAPTER: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="type")])


def format_event(event: Event) -> str:
    """The event as the store keeps it: JSON."""
    return ADAPTER.dump_json(event).decode()


def parse_event(text: str) -> Event:
    """The event that `format_event` wrote; raises ValueError for a form that this program doesn't know."""
    return ADAPTER.validate_json(text)
