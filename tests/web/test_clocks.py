"""Time for a turn, and the bots that stand in for players whose time is over or who are away."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from playwright.sync_api import Locator, Page, expect

from tests.server.process import PERSON, Json
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.tables import play_turn, sit

ANN, ZOE = PERSON | {"name": "Ann"}, PERSON | {"name": "Zoë"}
WRONG = "const now = Date.now; Date.now = () => now() + 3_600_000"  # a device whose clock is an hour fast
# everything that a screen reader was told
RECORDER = """
    globalThis.heard = new Set();
    new MutationObserver(() => heard.add(document.querySelector('#news')?.textContent))
        .observe(document, { subtree: true, childList: true, characterData: true });
"""
HEARD = "sentence => [...heard].some((one) => one?.includes(sentence))"


def card(page: Page, player: str) -> Locator:
    return page.locator(f".player.{player}:visible")


def come(visitors: Visitors, size: tuple[int, int]) -> Page:
    page = visitors.come(size)
    page.add_init_script(RECORDER)
    return page


def seconds(page: Page, player: str) -> int:
    """What a player's clock shows."""
    minutes, seconds = card(page, player).locator(".clock").inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


def test_the_clock_of_who_acts_counts_down(visitors: Visitors) -> None:
    ann, zoe = visitors.come(LAPTOP), visitors.come(PHONE)
    client = visitors.server.create(ANN, ZOE, start=0, clock={"kind": "turn", "seconds": 120})
    sit(ann, client, "red")
    sit(zoe, client, "blue")
    for page in (ann, zoe):
        clock = card(page, "red").locator(".clock")
        before = seconds(page, "red")
        assert 60 < before <= 120
        expect(card(page, "blue").locator(".clock")).to_be_empty()
        expect(clock).not_to_have_text(clock.inner_text())
        assert seconds(page, "red") < before
    spent = seconds(zoe, "red")
    play_turn(client, "red")
    for page in (ann, zoe):
        expect(card(page, "red").locator(".clock")).to_be_empty()
        assert spent < seconds(page, "blue") <= 120


def test_the_last_seconds_are_seen_and_said(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.clock.install()
    client = visitors.server.create(ANN, ZOE, start=0, clock={"kind": "turn", "seconds": 3600})
    with page.expect_response("**/healthz"):  # tells the time
        sit(page, client, "red")
    page.evaluate("fetch('/healthz').then(() => true)")  # the answer before it has been read by now
    expect(card(page, "red").locator(".clock")).to_have_text(re.compile("1:00:00|59:.."))
    page.clock.pause_at(datetime.fromtimestamp(client.view()["deadline"] - 60, UTC))
    page.clock.run_for(1000)
    page.clock.run_for(1000 * (seconds(page, "red") - 11))  # a busy server's clock may be seconds behind
    expect(card(page, "red").locator(".ring.soon")).to_be_visible()
    expect(card(page, "red").locator(".ring.last")).to_have_count(0)
    page.clock.run_for(2000)
    expect(card(page, "red").locator(".ring.last")).to_be_visible()
    expect(card(page, "red").get_by_role("alert")).to_have_text("10 seconds left")
    expect(card(page, "blue").locator(".ring")).to_have_count(0)


def test_a_clock_is_right_on_a_device_whose_own_is_wrong(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.add_init_script(WRONG)
    client = visitors.server.create(ANN, ZOE, start=0, clock={"kind": "turn", "seconds": 600})
    sit(page, client, "red")
    expect(card(page, "red").locator(".clock")).to_have_text(re.compile("10:00|9:.."))


def test_a_clock_is_seen_where_four_players_have_little_room(visitors: Visitors) -> None:
    page = visitors.come(PHONE, "fr")  # the longest words
    for clock in ({"kind": "turn", "seconds": 3600}, {"kind": "correspondence", "days": 30}):
        client = visitors.server.create(PERSON, PERSON, PERSON, PERSON, start=2, clock=clock)
        sit(page, client, "red")
        inside = (
            card(page, "black")
            .locator(".clock")
            .evaluate(
                """clock => {
                const [about, inner] = [clock.parentElement, clock].map((one) => one.getBoundingClientRect());
                const supply = clock.closest('.player').querySelector('.supply').getBoundingClientRect();
                return inner.width > 0 && inner.right <= about.right && inner.left >= about.left
                    && (supply.width === 0 || inner.right <= supply.left || inner.bottom <= supply.top);
            }"""
            )
        )
        assert inside, card(page, "black").inner_text()


def test_a_bot_plays_on_for_who_has_no_time_left_until_they_want_to(visitors: Visitors) -> None:
    ann, zoe = come(visitors, PHONE), come(visitors, LAPTOP)
    timed: Json = {"clock": {"kind": "turn", "seconds": 10}, "substitute": "Kitten"}
    client = visitors.server.create(ANN, ZOE, start=0, **timed)
    sit(ann, client, "red")
    sit(zoe, client, "blue")
    expect(card(zoe, "red")).to_contain_text("Kitten is filling in")
    expect(card(ann, "red")).to_contain_text("Kitten is filling in")
    expect(ann.locator(".dock")).to_contain_text("Time’s up! A bot is playing for you.")
    for page in (ann, zoe):
        page.wait_for_function(HEARD, arg="Kitten is playing for Ann.")
    ann.get_by_role("button", name="Take my seat back").click()
    expect(card(ann, "red")).to_contain_text("You")
    expect(ann.locator(".dock")).not_to_contain_text("Kitten")
    expect(card(zoe, "red")).not_to_contain_text("Kitten")
    expect(zoe.locator("#news")).to_contain_text("Ann is back.")


def test_who_was_away_gets_the_seat_back_from_the_bot(visitors: Visitors) -> None:
    ann, zoe = visitors.come(LAPTOP), visitors.come(PHONE)
    client = visitors.server.create(ANN, ZOE, start=0, absence=1, substitute="Kitten")
    sit(ann, client, "red")
    sit(zoe, client, "blue")
    expect(card(zoe, "red")).not_to_contain_text("Away")
    table = ann.url
    ann.goto("/learn")
    expect(card(zoe, "red")).to_contain_text("Away")
    expect(card(zoe, "red")).to_contain_text("Kitten is filling in")
    expect(zoe.locator(".dock.mine")).to_be_visible()  # the bot has played
    ann.goto(table)
    expect(card(ann, "red")).to_contain_text("You")
    expect(card(zoe, "red")).not_to_contain_text("Kitten")
    expect(zoe.locator("#news")).to_contain_text("Ann is back.")
    play_turn(client, "blue")
    expect(ann.locator(".dock.mine")).to_be_visible()


def test_a_new_game_says_when_a_bot_stands_in(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.goto("/new?with=friends")
    page.locator("summary").click()
    page.get_by_label("A bot takes over for absent players").select_option("After 1 minute")
    page.locator("button.go").click()
    expect(page.locator(".invite")).to_be_visible()
    view = page.request.get(page.url.replace("/play/", "/api/games/")).json()
    assert view["absence"] == 60
