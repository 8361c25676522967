"""Takes pictures of every screen at three sizes, in both themes and all languages, to be looked at.

    python scripts/screenshots.py FOLDER             all of them
    python scripts/screenshots.py FOLDER --few       one size, theme and language of each

It starts a server of its own and plays by clicks, as the tests do.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import build_page
from tests.server.process import ServerProcess
from tests.web.browser import ARGUMENTS, find_browser
from tests.web.hands import Hands

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "laptop": (1440, 900)}
THEMES = ("light", "dark")
LANGUAGES = ("en", "fr", "zh-TW")
ADDRESSES = {
    "home": "/",
    "new-bot": "/new?with=bot",
    "new-here": "/new?with=here",
    "learn": "/learn",
    "settings": "/settings",
    "lobby": "/lobby",
    "games": "/games",
}
QUICK = "localStorage['cleocatra.settings'] ??= JSON.stringify({pace: 'instant', ending: 'button'})"
CALM = 400  # milliseconds for pictures to load and fit


class Camera:
    """Takes the pictures of one size, theme and language."""

    def __init__(
        self, browser: Browser, server: ServerProcess, folder: Path, look: tuple[str, str, str]
    ) -> None:
        size, theme, language = look
        width, height = SIZES[size]
        self.name = "-".join(look)
        self.folder = folder
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            base_url=server.url,
        )
        self.context.add_init_script(QUICK)
        self.context.set_default_timeout(30_000)
        self.page: Page = self.context.new_page()

    def take(self, screen: str) -> None:
        self.page.wait_for_timeout(CALM)
        self.page.screenshot(path=self.folder / f"{screen}-{self.name}.png")

    def walk(self) -> None:
        """All screens, one after the other."""
        for screen, address in ADDRESSES.items():
            self.page.goto(address)
            self.page.locator("main").first.wait_for()
            self.take(screen)
        self.page.goto("/new?with=friends")
        self.page.locator("details summary").click()
        self.take("options")
        self.page.locator("button.go").click()
        self.page.locator(".invite svg").wait_for()
        self.take("waiting")
        self.page.goto("/lessons/goal")
        self.page.locator(".coach").wait_for()
        self.take("lesson")
        self.play()
        self.context.close()

    def play(self) -> None:
        """A game of three: its opening, some turns, a Score before it is made, and its end."""
        self.page.goto("/new?with=bot")
        self.page.locator(".seats > button").click()
        self.page.locator("button.go").click()
        hands = Hands(self.page, seed=3)
        hands.wait_for_turn()
        self.take("opening")
        taken: set[str] = set()
        for step in range(400):
            hands.wait_for_turn()
            if hands.over:
                break
            tiles = self.page.locator(".tile").count()
            if tiles >= 7 and "score" not in taken and self.page.locator(".panel").count() > 0:
                taken.add("score")
                self.take("score")
            elif tiles >= 8 and "play" not in taken and self.page.locator(".chip:not(.off)").count() > 2:
                taken.add("play")
                self.take("play")
            elif tiles >= 6 and "place" not in taken and self.page.locator(".free").count() > 2:
                taken.add("place")
                self.take("place")
            if step == 12:
                self.sheets()
            if step > 12 and "hint" not in taken and self.page.locator(".hint").count() > 0:
                taken.add("hint")
                self.page.locator(".hint").click()
                self.page.locator(".toast").wait_for()
                self.take("hint")
            hands.step()
        self.take("over")
        self.page.locator(".result a[href^='/replay']").click()
        self.page.locator(".replay").wait_for()
        self.take("replay")
        self.page.locator(".review .button").click()
        self.page.locator(".review h3").wait_for()
        mistakes = self.page.locator(".review li button")
        if mistakes.count() > 0:
            mistakes.first.click()
        self.take("review")
        self.page.goto("/games")
        self.page.locator(".row").first.wait_for()
        self.take("games-played")

    def sheets(self) -> None:
        info = self.page.locator("header .info")
        if info.is_visible():
            info.click()
            self.take("info")
            self.page.locator("dialog .close").click()
        self.page.locator("header button").last.click()
        self.take("menu")
        self.page.locator("dialog .close").click()


def main() -> None:
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--few", action="store_true")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    build_page.build()
    looks = set(product(SIZES, THEMES, LANGUAGES))
    if arguments.few:
        looks = {("phone", "light", "fr"), ("tablet", "dark", "zh-TW"), ("laptop", "light", "en")}
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder) / "games.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        try:
            for look in sorted(looks):
                Camera(browser, server, arguments.folder, look).walk()
                print(" ".join(look))
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
