"""Looking back: records from files, long ones too, and going on from any point."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cleocatra import Dice, Options, Score
from cleocatra.record import Game, format_game
from cleocatra.words import words_in
from tests.server.process import PERSON
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.test_lessons import LANGUAGES
from tests.web.test_screens import check

TWO_TURNS = """\
[Rules "basic"]
[Edition "international"]
[Players "red blue"]
[Pile "cleocatra bastet mut mafdat ? ? ? ? ?"]

red: open 0,0
blue: open 0,1
red: scout 1,0; dispatch
"""
RECORD = """\
[Rules "basic"]
[Edition "international"]
[Variant "short goal=9 rescuers=4 inspectors=2"]
[Players "blue red black"]
[Pile "cleocatra bastet mut mafdat ? ? ? ? ? ? ? ? ?"]

blue: open 0,0
red: open 0,1
black: open 1,0
blue: scout 2,0; dispatch
"""


def open_record(page: Page, text: str) -> None:
    page.goto("/games")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.cleo", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(page.locator(".replay")).to_be_visible()


def a_long_game(actions: int) -> Game:
    """A game in which nobody scores for so many actions."""
    dice, game = Dice(1), Game.start(Options(), seed=1)
    while len(game.actions) < actions:
        quiet = [action for action in game.position.actions if not isinstance(action, Score)]
        game = game.play(quiet[dice.number(len(quiet))])
    return game


def test_a_long_record_is_shown_to_its_end(visitors: Visitors) -> None:
    game = a_long_game(205)  # the server gives 200 moments at a time
    page = visitors.come(LAPTOP)
    open_record(page, format_game(game))
    last = len(game.actions)
    expect(page.locator(".control")).to_contain_text(f"Step {last} of {last}")
    expect(page.locator(".tile")).to_have_count(len(game.position.tiles))


def test_a_game_goes_on_from_a_moment_of_a_record(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    open_record(page, RECORD)
    expect(page.locator(".tile")).to_have_count(4)
    check(page)
    page.get_by_role("button", name="Previous step").click()  # in the middle of blue's turn
    page.get_by_role("link", name="Continue from here").click()
    expect(page.locator("main")).to_contain_text("After 3 turns")
    expect(page.locator("main")).to_contain_text("Basic game · short")
    seats = page.locator(".seat select")
    expect(seats).to_have_count(3)
    expect(seats.first).to_have_value("me")  # blue has the turn
    expect(page.get_by_role("button", name="Add a player")).to_have_count(0)
    check(page)
    page.locator("button.go").click()
    expect(page.locator(".dock.mine.blue")).to_be_visible()
    expect(page.locator(".tile")).to_have_count(3)
    expect(page.locator("header")).to_contain_text("short")
    expect(page.locator(".tray .supply svg")).to_have_count(4)  # the page knows no number of its own
    expect(page.locator(".tray .inspectors svg")).to_have_count(2)
    expect(page.locator(".player.red .supply svg")).to_have_count(4)


def test_a_game_of_the_server_goes_on_too_also_after_a_reload(visitors: Visitors) -> None:
    client = visitors.server.create({"sitter": "person"}, {"sitter": "person"}, rules="basic", start=0)
    client.play("red", "open 0,0", client.view()["sequence"])
    client.end()
    page = visitors.come(LAPTOP)
    page.goto(f"/replay/{client.game}")
    page.get_by_role("link", name="Continue from here").click()
    expect(page.locator("main")).to_contain_text("After the first turn")
    page.reload()
    expect(page.locator(".seat select").nth(1)).to_have_value("me")  # blue opens next
    page.locator("button.go").click()
    expect(page.locator(".dock.mine.blue")).to_be_visible()
    expect(page.locator(".tile")).to_have_count(1)


def test_what_can_t_go_on_says_why(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    page.goto("/new?with=bot&turn=3")  # the record was in another tab
    expect(page.get_by_role("alert")).to_contain_text("Open a saved game")
    expect(page.locator("button.go")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_arrow_keys_go_through_a_replay(visitors: Visitors, language: str) -> None:
    page, words = visitors.come(PHONE, language), words_in(LANGUAGES[language])
    open_record(page, RECORD)

    def stands_at(step: int) -> None:
        expect(page.locator(".control")).to_contain_text(words.say("replay-count", at=step, total=5))

    stands_at(5)
    page.keyboard.press("ArrowLeft")
    stands_at(4)
    page.keyboard.press("Home")
    stands_at(0)
    page.keyboard.press("ArrowRight")
    stands_at(1)
    names = [words.say(f"player-{player}") for player in ("blue", "red", "black")]
    expect(page.locator(".board li")).to_have_text([f"{name} 0" for name in names])
    page.locator(".board .tile").press("ArrowRight")  # over the tiles, not through the game
    stands_at(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_leads_to_a_moment_of_a_replay(visitors: Visitors, language: str) -> None:
    """The address follows whoever goes through a game, and opens at the same moment elsewhere."""
    client = visitors.server.create(PERSON, PERSON, record=TWO_TURNS)
    client.end()
    words = words_in(LANGUAGES[language])
    page = visitors.come(LAPTOP, language)
    page.goto(f"/replay/{client.game}?at=3")
    expect(page.locator(".control")).to_contain_text(words.say("replay-count", at=3, total=4))
    page.get_by_role("button", name=words.say("replay-back")).press("Enter")
    expect(page.locator(".control")).to_contain_text(words.say("replay-count", at=2, total=4))
    expect(page.locator(".said")).to_contain_text(words.say("player-blue"))
    check(page)
    other = visitors.come(PHONE, language)
    other.goto(page.url)
    expect(other.locator(".control")).to_contain_text(words.say("replay-count", at=2, total=4))
    expect(other.locator(".tile")).to_have_count(2)
