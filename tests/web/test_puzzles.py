"""Puzzles in a browser: one solved and one failed, the one of the day, and what the device keeps of them."""

from __future__ import annotations

import json
import re
from datetime import date

import pytest
from playwright.sync_api import Page, expect

from cleocatra.puzzles.playing import look
from cleocatra.puzzles.puzzle import Puzzle, daily, puzzles
from cleocatra.rules import Score, TeamUp
from cleocatra.words import words_in
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.hands import Keys
from tests.web.lesson_hands import LessonHands
from tests.web.test_lessons import LANGUAGES, says
from tests.web.test_screens import check

WALKS = [("en", PHONE), ("fr", LAPTOP), ("zh-TW", PHONE)]


def sample() -> tuple[str, Puzzle]:
    """A puzzle of Team up and Score, in which another pair of actions fails."""
    for name, puzzle in puzzles().items():
        kinds = [type(action) for action in puzzle.turns[0]]
        if kinds == [TeamUp, Score] and len(wrong_turn(puzzle)) == 2:
            return name, puzzle
    raise AssertionError("no puzzle begins with a Team up")


def wrong_turn(puzzle: Puzzle) -> list[str]:
    """Two Team ups that fail, if there are such."""
    start = puzzle.position
    for first in (action for action in start.actions if isinstance(action, TeamUp)):
        for second in (action for action in start.apply(first).actions if isinstance(action, TeamUp)):
            if look(puzzle, [str(first), str(second)]).attempt.result == "failed":
                return [str(first), str(second)]
    return []


def kept(page: Page) -> dict[str, object]:
    told: dict[str, object] = json.loads(page.evaluate("localStorage['cleocatra.puzzles'] ?? '{}'"))
    return told


@pytest.mark.parametrize(("language", "size"), WALKS)
def test_a_wrong_turn_is_refuted_and_the_right_one_praised(
    visitors: Visitors, language: str, size: tuple[int, int]
) -> None:
    page, words = visitors.come(size, language), words_in(LANGUAGES[language])
    name, puzzle = sample()
    player = words.say(f"player-{puzzle.position.player}")
    page.goto(f"/puzzles/{name}")
    hands = LessonHands(page, words)
    asked = words.say("puzzle-ask", name=player)
    says(page, asked)
    wrong = wrong_turn(puzzle)
    for decision in wrong:
        hands.play(decision)
    attempt = look(puzzle, wrong).attempt
    assert attempt.share is not None
    assert attempt.best is not None
    shares = {"share": round(100 * attempt.share), "best": round(100 * attempt.best)}
    says(page, words.say("puzzle-failed", **shares))
    if attempt.next_player:
        expect(page.locator(".refutation")).to_contain_text(words.say(f"player-{attempt.next_player}"))
        expect(page.locator(".arrows circle")).not_to_have_count(0)  # on the board too
    check(page)
    page.get_by_role("button", name=words.say("try-again")).click()
    says(page, asked)
    for action in puzzle.turns[0]:
        hands.play(str(action))
    expect(page.locator(".coach.reached")).to_be_visible()
    assert kept(page) == {"solved": {name: False}, "missed": [name], "days": []}
    page.get_by_role("link", name=words.say("puzzles-all")).last.click()
    expect(page.get_by_text(words.say("puzzles-solved", count=1, total=len(puzzles())))).to_be_visible()
    check(page)


def test_the_solution_is_shown_to_those_who_ask(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    name, puzzle = sample()
    page.goto(f"/puzzles/{name}")
    hands = LessonHands(page, words_in("en"))
    for decision in wrong_turn(puzzle):
        hands.play(decision)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".solution")).to_contain_text("The best turn: team up")
    expect(page.locator(".arrows circle")).to_have_count(2)  # on the board too
    hands.play(str(puzzle.turns[0][0]))
    expect(page.locator(".arrows circle")).to_have_count(0)


def test_the_puzzle_of_the_day_counts_for_the_streak(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    today = date(2025, 6, 4)
    page.clock.set_fixed_time("2025-06-04T12:00:00")
    page.goto("/puzzles")
    page.evaluate("days => localStorage['cleocatra.puzzles'] = JSON.stringify({days})", ["2025-06-03"])
    page.reload()
    expect(page.get_by_text("Solved 1 day in a row")).to_be_visible()
    page.get_by_role("link", name="To today’s puzzle").click()
    expect(page.locator(".rules")).to_have_text("Puzzle: Puzzle of the day")
    found = daily(today)
    hands = LessonHands(page, words_in("en"))
    for action in found.turns[0]:
        hands.play(str(action))
    expect(page.locator(".coach.reached")).to_be_visible()
    page.evaluate("navigator.share = undefined")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    line, link = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert line == "Cleocatra puzzle 2025-06-04: solved at the first try · 2 days in a row"
    assert link.endswith(f"/puzzles/{found.name}")
    assert kept(page)["days"] == ["2025-06-03", "2025-06-04"]


def test_a_puzzle_goes_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    page.goto(f"/puzzles/{sample()[0]}")
    keys = Keys(page, seed=4)
    for _ in range(12):
        keys.wait_for_turn()
        keys.step()
        if page.locator(".onwards").count() > 0:
            break
    expect(page.locator(".onwards")).to_be_visible()


def test_an_address_without_a_puzzle_says_so(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.goto("/puzzles/nothing")
    expect(page.get_by_role("alert")).to_have_text("There is no such puzzle.")
    expect(page.locator("h1")).to_have_text(re.compile("Puzzles"))
