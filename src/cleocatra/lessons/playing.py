"""A lesson's table: nothing is stored, so every request tells what was done, and gets a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from cleocatra.lessons.judge import Verdict, judge
from cleocatra.lessons.lesson import Lesson, Step, lessons, read_game
from cleocatra.record import Game
from cleocatra.rules import Decision, Kind, Position, Reveal
from cleocatra.study.table import after, created_for, seated
from cleocatra.table.action_views import StepView
from cleocatra.table.advice import steps_of
from cleocatra.table.projection import project
from cleocatra.table.refusals import Refused
from cleocatra.table.state import GameState, begin
from cleocatra.table.views import GameView
from cleocatra.table.why import read_decision
from cleocatra.table.wire import wire

MOST_DECISIONS = 8  # of one step


@wire
class LessonView:
    """A lesson in the list of all."""

    name: str
    chapter: str
    steps: int


@wire
class LessonTable:
    """A step of a lesson after some decisions."""

    done: list[str]
    """what was decided, to be sent with the next request"""
    view: GameView
    verdict: Verdict
    solution: list[StepView]
    """one way to reach the goal, or what is left of it for those who have followed it so far"""


def list_lessons() -> list[LessonView]:
    """All lessons, in the order in which they are learned."""
    return [LessonView(one.name, one.chapter, len(one.steps)) for one in lessons().values()]


def find_lesson(name: str) -> Lesson:
    """The lesson of this name; raises Refused if there is none."""
    if (lesson := lessons().get(name)) is None:
        raise Refused("lesson/unknown")
    return lesson


def find_step(name: str, number: int) -> Step:
    """A lesson's step, counted from 1; raises Refused if there is none."""
    steps = find_lesson(name).steps
    if not 1 <= number <= len(steps):
        raise Refused("lesson/unknown")
    return steps[number - 1]


def look(step: Step, done: Sequence[str], decision: Decision | None = None) -> LessonTable:
    """The table after what was done and one more decision, and what the lesson says to it."""
    decided = [*map(read_decision, done), *([] if decision is None else [decision])]
    state = state_after(step, decided)
    return LessonTable(
        [str(one) for one in decided],
        project(state, frozenset({step.learner})),
        judge(step, state, decided),
        solution_of(step)[followed(step, decided) :],
    )


def followed(step: Step, decided: Sequence[Decision]) -> int:
    """How many actions of the solution were taken, if nothing else was done."""
    done = [str(one) for one in decided]
    if done != list(step.solution[: len(done)]):
        return 0
    return sum(not isinstance(one, Reveal) for one in decided)


def solution_of(step: Step) -> list[StepView]:
    """One way to reach a step's goal, by the parts of its actions."""
    game = step.game
    pile = whole_pile(game.initial.pile, game.options.mix)
    known = Game.replay(Position.start(game.options, pile=pile), game.actions)
    decided = [read_decision(words) for words in step.solution]
    return steps_of(tuple(one for one in decided if not isinstance(one, Reveal)), known.position)


def state_after(step: Step, decided: Sequence[Decision]) -> GameState:
    """The table after these decisions of the learner; raises Refused at the first that is impossible."""
    return after(begun(step.record), decided, step.learner)


@lru_cache(maxsize=256)
def begun(record: str) -> GameState:
    """The table at the end of a record."""
    game = read_game(record)
    pile = whole_pile(game.initial.pile, game.options.mix)
    return seated(begin(created_for(game.options, pile, game.actions)))


def whole_pile(pile: Sequence[Kind | None], mix: Counter[Kind]) -> tuple[Kind, ...]:
    """The pile with tiles of the mix in place of those that a record leaves open."""
    missing = (mix - Counter(kind for kind in pile if kind is not None)).elements()
    return tuple(next(missing) if kind is None else kind for kind in pile)
