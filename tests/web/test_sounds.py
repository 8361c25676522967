"""Sounds: after the first touch of the page, unless the table is muted."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.server.process import PERSON
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.hands import Hands
from tests.web.tables import play_turn, sit

# Every tone and noise that begins, with the state of the machine that plays it, and every vibration. For the
# browser each question of Playwright is a touch of the page: here only true touches count.
RECORDER = """
    globalThis.sounds = [];
    globalThis.machine = null;
    for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (when) {
            sounds.push(this.context.state);
            machine = this.context;
            return start.call(this, when);
        };
    }
    globalThis.shaken = 0;
    navigator.vibrate = () => ++shaken > 0;
    let touched = false;
    addEventListener("pointerdown", () => (touched = true), { capture: true });
    Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: touched }) });
"""


def heard(page: Page) -> list[str]:
    """The sounds since they were asked for last."""
    sounds: list[str] = page.evaluate("() => sounds.splice(0)")
    return sounds


def mute_button(page: Page) -> Locator:
    return page.locator("header .mute")


def test_the_table_is_heard_unless_it_is_muted(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.add_init_script(RECORDER)
    client = visitors.server.create(PERSON, PERSON, start=0)
    sit(page, client, "red")
    hands = Hands(page)
    hands.play_turn()
    page.wait_for_function("() => sounds.length > 0")
    heard(page)
    play_turn(client, "blue")
    hands.wait_for_turn()
    page.wait_for_function("() => sounds.length >= 3")  # what blue did, and two bells for one's own turn
    assert set(heard(page)) == {"running"}
    assert page.evaluate("shaken") == 1
    page.wait_for_function("() => machine.state === 'suspended'")  # silence costs no power
    mute_button(page).click()
    hands.play_turn()
    play_turn(client, "blue")
    hands.wait_for_turn()
    assert heard(page) == []
    assert page.evaluate("shaken") == 1


def test_muting_is_remembered_and_found_in_the_settings(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    client = visitors.server.create(PERSON, PERSON, start=0)
    sit(page, client, "red")
    expect(mute_button(page)).to_have_accessible_name("Mute the sounds")
    mute_button(page).click()
    expect(mute_button(page)).to_have_accessible_name("Turn the sounds on")
    page.goto("/settings")
    expect(page.get_by_label("Sound")).not_to_be_checked()
    page.get_by_label("Sound").check()
    page.goto(f"/play/{client.game}")
    expect(mute_button(page)).to_have_accessible_name("Mute the sounds")


def test_a_page_that_was_just_opened_waits_with_its_sounds(visitors: Visitors) -> None:
    """Browsers forbid sounds before the first touch, and complain."""
    page = visitors.come(LAPTOP)
    page.add_init_script(RECORDER)
    client = visitors.server.create(PERSON, PERSON, start=0)
    sit(page, client, "red")
    expect(page).to_have_title("It’s your turn!")
    assert heard(page) == []
    hands = Hands(page)
    hands.step()
    page.wait_for_function("() => sounds.length > 0")
    assert set(heard(page)) == {"running"}
