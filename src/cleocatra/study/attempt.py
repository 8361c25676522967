"""A turn to be found: in a puzzle, or where a turn of a game could have been better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from functools import lru_cache
from typing import Literal

from cleocatra.bots.appraisal import Appraiser
from cleocatra.bots.review import AS_GOOD, Judge
from cleocatra.rules import Colour, Decision, Phase, Position, Reveal
from cleocatra.study.table import begun, played, read_position
from cleocatra.table.action_views import StepView
from cleocatra.table.advice import reason_of, rounded, steps_of
from cleocatra.table.projection import project
from cleocatra.table.refusals import Refused
from cleocatra.table.state import GameState
from cleocatra.table.turn_reason import TurnReason
from cleocatra.table.views import GameView
from cleocatra.table.why import read_decision
from cleocatra.table.wire import wire

SEED = 1


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
    reason: TurnReason | None = None
    """why the right turn is better, if that is known"""


@wire
class AttemptTable:
    """A turn to be found, after some decisions."""

    done: list[str]
    """what was decided, to be sent with the next request"""
    view: GameView
    player: Colour
    """who is to find the turn"""
    position: str
    """in one line"""
    attempt: Attempt
    solution: list[StepView]
    """a right turn, once it is known"""


def attempt_table(
    line: str, decided: Sequence[Decision], state: GameState, attempt: Attempt, solution: list[StepView]
) -> AttemptTable:
    player = begun(line).position.player
    shown = project(state, frozenset({player}))
    return AttemptTable([str(one) for one in decided], shown, player, line, attempt, solution)


def look(
    line: str, done: Sequence[str], decision: Decision | None = None, simulations: int | None = None
) -> AttemptTable:
    """A position in which a better turn is to be found, after what was done and one more decision."""
    start = read_position(line)
    decided = [*map(read_decision, done), *([] if decision is None else [decision])]
    state = turn_state(start, line, decided)
    if not is_over(start, state.position, decided):
        return attempt_table(line, decided, state, Attempt("open"), [])
    attempt, solution = judged(line, tuple(map(str, decided)), simulations)
    return attempt_table(line, decided, state, attempt, solution)


@lru_cache(maxsize=256)
def judged(line: str, words: tuple[str, ...], simulations: int | None) -> tuple[Attempt, list[StepView]]:
    """A turn beside the best one: it is right if it is as good."""
    start, decided = read_position(line), tuple(map(read_decision, words))
    judge = Judge(Appraiser(start.options, SEED, simulations), SEED)
    choice = judge.choice(start, decided)
    share, best = choice.played[start.player], choice.best_shares[start.player]
    result: Literal["solved", "failed"] = "solved" if choice.loss <= AS_GOOD else "failed"
    attempt = Attempt(result, rounded(share), rounded(best), reason=reason_of(choice, won=False))
    if result == "failed":
        refute(attempt, judge.appraiser, end_of(start, decided))
    return attempt, steps_of(choice.best.decisions, start)


def refute(attempt: Attempt, appraiser: Appraiser, end: Position | None) -> None:
    """Add the best answer to a wrong turn, if anyone has one."""
    if end is None or end.outcome is not None or end.phase is Phase.OPENING:
        return
    attempt.next_player = end.player
    attempt.refutation = steps_of(appraiser.of(end.view()).ideas[0].decisions, end.view())


def end_of(start: Position, decided: Sequence[Decision]) -> Position | None:
    """Where these decisions lead; nobody knows once a tile is turned over."""
    for decision in decided:
        if isinstance(decision, Reveal):
            return None
        start = start.apply(decision)
    return start


def turn_state(start: Position, line: str, decided: Sequence[Decision]) -> GameState:
    """The table after these decisions of the turn; raises Refused at the first that is impossible."""
    if decided and is_over(start, played(line, decided[:-1]).position, decided[:-1]):
        raise Refused("turn/over")
    return played(line, decided)


def is_over(start: Position, position: Position, decided: Sequence[Decision]) -> bool:
    """Whether the turn is over; a tile that was turned over ends it too: nobody knows what follows."""
    return bool(decided) and (
        position.phase is not Phase.SECOND_ACTION or position.player is not start.player
    )
