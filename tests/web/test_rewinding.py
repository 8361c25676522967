"""Taking back whole turns against a bot, in the page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.process import KITTEN, PERSON, Client
from tests.server.test_rewinding import own_turn
from tests.web.conftest import PHONE, Visitors
from tests.web.tables import play_turn, sit
from tests.web.test_screens import check


def after_a_turn(visitors: Visitors, **options: object) -> tuple[Client, Page, int]:
    """Red has played a turn after the openings, and the bot too; with the number of actions before it."""
    client = visitors.server.create(PERSON | {"name": "Ann"}, KITTEN, start=0, **options)
    page = visitors.come(PHONE)
    play_turn(client, "red")
    before: int = own_turn(client)["action_count"]
    play_turn(client, "red")
    own_turn(client)
    sit(page, client, "red")
    expect(page.locator(".dock.mine")).to_be_visible()
    return client, page, before


def test_a_turn_is_taken_back_after_a_question(visitors: Visitors) -> None:
    client, page, before = after_a_turn(visitors, turn_take_backs=True)
    page.get_by_role("button", name="Undo the last turn").click()
    expect(page.get_by_role("dialog")).to_contain_text("The bots’ turns since then are undone too.")
    check(page)
    page.get_by_role("button", name="Keep playing").click()
    assert client.view("red")["action_count"] > before
    page.get_by_role("button", name="Undo the last turn").click()
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".toast [role=alert]")).to_have_text("You’re back at the start of your turn.")
    assert client.view("red")["action_count"] == before
    expect(page.locator(".dock.mine")).to_be_visible()
    page.get_by_role("button", name="Scores and log").click()
    expect(page.locator("dialog ol button")).to_have_count(before)


def test_within_a_turn_undo_undoes_one_action(visitors: Visitors) -> None:
    client, page, _ = after_a_turn(visitors, turn_take_backs=True)
    view = client.view("red")
    client.play("red", next(one for one in view["actions"] if one != "reveal"), view["sequence"])
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Undo the last turn")).to_be_visible()
    assert client.view("red")["action_count"] == view["action_count"]


def test_it_is_an_option_and_none_where_other_people_play(visitors: Visitors) -> None:
    _, page, _ = after_a_turn(visitors)
    expect(page.get_by_role("button", name="Undo the last turn")).to_have_count(0)
    page.goto("/new?with=bot")
    page.locator("summary").click()
    option = page.get_by_label("Allow taking back whole turns")
    expect(option).to_be_checked()
    page.locator(".seat select").nth(1).select_option("anyone")
    expect(option).to_have_count(0)
    page.locator("button.go").click()  # the server accepts it
    expect(page.locator("main li")).to_have_count(2)
