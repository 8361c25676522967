"""Few touches: the board says what is meant, points are seen before the choice, turns end by themselves."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, Route, expect

from tests.record.games import BLUE_MAY_SCORE
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.hands import middle
from tests.web.tables import BESIDE_EACH_OTHER, set_up, sit
from tests.web.test_board import RECORD

BESIDE = BESIDE_EACH_OTHER.format(under="cleocatra")
# red's rescuers on two tiles side by side of one colour
OF_ONE_COLOUR = """\
[Rules "basic"]
[Edition "international"]
[Players "red blue"]
[Pile "mut bastet mut ? ? ? ? ? ?"]

red: open 0,0
blue: open 1,0
red: scout -1,0; dispatch
blue: score 1,0 to 1,0
"""


def tap(page: Page, selector: str) -> None:
    page.touchscreen.tap(*middle(page.locator(selector)))


def carry(page: Page, start: str, goal: str) -> None:
    """Drag with the mouse, and hold at the goal."""
    page.mouse.move(*middle(page.locator(start)))
    page.mouse.down()
    x, y = middle(page.locator(goal))
    page.mouse.move(x + 30, y + 25, steps=4)
    page.mouse.move(x, y, steps=3)


def test_scout_and_dispatch_take_three_taps(visitors: Visitors) -> None:
    page = visitors.come(PHONE, touch=True)
    client = set_up(page, visitors.server, BESIDE, "red")
    page.locator(".pile").tap()
    expect(page.locator(".open")).to_be_visible()
    place = page.locator(".free").first.get_attribute("data-cell")
    tap(page, f".free[data-cell='{place}']")
    tap(page, f".tile[data-cell='{place}'] .lift")
    expect(page.locator(".confirm.primary")).to_have_text("End the turn")
    assert f"red: scout {place}; dispatch" in client.record()


def test_the_pile_is_dragged_to_the_board_and_turned_over_on_the_way(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    set_up(page, visitors.server, BESIDE, "red")
    tiles = page.locator(".tile").count()
    page.mouse.move(*middle(page.locator(".pile")))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".tile .lift").first), steps=3)
    expect(page.locator(".ghost")).to_be_visible()
    free = page.locator(".free").first
    expect(free).to_be_visible()
    page.mouse.move(*middle(free.locator(".slot")), steps=3)
    expect(page.locator(".free.over")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".tile")).to_have_count(tiles + 1)


def test_what_is_dragged_looks_as_it_will_lie_there(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    set_up(page, visitors.server, RECORD, "red")
    page.locator(".tile[data-cell='0,1'] .lift").click()  # a tile that can be searched
    down = page.locator(".free").evaluate_all(
        "all => all.map((one) => one.dataset.cell).find((cell) => (eval(cell.replace(',', '+')) & 1) === 1)"
    )
    page.keyboard.press("Escape")
    page.mouse.move(*middle(page.locator(".tile[data-cell='0,1'] .lift")))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".tile[data-cell='0,0'] .lift")), steps=4)
    drawn, lying = page.locator(".ghost use"), page.locator(".tile[data-cell='0,1'] .lift use")
    expect(drawn).to_have_attribute("href", lying.get_attribute("href") or "")
    expect(page.locator(".tile.lifted")).to_have_attribute("data-cell", "0,1")
    sizes = [one.bounding_box() for one in (drawn, lying)]
    assert sizes[0] is not None
    assert sizes[1] is not None
    assert sizes[0]["width"] == pytest.approx(sizes[1]["width"], abs=3)
    page.mouse.move(*middle(page.locator(f".free[data-cell='{down}'] .slot")), steps=4)
    expect(drawn).to_have_attribute("href", "#tile-bastet-down")
    page.mouse.up()
    expect(page.locator(f".tile[data-cell='{down}']")).to_have_count(1)


def test_points_are_seen_before_the_choice(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    set_up(page, visitors.server, RECORD, "red")
    gains = page.locator(".badge.gain text")
    expect(gains).to_have_text(["+4", "+4"])
    expect(page.locator(".tile[data-cell='1,0']")).to_have_accessible_name(re.compile("can score 4 points"))
    page.locator(".pile").click()
    free = page.locator(".free").first
    expect(page.locator(".badge.worth")).to_have_count(0)
    free.hover()
    expect(page.locator(".badge.worth")).to_have_count(1)
    points = (page.locator(".badge.worth").text_content() or "").strip().removeprefix("+")
    expect(free).to_have_accessible_name(
        re.compile(rf"^Empty space at .*, {points} points? if scored there now$")
    )


def test_points_that_appear_under_the_finger_leave_a_tap_a_tap(visitors: Visitors) -> None:
    """The plus on a cell goes when the server tells the cell's worth, perhaps between press and release."""
    page = visitors.come(LAPTOP)
    set_up(page, visitors.server, RECORD, "red")
    tiles = page.locator(".tile").count()
    answers: list[Route] = []
    page.route("**/worth", lambda route: answers.append(route))
    page.locator(".pile").click()
    with page.expect_request("**/worth"):
        page.mouse.move(*middle(page.locator(".free .plus").first))
    page.mouse.down()
    answers[0].continue_()
    expect(page.locator(".badge.worth")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".tile")).to_have_count(tiles + 1)


