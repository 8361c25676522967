"""What a lesson says to a decision, whichever it is: on the way, there, or what would be better."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import field
from fnmatch import fnmatchcase
from typing import Literal

from cleocatra.lessons.lesson import Goal, Step
from cleocatra.record import Game
from cleocatra.rules import Decision, Phase, Position, Reveal, Score, Scout, tile_lies_open
from cleocatra.table.state import GameState
from cleocatra.table.wire import wire
from cleocatra.table.worth import best_score


@wire
class Verdict:
    """Whether the goal is reached, can still be reached, or was missed, and what to say to that."""

    result: Literal["open", "reached", "missed"]
    answer: str | None = None
    """for a miss, which message says what would be better: one for all lessons, or the step's own"""
    own: bool = False
    """whether the message is the step's own"""
    details: dict[str, int] = field(default_factory=dict)


def judge(step: Step, state: GameState, decided: Sequence[Decision]) -> Verdict:
    """What the lesson says after these decisions."""
    if not decided:
        return Verdict("open")
    over = turn_is_over(step, state, decided)
    missed = missed_play(step.goal, decided) if step.goal.plays else missed_number(step, state, over)
    if missed is not None:
        return own_answer(step, decided[-1]) or missed
    reached = finished_play(step.goal, decided) if step.goal.plays else over
    return Verdict("reached" if reached else "open")


def own_answer(step: Step, decision: Decision) -> Verdict | None:
    """The step's own answer to a decision, if it has one."""
    words = str(decision)
    found = (word for pattern, word in step.says.items() if fnmatchcase(words, pattern))
    word = next(found, None)
    return None if word is None else Verdict("missed", word, own=True)


# Goals that are plays


def missed_play(goal: Goal, decided: Sequence[Decision]) -> Verdict | None:
    """The answer if these decisions begin none of the goal's plays."""
    if any(begins(play, decided) for play in goal.plays):
        return None
    return Verdict("missed", "score" if isinstance(decided[-1], Score) else "other")


def begins(play: Sequence[str], decided: Sequence[Decision]) -> bool:
    """Whether these decisions are the first of a play."""
    return len(decided) <= len(play) and all(
        fnmatchcase(str(decision), pattern) for decision, pattern in zip(decided, play, strict=False)
    )


def finished_play(goal: Goal, decided: Sequence[Decision]) -> bool:
    """Whether these decisions are one of the goal's plays."""
    return any(len(play) == len(decided) and begins(play, decided) for play in goal.plays)


# Goals that are numbers


def turn_is_over(step: Step, state: GameState, decided: Sequence[Decision]) -> bool:
    acted = any(not isinstance(decision, Reveal) for decision in decided)
    return acted and not in_turn(state.position, step)


def in_turn(position: Position, step: Step) -> bool:
    """Whether the learner still acts in the turn of the step."""
    return position.phase is Phase.SECOND_ACTION and position.player is step.learner


def missed_number(step: Step, state: GameState, over: bool) -> Verdict | None:
    """The answer if no end of this turn reaches all numbers of the goal: the first that can't be reached."""
    goal, learner = step.goal, step.learner
    before = step.game.position.points[learner]
    measures: list[tuple[str, int | None, int, Callable[[Position], int]]] = [
        ("points", goal.points, 1, lambda end: end.points[learner] - before),
        ("rival", goal.rival, -1, lambda end: best_score(end, end.player)),
        ("later", goal.later, 1, lambda end: best_score(end, learner)),
    ]
    ends = list(turn_ends(step, state, over))
    for name, wanted, sign, measure in measures:
        if wanted is None:
            continue
        values = [measure(end) for end in ends]
        reached = [value for value in values if sign * value >= sign * wanted]
        if not reached:
            got = sign * max(sign * value for value in values)
            return Verdict("missed", name, details={"points": got, "best": wanted})
        ends = [end for end, value in zip(ends, values, strict=True) if value in reached]
    return None


def turn_ends(step: Step, state: GameState, over: bool) -> Iterator[Position]:
    """The positions in which the learner's turn may end; the lesson knows the pile."""
    known = Game.replay(Position.start(state.game.options, pile=state.created.pile), state.game.actions)
    yield from ends_of(known.position, step, over, tile_lies_open(state.position))


def ends_of(position: Position, step: Step, over: bool, scouting: bool = False) -> Iterator[Position]:
    if over:
        yield position
        return
    for action in position.actions:
        if not scouting or isinstance(action, Scout):
            after = position.apply(action)
            yield from ends_of(after, step, not in_turn(after, step))
