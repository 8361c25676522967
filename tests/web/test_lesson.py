"""The first steps: a newcomer is led through a real game, and only what is asked for can be done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LAPTOP, PHONE, SIZES, Visitors
from tests.web.hands import READY, Hands, Keys
from tests.web.test_screens import check

TITLES = {"en": "First steps", "fr": "Premiers pas", "zh-TW": "新手教學"}
STEPS = 8


def begin(page: Page, language: str = "en") -> None:
    """To the lesson, as a newcomer finds it."""
    page.goto("/")
    page.get_by_role("link", name=TITLES[language]).click()
    expect(page.locator(".coach")).to_be_visible()


def at(page: Page, step: int) -> None:
    """The lesson is at a step, counted from 1."""
    expect(page.locator(".way .done")).to_have_count(step - 1)
    expect(page.locator(".way .now")).to_have_count(1 if step <= STEPS else 0)


def offered(page: Page) -> list[str | None]:
    """The kinds of action that can be chosen."""
    chips = page.locator(".chip:not(.off)")
    return [chips.nth(number).get_attribute("data-kind") for number in range(chips.count())]


@pytest.mark.parametrize(
    ("size", "language"), [(size, language) for size in SIZES for language in TITLES], ids=str
)
def test_a_newcomer_is_led_through_two_turns(visitors: Visitors, size: str, language: str) -> None:
    page = visitors.come(SIZES[size], language)
    begin(page, language)
    at(page, 1)
    assert offered(page) == ["reveal"]
    check(page)
    page.locator(".pile").click()
    at(page, 2)
    expect(page.locator(".free")).to_have_count(2)
    page.locator(".free").first.click()
    at(page, 3)
    assert offered(page) == ["dispatch"]
    page.locator(".chip[data-kind=dispatch]").click()
    at(page, 4)
    page.locator(READY).click()
    at(page, 6)  # the lesson itself has played for the other
    expect(page.locator(".coach")).to_contain_text("2")
    assert offered(page) == ["team"]
    page.locator(".chip[data-kind=team]").click()
    at(page, 7)
    page.locator(".chip[data-kind=score]").click()
    expect(page.locator(".tile[aria-pressed=true]")).to_have_attribute("data-cell", "0,0")
    total = page.locator(".total").inner_text().removeprefix("= ")
    page.locator(READY).click()
    at(page, 8)
    expect(page.locator(".coach")).to_contain_text(total)
    page.locator(READY).click()
    at(page, 9)
    check(page)
    page.locator(".onwards a.primary").click()
    expect(page.locator("button.go")).to_be_visible()


def test_whatever_the_lesson_does_not_ask_for_waits(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    begin(page)
    page.locator(".chip[data-kind=score]").click(force=True)  # possible in the game, but not the next step
    expect(page.locator(".toast")).to_have_text("One thing at a time: first do what the cat says.")
    Hands(page).touch(page.locator(".tile").first)
    expect(page.locator(".panel")).to_have_count(0)
    at(page, 1)


def test_undo_leads_a_step_back(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    begin(page)
    page.locator(".pile").click()
    page.locator(".free").first.click()
    page.locator(".chip[data-kind=dispatch]").click()
    at(page, 4)
    page.locator(".undo").click()
    at(page, 3)
    page.locator(".undo").click()
    at(page, 2)


def test_the_lesson_is_found_beside_the_rules_and_needs_the_server(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.goto("/learn")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitors.may_lose_connection = True
    visitors.server.end()
    page.get_by_role("link", name=re.compile("First steps")).click()
    expect(page.get_by_role("alert")).to_have_text("The server can’t be reached.")


def test_the_lesson_goes_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    begin(page)
    keys = Keys(page)
    for step in (*range(1, 5), *range(6, 9)):
        at(page, step)
        while page.locator(".way .done").count() == step - 1:
            keys.step()
            if page.locator(".onwards").count() > 0:
                return
    raise AssertionError("the lesson has no end")
