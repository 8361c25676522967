"""What a bot is: something that chooses, from what a player may know.

    class MyBot:
        def choose(self, view: Position) -> Decision:
            return view.actions[0]

`view` never shows the pile's order. A bot that wants to Scout answers `Reveal()` first: the tile is turned
over (R5) and the bot is asked again with `view.pile[0]` known; it must then answer with a Scout and its cell.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from cleocatra.rules import Action, Colour, Decision, Position, Reveal, Scout, refusal


class Bot(Protocol):
    """Anything that can play."""

    def choose(self, view: Position) -> Decision:
        """What to do now; it must be legal."""
        ...


@dataclass(frozen=True, slots=True)
class Idea:
    """A way to play the rest of the turn, and the player's share of victory after it."""

    decisions: tuple[Decision, ...]
    share: float
    tries: int


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot thinks: everyone's share of victory, its best ideas, how sure it is of the first.

    `sureness` is the part of its tries that went into the first idea: near 1, nothing else was worth a look.
    """

    shares: dict[Colour, float]
    ideas: tuple[Idea, ...]
    sureness: float


def decide(bot: Bot, position: Position) -> Action:
    """Ask a bot for the next action of the game, showing it only what it may see."""
    decision = bot.choose(position.view())
    if not isinstance(decision, Reveal):
        return decision
    if refusal(position.view(), decision) is not None:
        raise ValueError("a bot declared a Scout where none is possible")
    action = bot.choose(position.view(revealed=True))
    if not isinstance(action, Scout):
        raise ValueError(f"after a reveal a Scout must follow, not {action}")
    return action
