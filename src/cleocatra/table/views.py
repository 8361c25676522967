"""The shapes of what a table shows to its players and spectators; `projection` fills them in."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from cleocatra.rules import Colour, Edition, Kind, RuleSet
from cleocatra.table.action_views import ActionView
from cleocatra.table.choices import Choice
from cleocatra.table.encoding import OMIT_NONE
from cleocatra.table.events import Clock, Reason, Sitter
from cleocatra.table.wire import wire

Stage = Literal["waiting", "opening", "first", "second", "bonus", "confirm", "over", "abandoned"]


@wire
class SeatView:
    """A player: who sits there, and what lies before them."""

    player: Colour
    sitter: Sitter
    level: str | None
    name: str | None
    free: bool
    yours: bool
    points: int
    supply: int
    substitute: str | None
    """the level of the bot that stands in"""
    auto_confirm: bool


@wire
class TileView:
    """A tile of the pyramids."""

    cell: str
    x: int
    y: int
    kind: Kind
    rescuers: list[Colour]
    inspector: bool


@wire
class Board:
    """What lies on the table."""

    tiles: list[TileView]
    """in the order drawn"""
    placed: str | None
    """the tile that this turn's tile action placed or moved"""
    pile_size: int
    unseen: dict[Kind, int]
    unused_inspectors: int


@wire
class TurnView:
    """A turn, an opening or a bonus action; the last one may be unfinished."""

    number: int
    player: Colour
    bonus: bool
    actions: list[ActionView]


@wire
class RecentView:
    """The part of a game's view that describes the last turns."""

    recent: list[TurnView]
    """the last turns"""


@wire
class ShuffleView:
    """A shuffle to which each player contributes a share of chance."""

    pledges: dict[Colour, str]
    """the hashes of the shares"""
    shares: dict[Colour, str]
    closed: bool
    """whether the shares are to be told now"""
    sealed: list[Kind] | None
    """at the end: the pile whose hash is the commitment"""


@wire
class SharedView(Board):
    """The rest of a game's view that is the same for everybody."""

    sequence: int
    rules: RuleSet
    edition: Edition
    variant: str | None
    """its name, if the rules are changed"""
    auto_confirm: bool
    take_backs: bool
    turn_take_backs: bool
    hints: bool
    clock: Clock | None
    absence: int | None
    substitute: str
    stage: Stage
    player: Colour | None
    """who has to do something"""
    deadline: float | None
    """of the turn, in seconds since 1970"""
    open_tile: Kind | None
    goal: int
    last_round: bool
    turn_count: int
    action_count: int
    turns: list[str]
    """the last 200 in the words of a record"""
    winners: list[Colour]
    asks_end: list[Colour]
    """who wants to end the game for all, the first to ask first"""
    deserted: bool
    """whether all persons have left: the game waits until one comes back"""
    abandoned_by: Colour | None
    too_long: int | None
    """how many events a game may have, if that has ended this one"""
    commitment: str
    pile: list[Kind] | None
    """at the end"""
    salt: str | None
    """at the end"""
    shuffle: ShuffleView | None
    """what the players contribute to the shuffle, where they do"""


@wire
class PersonalView:
    """The part of a game's view that depends on which seats the viewer holds."""

    your_turn: bool
    seats: list[SeatView]
    """in turn order"""
    choices: list[Choice]
    """what the viewer may do"""
    actions: list[str]
    """the words to send for each target of the choices"""
    can_take_back: bool
    can_take_back_turn: bool
    """whether the viewer may go back to the beginning of their last turn"""
    can_confirm: bool
    host: bool
    """whether the viewer created the game"""
    next_game: str | None
    """the rematch, for those who have a seat"""
    rematched_by: Colour | None
    """who asked for it first"""


@wire
class GameView(PersonalView, RecentView, SharedView):
    """A game as one viewer may see it."""


@wire
class EventView:
    """Something that happened."""

    sequence: int
    type: str
    player: Colour | None = field(default=None, metadata=OMIT_NONE)
    name: str | None = field(default=None, metadata=OMIT_NONE)
    action: str | None = field(default=None, metadata=OMIT_NONE)
    tile: Kind | None = field(default=None, metadata=OMIT_NONE)
    deadline: float | None = field(default=None, metadata=OMIT_NONE)
    level: str | None = field(default=None, metadata=OMIT_NONE)
    reason: Reason | None = field(default=None, metadata=OMIT_NONE)
    auto_confirm: bool | None = field(default=None, metadata=OMIT_NONE)
    pledge: str | None = field(default=None, metadata=OMIT_NONE)
    share: str | None = field(default=None, metadata=OMIT_NONE)
    removed: bool | None = field(default=None, metadata=OMIT_NONE)
    """whether the host sent the player away"""
    pile: list[Kind] | None = field(default=None, metadata=OMIT_NONE)
    """the one that was in use before a turn was taken back, and its salt"""
    salt: str | None = field(default=None, metadata=OMIT_NONE)
    commitment: str | None = field(default=None, metadata=OMIT_NONE)
    """of the pile that is in use now"""


@wire
class ListedGame:
    """A public game that waits for players."""

    game: str
    rules: RuleSet
    edition: Edition
    variant: str | None
    """its name, if the rules are changed"""
    clock: Clock | None
    seats: list[SeatView]
