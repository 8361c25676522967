"""The stream may tell what somebody did before the server's answer to it arrives."""

from __future__ import annotations

from playwright.sync_api import APIResponse, Page, Route, expect

from tests.web.conftest import LAPTOP, Visitors
from tests.web.hands import READY
from tests.web.tables import set_up
from tests.web.test_board import RECORD


class SlowAnswers:
    """Holds back the answers to a page's actions; the stream isn't held."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.held: list[tuple[Route, APIResponse]] = []
        page.route("**/actions", lambda route: self.held.append((route, route.fetch())))

    def come(self, number: int) -> None:
        """Wait until the server has given so many answers, and let them through to the page."""
        while len(self.held) < number:
            self.page.wait_for_timeout(10)  # what the browser tells is heard meanwhile
        for route, answer in self.held:
            with self.page.expect_response("**/actions") as arrived:
                route.fulfill(response=answer)
            arrived.value.finished()
        self.held.clear()


def test_news_from_the_stream_can_be_acted_on_before_the_answer_comes(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    client = set_up(page, visitors.server, RECORD, "red")
    answers = SlowAnswers(page)
    page.locator(".chip[data-kind=reveal]").click()
    place = page.locator(".free").first
    cell = place.get_attribute("data-cell")
    place.press("Enter")
    expect(page.locator(f".tile[data-cell='{cell}']")).to_be_visible()
    page.locator(".chip[data-kind=team]").click()
    expect(page.locator(".tile.target")).not_to_have_count(0)
    answers.come(2)
    page.locator(".tile.target").first.press("Enter")  # what was taken up is still in the hand
    page.locator(READY).wait_for()
    answers.come(1)
    assert f"red: scout {cell}; team" in client.record()
