"""The board is moved and zoomed by fingers, wheel and keys, and fitted again."""

from __future__ import annotations

import re
from functools import partial
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.hands import Fingers, Point, middle
from tests.web.tables import set_up

BOARD = "svg[role=group]"
# red has a rescuer at 0,0; the Bastet tile at 0,1 can be searched
RECORD = """\
[Rules "basic"]
[Edition "international"]
[Players "red blue"]
[Pile "cleocatra mut bastet princess ? ? ? ? ?"]

red: open 0,0
blue: open 1,0
red: scout 0,1; team 1,0
blue: scout 2,0; team 0,0
"""


near = partial(pytest.approx, abs=0.01)


class Camera(NamedTuple):
    """What part of the board is seen."""

    x: float
    y: float
    scale: float

    def shows(self, point: Point) -> Point:
        """Where a point of the screen lies on the board, but for the board's own place."""
        return (point[0] - self.x) / self.scale, (point[1] - self.y) / self.scale


def camera(page: Page) -> Camera:
    style = page.locator(".camera").get_attribute("style") or ""
    return Camera(*map(float, re.findall(r"-?[\d.]+(?:e-\d+)?", style)))


def open_board(visitors: Visitors, size: tuple[int, int], touch: bool = False) -> Page:
    """Red's page, on red's turn."""
    page = visitors.come(size, touch=touch)
    set_up(page, visitors.server, RECORD, "red")
    expect(page.locator(".dock.mine")).to_be_visible()
    expect(page.locator(".camera.smooth")).to_be_attached()
    return page


def corner(page: Page) -> Point:
    """A place of the board where nothing lies."""
    box = page.locator(BOARD).bounding_box()
    assert box is not None
    return box["x"] + 20, box["y"] + 20


def on_board(page: Page, point: Point) -> Point:
    box = page.locator(BOARD).bounding_box()
    assert box is not None
    return point[0] - box["x"], point[1] - box["y"]


def test_one_finger_moves_the_board_and_the_next_touch_is_one(visitors: Visitors) -> None:
    page = open_board(visitors, PHONE, touch=True)
    fitted = camera(page)
    x, y = corner(page)
    fingers = Fingers(page)
    fingers.slide(((x, y), (x + 70, y + 40)))
    fingers.lift()
    assert camera(page) == near((fitted.x + 70, fitted.y + 40, fitted.scale))
    page.touchscreen.tap(*middle(page.locator("[role=button][data-cell='0,1'] .lift")))
    expect(page.locator(".tile.held")).to_have_attribute("data-cell", "0,1")
    page.get_by_role("button", name="Undo").tap()
    page.get_by_role("button", name="Fit the board").tap()
    assert camera(page) == near(fitted)


@pytest.mark.parametrize("first", ["nothing", "a tile that can be taken up"])
def test_two_fingers_zoom_the_board(visitors: Visitors, first: str) -> None:
    page = open_board(visitors, PHONE, touch=True)
    before = camera(page)
    step = page.locator(".table").get_attribute("data-step")
    x, y = corner(page) if first == "nothing" else middle(page.locator("[data-cell='0,1'] .lift"))
    other = (x + 60, y + 10)
    fingers = Fingers(page)
    fingers.slide(((x, y), (x - 15, y)), (other, (other[0] + 15, other[1] + 20)))
    expect(page.locator(".ghost, .tile.held")).to_have_count(0)
    fingers.lift()
    after = camera(page)
    assert after.scale == near(before.scale * (90**2 + 30**2) ** 0.5 / (60**2 + 10**2) ** 0.5)
    start, end = on_board(page, (x + 30, y + 5)), on_board(page, (x + 30, y + 15))
    assert after.shows(end) == near(before.shows(start))
    expect(page.locator(".table")).to_have_attribute("data-step", step or "")
    page.get_by_role("button", name="Fit the board").tap()
    assert camera(page) == near(before)


def test_the_wheel_zooms_where_the_mouse_is(visitors: Visitors) -> None:
    page = open_board(visitors, LAPTOP)
    before = camera(page)
    x, y = corner(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    expect(page.get_by_role("button", name="Fit the board")).to_be_visible()
    closer = camera(page)
    assert closer.scale > before.scale
    assert closer.shows(on_board(page, (x, y))) == near(before.shows(on_board(page, (x, y))))
    style = page.locator(".camera").get_attribute("style") or ""
    page.mouse.wheel(0, 600)
    expect(page.locator(".camera")).not_to_have_attribute("style", style)
    assert camera(page).scale < before.scale
    page.get_by_role("button", name="Fit the board").click()
    assert camera(page) == near(before)


def test_keys_zoom_move_and_fit_the_board(visitors: Visitors) -> None:
    page = open_board(visitors, LAPTOP)
    before = camera(page)
    page.locator(f"{BOARD} [tabindex='0']").focus()
    page.keyboard.press("+")
    assert camera(page).scale == near(before.scale * 1.2)
    page.keyboard.press("-")
    assert camera(page) == near(before)
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("Shift+ArrowUp")
    moved = camera(page)
    assert (moved.x > before.x, moved.y > before.y, moved.scale) == (True, True, before.scale)
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowDown")
    assert camera(page) == near(before)
    page.keyboard.press("+")
    page.keyboard.press("0")
    assert camera(page) == near(before)
    expect(page.get_by_role("button", name="Fit the board")).to_have_count(0)


@pytest.mark.parametrize("size", [(320, 568), PHONE, (844, 390), (1280, 800), LAPTOP], ids=str)
def test_choosing_an_action_neither_moves_nor_zooms_the_board(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    page = visitors.come(size)
    set_up(page, visitors.server, RECORD.replace("basic", "advanced"), "red")
    expect(page.locator(".dock.mine")).to_be_visible()
    before = camera(page)
    chosen = set()
    for kind in ("search", "team", "herd", "score"):
        chip = page.locator(f".chip[data-kind={kind}]:not([aria-disabled=true])")
        if chip.count() == 0:
            continue
        chosen.add(kind)
        chip.click()
        expect(page.locator(".dock .undo:not([aria-disabled=true])")).to_be_visible()
        assert camera(page) == near(before), kind
        page.keyboard.press("Escape")
        expect(page.locator(".dock .undo[aria-disabled=true]")).to_be_visible()
    assert {"search", "team", "herd"} <= chosen
    page.locator("[data-cell='0,1'] .lift").click()  # taken up: its targets are marked
    expect(page.locator(".tile.held")).to_have_count(1)
    assert camera(page) == near(before)
