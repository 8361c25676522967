"""Actions as a client without rules can show them: their parts, and where a Score's points come from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Literal

from cleocatra.rules import (
    Cell,
    Colour,
    Decision,
    Dispatch,
    Herd,
    Kind,
    Open,
    Pass,
    Rally,
    Reveal,
    Score,
    Scout,
    Search,
    Swap,
    TeamUp,
)
from cleocatra.table.effects import Effect, ScoreEffect
from cleocatra.table.encoding import OMIT_NONE
from cleocatra.table.wire import wire

ActionKind = Literal[
    "open", "reveal", "scout", "search", "swap", "dispatch", "team", "herd", "score", "rally", "pass"
]
KINDS: dict[type[Decision], ActionKind] = {
    Open: "open",
    Reveal: "reveal",
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


@wire
class ScoredColour:
    """A colour that counts, and the tiles that may stand for it."""

    kind: Kind
    cells: list[str]


@wire
class ScoreView:
    """What a Score brings: `points` is one for each colour and each helper, plus the ability's."""

    points: int
    colours: list[ScoredColour]
    helpers: list[str]
    ability: int
    returns: list[str]
    """from where rescuers go back to the supply"""
    bonus: Colour | None
    """who gets a bonus action"""


@wire
class ActionView:
    """An action that was taken."""

    kind: ActionKind
    action: str
    """in the words of a record: `herd 0,0>0,1`"""
    source: str | None
    cell: str | None
    player: Colour | None
    """whose rescuer was swapped"""
    tile: Kind | None
    """the tile at `cell`: placed, moved, scored on, or where a rescuer came"""
    beside: list[Kind]
    """the kinds of the tiles around it"""
    score: ScoreView | None = field(default=None, metadata=OMIT_NONE)
    take: list[str] | None = field(default=None, metadata=OMIT_NONE)
    put: list[str] | None = field(default=None, metadata=OMIT_NONE)


@wire
class StepView:
    """A decision that was or could be taken: its kind and the cells it names."""

    kind: ActionKind
    source: str | None
    """where something is taken from"""
    cell: str | None
    """where it goes, or the rescue tile"""
    cells: list[str]
    """every cell that the action names"""
    tile: Kind | None = field(default=None, metadata=OMIT_NONE)
    """the tile at `cell` afterwards, if it is known"""
    points: int | None = field(default=None, metadata=OMIT_NONE)
    """of a Score"""


def action_view(effect: Effect) -> ActionView:
    """The description of an action that was taken."""
    action = effect.action
    view = ActionView(
        KINDS[type(action)],
        str(action),
        text(effect.source),
        text(effect.cell),
        effect.player,
        effect.tile,
        list(effect.beside),
    )
    if effect.score is not None and isinstance(action, Score):
        view.score = score_view(effect.score)
        view.take = texts(action.taken)
        view.put = texts(action.put)
    return view


def score_view(effect: ScoreEffect) -> ScoreView:
    return ScoreView(
        points=effect.points,
        colours=[ScoredColour(kind, texts(cells)) for kind, cells in effect.colours],
        helpers=texts(effect.helpers),
        ability=effect.ability,
        returns=texts(effect.returns),
        bonus=effect.bonus,
    )


def step_view(decision: Decision) -> StepView:
    """The parts of a decision, without the position it is taken in."""
    source, cell, more = step_cells(decision)
    named = [one for one in (source, cell, *more) if one is not None]
    return StepView(KINDS[type(decision)], text(source), text(cell), texts(dict.fromkeys(named)))


def effect_step(effect: Effect, kind: Kind | None) -> StepView:
    """The parts of an action that was tried out, with the tile that then lies at its cell."""
    step = step_view(effect.action)
    step.cell, step.tile = text(effect.cell), kind
    step.points = None if effect.score is None else effect.score.points
    return step


def step_cells(decision: Decision) -> tuple[Cell | None, Cell | None, tuple[Cell, ...]]:
    """Where something is taken from, where it goes, and further cells."""
    match decision:
        case Open(cell) | Scout(cell) | TeamUp(cell):
            return None, cell, ()
        case Search(source, to) | Herd(source, to) | Rally(to, source) | Swap(source, to):
            return source, to, ()
        case Score(cell, helpers, taken, put):
            return None, cell, (*helpers, *taken, *put)
        case _:
            return None, None, ()


def text(cell: Cell | None) -> str | None:
    return None if cell is None else str(cell)


def texts(cells: Iterable[Cell]) -> list[str]:
    return [str(cell) for cell in cells]
