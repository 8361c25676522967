"""The words of the engine protocol (docs/engine.md): positions, efforts and turns as lines of text."""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite

from cleocatra.bots.interface import Thought
from cleocatra.bots.players import Effort
from cleocatra.record import Game, format_game, parse_decision, parse_game
from cleocatra.rules import Decision, Phase

LINE_BREAK = " | "  # in a record that is written on one line; no record contains it otherwise
SEPARATOR = ";"  # between the decisions of a turn, as in a record
INFINITE = "infinite"


def format_position(game: Game) -> str:
    """The line that tells an engine a game; tiles that nobody has seen must be unknown in it."""
    lines = format_game(game).splitlines()
    return f"position {LINE_BREAK.join(line for line in lines if line)}"


def parse_position(text: str) -> Game:
    """The game in the rest of a `position` line. Raises ValueError, also if it shows too many tiles."""
    lines = [line.strip() for line in text.split(LINE_BREAK.strip())]
    header = [line for line in lines if line.startswith("[")]
    game = parse_game("\n".join([*header, "", *lines[len(header) :]]))
    pile = game.position.pile
    if any(pile[1:]):
        raise ValueError("only the top tile of the pile may be known; write ? for the others")
    if game.position.phase is Phase.OPENING and pile[0] is None:
        raise ValueError("the tile of an opening must be known")
    return game


def format_go(effort: Effort | None) -> str:
    """The line that lets an engine think.

    >>> format_go(Effort(seconds=0.5)), format_go(None)
    ('go seconds 0.5', 'go')
    """
    words = ["go"]
    if effort and effort.timed:
        words += ["seconds", f"{effort.seconds:g}"]
    if effort and effort.simulations < Effort().simulations:
        words += ["simulations", str(effort.simulations)]
    return " ".join(words)


def parse_go(words: list[str]) -> Effort | None:
    """The effort in the rest of a `go` line; None if it says nothing. Raises ValueError.

    >>> parse_go(["seconds", "0.5"])
    Effort(simulations=1073741824, seconds=0.5)
    """
    if words == [INFINITE]:
        return Effort()
    unlimited = Effort()
    simulations, seconds = unlimited.simulations, unlimited.seconds
    rest = list(words)
    while rest:
        name, value = rest.pop(0), rest.pop(0) if rest else ""
        if name == "seconds":
            seconds = positive(name, float(value or "nan"))
        elif name == "simulations":
            simulations = int(positive(name, int(value or "0")))
        else:
            raise ValueError(f"go has no part {name!r}: expected seconds, simulations or infinite")
    return Effort(simulations, seconds) if words else None


def positive(name: str, value: float) -> float:
    if not (isfinite(value) and value > 0):
        raise ValueError(f"{name}: expected a number above 0")
    return value


def format_turn(decisions: Iterable[Decision]) -> str:
    """The rest of a turn, as a record has it; `reveal` declares a Scout."""
    return f"{SEPARATOR} ".join(map(str, decisions))


def parse_turn(text: str) -> tuple[Decision, ...]:
    """The decisions of a turn. Raises InvalidRecord.

    >>> [str(decision) for decision in parse_turn("team 0,1; score 0,1 to 0,1")]
    ['team 0,1', 'score 0,1 to 0,1']
    """
    return tuple(parse_decision(part.strip()) for part in text.split(SEPARATOR))


def format_info(thought: Thought, win_probability: float, seconds: float) -> str:
    """The line that tells what a search has found so far."""
    best = thought.ideas[0]
    turn = format_turn(best.decisions)
    return f"info seconds {seconds:.2f} visits {best.visits} win {win_probability:.3f} turn {turn}"
