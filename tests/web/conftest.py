"""A real browser on the real page of a real server."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import build_page
import build_site
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.server.process import ServerProcess
from tests.web.browser import ARGUMENTS, find_quick_browser

PHONE, TABLET, LAPTOP = (390, 844), (820, 1180), (1440, 900)
SIZES = {"phone": PHONE, "laptop": LAPTOP}
PATIENCE = 60_000  # milliseconds: the machine may be busy
expect.set_options(timeout=PATIENCE)
# turns end by a button: tests needn't hurry
PACE = "localStorage['cleocatra.settings'] ??= JSON.stringify({pace: '%s', ending: '%s'})"
# a browser logs a lost connection as an error; losing it is what some tests are about
LOST = (
    "ERR_CONNECTION_REFUSED",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "ERR_CONNECTION_RESET",
    "ERR_EMPTY_RESPONSE",
    "ERR_INTERNET_DISCONNECTED",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Once is enough: the page is the same whether the kernel is compiled or not."""
    for item in items:
        if "tests/web/" in item.path.as_posix():
            item.add_marker(pytest.mark.compiled_only)


@contextmanager
def alone() -> Iterator[None]:
    """One worker does it, the others wait."""
    lock = build_page.ROOT / "build/page.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def built() -> None:
    """The page is built from the present sources, and axe is there to look at it."""
    with alone():
        build_page.build(tools=True)


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder of the built site."""
    with alone():
        build_site.build()
    return build_site.SITE


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser without notifications, perhaps."""
    with playwright.chromium.launch(executable_path=find_quick_browser(), args=ARGUMENTS) as started:
        yield started


@pytest.fixture
def server(tmp_path: Path, built: None) -> Iterator[ServerProcess]:  # noqa: ARG001
    process = ServerProcess(tmp_path / "games.db")
    process.start()
    yield process
    process.close()


@dataclass
class Visitors:
    """People with browsers of their own; everything that their pages complain about is kept."""

    browser: Browser
    server: ServerProcess
    contexts: list[BrowserContext] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    may_lose_connection: bool = False

    def come(
        self,
        size: tuple[int, int] = LAPTOP,
        language: str = "en",
        theme: str = "light",
        touch: bool = False,
        pace: str = "instant",
        still: bool = False,
        ending: str = "button",
    ) -> Page:
        """Someone with a browser of their own, on no page yet.

        At the instant pace all is shown at once, and nothing moves: tests needn't wait for it.
        """
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=touch,
            reduced_motion="reduce" if still else "no-preference",
            base_url=self.server.url,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PACE % (pace, ending))
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.may_lose_connection and any(code in message.text for code in LOST):
            return
        self.complaints.append(f"{message.text} ({message.location.get('url', '')})")


@pytest.fixture
def visitors(browser: Browser, server: ServerProcess) -> Iterator[Visitors]:
    """Visitors whose pages must not complain."""
    present = Visitors(browser, server)
    yield present
    for context in present.contexts:
        context.close()
    assert present.complaints == []
