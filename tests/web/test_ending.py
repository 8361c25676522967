"""The end of a game: who won, how it went, what is kept and what can be shared."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cleocatra.record import parse_game
from tests.data.files import game_record
from tests.server.process import KITTEN, PERSON, Client, Json
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.tables import play_out, sit, won_by_blue
from tests.web.test_screens import check

SMALL, SIDEWAYS = (320, 568), (844, 390)
ANN: Json = {"sitter": "person", "name": "Ann"}
ZOE: Json = {"sitter": "person", "name": "Zoë"}


def ended(visitors: Visitors, page: Page, *seats: Json, player: str) -> Client:
    """A game that blue has won 23 to 11, at the seat of one player."""
    client = play_out(visitors.server, won_by_blue(), *seats)
    sit(page, client, player)
    return client


@pytest.mark.parametrize(
    ("language", "title"), [("en", "You win!"), ("fr", "Vous gagnez\u202f!"), ("zh-TW", "你贏了！")]
)
def test_the_winner_is_told_so(visitors: Visitors, language: str, title: str) -> None:
    page = visitors.come(PHONE, language)
    ended(visitors, page, KITTEN, ANN, player="blue")
    expect(page.locator(".result h2")).to_have_text(title)
    expect(page.locator(".result .ranks li")).to_have_text(["Ann 23", f"{kitten(language)} 11"])
    check(page)


def kitten(language: str) -> str:
    return {"en": "Kitten", "fr": "Chaton", "zh-TW": "小貓"}[language]


def test_who_lost_reads_a_kind_word(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    ended(visitors, page, ZOE, ANN, player="red")
    expect(page.locator(".result h2")).to_have_text("Ann wins!")
    expect(page.locator(".result .words")).to_contain_text("You scored 11 points. The next game is yours!")


def test_a_shared_victory_is_shared(visitors: Visitors) -> None:
    game = parse_game(game_record("shared-victory"))
    *others, last = game.options.players
    assert len(others) == 2
    client = play_out(visitors.server, game, PERSON, PERSON, PERSON)
    winners = client.view()["winners"]
    page = visitors.come(LAPTOP)
    sit(page, client, winners[0])
    expect(page.locator(".result h2")).to_contain_text("You share the victory with")
    assert last not in winners or len(winners) > 1


@pytest.mark.parametrize(
    ("size", "language"), [(PHONE, "en"), (SMALL, "fr"), (SIDEWAYS, "zh-TW"), (LAPTOP, "fr")], ids=str
)
def test_how_it_went_is_told_in_every_size(visitors: Visitors, size: tuple[int, int], language: str) -> None:
    page = visitors.come(size, language, theme="dark" if size == PHONE else "light")
    ended(visitors, page, KITTEN, ANN, player="blue")
    page.locator(".result .ways button").nth(1).click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".ranks li")).to_have_count(2)
    expect(sheet.locator(".best")).to_contain_text("Ann")
    expect(sheet.locator(".line")).to_have_count(2)
    expect(sheet.locator(".stats li").first).to_contain_text(kitten(language))
    check(page)


def test_a_strong_bot_tells_luck_from_skill_when_it_is_asked(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    client = ended(visitors, page, KITTEN, ANN, player="blue")
    page.get_by_role("button", name="How it went").click()
    page.get_by_role("button", name="Ask a strong bot").click()
    luck = page.locator(".luck p")
    expect(luck).to_have_count(2)
    expect(luck.first).to_contain_text("The pile was")
    turns = [turn for turn in won_by_blue().turns if turn.player == "blue"]
    told = [turn for turn in range(len(won_by_blue().turns)) if won_by_blue().turns[turn].player == "blue"]
    reviews = [client.server.http.get(f"{client.path}/review?turn={turn}").json() for turn in told]
    cost = round(sum(review["loss"] for review in reviews) / len(turns) * 100)
    expect(luck.nth(1)).to_contain_text(f"a turn cost {cost}%" if cost else "about as good")


def test_outcomes_against_bots_are_kept_once(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    ended(visitors, page, KITTEN, ANN, player="blue")
    expect(page.locator(".result")).not_to_contain_text("in a row")
    page.reload()
    expect(page.locator(".result")).to_be_visible()
    ended(visitors, page, KITTEN, ANN, player="blue")
    expect(page.locator(".result")).to_contain_text("2 wins in a row!")
    ended(visitors, page, ZOE, ANN, player="red")  # among people: not counted
    kept = json.loads(page.evaluate("localStorage['cleocatra.outcomes']"))
    assert [(one["won"], one["levels"]) for one in kept] == [(True, ["Kitten"])] * 2


def test_the_picture_of_the_result_is_a_png(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.come(LAPTOP)
    client = ended(visitors, page, KITTEN, ANN, player="blue")
    page.get_by_role("button", name="How it went").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the picture").click()
    file = tmp_path / "result.png"
    download.value.save_as(file)
    assert download.value.suggested_filename == f"cleocatra-{client.game}.png"
    content = file.read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", content[16:24]) == (1200, 630)
    assert len(content) > 60_000  # an empty one has a few


def test_the_replay_link_plays_the_game_by_itself(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    client = ended(visitors, page, KITTEN, ANN, player="blue")
    page.get_by_role("button", name="How it went").click()
    page.get_by_role("link", name="Watch the replay").click()
    assert page.url.endswith(f"/replay/{client.game}?play=1")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".replay .tile")).to_have_count(1)
    expect(page.locator(".replay .tile")).to_have_count(2)


def test_a_rematch_is_announced_to_the_others(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    client = ended(visitors, page, ZOE, ANN, player="red")
    expect(page.locator(".result .wanted")).to_be_empty()
    assert client.post("rematch", "blue", {}).status_code == 201
    expect(page.locator(".result .wanted")).to_have_text("Ann wants a rematch!")
    page.reload()
    expect(page.locator(".result .wanted")).to_have_text("Ann wants a rematch!")
    check(page)
    page.get_by_role("link", name="Next game").click()
    expect(page.locator(".table[data-step]")).to_be_visible()
    assert client.game not in page.url
