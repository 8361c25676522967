"""A newer version of the page, while an older one is kept for play without a connection."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import PACE, PATIENCE
from tests.web.hands import Hands
from tests.web.sites import served

NEWER = "0123456789abcdef"  # the version of its offline set
VERSION = "document.documentElement.dataset.version ?? 'older'"
CACHES = "caches.keys().then((names) => names.sort().join())"
SETTLED = """navigator.serviceWorker.getRegistration().then(({ active, installing, waiting }) =>
    active?.state === "activated" && !installing && !waiting)"""


class Host:
    """A host of files on which a newer version takes an older one's place."""

    def __init__(self, folder: Path, address: str) -> None:
        self.folder = folder
        self.address = address
        [listed] = (folder / "offline").glob("*.json")
        self.older = listed.stem

    @property
    def listed(self) -> Path:
        return self.folder / f"offline/{NEWER}.json"

    def update(self) -> None:
        """Another page needs another offline set, of which one piece isn't there yet."""
        assets = [path for path in (self.folder / "assets").iterdir() if path.suffix != ".woff2"]
        texts = [*self.folder.glob("*.html"), self.folder / "sw.js", *assets]
        for file in texts:
            text = file.read_text(encoding="utf-8").replace(self.older, NEWER)
            for asset in assets:  # what has changed has another name
                text = text.replace(asset.stem, f"{asset.stem}x")
            text = text.replace("<html", '<html data-version="newer"').replace('VERSION = "', 'VERSION = "0')
            file.write_text(text, encoding="utf-8")
        for asset in assets:
            asset.rename(asset.with_stem(f"{asset.stem}x"))
        files = json.loads((self.folder / f"offline/{self.older}.json").read_text(encoding="utf-8"))
        (self.folder / f"offline/{self.older}").rename(self.folder / f"offline/{NEWER}")
        (self.folder / f"offline/{self.older}.json").rename(self.folder / "whole.json")
        files[0]["pieces"][0]["hash"] = 64 * "0"
        self.listed.write_text(json.dumps(files), encoding="utf-8")

    def complete(self) -> None:
        """Now the whole set is there."""
        self.listed.write_text((self.folder / "whole.json").read_text(encoding="utf-8"), encoding="utf-8")


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    folder = tmp_path / "host/cats"
    shutil.copytree(site / "game", folder)
    with served(tmp_path / "host") as address:
        yield Host(folder, f"{address}/cats/")


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(PACE % ("instant", "button"))
    yield context.new_page()
    context.close()


def play_on(page: Page, host: Host, game: str) -> str:
    """Open the game, do one thing in it, and tell the version of the page."""
    page.goto("about:blank")
    page.goto(f"{host.address}#{game}")
    hands = Hands(page)
    hands.wait_for_turn()
    hands.step()
    return str(page.evaluate(VERSION))


def test_without_a_connection_the_older_version_plays_until_the_newer_is_whole(
    page: Page, host: Host
) -> None:
    page.goto(f"{host.address}#/settings")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.get_by_role("button", name="Make available offline").click()
    expect(page.get_by_text("Ready: this device")).to_be_visible()
    page.goto(f"{host.address}#/new?with=bot")
    page.locator("button.go").click()
    page.locator(".table[data-step]").wait_for()
    game = page.url.partition("#")[2]
    kept = page.evaluate(CACHES)

    host.update()
    assert play_on(page, host, game) == "newer"  # with a connection
    page.wait_for_function(f"{CACHES}.then((now) => now !== '{kept}' && now.includes('{NEWER}'))")
    page.wait_for_function(SETTLED)
    page.context.set_offline(True)
    assert play_on(page, host, game) == "older"
    page.context.set_offline(False)

    host.complete()
    page.goto("about:blank")
    page.goto(f"{host.address}#/settings")
    expect(page.get_by_text("Ready: this device")).to_be_visible()
    page.context.set_offline(True)
    assert play_on(page, host, game) == "newer"
    page.context.set_offline(False)
    assert play_on(page, host, game) == "newer"
    page.wait_for_function(f"{CACHES}.then((now) => !now.includes('{host.older}'))")
