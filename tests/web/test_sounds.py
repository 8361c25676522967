"""Sounds: none until they are asked for, and none before the page was touched."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.process import PERSON
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.hands import Hands
from tests.web.tables import play_turn, sit

# every tone that begins, with the state of the machine that plays it
RECORDER = """
    globalThis.tones = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
        tones.push(this.context.state);
        return start.call(this, when);
    };
"""


def tones(page: Page) -> list[str]:
    """The tones since they were asked for last."""
    heard: list[str] = page.evaluate("() => tones.splice(0)")
    return heard


def switch(page: Page) -> None:
    """Switch the sounds in the table's menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Sound").click()
    page.get_by_role("button", name="Close").click()


def test_sounds_are_off_until_asked_for(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.add_init_script(RECORDER)
    client = visitors.server.create(PERSON, PERSON, start=0)
    sit(page, client, "red")
    hands = Hands(page)
    hands.play_turn()
    play_turn(client, "blue")
    hands.wait_for_turn()
    assert tones(page) == []
    switch(page)
    hands.play_turn()
    page.wait_for_function("() => tones.length > 0")
    tones(page)
    play_turn(client, "blue")
    hands.wait_for_turn()
    page.wait_for_function("() => tones.length >= 3")  # what blue did, and two tones for one's own turn
    assert set(tones(page)) == {"running"}
    switch(page)
    tones(page)
    hands.play_turn()
    play_turn(client, "blue")
    hands.wait_for_turn()
    assert tones(page) == []


def test_a_page_that_was_just_opened_waits_with_its_sounds(visitors: Visitors) -> None:
    """Browsers forbid sounds before the first touch, and complain."""
    page = visitors.come(LAPTOP)
    page.add_init_script(RECORDER)
    page.goto("/settings")
    page.get_by_label("Sound").check()
    client = visitors.server.create(PERSON, PERSON, start=0)
    sit(page, client, "red")
    expect(page).to_have_title("It’s your turn!")
    hands = Hands(page)
    hands.step()
    page.wait_for_function("() => tones.length > 0")
    assert set(tones(page)) == {"running"}
