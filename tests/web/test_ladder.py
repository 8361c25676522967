"""The ladder of bots: choosing one, and the next one after a game."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from cleocatra.bots.match import Match
from cleocatra.bots.playing import play_game
from cleocatra.record import parse_game
from cleocatra.rules import Colour
from tests.server.process import KITTEN, Json
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.tables import play_out, sit
from tests.web.test_ending import ANN, SMALL, ended
from tests.web.test_screens import check

SCRIBE: Json = {"sitter": "bot", "level": "Scribe"}


def test_who_wins_is_offered_the_next_rung(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    ended(visitors, page, KITTEN, ANN, player="blue")
    page.get_by_role("link", name="Next step: Stray").click()
    expect(page.locator("input[value=Stray]")).to_be_checked()
    expect(page.locator(".portrait")).to_contain_text("takes the points it sees")


def test_who_loses_is_offered_an_easier_one(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP, "fr")
    game = parse_game(play_game(Match(("scribe", "kitten"), seed=2), 0).record)
    assert game.position.leaders == (Colour.RED,)
    sit(page, play_out(visitors.server, game, SCRIBE, ANN), "blue")
    page.get_by_role("link", name="Plus facile\N{NO-BREAK SPACE}: Meneur").click()
    expect(page.locator("input[value=Foreman]")).to_be_checked()


@pytest.mark.parametrize(("size", "language"), [(SMALL, "fr"), (PHONE, "zh-TW"), (LAPTOP, "en")], ids=str)
def test_the_chooser_goes_by_keyboard_and_by_results(
    visitors: Visitors, size: tuple[int, int], language: str
) -> None:
    page = visitors.come(size, language)
    page.goto("/new?with=bot")
    page.locator("input[value=Kitten]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("input[value=Stray]")).to_be_checked()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("input[value=Sphinx]")).to_be_checked()
    check(page)
    page.locator(".below button").click()
    expect(page.locator("input[value=Kitten]")).to_be_checked()
    even = [{"game": f"g{number}", "won": number % 2 == 0, "levels": ["Scribe"]} for number in range(16)]
    page.evaluate("outcomes => localStorage.setItem('cleocatra.outcomes', outcomes)", json.dumps(even))
    page.locator(".below button").click()
    expect(page.locator("input[value=Scribe]")).to_be_checked()
