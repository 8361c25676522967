"""The keyboard's way through a turn: nothing that vanishes takes the focus with it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.process import PERSON
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.hands import READY
from tests.web.tables import play_turn, set_up, sit
from tests.web.test_board import RECORD


def focused(page: Page, selector: str) -> None:
    """Something has the focus, or gets it soon."""
    expect(page.locator(f"{selector}:focus")).to_have_count(1)


def test_the_focus_stays_near_what_comes_next(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    client = set_up(page, visitors.server, RECORD, "red")
    page.locator(".chip[data-kind=reveal]").press("Enter")
    place = page.locator(".free").nth(1)
    cell = place.get_attribute("data-cell")
    place.press("Enter")
    focused(page, f".tile[data-cell='{cell}']")  # where the free place was
    page.locator(".chip[data-kind=team]").press("Enter")
    page.locator(".tile.target").first.press("Enter")
    focused(page, ".tile")
    page.locator(READY).press("Enter")
    focused(page, ".dock")
    play_turn(client, "blue")
    expect(page.locator(".dock.mine")).to_be_visible()
    focused(page, ".dock")
    page.keyboard.press("Tab")
    focused(page, ".chip")


def test_a_turn_is_announced_when_it_begins_and_not_again(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    client = set_up(page, visitors.server, RECORD, "red")
    news = page.locator("#news")
    expect(page.locator(".dock.mine")).to_be_visible()
    view = client.play("red", "team 0,1", client.view("red")["sequence"])
    expect(news).to_have_text("Red teams up on a Bastet tile next to Cleocatra.")
    client.play("red", "take-back", view["sequence"])
    play_turn(client, "red")
    play_turn(client, "blue")
    expect(news).to_contain_text("It’s your turn!")


def test_whoever_shares_a_device_hears_whose_turn_it_is(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    client = visitors.server.create(PERSON, PERSON, start=0)
    sit(page, client, "red", "blue")
    play_turn(client, "red")
    expect(page.locator("#news")).to_contain_text("Blue, it’s your turn")
