"""The bodies of requests and answers; `view.py` makes all that tells of a game."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from cleocatra.rules import Colour, Edition, RuleSet
from cleocatra.server.events import SUBSTITUTE, Clock, Sitter

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
        description="random, new for each request; the same again gets the same answer",
    ),
]
CellWords = Annotated[str, Field(max_length=24, examples=["0,1"])]
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
    """A request: unknown fields are refused, and nothing passes for something else."""

    model_config = ConfigDict(extra="forbid", frozen=True)


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
    listed: bool = False
    hints: bool = False
    clock: Clock | None = None
    absence: Annotated[int, Field(ge=1, le=86_400, description="seconds")] | None = None
    substitute: Level = SUBSTITUTE
    record: RecordText | None = None
    turn: Annotated[int, Field(ge=0, le=100_000, description="how many turns of the record")] | None = None
    secret: Secret | None = None

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


class ActionRequest(MoveRequest):
    """An action in the words of a record, a Score by its parts, or `reveal` for the tile of a Scout."""

    action: Annotated[str, Field(min_length=1, max_length=300)] | ScoreRequest

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"action": "team 0,1", "after": 17, "id": "b1c4"},
                {"action": {"score": "0,0", "helpers": ["0,1"], "put": ["0,0"]}, "after": 17, "id": "b1c4"},
            ]
        }
    )


class SeatToken(BaseModel):
    """A seat and what opens it. It is told once: keep it."""

    player: Colour
    token: str


class Health(BaseModel):
    status: Literal["ok"] = "ok"
