"""A game that is over is gone through for its mistakes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from cleocatra.record import format_game, parse_game
from tests.data.files import game_record
from tests.server.process import PERSON
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.test_replay import open_record
from tests.web.test_screens import CRAMPED, TWICE, check

# red is a Kitten that throws much away, blue a Scribe that doesn’t
GAME = parse_game(game_record("red-threw-much-away"))


def look_back(visitors: Visitors, page: Page, language: str) -> None:
    """Open a game in which red threw much away, and blue didn't."""
    record = format_game(GAME.after_turns(len(GAME.turns) - 1))
    client = visitors.server.create(PERSON, PERSON, record=record)
    client.end()
    page.goto(f"/replay/{client.game}")
    page.locator(".review .button").click()
    expect(page.locator(".review h3")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


def costs(page: Page) -> list[int]:
    """What the turns in the list cost, in percent."""
    return [int(re.sub(r"\D", "", text)) for text in page.locator(".review .cost").all_text_contents()]


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (LAPTOP, "dark")])
def test_the_worst_turns_are_found_and_shown(visitors: Visitors, size: tuple[int, int], theme: str) -> None:
    page = visitors.come(size, theme=theme)
    look_back(visitors, page, "en")
    mine = costs(page)
    assert 2 <= len(mine) <= 5
    assert mine == sorted(mine, reverse=True)
    check(page)
    worst = page.locator(".review li button").first
    turn = int(re.findall(r"Turn (\d+)", worst.inner_text())[0])
    worst.press("Enter")
    expect(worst).to_have_class(re.compile("chosen"))
    expect(page.locator(".opinion.played")).to_contain_text("Played: ")
    expect(page.locator(".opinion.better")).to_contain_text("Better: ")
    expect(page.locator(".board .tile").first).to_be_in_viewport()
    step = int(page.get_by_role("slider").input_value())
    assert page.evaluate("step => location.search === `?at=${step}`", step)
    told = page.request.get(page.url.replace("/replay/", "/api/games/").partition("?")[0] + "/moments").json()
    assert told["moments"][step + 1]["turn"] == turn - 1  # the position before the turn
    assert told["moments"][step]["turn"] != turn - 1
    expect(page.locator(".arrows .played circle")).not_to_have_count(0)
    expect(page.locator(".arrows .better circle")).not_to_have_count(0)
    check(page)
    page.get_by_label("Whose turns?").select_option("blue")
    expect(page.locator(".review progress")).to_have_count(0)
    expect(page.locator(".review h3")).to_be_visible()
    assert sum(costs(page)) < sum(mine)
    page.get_by_label("Whose turns?").select_option("red")
    page.locator(".review li button").first.click()
    page.get_by_role("link", name="Try this turn again").click()
    expect(page.locator(".seat select").first).to_have_value("me")  # red, whose turn it was
    expect(page.locator("main")).to_contain_text(f"{turn - 1} turns")


@pytest.mark.parametrize(
    ("language", "better", "cost"),
    [("fr", "Mieux\N{NO-BREAK SPACE}: ", "\N{NO-BREAK SPACE}%"), ("zh-Hant", "更好的選擇：", "%")],
)
def test_the_review_speaks_the_players_language(
    visitors: Visitors, language: str, better: str, cost: str
) -> None:
    page = visitors.come(PHONE, "zh-TW" if language == "zh-Hant" else language)
    look_back(visitors, page, language)
    first = page.locator(".review li button").first
    expect(first.locator(".cost")).to_have_text(re.compile(rf"^−\d+{cost}$"))
    first.click()
    expect(page.locator(".opinion.better")).to_contain_text(better)


def test_a_record_is_reviewed_but_not_a_turn_that_is_under_way(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    two = next(number for number in range(8, 20) if len(GAME.turns[number].actions) == 2)
    begun = GAME.after_turns(two).play(GAME.turns[two].actions[0])
    open_record(page, format_game(begun))
    expect(page.locator(".said button")).to_have_count(0)
    page.locator(".review .button").click()
    expect(page.locator(".review h3")).to_be_visible()
    assert costs(page)
    page.get_by_role("button", name="Previous step").click()
    expect(page.locator(".opinion, .said button")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_review_holds_text_that_is_twice_as_large(visitors: Visitors, language: str) -> None:
    page = visitors.come(PHONE, language)
    page.add_init_script(TWICE)
    look_back(visitors, page, language)
    check(page)
    assert page.evaluate(CRAMPED) == []
