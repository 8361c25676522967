"""The bodies of requests, read and checked with the standard library alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, TypeVar, get_type_hints

from cleocatra.rules import Colour, Decision, Edition, Kind, RuleSet
from cleocatra.study.setup import Setup, SetupStage, SetupTile
from cleocatra.table.action_views import ActionKind
from cleocatra.table.creation import NewGame, NewSeat
from cleocatra.table.encoding import decoder
from cleocatra.table.events import SUBSTITUTE
from cleocatra.table.refusals import Refused
from cleocatra.table.why import read_decision, read_score

Body = TypeVar("Body")
ONLINE_ONLY = ("absence", "clock", "listed", "shared_shuffle")  # what a game on one device can't have


@dataclass(frozen=True, slots=True)
class GameBody:
    """A game to be created; `start` is the number of a seat, or None for a draw."""

    seats: tuple[NewSeat, ...]
    rules: RuleSet | None = None
    edition: Edition | None = None
    start: int | None = None
    auto_confirm: bool = False
    take_backs: bool = True
    turn_take_backs: bool = False
    hints: bool = False
    substitute: str = SUBSTITUTE
    record: str | None = None
    turn: int | None = None
    secret: str | None = None

    def new_game(self) -> NewGame:
        """The game that is asked for."""
        left = ("record", "turn", "secret")
        given = {field.name: getattr(self, field.name) for field in fields(self) if field.name not in left}
        return NewGame(**given)


@dataclass(frozen=True, slots=True)
class MoveBody:
    """Something to be done on the state that the page saw last."""

    after: int
    id: str


@dataclass(frozen=True, slots=True)
class LevelBody:
    """The level of a bot that gets a seat."""

    level: str


@dataclass(frozen=True, slots=True)
class RecordBody:
    """A record to be read, from moment `since` on, or a turn of it to be reviewed."""

    record: str
    since: int = 0
    turn: int = 0


@dataclass(frozen=True, slots=True)
class MomentBody:
    """A record, and how many of its actions were taken."""

    record: str
    moment: int


@dataclass(frozen=True, slots=True)
class QuestionBody:
    """What seems impossible, an action or half of one, or from which turn or moment on to tell."""

    action: str | None = None
    kind: ActionKind | None = None
    source: str | None = None
    cell: str | None = None
    since: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonBody:
    """What was decided in a step of a lesson or in a puzzle, and what seems impossible in it."""

    done: tuple[str, ...] = ()
    kind: ActionKind | None = None
    source: str | None = None
    cell: str | None = None

    @property
    def question(self) -> QuestionBody:
        return QuestionBody(None, self.kind, self.source, self.cell)


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisBody(LessonBody):
    """A position, what was decided since, and what seems impossible then."""

    position: str


@dataclass(frozen=True, slots=True)
class PositionBody:
    """A position in one line."""

    position: str


@dataclass(frozen=True, slots=True)
class SetupTileBody:
    """A tile of a position that is set up, and what stands on it."""

    cell: str
    kind: Kind
    rescuers: tuple[Colour, ...] = ()
    inspector: bool = False

    def tile(self) -> SetupTile:
        return SetupTile(self.cell, self.kind, list(self.rescuers), self.inspector)


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupBody:
    """A position by its parts."""

    rules: RuleSet = RuleSet.ADVANCED
    edition: Edition = Edition.INTERNATIONAL
    players: tuple[Colour, ...]
    tiles: tuple[SetupTileBody, ...]
    points: tuple[int, ...]
    turn: Colour
    round: int = 1
    stage: SetupStage = "first"
    player: Colour | None = None
    placed: str | None = None

    def setup(self) -> Setup:
        """The parts of the position."""
        given = {field.name: getattr(self, field.name) for field in fields(self)}
        lists = {"players": list(self.players), "points": list(self.points)}
        return Setup(**{**given, **lists, "tiles": [one.tile() for one in self.tiles]})


@dataclass(frozen=True, slots=True)
class ScoreBody:
    """A Score by its parts."""

    score: str
    put: tuple[str, ...]
    helpers: tuple[str, ...] = ()
    take: tuple[str, ...] = ()


def read_body(form: type[Body], body: Mapping[str, Any]) -> Body:
    """The body of a request; raises Refused that names the first field that is wrong."""
    hints, known = get_type_hints(form), {}
    if unknown := body.keys() - hints.keys():
        raise Refused("request/invalid", {"field": min(unknown), "error": "unknown"})
    for field in fields(form):  # type: ignore[arg-type]
        if field.name in body:
            try:
                known[field.name] = decoder(hints[field.name])(body[field.name])
            except ValueError as error:
                raise Refused("request/invalid", {"field": field.name, "error": str(error)}) from error
        elif field.default is MISSING:
            raise Refused("request/invalid", {"field": field.name, "error": "missing"})
    return form(**known)


def read_new_game(body: Mapping[str, Any]) -> GameBody:
    """The game that is asked for; raises Refused for what only a server has."""
    for name in ONLINE_ONLY:
        if body.get(name):
            raise Refused("request/invalid", {"field": name, "error": "online only"})
    kept = {name: value for name, value in body.items() if name not in ONLINE_ONLY}
    if kept.get("start") == "lot":
        del kept["start"]
    asked = read_body(GameBody, kept)
    if not 2 <= len(asked.seats) <= 4 or any(seat.sitter == "anyone" for seat in asked.seats):
        raise Refused("request/invalid", {"field": "seats"})
    return asked


def split_action(body: Mapping[str, Any]) -> tuple[Decision | None, dict[str, Any]]:
    """The decision in a body's `action`, in words or a Score by its parts, and the other fields."""
    rest = {name: value for name, value in body.items() if name != "action"}
    action = body.get("action")
    if action is None:
        return None, rest
    if isinstance(action, str):
        return read_decision(action), rest
    if not isinstance(action, Mapping):
        raise Refused("request/invalid", {"field": "action"})
    parts = read_body(ScoreBody, action)
    return read_score(parts.score, parts.helpers, parts.take, parts.put), rest
