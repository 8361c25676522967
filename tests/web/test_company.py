"""People at one table: invitations, bots in their place, ending for all, phrases, one device for several."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.process import ANYONE, KITTEN, PERSON, Client
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.tables import sit
from tests.web.test_screens import check

ANN, BO = PERSON | {"name": "Ann"}, PERSON | {"name": "Bo"}


def waiting(visitors: Visitors) -> tuple[Client, Page]:
    """Ann waits for two more players."""
    client = visitors.server.create(ANN, ANYONE, ANYONE, start=0)
    page = visitors.come(PHONE)
    assert page.request.post(f"{client.path}/return", headers=client.headers("red")).ok
    page.goto(f"/play/{client.game}")
    expect(page.locator("main li")).to_have_count(3)
    return client, page


def table_of_two(visitors: Visitors) -> tuple[Client, Page, Page]:
    """Ann and Bo play, each at their own device."""
    client = visitors.server.create(ANN, BO, start=0)
    ann, bo = visitors.come(PHONE), visitors.come(LAPTOP)
    sit(ann, client, "red")
    sit(bo, client, "blue")
    return client, ann, bo


def test_the_invited_read_by_whom_may_learn_first_and_join(visitors: Visitors) -> None:
    client, ann = waiting(visitors)
    zoe = visitors.come(PHONE)
    zoe.goto(f"/play/{client.game}")
    expect(zoe.locator("form h2")).to_have_text("Ann invites you")
    expect(ann.get_by_role("img", name="1 spectator")).to_be_visible()
    check(zoe)
    zoe.get_by_role("link", name="Learn first").click()
    expect(zoe.get_by_role("link", name="Back to the invitation")).to_be_visible()
    zoe.get_by_role("link", name="Start").click()
    expect(zoe.locator(".coach")).to_be_visible()
    zoe.get_by_role("link", name="Back to the invitation").click()
    zoe.get_by_label("Your name").fill("Zoë")
    zoe.get_by_role("button", name="Join the game").click()
    expect(ann.locator("main li").nth(1)).to_contain_text("Zoë")
    zoe.goto("/")
    expect(zoe.get_by_text("Ann invites you")).to_have_count(0)


def test_an_invitation_waits_on_the_home_page(visitors: Visitors) -> None:
    client, _ = waiting(visitors)
    zoe = visitors.come(PHONE)
    zoe.goto(f"/play/{client.game}")
    expect(zoe.locator("form h2")).to_be_visible()
    zoe.goto("/")
    zoe.get_by_role("link", name="Ann invites you").click()
    expect(zoe.get_by_role("button", name="Join the game")).to_be_visible()


def test_the_host_fills_free_seats_with_bots_of_their_choice(visitors: Visitors) -> None:
    _, ann = waiting(visitors)
    check(ann)
    for number, level in ((1, "Mouser"), (2, "Kitten")):
        seat = ann.locator("main li").nth(number)
        seat.get_by_role("combobox").select_option(level)
        seat.get_by_role("button", name="Add a bot").click()  # perhaps before the other is answered
    expect(ann.locator(".player.blue")).to_contain_text("Mouser")
    expect(ann.locator(".player.black")).to_contain_text("Kitten")


def test_the_host_cancels_and_a_guest_only_gives_up_the_seat(visitors: Visitors) -> None:
    client, ann = waiting(visitors)
    zoe = visitors.come(PHONE)
    zoe.goto(f"/play/{client.game}")
    zoe.get_by_role("button", name="Join the game").click()
    expect(zoe.get_by_role("button", name="Cancel the game")).to_have_count(0)
    zoe.get_by_role("button", name="Give up my seat").click()
    expect(zoe.get_by_role("button", name="Join the game")).to_be_visible()
    ann.get_by_role("button", name="Cancel the game").click()
    ann.get_by_role("button", name="Cancel it for everyone?").click()
    for page in (ann, zoe):
        expect(page.locator("main")).to_contain_text("Ann canceled the game.")
    check(zoe)


def test_who_leaves_hands_the_seat_to_a_bot_and_may_come_back(visitors: Visitors) -> None:
    client, ann, bo = table_of_two(visitors)
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Leave the game").click()
    expect(ann).to_have_url(f"{visitors.server.url}/")
    expect(bo.locator(".player.red")).to_contain_text("filling in")
    ann.goto(f"/play/{client.game}")
    expect(ann.locator(".player.red")).to_contain_text("You")


def test_a_game_that_everyone_has_left_waits(visitors: Visitors) -> None:
    client, ann, bo = table_of_two(visitors)
    zoe = visitors.come(PHONE)
    zoe.goto(f"/play/{client.game}")
    for page, told in ((ann, "A bot plays on for you."), (bo, "All other players have left.")):
        page.get_by_role("button", name="Menu").click()
        expect(page.locator(".way").first).to_contain_text(told)
        page.get_by_role("button", name="Leave the game").click()
        expect(page).to_have_url(f"{visitors.server.url}/")
    expect(zoe.locator(".narration")).to_contain_text("Everyone has left.")
    bo.goto(f"/play/{client.game}")
    expect(bo.locator(".player.blue")).to_contain_text("You")
    expect(zoe.locator(".narration")).not_to_contain_text("Everyone has left.")


def test_ending_for_all_needs_everyone(visitors: Visitors) -> None:
    _, ann, bo = table_of_two(visitors)
    for answer in ("Keep playing", "Agree"):
        ann.get_by_role("button", name="Menu").click()
        ann.get_by_role("button", name="Ask to end the game").click()
        expect(bo.locator(".question")).to_contain_text("Ann wants to end the game. Do you agree?")
        expect(ann.locator(".question")).to_contain_text("Waiting for Bo.")
        check(bo)
        bo.locator(".question").get_by_role("button", name=answer).click()
        expect(bo.locator(".question .card")).to_have_count(0)
        expect(ann.locator(".result")).to_have_count(1 if answer == "Agree" else 0)
    expect(bo.locator(".result")).to_contain_text("Ann ended the game.")


def test_against_bots_one_ends_the_game_alone(visitors: Visitors) -> None:
    client = visitors.server.create(ANN, KITTEN, start=0)
    page = visitors.come(PHONE)
    sit(page, client, "red")
    expect(page.get_by_role("button", name="Say something")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End the game", exact=True).click()
    page.get_by_role("button", name="End the game for everyone?").click()
    expect(page.locator(".result")).to_be_visible()


def test_a_phrase_is_seen_at_the_card_and_said_by_screen_readers(visitors: Visitors) -> None:
    _, ann, bo = table_of_two(visitors)
    ann.get_by_role("button", name="Say something").focus()
    ann.keyboard.press("Enter")
    check(ann)
    ann.get_by_role("button", name="Well played!").focus()
    ann.keyboard.press("Enter")
    for page in (ann, bo):
        expect(page.locator("#said")).to_have_text("Ann: Well played!")
        expect(page.locator(".seat:has(.red) .bubble")).to_contain_text("Well played!")
    expect(bo.locator("#said")).to_have_attribute("aria-live", "polite")


def test_whoever_silences_the_others_hears_only_themselves(visitors: Visitors) -> None:
    client, ann, bo = table_of_two(visitors)
    bo.get_by_role("button", name="Say something").click()
    bo.get_by_label("Show what other players say").uncheck()
    bo.reload()
    expect(bo.locator(".table[data-step]")).to_be_attached()
    with bo.expect_response(lambda answer: "/say" in answer.url):
        bo.get_by_role("button", name="Say something").click()
        expect(bo.get_by_label("Show what other players say")).not_to_be_checked()
        assert client.post("seats/red/say", "red", {"phrase": "wow"}).status_code == 200
        expect(ann.locator("#said")).to_have_text("Ann: Wow!")
        bo.get_by_role("button", name="Thank you!").click()
    expect(bo.locator("#said")).to_have_text("Bo: Thank you!")
    assert bo.locator(".seat:has(.red) .bubble").count() == 0  # now: a bubble goes by itself


@pytest.mark.parametrize("named", [True, False])
def test_players_who_share_a_device_go_by_their_names(visitors: Visitors, named: bool) -> None:
    page = visitors.come(PHONE)
    page.goto("/new?with=here")
    names = ("Ann", "Bo") if named else ("Red", "Blue")
    for number, name in enumerate(names if named else ()):
        page.locator(".seat input").nth(number).fill(name)
    page.locator("button.go").click()
    expect(page.locator(".player")).to_have_count(2)
    for name in names:
        card = page.locator(".player", has_text=name)
        expect(card).to_have_count(1)
        expect(card).not_to_contain_text("You")
    expect(page).to_have_title(re.compile(f"^({'|'.join(names)})’s turn · Cleocatra$"))
    if named:  # remembered for the next game
        page.goto("/new?with=here")
        expect(page.locator(".seat input").nth(1)).to_have_value("Bo")
