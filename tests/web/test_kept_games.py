"""Games that are kept on this device: listed with the others, found again, and removed for good."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from cleocatra.words import Words
from tests.web.conftest import PHONE, Visitors
from tests.web.hands import Hands
from tests.web.test_offline import go, make_available, without_connection
from tests.web.test_screens import check

EVENTS = """() => new Promise((resolve) => {
    indexedDB.open("cleocatra").onsuccess = ({ target }) => {
        const counting = target.result.transaction("events").objectStore("events").count();
        counting.onsuccess = () => resolve(counting.result);
    };
})"""


def begin(page: Page) -> None:
    go(page, "/new?with=here")
    page.locator("button.go").click()
    hands = Hands(page)
    hands.wait_for_turn()
    hands.step()


def test_a_game_on_this_device_is_listed_even_if_its_tab_ended_before_it_was_noted(
    visitors: Visitors,
) -> None:
    page = visitors.come(PHONE)
    make_available(page, Words("en"))
    with without_connection(visitors, page):
        begin(page)
        page.evaluate("localStorage.removeItem('cleocatra.games')")
        go(page, "/games")
        expect(page.locator(".game")).to_have_count(1)
        check(page)
        page.get_by_role("link", name="Continue").click()
        Hands(page).wait_for_turn()
        expect(page.locator(".tile")).to_have_count(1)


def test_a_removed_game_is_gone_from_the_device_unless_that_is_undone(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    make_available(page, Words("en"))
    with without_connection(visitors, page):
        begin(page)
        address = page.evaluate("location.pathname")
        kept = page.evaluate(EVENTS)
        go(page, "/games")
        page.get_by_role("button", name="Remove").click()
        page.get_by_role("button", name="Undo").click()
        page.reload()
        expect(page.locator(".game")).to_have_count(1)
        assert page.evaluate(EVENTS) == kept > 0
        page.get_by_role("link", name="Continue").click()
        Hands(page).wait_for_turn()
        go(page, "/games")
        page.get_by_role("button", name="Remove").click()
        expect(page.locator(".game")).to_have_count(0)
        go(page, address)  # Python had it in memory
        expect(page.get_by_role("heading", name="There is no such game")).to_be_visible()
        assert page.evaluate(EVENTS) == 0
