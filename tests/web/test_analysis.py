"""The analysis board in a browser: a position by text, both sides, branches, evaluation, set-up by hand."""

from __future__ import annotations

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from cleocatra.words import words_in
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.hands import Keys
from tests.web.lesson_hands import LessonHands
from tests.web.test_lessons import LANGUAGES
from tests.web.test_screens import check

LINE = "advanced international rb P0,0r/U1,0b/B0,1r/M-1,0 ????? 3,4 3 r"
LAST = "basic international rb C0,0r/B0,1b/M1,0 ?????? 22,21 9 b"
BY_HAND = "basic french rb C0,0r/B0,1b/M1,0 ??????? 7,21 9 b"  # the French edition removes one tile less


@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("fr", PHONE), ("zh-TW", LAPTOP)])
def test_a_position_is_set_up_played_evaluated_and_linked(
    visitors: Visitors, language: str, size: tuple[int, int]
) -> None:
    page, words = visitors.come(size, language), words_in(LANGUAGES[language])
    page.goto(f"/analysis?{urlencode({'position': LINE})}")
    hands = LessonHands(page, words)
    hands.play("team -1,0")
    hands.play("herd 0,0>1,0")
    tree = page.locator(".tree button")
    expect(tree).to_have_count(3)
    page.get_by_role("button", name=words.say("analysis-undo")).last.press("Enter")
    expect(tree.nth(1)).to_have_attribute("aria-current", "step")
    tree.first.click()
    expect(tree.first).to_have_attribute("aria-current", "step")
    text = page.get_by_label(words.say("analysis-text"))
    expect(text).to_have_value(LINE)
    text.fill(LINE.replace("P0,0r", "P0,0x"))
    page.get_by_role("button", name=words.say("analysis-load"), exact=True).click()
    expect(page.locator("#position-fault")).to_contain_text(words.say("position-field-tiles"))
    expect(page.locator("#position-fault mark")).to_have_text("x")
    visitors.complaints.clear()  # the browser logs the refusal
    text.fill(LAST)
    page.get_by_role("button", name=words.say("analysis-load"), exact=True).click()
    expect(page.locator(".player.blue")).to_contain_text("21")
    page.get_by_role("button", name=words.say("analysis-evaluate")).click()
    expect(page.get_by_text(words.say("certain-win", name=words.say("player-blue")))).to_be_visible()
    page.locator(".ideas button").first.click()
    expect(page.locator(".arrows .better circle")).not_to_have_count(0)
    check(page)
    page.get_by_role("button", name=words.say("analysis-hand")).click()
    page.get_by_label(words.say("analysis-points-of", colour=words.say("player-red"))).fill("7")
    page.get_by_label(words.say("edition")).select_option("french")
    page.get_by_role("button", name=words.say("analysis-done")).click()
    expect(text).to_have_value(BY_HAND)
    page.reload()
    expect(text).to_have_value(BY_HAND)


def test_the_board_goes_by_keyboard_alone(visitors: Visitors) -> None:
    """What is asked for is heard, and the focus stays near it."""
    page = visitors.come(LAPTOP)
    page.goto(f"/analysis?{urlencode({'position': LAST})}")
    keys = Keys(page, seed=4)
    keys.wait_for_turn()
    keys.press(page.get_by_role("button", name="Evaluate"))
    opinion = page.get_by_role("region", name="Winning chances")
    expect(opinion.get_by_role("status")).to_have_text("Red: 0 and Blue: 100")
    expect(opinion).to_be_focused()
    keys.press(opinion.locator(".ideas button").first)
    expect(page.locator(".arrows .better circle")).not_to_have_count(0)
    keys.press(page.get_by_role("button", name="Set up by hand"))
    keys.reach("dialog input[type=radio]")
    page.keyboard.press("ArrowRight")
    free = page.locator("dialog .free").first
    cell = free.get_attribute("data-cell")
    keys.touch(free)
    expect(page.locator(f"dialog .tile[data-cell='{cell}']")).to_have_count(1)
    keys.press(page.locator("dialog .primary"))
    text = page.get_by_label("Position as text")
    expect(text).to_have_value(re.compile(rf"/[A-Z]{cell} "))
    keys.reach("#position-text")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("nonsense")
    keys.press(page.get_by_role("button", name="Set up", exact=True))
    expect(page.locator("#position-fault")).to_contain_text("rules")
    expect(text).to_be_focused()
    visitors.complaints.clear()  # the browser logs the refusal
