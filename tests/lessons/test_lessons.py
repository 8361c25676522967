"""Every lesson can be played to its end, and has an answer to whatever is done."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from cleocatra.lessons.lesson import Lesson, Step, lessons
from cleocatra.lessons.playing import LessonTable, look, state_after
from cleocatra.rules import Cell, Kind, Score
from cleocatra.table.choices import possible
from cleocatra.table.refusals import Refused
from cleocatra.table.why import read_decision
from cleocatra.table.worth import best_score
from cleocatra.words import LANGUAGES, LOCALES

GENERAL = {"other", "score", "points", "rival", "later"}  # answers that any lesson may give
STEPS = {
    f"{lesson.name}-{number}": step
    for lesson in lessons().values()
    for number, step in enumerate(lesson.steps, start=1)
}


def steps(lesson: Lesson) -> Iterator[tuple[str, Step]]:
    for number, step in enumerate(lesson.steps, start=1):
        yield f"lesson-{lesson.name}-{number}", step


def messages(language: str) -> set[str]:
    text = (LOCALES / language / "lessons.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("name", STEPS)
def test_the_solution_reaches_the_goal_and_no_sooner(name: str) -> None:
    step = STEPS[name]
    results = []
    done: list[str] = []
    for words in step.solution:
        table = look(step, done, read_decision(words))
        results.append(table.verdict.result)
        done = table.done
    assert results == ["open"] * (len(results) - 1) + ["reached"]


NUMBERS = [name for name, step in STEPS.items() if not step.goal.plays]


@pytest.mark.parametrize("name", NUMBERS)
def test_a_goal_of_numbers_asks_for_just_what_its_solution_reaches(name: str) -> None:
    """A number that is less than that would call a worse turn right."""
    step = STEPS[name]
    state = state_after(step, [read_decision(words) for words in step.solution])
    end = state.position
    reached = {
        "points": end.points[step.learner] - step.game.position.points[step.learner],
        "rival": best_score(end, end.player),
        "later": best_score(end, step.learner),
    }
    wanted = {number: getattr(step.goal, number) for number in reached}
    assert wanted == {number: reached[number] if wanted[number] is not None else None for number in reached}
    assert any(number is not None for number in wanted.values())


@pytest.mark.parametrize(
    ("name", "done", "left"),
    [
        ("tempo-1", [], ["team", "score"]),
        ("tempo-1", ["team 1,0"], ["score"]),
        ("tempo-1", ["team -1,0"], ["team", "score"]),
        ("scout-2", ["reveal"], ["scout", "dispatch"]),
        ("scout-2", ["reveal", "scout 1,1"], ["dispatch"]),
    ],
)
def test_what_is_left_of_the_solution_is_told(name: str, done: list[str], left: list[str]) -> None:
    """Whoever has done something else is told all of it."""
    assert [one.kind for one in look(STEPS[name], done).solution] == left


@pytest.mark.parametrize("name", STEPS)
def test_every_legal_decision_gets_an_answer_and_none_is_a_dead_end(name: str) -> None:
    """A decision leaves the goal in reach, reaches it, or misses it and is told what would be better."""
    step = STEPS[name]
    told = [table for table in tables(step, []) if table.done]
    results = {table.verdict.result for table in told}
    assert results >= {"reached"}
    assert {table.verdict.answer for table in told if table.verdict.result == "missed"} <= {
        *GENERAL,
        *step.says.values(),
    }


def tables(step: Step, done: list[str]) -> Iterator[LessonTable]:
    """The tables after every sequence of legal decisions that the lesson lets go on."""
    offered = possible(state_after(step, [read_decision(words) for words in done]))
    assert offered, f"nothing can follow {done}"
    for decision in offered:
        table = look(step, done, decision)
        assert (table.verdict.answer is not None) == (table.verdict.result == "missed")
        yield table
        if table.verdict.result == "open":
            yield from tables(step, table.done)


@pytest.mark.parametrize("name", STEPS)
def test_what_is_illegal_is_refused_with_its_reason(name: str) -> None:
    with pytest.raises(Refused) as refused:
        look(STEPS[name], [], read_decision("search 40,40>41,40"))
    assert refused.value.reason is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_messages_and_no_other(language: str) -> None:
    needed = {f"chapter-{lesson.chapter}" for lesson in lessons().values()}
    needed |= {f"answer-{answer}" for answer in GENERAL}
    for lesson in lessons().values():
        needed.add(f"lesson-{lesson.name}")
        for asked, step in steps(lesson):
            needed |= {asked, f"{asked}-done", *(f"{asked}-{word}" for word in step.says.values())}
    numbered = {name for name in messages(language) if name.startswith(("chapter-", "answer-"))}
    numbered |= {name for name in messages(language) if any(sign.isdigit() for sign in name)}
    assert needed <= messages(language)
    assert numbered - needed == set()


def test_lessons_need_the_standard_library_only() -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys(('fastapi', 'pydantic', 'starlette', 'fluent')));"
        "import cleocatra.lessons.playing"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=60, check=False).returncode == 0


@pytest.mark.parametrize(
    ("name", "points", "helpers"),
    [("colours-1", 2, 0), ("colours-2", 2, 0), ("colours-3", 4, 0), ("helpers-1", 6, 2), ("choose-1", 4, 1)],
    ids=["3a", "3b", "3c", "4a", "4b"],
)
def test_the_rulebooks_examples_score_what_it_says(name: str, points: int, helpers: int) -> None:
    """3a and 3b: two points; 3c: four; 4a: two helpers, two more; 4b: of two orange tiles one helper."""
    position = STEPS[name].game.position
    score = read_decision(STEPS[name].solution[0])
    assert isinstance(score, Score)
    found = position.points_for(score)
    assert (found.total, len(found.helpers)) == (points, helpers)


def test_in_example_4b_either_orange_tile_may_count() -> None:
    step = STEPS["choose-1"]
    helped = [
        one for one in possible(state_after(step, [])) if look(step, [], one).verdict.result == "reached"
    ]
    assert [str(score) for score in helped] == ["score 0,0 with -1,0 to 0,0", "score 0,0 with 1,0 to 0,0"]
    kinds = [step.game.position.tiles[Cell(x, 0)].kind for x in (-1, 1)]
    assert kinds == [Kind.MAFDAT, Kind.MAFDAT]
