"""The bodies of requests."""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from cleocatra.lessons.playing import MOST_DECISIONS
from cleocatra.rules import Colour, Decision, Edition, RuleSet, Score
from cleocatra.server.tables.phrases import Phrase
from cleocatra.server.tokens import check_random
from cleocatra.table.action_views import ActionKind
from cleocatra.table.creation import NewGame, NewSeat
from cleocatra.table.events import SUBSTITUTE, Clock, CorrespondenceClock, Sitter, TurnClock
from cleocatra.table.why import read_decision, read_score

Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
LONGEST_RECORD = 60_000
Level = Annotated[str, Field(max_length=20, description="the name of a bot's level", examples=["Kitten"])]
RecordText = Annotated[str, Field(max_length=LONGEST_RECORD, description="a record (.cleo)")]
Secret = Annotated[
    str,
    Field(
        min_length=22,
        max_length=64,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="random, new for each request; the same secret gets the same answer again",
    ),
    AfterValidator(check_random),
]
CellWords = Annotated[str, Field(max_length=24, examples=["0,1"])]
ActionWords = Annotated[str, Field(min_length=1, max_length=300)]
Name = Annotated[str, Field(max_length=200, description="A nickname of 1 to 24 characters, without markup")]


RECORD = """\
[Rules "advanced"]
[Edition "international"]
[Players "red blue"]
[Pile "cleocatra bastet ? ? ? ? ? ? ?"]

red: open 0,0
blue: open 0,1
"""


class Strict(BaseModel):
    """The body of a request; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class TurnClockRequest(Strict):
    """A number of seconds for each turn."""

    seconds: Annotated[int, Field(ge=1, le=3600)]
    kind: Literal["turn"] = "turn"

    def clock(self) -> Clock:
        return TurnClock(self.seconds)


class CorrespondenceClockRequest(Strict):
    """A number of days for each turn."""

    days: Annotated[int, Field(ge=1, le=30)]
    kind: Literal["correspondence"] = "correspondence"

    def clock(self) -> Clock:
        return CorrespondenceClock(self.days)


ClockRequest = Annotated[TurnClockRequest | CorrespondenceClockRequest, Field(discriminator="kind")]


class SeatRequest(Strict):
    """A seat: a person (its token comes with the answer), anyone with the link, or a bot of a level."""

    sitter: Sitter
    level: Level | None = None
    name: Name | None = None


class GameRequest(Strict):
    """A game to be created. The seats get the colours red, blue, black, green in this order."""

    rules: RuleSet = RuleSet.ADVANCED
    edition: Edition = Edition.INTERNATIONAL
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=4)]
    start: Annotated[int, Field(ge=0, le=3)] | Literal["lot"] = "lot"
    auto_confirm: bool = False
    take_backs: bool = True
    turn_take_backs: bool = False
    listed: bool = False
    hints: bool = False
    clock: ClockRequest | None = None
    absence: Annotated[int, Field(ge=1, le=86_400, description="seconds")] | None = None
    substitute: Level = SUBSTITUTE
    record: RecordText | None = None
    turn: Annotated[int, Field(ge=0, le=100_000, description="how many turns of the record")] | None = None
    shared_shuffle: bool = False
    secret: Secret | None = None

    def new_game(self, origin: str = "") -> NewGame:
        """The game that is asked for; what isn't given stays open, for a record to decide."""
        given = self.model_fields_set
        return NewGame(
            seats=tuple(NewSeat(seat.sitter, seat.level, seat.name) for seat in self.seats),
            rules=self.rules if "rules" in given else None,
            edition=self.edition if "edition" in given else None,
            start=self.start if "start" in given else None,
            auto_confirm=self.auto_confirm,
            take_backs=self.take_backs,
            turn_take_backs=self.turn_take_backs,
            listed=self.listed,
            hints=self.hints,
            clock=None if self.clock is None else self.clock.clock(),
            absence=self.absence,
            substitute=self.substitute,
            request_hash=self.hash(),
            shared_shuffle=self.shared_shuffle,
            origin=origin,
        )

    def hash(self) -> str:
        """Tells one request from another; its secret isn't part of it."""
        return hashlib.sha256(self.model_dump_json(exclude={"secret"}).encode()).hexdigest()

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"seats": [{"sitter": "person", "name": "Ann"}, {"sitter": "bot", "level": "Kitten"}]}
            ]
        }
    )


