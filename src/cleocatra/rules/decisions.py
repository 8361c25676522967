"""What a player decides, step by step. R5: a tile is seen before its cell is chosen.

The rules count a Scout with its cell as one action (section 9). A player decides it in two steps: `Reveal`
declares the Scout and turns the tile over, then the Scout itself says where the tile goes. Whoever asks a
player (a table, the caller of a bot, the command line, an environment) asks with these functions.

They take a view: a position whose pile shows no more than the player may know (`Position.view`).
"""

from __future__ import annotations

from dataclasses import dataclass

from cleocatra.rules import codes
from cleocatra.rules.actions import Action, Scout
from cleocatra.rules.coding import Decoder
from cleocatra.rules.errors import Refusal
from cleocatra.rules.explain import explain
from cleocatra.rules.phases import Phase
from cleocatra.rules.position import Position


@dataclass(frozen=True, slots=True)
class Reveal:
    """Declare a Scout and turn the pile's top tile over.

    >>> print(Reveal())
    reveal
    """

    def __str__(self) -> str:
        return "reveal"


Decision = Action | Reveal


def tile_lies_open(view: Position) -> bool:
    """Whether a Scout has been declared and its tile lies face up, still without a cell."""
    return view.phase is not Phase.OPENING and bool(view.pile) and view.pile[0] is not None


def decisions(view: Position) -> tuple[Decision, ...]:
    """Everything the player may decide now, in the pinned order: Reveal stands where the Scouts would.

    >>> from cleocatra.rules import Options
    >>> [str(decision) for decision in decisions(Position.start(Options(), seed=1).view())]
    ['open 0,0']
    """
    if tile_lies_open(view):
        return tuple(action for action in view.actions if isinstance(action, Scout))
    rest = tuple(action for action in view.actions if not isinstance(action, Scout))
    return (Reveal(), *rest) if len(rest) < len(view.actions) else rest


def decision_of(view: Position, code: int) -> Decision:
    """The decision that a code of the kernel stands for: `codes.REVEAL` is Reveal, any other an action.

    >>> from cleocatra.rules import Options
    >>> str(decision_of(Position.start(Options(), seed=1).view(), codes.REVEAL))
    'reveal'
    """
    if code == codes.REVEAL:
        return Reveal()
    return Decoder(view.state(), view.options.players).action(code)


def refusal(view: Position, decision: Decision) -> Refusal | None:
    """Why this can't be decided now, or None if it can."""
    open_tile = tile_lies_open(view)
    if isinstance(decision, Reveal):
        if open_tile:
            return Refusal("scout/tile-open")
        return None if view.allows(Scout) else explain(view, Scout(view.rim[0]))
    if not view.is_legal(decision):
        return explain(view, decision)
    if isinstance(decision, Scout) is open_tile:
        return None
    return Refusal("scout/tile-open" if open_tile else "scout/reveal-first")
