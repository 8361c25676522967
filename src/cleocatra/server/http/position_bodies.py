"""The bodies of requests about positions: what was decided since, and positions that are set up."""

from __future__ import annotations

from typing import Annotated

from pydantic import ConfigDict, Field

from cleocatra.record.position import LONGEST
from cleocatra.rules import Colour, Decision, Edition, Kind, RuleSet
from cleocatra.server.http.bodies import (
    RECORD,
    ActionWords,
    CellWords,
    RecordText,
    ScoreRequest,
    Strict,
    decision_of,
)
from cleocatra.study.setup import Setup, SetupStage, SetupTile
from cleocatra.study.table import MOST_DECISIONS
from cleocatra.table.action_views import ActionKind

A_POSITION = "basic international rb C0,0r/B0,1b ??????? 0,0 1 r"


class AnalysisRequest(Strict):
    """A position, and what was decided since."""

    position: Annotated[str, Field(max_length=LONGEST, description="a position in one line")]
    done: Annotated[list[ActionWords], Field(default_factory=list, max_length=MOST_DECISIONS)]

    model_config = ConfigDict(json_schema_extra={"examples": [{"position": A_POSITION, "done": ["reveal"]}]})


class AnalysisQuestion(AnalysisRequest):
    """A position, what was decided since, and what seems impossible: see `why` of a game."""

    kind: ActionKind | None = None
    source: CellWords | None = None
    cell: CellWords | None = None

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"position": A_POSITION, "kind": "search", "cell": "0,0"}]}
    )


class AnalysisAction(AnalysisRequest):
    """A position, what was decided since, and one more decision."""

    action: ActionWords | ScoreRequest | None = None

    def decision(self) -> Decision | None:
        """The new decision; raises Refused if it can't be read."""
        return None if self.action is None else decision_of(self.action)

    model_config = ConfigDict(json_schema_extra={"examples": [{"position": A_POSITION, "action": "reveal"}]})


class PositionRequest(Strict):
    """A position in one line."""

    position: Annotated[str, Field(max_length=LONGEST)]

    model_config = ConfigDict(json_schema_extra={"examples": [{"position": A_POSITION}]})


class MomentRequest(Strict):
    """A record, and how many of its actions were taken."""

    record: RecordText
    moment: Annotated[int, Field(ge=0, le=1_000_000)]

    model_config = ConfigDict(json_schema_extra={"examples": [{"record": RECORD, "moment": 2}]})


class SetupTileRequest(Strict):
    """A tile of a position that is set up, and what stands on it."""

    cell: CellWords
    kind: Kind
    rescuers: Annotated[list[Colour], Field(default_factory=list, max_length=4)]
    inspector: bool = False


class SetupRequest(Strict):
    """A position by its parts: what isn't on the board lies in the pile and the supplies."""

    rules: RuleSet = RuleSet.ADVANCED
    edition: Edition = Edition.INTERNATIONAL
    players: Annotated[list[Colour], Field(min_length=2, max_length=4, description="in turn order")]
    tiles: Annotated[list[SetupTileRequest], Field(max_length=30)]
    points: Annotated[list[Annotated[int, Field(ge=0, le=9999)]], Field(min_length=2, max_length=4)]
    turn: Colour
    round: Annotated[int, Field(ge=1, le=1_000_000)] = 1
    stage: SetupStage = "first"
    player: Annotated[Colour | None, Field(description="whose bonus action it is")] = None
    placed: Annotated[CellWords | None, Field(description="the tile that Dispatch would go to")] = None

    def setup(self) -> Setup:
        tiles = [SetupTile(one.cell, one.kind, one.rescuers, one.inspector) for one in self.tiles]
        parts = self.model_dump(exclude={"tiles"})
        return Setup(tiles=tiles, **parts)

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "players": ["red", "blue"],
                    "tiles": [
                        {"cell": "0,0", "kind": "cleocatra", "rescuers": ["red"]},
                        {"cell": "0,1", "kind": "bastet", "rescuers": ["blue"]},
                    ],
                    "points": [0, 0],
                    "turn": "red",
                }
            ]
        }
    )
