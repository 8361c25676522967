"""What the player who acts may do, grouped by the piece that is picked up: clients need no rules.

Scores can have hundreds of forms, because inspectors may be taken from and put on any of many tiles. Those
moves don't depend on each other or on the helpers, so a choice offers them as two separate picks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from itertools import groupby
from typing import Literal, NamedTuple

from cleocatra.rules import (
    Cell,
    Colour,
    Decision,
    Kind,
    Position,
    Rally,
    Reveal,
    Score,
    Search,
    Swap,
    decisions,
)
from cleocatra.rules.grid import in_order
from cleocatra.table.action_views import KINDS, ActionKind, ScoreView, score_view, text, texts
from cleocatra.table.effects import Places, places, score_effect
from cleocatra.table.encoding import OMIT_NONE
from cleocatra.table.state import GameState
from cleocatra.table.wire import wire

Piece = Literal["pile", "tile", "rescuer", "supply"]
PIECES: dict[ActionKind, Piece | None] = {
    "open": "pile",
    "reveal": "pile",
    "scout": "pile",
    "search": "tile",
    "swap": "rescuer",
    "dispatch": "supply",
    "team": "supply",
    "herd": "rescuer",
    "score": "rescuer",
    "rally": "supply",
    "pass": None,
}


@wire
class Target:
    """One way to complete a choice, and the words to send for it."""

    action: str
    """in the words of a record: `team 0,1`"""
    cell: str | None
    player: Colour | None = field(default=None, metadata=OMIT_NONE)
    """whose rescuer is swapped"""
    score: ScoreView | None = field(default=None, metadata=OMIT_NONE)


@wire
class Pick:
    """How many of these tiles are to be chosen."""

    number: int
    cells: list[str]


@wire
class Choice:
    """Something to pick up, and everything that may be done with it."""

    kind: ActionKind
    piece: Piece | None
    source: str | None
    ability: Kind | None
    """the ability that makes it possible"""
    targets: list[Target]
    take: Pick | None = field(default=None, metadata=OMIT_NONE)
    put: Pick | None = field(default=None, metadata=OMIT_NONE)


def possible(state: GameState) -> tuple[Decision, ...]:
    """Everything the player who acts may decide now."""
    if state.actor is None or state.awaits_confirmation:
        return ()
    return decisions(state.position)


def choices(state: GameState) -> list[Choice]:
    """What the player who acts may decide, in groups."""
    position = state.position
    placed = [Placed(decision, *decision_places(position, decision)) for decision in possible(state)]
    # the pinned order puts actions of one kind and source beside each other
    groups = groupby(placed, key=lambda one: (type(one.decision), one.source))
    return [choice(position, source, list(found)) for (_, source), found in groups]


class Placed(NamedTuple):
    """A decision with its places, which are needed more than once."""

    decision: Decision
    source: Cell | None
    cell: Cell | None
    player: Colour | None  # whose rescuer is swapped


def decision_places(position: Position, decision: Decision) -> Places:
    return (None, None, None) if isinstance(decision, Reveal) else places(position, decision)


def choice(position: Position, source: Cell | None, found: Sequence[Placed]) -> Choice:
    """The choice that these decisions of one kind, from one source, make up."""
    first = found[0].decision
    kind = KINDS[type(first)]
    rescuer_rallies = isinstance(first, Rally) and source is not None
    scores = [one.decision for one in found if isinstance(one.decision, Score)]
    return Choice(
        kind,
        "rescuer" if rescuer_rallies else PIECES[kind],
        text(source),
        ability(position, first),
        score_targets(position, scores)
        if scores
        else [Target(str(one.decision), text(one.cell), one.player) for one in found],
        pick([score.taken for score in scores]) if scores else None,
        pick([score.put for score in scores]) if scores else None,
    )


def ability(position: Position, decision: Decision) -> Kind | None:
    """The ability without which this wouldn't be possible."""
    if isinstance(decision, Swap):
        return Kind.BASTET
    if isinstance(decision, Search):
        tile = position.tiles[decision.tile]
        return Kind.MAFDAT if tile.rescuers or tile.inspector else None
    return None


def score_targets(position: Position, scores: Sequence[Score]) -> list[Target]:
    """One for each set of helpers, with the first of all ways to move the inspectors."""
    first: dict[tuple[Cell, ...], Score] = {}
    for score in scores:
        first.setdefault(score.helpers, score)
    return [
        Target(str(score), str(score.cell), score=score_view(score_effect(position, score)))
        for score in first.values()
    ]


def pick(lists: Sequence[tuple[Cell, ...]]) -> Pick:
    """The pick that all these lists of cells are made from."""
    cells = {cell for one in lists for cell in one}
    return Pick(len(lists[0]), texts(in_order(tuple(cells))))
