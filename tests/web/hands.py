"""Hands that play by clicks: they press what the page offers, and know no rules."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.seeds import next_seed
from tests.web.conftest import PATIENCE

# scoring first brings a game to its end
LIKED = ("score", "dispatch", "team", "herd", "reveal", "search", "swap", "rally", "pass")
OVER = ".result"
MINE = "main[data-step] .dock.mine"
READY = ".dock.mine .confirm:not([aria-disabled='true'])"
CELLS = ".free, .tile.target"
CHIPS = ".dock.mine .chip:not(.off)"
DOUBT = ".dock.mine .doubt .chip"
MIDDLE = """async cell => {
    let under = null;
    const middle = () => {
        const spot = document.querySelector(`[role=button][data-cell="${cell}"]`)?.getScreenCTM();
        under = spot ? document.elementFromPoint(spot.e, spot.f) : null;
        return under?.closest("[data-cell]")?.dataset.cell === cell ? { x: spot.e, y: spot.f } : null;
    };
    for (let before = null, frame = 0; frame < 3600; frame++) {
        const now = middle();
        if (now && now.x === before?.x && now.y === before?.y) return now;
        before = now;
        await new Promise(requestAnimationFrame);
    }
    throw new Error(`${cell} can't be touched: ${under?.outerHTML.slice(0, 200)} lies there`);
}"""
STEP = "document.querySelector('.table')?.dataset.step ?? ''"


class Hands:
    """Plays whatever is offered on a page, by chance but eager to score."""

    def __init__(self, page: Page, seed: int | None = None) -> None:
        """Without a seed it follows from the test's name."""
        self.page = page
        self.dice = random.Random(next_seed("hands") if seed is None else seed)

    @property
    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    @property
    def my_turn(self) -> bool:
        return self.page.locator(MINE).count() > 0

    def wait_for_turn(self, timeout: float = PATIENCE) -> None:
        """Until this page has to do something, or the game is over."""
        self.page.locator(f"{MINE}, {OVER}").first.wait_for(timeout=timeout)

    def press(self, place: Locator) -> None:
        """Click what may be small and in motion: its middle, once it stands still."""
        place.click()

    def step(self) -> None:
        """Do one thing that is possible, and wait until the page has followed."""
        ready = self.page.locator(READY)
        if ready.count() > 0:
            self.changes(lambda: self.press(ready))
            return
        doubt = self.page.locator(DOUBT)
        if (number := doubt.count()) > 0:  # touching the same cell again would change nothing
            self.changes(lambda: self.press(doubt.nth(self.dice.randrange(number))))
            return
        cells = self.page.locator(CELLS)
        if (number := cells.count()) > 0:
            self.changes(lambda: self.touch(cells.nth(self.dice.randrange(number))))
            return
        sources = self.page.locator(".tile.source")
        chosen = self.page.locator(".dock.mine .chip.chosen")
        stuck = self.page.locator(".dock.mine .chip").count() == 0
        if (stuck or chosen.count() > 0) and (number := sources.count()) > 0:
            self.changes(lambda: self.touch(sources.nth(self.dice.randrange(number))))
            return
        self.changes(lambda: self.press(self.choose_chip()))

    def choose_chip(self) -> Locator:
        chips = self.page.locator(CHIPS)
        kinds = [chips.nth(number).get_attribute("data-kind") for number in range(chips.count())]
        assert kinds, "nothing is offered"
        for kind in LIKED:
            if kind in kinds and self.dice.random() < 0.75:
                return self.page.locator(f"{CHIPS}[data-kind={kind}]")
        return chips.nth(self.dice.randrange(len(kinds)))

    def touch(self, cell: Locator) -> None:
        """Click into the middle of a cell, where no piece stands, once it rests and nothing covers it."""
        cell.scroll_into_view_if_needed()
        point = self.page.evaluate(MIDDLE, cell.get_attribute("data-cell"))
        self.page.mouse.click(point["x"], point["y"])

    def changes(self, do: Callable[[], None]) -> None:
        """Do something, and wait until the page takes its next step."""
        before = self.page.evaluate(STEP)
        do()
        self.page.wait_for_function(
            """before => {
                const table = document.querySelector('.table');
                return table?.ariaBusy !== 'true' && table?.dataset.step !== before;
            }""",
            arg=before,
            timeout=PATIENCE,
        )

    def play_turn(self) -> None:
        """Play until it is no longer this page's turn."""
        for _ in range(60):
            if self.over or not self.my_turn:
                return
            self.step()
        raise AssertionError("a turn has no end")

    def play_to_the_end(self, most: int = 400) -> None:
        for _ in range(most):
            self.wait_for_turn()
            if self.over:
                expect(self.page.locator(OVER)).to_be_visible()
                return
            self.step()
        raise AssertionError("the game has no end")

    def follow(self, other: Hands) -> None:
        """Wait until this page shows at least what the other one shows."""
        shown = "Number((document.querySelector('.table')?.dataset.step ?? '0').split('/')[0])"
        goal = other.page.evaluate(shown)
        self.page.wait_for_function(f"goal => {shown} >= goal", arg=goal, timeout=PATIENCE)


