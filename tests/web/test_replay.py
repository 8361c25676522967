"""Looking back: records from files, long ones too, and going on from any point."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from cleocatra import Dice, Options, Score
from cleocatra.record import Game, format_game
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.test_screens import check

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


def test_arrow_keys_go_through_a_replay(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    open_record(page, RECORD)
    control = page.locator(".control")
    expect(control).to_contain_text("Step 5 of 5")
    page.keyboard.press("ArrowLeft")
    expect(control).to_contain_text("Step 4 of 5")
    page.keyboard.press("Home")
    expect(control).to_contain_text("Step 0 of 5")
    page.keyboard.press("ArrowRight")
    expect(control).to_contain_text("Step 1 of 5")
    expect(page.locator(".board li")).to_have_text(["Blue 0", "Red 0", "Black 0"])
    page.locator(".board .tile").press("ArrowRight")  # over the tiles, not through the game
    expect(control).to_contain_text("Step 1 of 5")
