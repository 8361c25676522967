"""The interface of a bot: it chooses a decision from what a player may know.

    class MyBot:
        def choose(self, view: Position) -> Decision:
            return view.actions[0]

`view` hides the order of the pile. To Scout, a bot returns `Reveal()` first: the tile is turned over (R5),
and `choose` is called again with `view.pile[0]` known. It must then return a Scout with its cell.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from cleocatra.bots.faults import BotFault, error_text, shown_answer
from cleocatra.record import Game
from cleocatra.rules import Action, Colour, Decision, Position, Reveal, Scout, refusal, tile_lies_open


class Bot(Protocol):
    """Anything that can play."""

    def choose(self, view: Position) -> Decision:
        """Return what to do now; it must be legal."""
        ...


@runtime_checkable
class Follower(Protocol):
    """A bot that wants to know how a position came about: it is told the game before each choice."""

    def follow(self, game: Game) -> None:
        """Take note of the game, in which unseen tiles are unknown."""
        ...


@runtime_checkable
class Closable(Protocol):
    """A bot that holds something beyond its game, such as a process."""

    def close(self) -> None:
        """The game is over, or the bot has failed in it."""
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
    """Ask a bot for the next action; the bot sees only what its player may see. Raises BotFault."""
    return play(bot, position)[0]


def play(bot: Bot, position: Position) -> tuple[Action, Position]:
    """Ask a bot for the next action and apply it. Raises BotFault."""
    view = position.view()
    decision = answer_of(bot, view)
    revealed = isinstance(decision, Reveal)
    if revealed:
        check(view, decision)
        view = position.view(revealed=True)
        decision = answer_of(bot, view)
    if isinstance(decision, Action) and isinstance(decision, Scout) is revealed:
        with suppress(Exception):  # not legal, or fields of the wrong type: `check` finds out
            return decision, position.apply(decision)
    check(view, decision)
    raise AssertionError(f"{decision} is legal, but can't be applied")


def ask(bot: Bot, view: Position) -> Decision:
    """The bot's decision, checked. Raises BotFault if it raises or its answer isn't possible."""
    decision = answer_of(bot, view)
    check(view, decision)
    return decision


def answer_of(bot: Bot, view: Position) -> Decision:
    """What a bot answers, unchecked; BotFault if it raises."""
    try:
        return bot.choose(view)
    except BotFault as fault:
        fault.revealed = tile_lies_open(view)
        raise
    except (Exception, SystemExit) as error:
        raise BotFault("raised", {"reason": error_text(error)}, revealed=tile_lies_open(view)) from error


def check(view: Position, decision: object) -> None:
    """Raise BotFault unless this can be decided now."""
    revealed = tile_lies_open(view)
    if isinstance(decision, Decision):
        try:
            refused = refusal(view, decision)
            text = str(decision)
        except Exception:  # an action with fields of the wrong type
            pass
        else:
            if refused is None:
                return
            raise BotFault("illegal", {"answer": text, "reason": str(refused)}, revealed=revealed)
    raise BotFault("answer", {"answer": shown_answer(decision)}, revealed=revealed)
