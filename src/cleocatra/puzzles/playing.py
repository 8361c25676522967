"""A puzzle's table: what was done in it, and whether that is the right turn."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache

from cleocatra.bots.appraisal import Appraiser
from cleocatra.bots.review import AS_GOOD
from cleocatra.puzzles.opinion import share_after, share_of_reveal
from cleocatra.puzzles.puzzle import Puzzle, daily, puzzles
from cleocatra.rules import Colour, Decision, Position, Reveal, RuleSet
from cleocatra.study.attempt import Attempt, AttemptTable, attempt_table, is_over, refute, turn_state
from cleocatra.table.advice import rounded, steps_of
from cleocatra.table.refusals import Refused
from cleocatra.table.state import GameState
from cleocatra.table.why import read_decision
from cleocatra.table.wire import wire

SIMULATIONS = 300  # of the refutation


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


def look(puzzle: Puzzle, done: Sequence[str], decision: Decision | None = None) -> AttemptTable:
    """The puzzle after what was done and one more decision."""
    decided = [*map(read_decision, done), *([] if decision is None else [decision])]
    start = puzzle.position
    state = turn_state(start, puzzle.line, decided)
    attempt = judge(puzzle, state, decided)
    return attempt_table(puzzle.line, decided, state, attempt, steps_of(puzzle.turns[0], start))


def judge(puzzle: Puzzle, state: GameState, decided: Sequence[Decision]) -> Attempt:
    """What these decisions are worth."""
    start = puzzle.position
    if not is_over(start, state.position, decided):
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
    if got >= possible - AS_GOOD:
        return Attempt("solved", rounded(got), rounded(possible))
    attempt = Attempt("failed", rounded(got), rounded(possible))
    refute(attempt, Appraiser(end.options, 1, SIMULATIONS), end)
    return attempt


@lru_cache(maxsize=1024)
def share(end: Position, player: Colour) -> float:
    """The player's share of the victory in the position after a turn."""
    return share_after(end, player, SIMULATIONS)


def same(one: Position, other: Position) -> bool:
    """Whether two ends are the same for those who play on."""
    return one.view() == other.view()
