"""Actions as a client without rules can show them: their parts, and where a Score's points come from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from cleocatra.rules import (
    Action,
    Cell,
    Colour,
    Dispatch,
    Herd,
    Kind,
    Open,
    Pass,
    Phase,
    Position,
    Rally,
    Score,
    Scout,
    Search,
    Swap,
    TeamUp,
)

ActionKind = Literal[
    "open", "reveal", "scout", "search", "swap", "dispatch", "team", "herd", "score", "rally", "pass"
]
CellText = Annotated[str, Field(description="x,y", examples=["0,1"])]
KINDS: dict[type[Action], ActionKind] = {
    Open: "open",
    Scout: "scout",
    Search: "search",
    Swap: "swap",
    Dispatch: "dispatch",
    TeamUp: "team",
    Herd: "herd",
    Score: "score",
    Rally: "rally",
    Pass: "pass",
}


def absent(value: object) -> bool:
    """Whether a field is left out of an answer: there are hundreds of actions."""
    return value is None


class Compact(BaseModel):
    """A value of many small ones: it can't be changed."""

    model_config = ConfigDict(frozen=True)


class ScoredColour(Compact):
    """A colour that counts, and the tiles that may stand for it."""

    kind: Kind
    cells: list[CellText]


class ScoreView(Compact):
    """What a Score brings: `points` is one for each colour and each helper, and the ability's."""

    points: int
    colours: list[ScoredColour]
    helpers: list[CellText]
    ability: int
    returns: Annotated[list[CellText], Field(description="from where rescuers go back to the supply")]
    bonus: Annotated[Colour | None, Field(description="who gets a bonus action")]


class ActionView(Compact):
    """An action that was taken."""

    kind: ActionKind
    action: Annotated[str, Field(description="in the words of a record", examples=["herd 0,0>0,1"])]
    source: CellText | None
    cell: CellText | None
    player: Annotated[Colour | None, Field(description="whose rescuer was swapped")]
    tile: Annotated[Kind | None, Field(description="the tile placed, moved or scored on")]
    score: Annotated[ScoreView | None, Field(exclude_if=absent)] = None
    take: Annotated[list[CellText] | None, Field(exclude_if=absent)] = None
    put: Annotated[list[CellText] | None, Field(exclude_if=absent)] = None


def parts(position: Position, action: Action) -> tuple[Cell | None, Cell | None, Colour | None]:
    """Where what is moved comes from, where it goes, and whose rescuer is swapped."""
    match action:
        case Open(cell) | Scout(cell) | TeamUp(cell):
            return None, cell, None
        case Search(source, to) | Herd(source, to) | Rally(to, source):
            return source, to, None
        case Swap(own, other, whose):
            return own, other, whose
        case Score(cell):
            return cell, cell, None
        case Dispatch():
            return None, position.placed, None
        case Pass():
            return None, None, None


def describe(before: Position, action: Action, after: Position) -> ActionView:
    """An action between two positions."""
    source, cell, player = parts(before, action)
    moved = None
    if isinstance(action, Open | Scout | Search | Score) and cell is not None:
        moved = after.tiles[cell].kind
    view = ActionView(
        kind=KINDS[type(action)],
        action=str(action),
        source=text(source),
        cell=text(cell),
        player=player,
        tile=moved,
    )
    if isinstance(action, Score):
        more = {
            "score": score_view(before, action, after),
            "take": texts(action.taken),
            "put": texts(action.put),
        }
        return view.model_copy(update=more)
    return view


def score_view(before: Position, score: Score, after: Position) -> ScoreView:
    """Where the points of a Score come from, and what else it does."""
    player = before.player
    points = before.points_for(score)
    mine = [cell for cell, tile in before.tiles.items() if player in tile.rescuers]
    grants = points.ability > 0 and after.phase is Phase.BONUS_ACTION
    return ScoreView(
        points=after.points[player] - before.points[player],
        colours=[
            ScoredColour(kind=kind, cells=texts(standing_for(before, score, kind))) for kind in points.colours
        ],
        helpers=texts(score.helpers),
        ability=points.ability,
        returns=texts(cell for cell in mine if player not in after.tiles[cell].rescuers),
        bonus=after.player if grants else None,
    )


def standing_for(position: Position, score: Score, kind: Kind) -> list[Cell]:
    """The tiles of the area that may stand for a colour: a helper's, or any with no own rescuer (R7)."""
    if position.tiles[score.cell].kind is kind:
        return [score.cell]
    area = [cell for cell in score.cell.neighbours if cell in position.tiles]
    of_kind = [cell for cell in area if position.tiles[cell].kind is kind]
    helping = [cell for cell in of_kind if cell in score.helpers]
    return helping or [cell for cell in of_kind if position.player not in position.tiles[cell].rescuers]


def text(cell: Cell | None) -> str | None:
    return None if cell is None else str(cell)


def texts(cells: Iterable[Cell]) -> list[str]:
    return [str(cell) for cell in cells]