class Keys(Hands):
    """Plays with the keyboard alone: Tab, arrows and Enter."""

    def reach(self, selector: str) -> None:
        """Press Tab until something is focused."""
        for _ in range(80):
            if self.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} can't be reached by Tab")

    def press(self, place: Locator) -> None:
        place.evaluate("element => element.setAttribute('data-goal', '')")
        self.reach("[data-goal]")
        place.evaluate("element => element.removeAttribute('data-goal')")
        self.page.keyboard.press("Enter")

    def touch(self, cell: Locator) -> None:
        """Walk over the board by arrow keys to a cell, and choose it."""
        goal = cell.get_attribute("data-cell")
        assert goal is not None
        self.reach("svg [role=button]")
        for _ in range(60):
            here = self.page.evaluate("document.activeElement.dataset.cell")
            if here == goal:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(self.way(here, goal))
        raise AssertionError(f"{goal} can't be reached by arrows")

    def way(self, here: str, goal: str) -> str:
        """An arrow key towards a cell; now and then any, for boards with holes."""
        (x, y), (goal_x, goal_y) = (tuple(map(int, cell.split(","))) for cell in (here, goal))
        ways = []
        if goal_x != x:
            ways.append("ArrowRight" if goal_x > x else "ArrowLeft")
        if goal_y != y:
            ways.append("ArrowDown" if goal_y > y else "ArrowUp")
        if self.dice.random() < 0.25:
            ways = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]
        return self.dice.choice(ways)


Point = tuple[float, float]


# the middle of something, once it has been in the same place for two frames
RESTING = """async element => {
    for (let before = null, frame = 0; frame < 3600; frame++) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const now = [x + width / 2, y + height / 2];
        if (now[0] === before?.[0] && now[1] === before[1]) return now;
        before = now;
        await new Promise(requestAnimationFrame);
    }
    throw new Error("it never stands still");
}"""


def middle(place: Locator) -> Point:
    """The middle of something on the screen, once it stands still."""
    x, y = place.evaluate(RESTING)
    return x, y


class Fingers:
    """Several fingers on a touch screen at once."""

    def __init__(self, page: Page) -> None:
        self.browser = page.context.new_cdp_session(page)

    def slide(self, *ways: tuple[Point, Point], steps: int = 6) -> None:
        """Each finger goes down after the one before and slides along its way."""
        began = time.time() - 2  # seconds: fingers that are lifted in motion would throw what they moved
        for number in range(1, len(ways) + 1):
            self.touch("touchStart", [start for start, _ in ways[:number]], began)
        for step in range(1, steps + 1):
            self.touch("touchMove", [between(*way, step / steps) for way in ways], began + step / 60)

    def lift(self) -> None:
        self.touch("touchEnd", [], time.time())

    def touch(self, what: str, points: list[Point], when: float) -> None:
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        event = {"type": what, "touchPoints": fingers, "timestamp": when}
        self.browser.send("Input.dispatchTouchEvent", event)


def between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
