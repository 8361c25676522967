"""The site: `make site`, served below a path by a server of files, in a real browser."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from tests.seeds import next_seed
from tests.server.test_records import RECORD
from tests.web.conftest import LAPTOP, PACE, PATIENCE, PHONE
from tests.web.hands import Hands
from tests.web.sites import served

BELOW = "games/cats"  # the site isn't at the root of its host


@pytest.fixture
def address(site: Path, tmp_path: Path) -> Iterator[str]:
    """The site's address."""
    (tmp_path / BELOW).parent.mkdir(parents=True)
    (tmp_path / BELOW).symlink_to(site)
    with served(tmp_path) as host:
        yield f"{host}/{BELOW}/"


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[list[Page]]:
    """A page on a laptop and one on a phone; they may complain of nothing, and ask nobody else."""
    complaints: list[str] = []

    def hear(request: Request) -> None:
        if not request.url.startswith((address, "blob:", "data:")):
            complaints.append(request.url)

    pages = []
    for width, height in (LAPTOP, PHONE):
        context = browser.new_context(viewport={"width": width, "height": height}, base_url=address)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PACE % ("instant", "button"))
        context.on("request", hear)
        context.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        pages.append(context.new_page())
    yield pages
    for page in pages:
        page.context.close()
    assert complaints == []


def with_seed(page: Page) -> None:
    """Let chance in the worker follow a seed."""
    seed = next_seed("worker")

    def sow(route: Route) -> None:
        answer = route.fetch()
        script = answer.text()
        assert "random.SystemRandom()" in script
        body = script.replace("random.SystemRandom()", f"random.Random({seed})")
        route.fulfill(response=answer, body=body)

    page.context.route("**/assets/worker-*.js", sow)


def test_a_whole_game_is_played_without_a_server_below_any_path(visit: list[Page]) -> None:
    page = visit[0]
    with_seed(page)
    page.goto("game/")
    expect(page.get_by_text("without a server")).to_be_visible()
    expect(page.get_by_role("link", name="Invite friends")).to_have_count(0)
    page.locator("nav a.primary").click()
    page.locator("label", has=page.locator("input[value=Kitten]")).click()
    page.locator("button.go").click()
    hands = Hands(page)
    hands.wait_for_turn()
    hands.step()
    page.reload()
    hands.play_to_the_end()
    page.goto("game/#/games")
    link = page.get_by_role("link", name="Replay")
    assert "/game/#/replay/~" in str(link.get_attribute("href"))
    link.click()
    expect(page.locator(".control")).to_contain_text("Step")
    page.goto("game/#/learn#R6")
    expect(page.locator("#R6")).to_be_in_viewport()
    page.goto(f"game/#/replay?review=1&record={in_link(RECORD)}")
    expect(page.locator(".control")).to_contain_text("of 5")


def in_link(record: str) -> str:
    """A record as `recordLink.ts` packs it."""
    deflate = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    packed = deflate.compress(record.encode()) + deflate.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def test_the_examples_of_the_readme_run_on_the_site(visit: list[Page]) -> None:
    page = visit[1]
    page.goto("")
    page.get_by_role("link", name="Run the examples here").click()
    first, second = page.locator(".example").all()
    first.get_by_role("button").click()
    expect(first.get_by_role("status")).to_have_text("Done.")
    expect(first.locator(".output")).to_contain_text("Colour.")
    second.get_by_role("button").click()
    expect(second.get_by_role("status")).to_have_text("Done.")
    second.locator("textarea").fill("print(position.outcome.winners)\nprint(nobody)")
    second.get_by_role("button").click()
    expect(second.get_by_role("status")).to_have_text("It ended with an error.")
    expect(second.locator(".output .wrong")).to_contain_text("NameError: name 'nobody' is not defined")
    second.locator("textarea").fill("while True: pass")
    second.get_by_role("button").click()
    second.get_by_role("button", name="Stop").click()
    expect(second.get_by_role("status")).to_contain_text("Stopped.")
