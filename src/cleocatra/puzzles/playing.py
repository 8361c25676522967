"""A puzzle's table: what was done in it, and whether that is the right turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from datetime import date
from functools import lru_cache
from typing import Literal

from cleocatra.puzzles.opinion import searcher, share_after, share_of_reveal
from cleocatra.puzzles.puzzle import Puzzle, daily, puzzles
from cleocatra.rules import Colour, Decision, Phase, Position, Reveal, RuleSet
from cleocatra.study.table import played
from cleocatra.table.action_views import StepView
from cleocatra.table.advice import rounded, steps_of
from cleocatra.table.projection import project
from cleocatra.table.refusals import Refused
from cleocatra.table.state import GameState
from cleocatra.table.views import GameView
from cleocatra.table.why import read_decision
from cleocatra.table.wire import wire

SIMULATIONS = 300  # of the refutation
SAME = 0.01  # a turn within so much of the best one is right too


@wire
class PuzzleView:
    """A puzzle in the list of all."""

    name: str
    rules: RuleSet
    players: int
    difficulty: str
    themes: list[str]


@wire
class PuzzleList:
    """All puzzles, and the one of the day."""

    daily: str
    puzzles: list[PuzzleView]


@wire
class Attempt:
    """Whether the right turn was found, and if not, what speaks against the one that was played."""

    result: Literal["open", "solved", "failed"]
    share: float | None = None
    """the player's share of the victory after the turn, from 0 to 1"""
    best: float | None = None
    """... and after the right one"""
    next_player: Colour | None = None
    """who acts after a wrong turn"""
    refutation: list[StepView] = field(default_factory=list)
    """their best answer"""


@wire
class PuzzleTable:
    """A puzzle after some decisions."""

    done: list[str]
    """what was decided, to be sent with the next request"""
    view: GameView
    player: Colour
    """who is to find the turn"""
    position: str
    """in one line"""
    attempt: Attempt
    solution: list[StepView]
    """a right turn"""


def list_puzzles(day: date) -> PuzzleList:
    """All puzzles, and the one of this day."""
    return PuzzleList(daily(day).name, [puzzle_view(name, one) for name, one in puzzles().items()])


def puzzle_view(name: str, puzzle: Puzzle) -> PuzzleView:
    rules, _, players, *_ = puzzle.line.split()
    return PuzzleView(name, RuleSet(rules), len(players), puzzle.difficulty, list(puzzle.themes))


def find_puzzle(name: str) -> Puzzle:
    """The puzzle of this name; raises Refused if there is none."""
    if (puzzle := puzzles().get(name)) is None:
        raise Refused("puzzle/unknown")
    return puzzle


def look(puzzle: Puzzle, done: Sequence[str], decision: Decision | None = None) -> PuzzleTable:
    """The puzzle after what was done and one more decision."""
    decided = [*map(read_decision, done), *([] if decision is None else [decision])]
    start = puzzle.position
    state = state_after(puzzle, decided)
    return PuzzleTable(
        [str(one) for one in decided],
        project(state, frozenset({start.player})),
        start.player,
        puzzle.line,
        judge(puzzle, state, decided),
        steps_of(puzzle.turns[0], start),
    )


def state_after(puzzle: Puzzle, decided: Sequence[Decision]) -> GameState:
    """The table after these decisions of the turn; raises Refused at the first that is impossible."""
    if decided and over(puzzle.position, played(puzzle.line, decided[:-1]), decided[:-1]):
        raise Refused("turn/over")
    return played(puzzle.line, decided)


def over(start: Position, state: GameState, decided: Sequence[Decision]) -> bool:
    """Whether the turn is over; a tile that was turned over ends it too, since no puzzle asks for that."""
    position = state.position
    return bool(decided) and (
        position.phase is not Phase.SECOND_ACTION or position.player is not start.player
    )


def judge(puzzle: Puzzle, state: GameState, decided: Sequence[Decision]) -> Attempt:
    """What these decisions are worth."""
    start = puzzle.position
    if not over(start, state, decided):
        return Attempt("open")
    best = next(puzzle.ends())
    if isinstance(decided[-1], Reveal):
        return Attempt(
            "failed", rounded(share_of_reveal(start, SIMULATIONS)), rounded(share(best, start.player))
        )
    end = state.position
    if any(same(end, right) for right in puzzle.ends()):
        return Attempt("solved", rounded(share(end, start.player)), rounded(share(best, start.player)))
    return weighed(start.player, end, best)


def weighed(player: Colour, end: Position, best: Position) -> Attempt:
    """A turn that is not among the right ones: it is right too if it is as good."""
    got, possible = share(end, player), share(best, player)
    if got >= possible - SAME:
        return Attempt("solved", rounded(got), rounded(possible))
    reply = []
    if end.outcome is None:
        ideas = searcher(end.options, 1, SIMULATIONS).explain(end.view()).ideas
        reply = steps_of(ideas[0].decisions, end.view())
    answering = None if end.outcome is not None else end.player
    return Attempt("failed", rounded(got), rounded(possible), answering, reply)


@lru_cache(maxsize=1024)
def share(end: Position, player: Colour) -> float:
    """The player's share of the victory in the position after a turn."""
    return share_after(end, player, SIMULATIONS)


def same(one: Position, other: Position) -> bool:
    """Whether two ends are the same for those who play on."""
    return one.view() == other.view()
