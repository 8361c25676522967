"""The interface of a bot: it chooses a decision from what a player may know.

    class MyBot:
        def choose(self, view: Position) -> Decision:
            return view.actions[0]

`view` hides the order of the pile. To Scout, a bot returns `Reveal()` first: the tile is turned over (R5),
and `choose` is called again with `view.pile[0]` known. It must then return a Scout with its cell.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from cleocatra.rules import Action, Colour, Decision, Position, Reveal, Scout, refusal


class Bot(Protocol):
    """Anything that can play."""

    def choose(self, view: Position) -> Decision:
        """Return what to do now; it must be legal."""
        ...


@dataclass(frozen=True, slots=True)
class Idea:
    """A way to play the rest of the turn, with the player's win probability after it and its visits."""

    decisions: tuple[Decision, ...]
    win_probability: float
    visits: int


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot's search found: everyone's win probability, its best ideas, and its confidence in the first.

    Win probabilities add up to 1: a shared victory counts in part. The confidence is the fraction of all
    visits that the first idea got.
    """

    win_probabilities: dict[Colour, float]
    ideas: tuple[Idea, ...]
    confidence: float


def decide(bot: Bot, position: Position) -> Action:
    """Ask a bot for the next action of the game; the bot sees only what its player may see."""
    decision = bot.choose(position.view())
    if not isinstance(decision, Reveal):
        return decision
    if refusal(position.view(), decision) is not None:
        raise ValueError("a bot declared a Scout where none is possible")
    action = bot.choose(position.view(revealed=True))
    if not isinstance(action, Scout):
        raise ValueError(f"after a reveal a Scout must follow, not {action}")
    return action
