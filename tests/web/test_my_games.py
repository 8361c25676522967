"""My games: what was seen of each last, and removing with a way back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.process import KITTEN, Json
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.tables import BESIDE_EACH_OTHER, play_out, sit, won_by_blue
from tests.web.test_screens import check

ANN: Json = {"sitter": "person", "name": "Ann"}
ZOE: Json = {"sitter": "person", "name": "Zoë"}


@pytest.mark.parametrize(
    ("size", "language", "won", "yours"),
    [
        (PHONE, "en", "Won", "Your turn"),
        (LAPTOP, "fr", "Gagnée", "À vous de jouer"),
        ((320, 568), "zh-TW", "獲勝", "輪到你"),
    ],
)
def test_each_game_is_told_by_its_board_points_and_outcome(
    visitors: Visitors, size: tuple[int, int], language: str, won: str, yours: str
) -> None:
    page = visitors.come(size, language)
    ended = play_out(visitors.server, won_by_blue(), KITTEN, ANN)
    sit(page, ended, "blue")
    record = BESIDE_EACH_OTHER.format(under="bastet")
    sit(page, visitors.server.create(ANN, ZOE, record=record), "red")
    page.goto("/games")
    games = page.locator(".game")
    expect(games).to_have_count(2)
    expect(games.nth(0)).to_contain_text("Zoë")
    expect(games.nth(0).locator("strong")).to_have_text(yours)
    expect(games.nth(0).locator(".picture use")).to_have_count(4)  # two tiles, two rescuers
    expect(games.nth(1).locator("strong")).to_have_text(won)
    expect(games.nth(1).locator("li").nth(1)).to_have_text("Ann 23")
    check(page)


def test_removing_a_game_can_be_undone(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    for name in ("Zoë", "Bo"):
        other: Json = {"sitter": "person", "name": name}
        record = BESIDE_EACH_OTHER.format(under="bastet")
        sit(page, visitors.server.create(ANN, other, record=record), "red")
    page.goto("/games")
    names = page.locator(".names")
    expect(names).to_have_text(["Bo", "Zoë"])
    page.get_by_role("button", name="Remove").first.click()
    expect(names).to_have_text(["Zoë"])
    expect(page.get_by_role("status")).to_contain_text("Bo")
    check(page)
    page.get_by_role("button", name="Undo").click()
    expect(names).to_have_text(["Bo", "Zoë"])
    page.reload()
    expect(names).to_have_text(["Bo", "Zoë"])