class JoinRequest(Strict):
    """A seat to be taken: a certain one or the first that is free."""

    name: Name
    player: Colour | None = None
    secret: Secret | None = None

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "Zoë"}]})


class PreferenceRequest(Strict):
    """Whether the player's turns confirm themselves; null: as the game's option says."""

    auto_confirm: bool | None

    model_config = ConfigDict(json_schema_extra={"examples": [{"auto_confirm": True}]})


class FillRequest(Strict):
    """The level of the bot that gets a free seat."""

    level: Level

    model_config = ConfigDict(json_schema_extra={"examples": [{"level": "Kitten"}]})


class PhraseRequest(Strict):
    """A phrase to be said to everyone at the table."""

    phrase: Phrase

    model_config = ConfigDict(json_schema_extra={"examples": [{"phrase": "hello"}]})


class RecordRequest(Strict):
    """A record to be read."""

    record: RecordText
    since: Annotated[int, Field(ge=0, le=1_000_000)] = 0

    model_config = ConfigDict(json_schema_extra={"examples": [{"record": RECORD}]})


class ReviewRequest(Strict):
    """A record, and the turn of it to be looked at: its lines are counted from 0."""

    record: RecordText
    turn: Annotated[int, Field(ge=0, le=100_000)]

    model_config = ConfigDict(json_schema_extra={"examples": [{"record": RECORD, "turn": 2}]})


class MoveRequest(Strict):
    """Something to be done on the state that the client saw last; the same `id` twice does it once."""

    after: Annotated[int, Field(ge=0, le=1_000_000_000)]
    id: Key

    model_config = ConfigDict(json_schema_extra={"examples": [{"after": 18, "id": "b1c5"}]})


class ScoreRequest(Strict):
    """A Score by its parts; the cells may come in any order."""

    score: CellWords
    helpers: Annotated[list[CellWords], Field(max_length=3)] = []
    take: Annotated[list[CellWords], Field(max_length=3)] = []
    put: Annotated[list[CellWords], Field(min_length=1, max_length=3)]

    def decision(self) -> Score:
        """The Score; raises Refused if a cell can't be read."""
        return read_score(self.score, self.helpers, self.take, self.put)


def decision_of(action: str | ScoreRequest) -> Decision:
    """The decision that a request asks for; raises Refused if it can't be read."""
    return read_decision(action) if isinstance(action, str) else action.decision()


class ActionRequest(MoveRequest):
    """An action in the words of a record, a Score by its parts, or `reveal` for the tile of a Scout."""

    action: ActionWords | ScoreRequest

    def decision(self) -> Decision:
        """What the player decides; raises Refused if it can't be read."""
        return decision_of(self.action)

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"action": "team 0,1", "after": 17, "id": "b1c4"},
                {"action": {"score": "0,0", "helpers": ["0,1"], "put": ["0,0"]}, "after": 17, "id": "b1c4"},
            ]
        }
    )


class LessonRequest(Strict):
    """What was decided in a step of a lesson so far."""

    done: Annotated[list[ActionWords], Field(max_length=MOST_DECISIONS)] = []

    model_config = ConfigDict(json_schema_extra={"examples": [{"done": ["reveal"]}]})


class LessonAction(LessonRequest):
    """What was decided in a step of a lesson so far, and one more decision."""

    action: ActionWords | ScoreRequest | None = None

    def decision(self) -> Decision | None:
        """The new decision; raises Refused if it can't be read."""
        return None if self.action is None else decision_of(self.action)

    model_config = ConfigDict(json_schema_extra={"examples": [{"done": [], "action": "reveal"}]})


class LessonQuestion(LessonRequest):
    """What was decided in a step of a lesson so far, and what seems impossible: see `why` of a game."""

    kind: ActionKind | None = None
    source: CellWords | None = None
    cell: CellWords | None = None

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "search", "cell": "0,0"}]})