def test_a_rescuer_that_can_not_help_says_why(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    set_up(page, visitors.server, OF_ONE_COLOUR, "red")
    rescuer = "[data-cell='{}'][data-figure=red] .figure"
    page.mouse.click(*middle(page.locator(rescuer.format("0,0"))))
    expect(page.locator(".panel")).to_be_visible()
    page.mouse.click(*middle(page.locator(rescuer.format("-1,0"))))
    expect(page.locator(".toast")).to_contain_text("Your rescue tile already counts for this color.")
    expect(page.locator(".panel")).to_be_visible()


def test_inspectors_are_dragged_to_their_tiles(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    client = set_up(page, visitors.server, BLUE_MAY_SCORE, "blue")
    page.locator(".chip[data-kind=score]").click()
    page.locator(".confirm").click()
    carry(page, ".piece[data-cell='-2,0'][data-figure=inspector] .figure", ".tile[data-cell='0,1'] .lift")
    page.mouse.up()
    expect(page.locator(".coming")).to_have_count(1)
    carry(page, ".inspectors", ".tile[data-cell='0,0'] .lift")
    page.mouse.up()
    expect(page.locator(".confirm.primary")).to_have_text("End the turn")
    assert "score 0,0 with -1,0 from -2,0 to 0,0 0,1" in client.record()


def stop_clock(page: Page) -> None:
    """From now on the page's time goes on only as the test says."""
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))


def about_to_end(page: Page) -> None:
    """Let time go on until the turn is about to end."""
    while page.locator(".ending").count() == 0:
        page.clock.run_for(20)


def finish_turn(page: Page) -> None:
    """Score as the first action: red's turn is done."""
    page.locator(".chip[data-kind=score]").click()
    page.locator(".tile.source").first.dispatch_event("click")
    page.locator(".confirm").click()


def test_a_turn_ends_by_itself_unless_it_is_undone_or_something_is_touched(visitors: Visitors) -> None:
    page = visitors.come(PHONE, ending="undo")
    page.clock.install()
    client = set_up(page, visitors.server, RECORD, "red")
    stop_clock(page)
    finish_turn(page)
    about_to_end(page)
    expect(page.locator(".confirm.ending .left")).to_have_text("3")
    expect(page.locator(".prompt")).to_have_text("Your turn ends in a moment. You can still undo.")
    page.locator(".undo").click()
    expect(page.locator(".ending")).to_have_count(0)
    page.clock.run_for(10_000)
    assert client.view("red")["your_turn"]
    finish_turn(page)
    about_to_end(page)
    page.locator(".board").click(position={"x": 5, "y": 5})  # to look at it calmly
    expect(page.locator(".ending")).to_have_count(0)
    page.clock.run_for(10_000)
    assert client.view("red")["can_confirm"]
    page.locator(".undo").click()
    finish_turn(page)
    about_to_end(page)
    page.clock.run_for(2_000)
    expect(page.locator(".left")).to_have_text("1")
    page.clock.run_for(1_000)
    expect(page.locator(".dock.mine")).to_have_count(0)
    assert client.view("blue")["your_turn"]


def test_who_leaves_ends_the_turn(visitors: Visitors) -> None:
    page = visitors.come(PHONE, ending="undo")
    page.clock.install()
    client = set_up(page, visitors.server, RECORD, "red")
    stop_clock(page)
    finish_turn(page)
    about_to_end(page)
    page.goto("/learn")
    expect(page.locator("h1")).to_be_visible()
    blue = visitors.come(PHONE)
    sit(blue, client, "blue")
    expect(blue.locator(".dock.mine")).to_be_visible()


def test_a_turn_ends_at_once_where_the_player_likes_it(visitors: Visitors) -> None:
    page = visitors.come(PHONE, ending="once")
    client = set_up(page, visitors.server, RECORD, "red")
    finish_turn(page)
    expect(page.locator(".dock.mine")).to_have_count(0)
    assert client.view("blue")["your_turn"]


def test_how_turns_end_is_chosen_in_the_settings(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.goto("/settings")
    page.get_by_label("When your turn is done").select_option("undo")
    page.reload()
    expect(page.get_by_label("When your turn is done")).to_have_value("undo")
