"""What the player who acts may do, grouped by what is taken up: a client needs no rules to offer it.

Scores can have hundreds of forms, because inspectors may be taken from and put on any of many tiles. Those
moves are free of each other and of the helpers, so they are told as two picks beside them.
"""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, Literal

from pydantic import Field

from cleocatra.record import format_action
from cleocatra.rules import Action, Cell, Colour, Kind, Position, Rally, Score, Scout, Search, Swap
from cleocatra.rules.grid import in_order
from cleocatra.server.action_view import (
    KINDS,
    ActionKind,
    CellText,
    Compact,
    ScoreView,
    absent,
    parts,
    score_view,
    text,
    texts,
)
from cleocatra.server.game_log import GameState
from cleocatra.server.turns import REVEAL

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


class Target(Compact):
    """One way to complete a choice, and the words to send for it."""

    action: Annotated[str, Field(examples=["team 0,1"])]
    cell: CellText | None
    player: Annotated[Colour | None, Field(exclude_if=absent, description="whose rescuer is swapped")] = None
    score: Annotated[ScoreView | None, Field(exclude_if=absent)] = None


class Pick(Compact):
    """So many of these tiles are to be chosen."""

    number: int
    cells: list[CellText]


class Choice(Compact):
    """Something to take up, and all that may be done with it."""

    kind: ActionKind
    piece: Piece | None
    source: CellText | None
    ability: Annotated[Kind | None, Field(description="the ability that makes it possible")]
    targets: list[Target]
    take: Annotated[Pick | None, Field(exclude_if=absent)] = None
    put: Annotated[Pick | None, Field(exclude_if=absent)] = None


def possible(state: GameState) -> list[Action]:
    """The actions that the player who acts may take now; with a tile lying open only its Scouts (R5)."""
    if state.actor is None or state.awaits_confirmation:
        return []
    scouts = [action for action in state.position.actions if isinstance(action, Scout)]
    if scouts and state.open_tile is not None:
        return list(scouts)
    return [action for action in state.position.actions if not isinstance(action, Scout)]


def may_reveal(state: GameState) -> bool:
    """Whether a Scout may be declared (R5)."""
    if state.actor is None or state.awaits_confirmation or state.open_tile is not None:
        return False
    return any(isinstance(action, Scout) for action in state.position.actions)


def words(state: GameState) -> list[str]:
    """All that the player who acts may send as an action."""
    return [REVEAL] * may_reveal(state) + [format_action(action) for action in possible(state)]


def choices(state: GameState) -> list[Choice]:
    """The same in groups."""
    found: list[Choice] = []
    if may_reveal(state):
        target = Target(action=REVEAL, cell=None)
        found.append(Choice(kind="reveal", piece="pile", source=None, ability=None, targets=[target]))
    position = state.position

    def group(action: Action) -> tuple[ActionKind, Cell | None]:
        return KINDS[type(action)], parts(position, action)[0]

    # the pinned order puts actions of one kind and source beside each other
    for (kind, source), actions in groupby(possible(state), key=group):
        found.append(choice(position, kind, source, list(actions)))
    return found


def choice(position: Position, kind: ActionKind, source: Cell | None, actions: list[Action]) -> Choice:
    scores = [action for action in actions if isinstance(action, Score)]
    rescuer_rallies = isinstance(actions[0], Rally) and source is not None
    return Choice(
        kind=kind,
        piece="rescuer" if rescuer_rallies else PIECES[kind],
        source=text(source),
        ability=ability(position, actions[0]),
        targets=score_targets(position, scores) if scores else targets(position, actions),
        take=pick([score.taken for score in scores]) if scores else None,
        put=pick([score.put for score in scores]) if scores else None,
    )


def ability(position: Position, action: Action) -> Kind | None:
    """The ability without which this couldn't be done."""
    if isinstance(action, Swap):
        return Kind.BASTET
    if isinstance(action, Search):
        tile = position.tiles[action.tile]
        return Kind.MAFDAT if tile.rescuers or tile.inspector else None
    return None


def targets(position: Position, actions: list[Action]) -> list[Target]:
    found = []
    for action in actions:
        _, cell, player = parts(position, action)
        found.append(Target(action=format_action(action), cell=text(cell), player=player))
    return found


def score_targets(position: Position, scores: list[Score]) -> list[Target]:
    """One for each set of helpers, with the first of all ways to move the inspectors."""
    first: dict[tuple[Cell, ...], Score] = {}
    for score in scores:
        first.setdefault(score.helpers, score)
    return [
        Target(
            action=format_action(score),
            cell=str(score.cell),
            score=score_view(position, score, position.apply(score)),
        )
        for score in first.values()
    ]


def pick(lists: list[tuple[Cell, ...]]) -> Pick:
    """The choice that all these lists of cells are made from."""
    cells = {cell for one in lists for cell in one}
    return Pick(number=len(lists[0]), cells=texts(in_order(tuple(cells))))
