"""The form of all that is told of a game; `view.py` fills it in."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from cleocatra.rules import Colour, Edition, Kind, RuleSet
from cleocatra.server.action_view import ActionView, CellText, Compact
from cleocatra.server.choices import Choice
from cleocatra.server.events import Clock, Reason, Sitter
from cleocatra.server.models import SeatToken
from cleocatra.server.refusals import REASON_CODES, STATUS

Stage = Literal["waiting", "opening", "first", "second", "bonus", "confirm", "over", "abandoned"]


class SeatView(BaseModel):
    """A player: who sits there, and what lies before them."""

    player: Colour
    sitter: Sitter
    level: str | None
    name: str | None
    free: bool
    yours: bool
    points: int
    supply: int
    substitute: Annotated[str | None, Field(description="the level of the bot that stands in")]
    auto_confirm: bool


class TileView(Compact):
    """A tile of the pyramids."""

    cell: CellText
    x: int
    y: int
    kind: Kind
    rescuers: list[Colour]
    inspector: bool


class Board(BaseModel):
    """What lies on the table."""

    tiles: Annotated[list[TileView], Field(description="in the order drawn")]
    placed: Annotated[CellText | None, Field(description="the tile this turn's tile action placed or moved")]
    pile_size: int
    unseen: dict[Kind, int]
    unused_inspectors: int


class TurnView(BaseModel):
    """A turn, an opening or a bonus action; the last one may be unfinished."""

    number: int
    player: Colour
    bonus: bool
    actions: list[ActionView]


class GameView(Board):
    """A game as one listener may see it."""

    sequence: int
    rules: RuleSet
    edition: Edition
    variant: Annotated[str | None, Field(description="its name, if the rules are changed")]
    auto_confirm: bool
    take_backs: bool
    hints: bool
    clock: Clock | None
    absence: int | None
    substitute: str
    stage: Stage
    player: Annotated[Colour | None, Field(description="who has to do something")]
    your_turn: bool
    deadline: Annotated[float | None, Field(description="of the turn, in seconds since 1970")]
    seats: Annotated[list[SeatView], Field(description="in turn order")]
    open_tile: Kind | None
    goal: int
    last_round: bool
    turn_count: int
    recent: Annotated[list[TurnView], Field(description="the last turns")]
    turns: Annotated[list[str], Field(description="the last 200 in words")]
    choices: Annotated[list[Choice], Field(description="what the listener may do")]
    actions: Annotated[list[str], Field(description="the words to send for each target of the choices")]
    can_take_back: bool
    can_confirm: bool
    winners: list[Colour]
    abandoned_by: Colour | None
    next_game: Annotated[str | None, Field(description="the rematch, for those who have a seat")]
    commitment: str
    pile: Annotated[list[Kind] | None, Field(description="at the end")]
    salt: Annotated[str | None, Field(description="at the end")]


class EventView(BaseModel):
    """Something that happened."""

    sequence: int
    type: str
    player: Colour | None = None
    name: str | None = None
    action: str | None = None
    tile: Kind | None = None
    deadline: float | None = None
    level: str | None = None
    reason: Reason | None = None
    auto_confirm: bool | None = None


class Answer(BaseModel):
    """What was asked for has happened, durably, with the event of this sequence number."""

    sequence: int
    view: GameView


class Welcome(BaseModel):
    """A game's id, the tokens of the seats that were taken with the request, and the game."""

    game: str
    tokens: list[SeatToken]
    view: GameView


class ActionList(BaseModel):
    """All that may be sent as an action."""

    sequence: int
    actions: list[str]


class ListedGame(BaseModel):
    """A game that is open to the public and waits for players."""

    game: str
    rules: RuleSet
    edition: Edition
    variant: Annotated[str | None, Field(description="its name, if the rules are changed")]
    clock: Clock | None
    seats: list[SeatView]


class Problem(BaseModel):
    """A refusal: a stable code, for `action/illegal` the reason and its rule, for `action/stale` the view."""

    code: Annotated[str, Field(json_schema_extra={"enum": sorted(STATUS)})]
    reason: Annotated[str | None, Field(examples=["room/full"], description=REASON_CODES)] = None
    rule: Annotated[str | None, Field(description="a section of the rules or a ruling", examples=["R6"])] = (
        None
    )
    details: dict[str, str] = {}
    view: GameView | None = None
