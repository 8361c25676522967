"""The lessons in a browser: each is played to its end, and whatever is done gets an answer."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from cleocatra.lessons.lesson import Step, lessons
from cleocatra.lessons.playing import LessonTable, look, state_after
from cleocatra.rules import Score, TeamUp
from cleocatra.table.choices import possible
from cleocatra.words import Words, words_in
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.hands import Hands, Keys
from tests.web.lesson_hands import LessonHands
from tests.web.test_screens import check

LANGUAGES = {"en": "en", "fr": "fr", "zh-TW": "zh-Hant"}
# each lesson in each language, on phones and laptops in turn
WALKS = [
    (name, language, ("phone", "laptop")[number % 2])
    for number, (name, language) in enumerate(product(lessons(), LANGUAGES))
]
SIZES = {"phone": PHONE, "laptop": LAPTOP}


def miss(step: Step) -> LessonTable | None:
    """A Score or Team up that misses a step's goal."""
    decided = (one for one in possible(state_after(step, [])) if isinstance(one, Score | TeamUp))
    tables = (look(step, [], decision) for decision in decided)
    return next((table for table in tables if table.verdict.result == "missed"), None)


def answer(words: Words, asked: str, table: LessonTable) -> str:
    """What the cat says to a miss."""
    verdict = table.verdict
    details: dict[str, str | int] = dict(verdict.details)
    return words.say(f"{asked}-{verdict.answer}" if verdict.own else f"answer-{verdict.answer}", **details)


def says(page: Page, text: str) -> None:
    expect(page.locator(".coach p").first).to_have_text(text)


@pytest.mark.parametrize(("name", "language", "size"), WALKS)
def test_a_lesson_is_played_to_its_end(visitors: Visitors, name: str, language: str, size: str) -> None:
    """A miss is answered and can be tried again; then the solution is praised, step by step."""
    page = visitors.come(SIZES[size], language)
    words = words_in(LANGUAGES[language])
    page.goto(f"/lessons/{name}")
    hands = LessonHands(page, words)
    steps = lessons()[name].steps
    for number, step in enumerate(steps, start=1):
        asked = f"lesson-{name}-{number}"
        says(page, words.say(asked))
        if (missed := miss(step)) is not None:
            hands.play(missed.done[0])
            says(page, answer(words, asked, missed))
            page.locator(".onwards .primary").click()
            says(page, words.say(asked))
        for decision in step.solution:
            hands.play(decision)
        says(page, words.say(f"{asked}-done"))
        if number < len(steps):
            page.locator(".onwards .primary").click()
    check(page)
    page.get_by_role("link", name=words.say("lessons-all")).last.click()
    expect(page.locator(".learned")).to_have_count(1)


def test_what_is_forbidden_is_explained_and_changes_nothing(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.goto("/lessons/inspectors")
    hands = Hands(page)
    hands.wait_for_turn()
    hands.touch(page.locator(".tile[data-cell='0,0']"))
    expect(page.locator(".toast")).to_contain_text("while an inspector is on the tile")
    says(page, words_in("en").say("lesson-inspectors-1"))


def test_undo_leads_back_and_the_answer_is_shown_to_those_who_ask(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    page.goto("/lessons/tempo")
    words = words_in("en")
    hands = LessonHands(page, words)
    hands.play("team 1,0")
    page.locator(".undo").click()
    expect(page.locator(".undo")).to_have_attribute("aria-disabled", "true")
    hands.play("score 0,0 to 0,0")
    says(page, words.say("lesson-tempo-1-now"))
    page.get_by_role("button", name=words.say("lesson-show")).click()
    expect(page.locator(".solution")).to_contain_text("team up on a Mut tile, then score 4 points")
    says(page, words.say("lesson-tempo-1"))
    steps = page.locator(".arrows circle")  # on the board too
    expect(steps).to_have_count(2)
    hands.play("team 1,0")
    expect(steps).to_have_count(1)
    hands.play("score 0,0 with 1,0 to 0,0")
    expect(steps).to_have_count(0)


def test_the_path_shows_what_was_learned_and_leads_on(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.goto("/")
    page.get_by_role("link", name="Lessons").click()
    expect(page.locator("ol a")).to_have_count(len(lessons()))
    expect(page.locator(".learned")).to_have_count(0)
    check(page)
    page.evaluate("localStorage['cleocatra.lessons'] = JSON.stringify(['goal'])")
    page.reload()
    expect(page.locator(".learned")).to_have_count(1)
    page.locator("main > a.primary").click()
    says(page, words_in("en").say("lesson-scout-1"))


def test_lessons_need_the_server(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.goto("/learn")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitors.may_lose_connection = True
    visitors.server.end()
    page.locator("a[href='/lessons']").click()
    expect(page.get_by_role("alert")).to_have_text("The server can’t be reached.")


def test_a_lesson_goes_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    page.goto("/lessons/tempo")
    keys = Keys(page, seed=4)
    for _ in range(12):
        keys.wait_for_turn()
        keys.step()
        if page.locator(".onwards").count() > 0:
            break
    page.keyboard.press("Tab")
    keys.press(page.locator(".onwards .primary"))
    expect(page.locator(".onwards")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('.coach, .coach *, .board *, .dock, .dock *')")
