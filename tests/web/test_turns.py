"""Whose turn it is: told in the title, and by a notification to those who look elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.server.process import PERSON, Client
from tests.web.browser import ARGUMENTS, find_browser
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.tables import play_turn, sit

# every notification that the page shows, and whether the page was looked at then
RECORDER = """
    globalThis.told = [];
    const prototype = ServiceWorkerRegistration.prototype;
    const show = prototype.showNotification;
    prototype.showNotification = function (title, options) {
        told.push([title, document.hasFocus()]);
        return show.call(this, title, options);
    };
"""
# the titles of the notifications that are seen, as soon as there are so many
SHOWN = """async (count) => {
    const keeper = await navigator.serviceWorker.ready;
    const patience = Date.now() + 120_000;
    for (;;) {
        const titles = (await keeper.getNotifications()).map((one) => one.title);
        if (titles.length === count || Date.now() > patience) return titles;
        await new Promise((later) => setTimeout(later, 50));
    }
}"""
# touches the notification as the system would, and waits for the page that is to come to the front; a browser
# lets only the system do that
TOUCH = """() => new Promise((resolve) => {
    const focus = WindowClient.prototype.focus;
    WindowClient.prototype.focus = function () {
        resolve(this.url);
        return focus.call(this).catch(() => this);
    };
    setTimeout(resolve, 120_000, 'none');
    registration.getNotifications().then(([notification]) =>
        dispatchEvent(new NotificationEvent('notificationclick', { notification })));
})"""
MINE, THEIRS = "It’s your turn!", "Blue’s turn · Cleocatra"


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A whole browser, with notifications."""
    with playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS) as started:
        yield started


def come(visitors: Visitors, *, allowed: bool) -> Page:
    """Someone with the settings open, who allows notifications or not."""
    page = visitors.come(LAPTOP)
    page.add_init_script(RECORDER)
    if allowed:
        page.context.grant_permissions(["notifications"])
    page.goto("/settings")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return page


def look_elsewhere(page: Page) -> None:
    """Another window in front; without this, every page believes that it is looked at."""
    page.context.new_cdp_session(page).send("Emulation.setFocusEmulationEnabled", {"enabled": False})
    page.context.new_page().bring_to_front()
    page.wait_for_function("() => !document.hasFocus()")


def play_round(page: Page, client: Client) -> None:
    """Red's turn and blue's, both played elsewhere."""
    play_turn(client, "red")
    expect(page).to_have_title(THEIRS)
    play_turn(client, "blue")
    expect(page).to_have_title(MINE)


def test_a_turn_is_told_in_the_title_and_to_who_looks_elsewhere(visitors: Visitors) -> None:
    page = come(visitors, allowed=True)
    page.get_by_label("Notify me").check()
    client = visitors.server.create(PERSON, PERSON, start=0)
    sit(page, client, "red")
    expect(page).to_have_title(MINE)
    play_round(page, client)
    look_elsewhere(page)
    play_turn(client, "red")
    expect(page).to_have_title(THEIRS)
    assert page.evaluate(SHOWN, 0) == []
    play_turn(client, "blue")
    expect(page).to_have_title(MINE)
    assert page.evaluate(SHOWN, 1) == [MINE]
    assert page.evaluate("told") == [[MINE, False]]
    play_turn(client, "red")
    assert page.evaluate(SHOWN, 0) == []  # it is no longer true


def test_a_touched_notification_leads_to_its_game(visitors: Visitors) -> None:
    page = come(visitors, allowed=True)
    page.get_by_label("Notify me").check()
    client = visitors.server.create(PERSON, PERSON, start=1)
    sit(page, client, "red")
    expect(page).to_have_title(THEIRS)
    look_elsewhere(page)
    play_turn(client, "blue")
    expect(page).to_have_title(MINE)
    assert page.evaluate(SHOWN, 1) == [MINE]
    (worker,) = page.context.service_workers
    assert worker.evaluate(TOUCH) == page.url
    assert page.evaluate(SHOWN, 0) == []


@pytest.mark.parametrize("why", ["forbidden", "switched off"])
def test_nobody_is_told_against_their_will(visitors: Visitors, why: str) -> None:
    page = come(visitors, allowed=True)
    page.get_by_label("Notify me").check()
    if why == "forbidden":
        page.context.clear_permissions()
    else:
        page.get_by_label("Notify me").uncheck()
    client = visitors.server.create(PERSON, PERSON, start=0)
    sit(page, client, "red")
    look_elsewhere(page)
    play_round(page, client)
    play_round(page, client)
    assert page.evaluate("told") == []
    assert page.evaluate(SHOWN, 0) == []


def test_notifications_stay_off_where_the_browser_forbids_them(visitors: Visitors) -> None:
    page = come(visitors, allowed=False)
    page.get_by_label("Notify me").click()
    expect(page.get_by_label("Notify me")).not_to_be_checked()
    page.reload()
    expect(page.get_by_label("Notify me")).not_to_be_checked()


def test_the_title_of_a_game_that_was_ended_says_so(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    client = visitors.server.create(PERSON, PERSON, start=1)
    sit(page, client, "red")
    expect(page).to_have_title(THEIRS)
    client.end()
    expect(page.locator(".result")).to_be_visible()
    expect(page).to_have_title("Game over · Cleocatra")
