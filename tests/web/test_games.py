"""Whole games on the page: against a bot, by link, on one device, and by keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LAPTOP, PHONE, SIZES, Visitors
from tests.web.hands import Hands, Keys

NAMES = {"en": "Cleocatra", "fr": "Cleocatra", "zh-TW": "埃及喵后"}


def start(page: Page, address: str = "/") -> None:
    page.goto(address)
    expect(page.locator("main")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "language"), [(size, language) for size in SIZES for language in NAMES], ids=str
)
def test_a_newcomer_plays_a_whole_game_against_a_bot(visitors: Visitors, size: str, language: str) -> None:
    page = visitors.come(SIZES[size], language)
    start(page)
    # three clicks: play against a bot, choose one, start
    page.locator("nav a.primary").click()
    page.locator("label", has=page.locator("input[value=Mouser]")).click()
    page.locator("button.go").click()
    Hands(page).play_to_the_end()
    expect(page).to_have_title(re.compile(NAMES[language]))
    assert page.locator("html").get_attribute("lang") == ("zh-Hant" if language == "zh-TW" else language)
    best = max(int(text) for text in page.locator(".points [aria-hidden]:visible").all_inner_texts())
    assert best >= 23


@pytest.mark.parametrize(("mine", "theirs"), [(LAPTOP, PHONE), (PHONE, LAPTOP)], ids=["laptop", "phone"])
def test_two_play_by_link_through_a_reload_and_a_restart(
    visitors: Visitors, mine: tuple[int, int], theirs: tuple[int, int]
) -> None:
    ann, zoe = visitors.come(mine, "fr"), visitors.come(theirs, "en")
    start(ann, "/new?with=friends")
    ann.locator(".seat input").first.fill("Ann")
    ann.locator("button.go").click()
    link = ann.locator(".invite input").input_value()
    expect(ann.locator(".invite svg")).to_be_visible()  # the QR code
    zoe.goto(link)
    zoe.locator("form input").fill("Zoë")
    zoe.locator("form button").click()
    hands = [Hands(ann), Hands(zoe)]
    for page in (ann, zoe):
        expect(page.locator(".table[data-step]")).to_be_visible()
    for turn in range(200):
        if any(one.over for one in hands):
            break
        acting = next(one for one in hands if one.my_turn)  # both pages show the same
        acting.play_turn()
        if turn == 4:
            zoe.reload()
        if turn == 7:
            visitors.may_lose_connection = True
            visitors.server.end()
            expect(ann.locator(".lost")).to_be_visible()
            visitors.server.start()
            for page in (ann, zoe):
                expect(page.locator(".lost")).to_have_count(0)
        for one in hands:
            one.follow(acting)
    for page in (ann, zoe):
        expect(page.locator(".result")).to_be_visible()
        expect(page.locator(".players:visible")).to_contain_text("Ann")
    # both see the same end, and one rematch is enough for both
    ann.locator(".result button.primary").click()
    expect(ann.locator(".dock")).to_be_visible()
    zoe.locator(".result a.primary").click()
    expect(zoe.locator(".dock")).to_be_visible()
    assert ann.url == zoe.url


@pytest.mark.parametrize(("size", "language"), [("phone", "zh-TW"), ("laptop", "fr")])
def test_three_play_on_one_device(visitors: Visitors, size: str, language: str) -> None:
    page = visitors.come(SIZES[size], language)
    start(page, "/new?with=here")
    page.locator(".seats > button").click()
    for number, name in enumerate(("Ann", "Bo", "Zoë")):
        page.locator(".seat input").nth(number).fill(name)
    page.locator("button.go").click()
    expect(page.locator(".hand-over")).to_be_attached()
    Hands(page).play_to_the_end(most=900)
    expect(page.locator(".result")).to_be_visible()
    for name in ("Ann", "Bo", "Zoë"):
        expect(page.locator(".players").first).to_contain_text(name)


@pytest.mark.parametrize("size", SIZES)
def test_a_game_is_played_by_keyboard_alone(visitors: Visitors, size: str) -> None:
    page = visitors.come(SIZES[size])
    start(page)
    keys = Keys(page)
    keys.reach("nav a.primary")
    page.keyboard.press("Enter")
    expect(page.locator("button.go")).to_be_visible()
    keys.reach("button.go")
    page.keyboard.press("Enter")
    keys.play_to_the_end()
    expect(page.locator(".result")).to_be_visible()
