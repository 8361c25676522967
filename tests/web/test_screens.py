"""Every screen in both themes: axe-core finds nothing wrong, and each thing on it does what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.record.games import BLUE_MAY_SCORE
from tests.server.process import KITTEN, PERSON
from tests.web.conftest import LAPTOP, PHONE, TABLET, Visitors
from tests.web.hands import Hands
from tests.web.tables import BESIDE_EACH_OTHER, set_up, sit

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SMALLEST = 44  # pixels of a thing to be touched
# blue may take a bonus action: of all turns it offers the most
WITH_A_BONUS = """\
[Rules "advanced"]
[Edition "international"]
[Players "red blue"]
[Pile "cleocatra bastet ? ? ? ? ? ? ?"]

red: open 0,0
blue: open 0,1
red: herd 0,0>0,1; score 0,1 to 0,1
blue: team 0,0; score 0,0 with 0,1 to 0,0
"""
# what fades in is pale for a moment
END_MOTION = """() => document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime !== Infinity).forEach((one) => one.finish())"""
LET_GO = """() => {
    const sticks = (one) => getComputedStyle(one).position === 'sticky';
    globalThis.held = [...document.querySelectorAll('main *')].filter(sticks);
    for (const one of held) one.style.position = 'static';
}"""
HOLD_AGAIN = "() => { for (const one of held) one.style.position = ''; }"
TWICE = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
PLAIN = ("/", "/lobby", "/games", "/settings", "/learn")


def check(page: Page) -> None:
    """Let axe-core look at the page as it is once nothing fades in any more.

    What stays in sight at the window's edge, as the bar with Start, is put where it lies at the page's end:
    there it covers nothing.
    """
    page.evaluate(END_MOTION)
    page.evaluate(LET_GO)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async (tags) => (await axe.run(document, {runOnly: tags})).violations.map((one) => [
            one.id, one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160) + node.failureSummary)])""",
        RULES,
    )
    page.evaluate(HOLD_AGAIN)
    assert found == [], found
    small = page.evaluate(
        """least => [...document.querySelectorAll('button, a[href], select, summary, input')]
            .filter((one) => !['checkbox', 'file'].includes(one.type))
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < least - 0.5)
            .map((one) => one.outerHTML.slice(0, 120))""",
        SMALLEST,
    )
    assert small == [], small
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"the page is {wide} pixels too wide"


def play_some(page: Page, steps: int) -> Hands:
    """A game against a bot, some steps after its start."""
    page.goto("/new?with=bot")
    page.locator("button.go").click()
    hands = Hands(page)
    for _ in range(steps):
        hands.wait_for_turn()
        hands.step()
    hands.wait_for_turn()
    return hands


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, TABLET, LAPTOP], ids=["phone", "tablet", "laptop"])
def test_no_screen_keeps_anybody_out(visitors: Visitors, size: tuple[int, int], theme: str) -> None:
    page = visitors.come(size, theme=theme)
    for address in (*PLAIN, "/new?with=bot", "/new?with=friends", "/lessons", "/lessons/goal"):
        page.goto(address)
        expect(page.locator("main h1, header h1").first).to_be_attached()
        for details in page.locator("details").all():
            details.locator("summary").click()
        check(page)
    page.goto("/new?with=friends")
    page.locator("button.go").click()
    expect(page.locator(".invite svg")).to_be_visible()
    check(page)
    page.goto("/play/no-such-game")
    expect(page.locator("h1")).to_be_visible()
    check(page)
    visitors.complaints.clear()  # the browser logs that this game wasn't found


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, TABLET, LAPTOP], ids=["phone", "tablet", "laptop"])
def test_the_table_keeps_nobody_out(visitors: Visitors, size: tuple[int, int], theme: str) -> None:
    page = visitors.come(size, theme=theme)
    play_some(page, 0)
    check(page)
    client = set_up(page, visitors.server, BLUE_MAY_SCORE, "blue")
    check(page)
    page.locator(".chip[data-kind=swap]").click(force=True)  # it says of itself that it is disabled
    expect(page.locator(".toast")).to_contain_text("rule")
    check(page)
    page.locator(".chip[data-kind=score]").click()
    expect(page.locator(".panel")).to_be_visible()
    check(page)
    page.locator("header button").last.click()
    expect(page.locator("dialog")).to_be_visible()
    check(page)
    page.locator("dialog .danger").click()
    expect(page.locator(".question .card")).to_be_visible()
    check(page)
    client.play("red", "abandon", client.view()["sequence"])
    expect(page.locator(".result")).to_be_visible()
    check(page)
    page.locator(".result a").first.click()
    expect(page.locator(".replay")).to_be_visible()
    check(page)


# what doesn't hold its words, lies on something else or is cut off by the window's edge
CRAMPED = """() => {
    const buttons = [...document.querySelectorAll('main :is(.button, .chip, .prompt, .tray button)')];
    const seen = buttons.filter((one) => one.checkVisibility());
    const boxes = seen.map((one) => one.getBoundingClientRect());
    const apart = (a, b) => a.right < b.left + 1 || a.bottom < b.top + 1;
    const meet = (a, b) => !apart(a, b) && !apart(b, a);
    const words = (one) => one.textContent.trim();
    const tight = seen.filter((one) => one.scrollWidth > one.clientWidth + 1).map(words);
    const covered = seen.filter((_, i) => boxes.some((box, j) => j !== i && meet(box, boxes[i])));
    const cut = seen.filter((_, i) => boxes[i].left < 0 || boxes[i].right > innerWidth);
    return [...tight, ...covered.map(words), ...cut.map(words)];
}"""
LEAST_BOARD = 150  # pixels


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [PHONE, TABLET, LAPTOP], ids=["phone", "tablet", "laptop"])
def test_text_may_be_twice_as_large(visitors: Visitors, size: tuple[int, int], language: str) -> None:
    page = visitors.come(size, language)
    page.add_init_script(TWICE)
    for address in (*PLAIN, "/new?with=bot", "/new?with=friends"):
        page.goto(address)
        expect(page.locator("main")).to_be_visible()
        check(page)
        page.evaluate(LET_GO)
        assert page.evaluate(CRAMPED) == []
    for record in (BESIDE_EACH_OTHER.format(under="bastet"), WITH_A_BONUS):
        set_up(page, visitors.server, record, "red", "blue")
        expect(page.locator(".chip").first).to_be_visible()
        check(page)
        assert page.evaluate(CRAMPED) == []
        board = page.locator(".area").bounding_box()
        assert board is not None
        assert board["height"] > LEAST_BOARD
        page.locator(".confirm").scroll_into_view_if_needed()
        expect(page.locator(".confirm")).to_be_in_viewport()


def test_a_spectator_watches_and_the_language_changes_at_any_time(visitors: Visitors) -> None:
    player, watcher = visitors.come(LAPTOP), visitors.come(PHONE)
    hands = play_some(player, 4)
    watcher.goto(player.url)
    expect(watcher.locator(".state")).to_contain_text("watching")
    assert watcher.locator(".dock.mine").count() == 0
    hands.step()
    watching = Hands(watcher)
    watching.follow(hands)
    watcher.locator("header button").last.click()
    watcher.locator("dialog .language select").select_option("fr")
    expect(watcher.locator("dialog h2")).to_have_text("Menu")
    expect(watcher.locator(".state")).to_contain_text("vous regardez")
    expect(watcher.locator("html")).to_have_attribute("lang", "fr")


def test_a_public_game_is_found_in_the_lobby(visitors: Visitors) -> None:
    host, guest = visitors.come(LAPTOP), visitors.come(PHONE)
    host.goto("/new?with=friends&listed=1")
    host.locator(".seat input").first.fill("Ann")
    host.locator("button.go").click()
    expect(host.locator(".invite")).to_be_visible()
    guest.goto("/lobby")
    guest.locator(".game", has_text="Ann").click()
    guest.locator("form button").click()
    expect(guest.locator(".table")).to_be_visible()
    expect(host.locator(".table")).to_be_visible()
    host.goto("/games")
    expect(host.locator("main .game")).to_contain_text(re.compile("turn", re.IGNORECASE))


def test_the_page_opens_without_a_connection(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    start = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")["start_url"]
    visitors.may_lose_connection = True
    visitors.server.end()
    page.goto(start)
    expect(page.locator(".offline")).to_contain_text("No connection")
    expect(page.locator(".offline")).to_contain_text("games need a connection")
    page.goto("/learn")
    expect(page.locator("h1")).to_be_visible()
    page.goto("/lobby")
    expect(page.get_by_role("alert")).to_have_text("The server can’t be reached.")
    page.goto("/")
    expect(page.locator("nav a.primary")).to_be_visible()
    visitors.server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".offline")).to_have_count(0)


def test_the_first_load_is_light(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.goto("/", wait_until="load")
    expect(page.locator("nav a.primary")).to_be_visible()
    loaded = page.evaluate(
        """[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
            .map((one) => [one.name, one.encodedBodySize])"""
    )
    assert any(name.endswith(".js") and size > 0 for name, size in loaded)
    assert sum(size for _, size in loaded) < 120_000
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    for icon in manifest["icons"]:
        assert page.evaluate("src => fetch(src).then((answer) => answer.ok)", icon["src"])


def test_players_of_one_name_are_told_apart_by_their_colour(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    client = visitors.server.create(PERSON, KITTEN, KITTEN, start=1)
    sit(page, client, "red")
    expect(page.locator(".log")).to_contain_text("Kitten (Blue) opens with")
    expect(page.locator(".log")).to_contain_text("Kitten (Black) opens with")


@pytest.mark.parametrize("size", [PHONE, TABLET, LAPTOP], ids=["phone", "tablet", "laptop"])
def test_rules_and_abilities_are_read_at_the_table(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.come(size)
    set_up(page, visitors.server, BESIDE_EACH_OTHER.format(under="bastet"), "red")
    table = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="How to play").click()
    expect(page.get_by_role("dialog")).to_contain_text("Two tiles are adjacent")
    check(page)
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == table
    if size == PHONE:
        page.get_by_role("button", name="Scores and log").click()
    page.get_by_role("button", name="Mut").and_(page.locator("[aria-pressed]:not(g)")).click()
    expect(page.get_by_text("your rescuer stays on the tile")).to_be_visible()
    check(page)


def test_the_start_page_keeps_no_connection_busy(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.goto("/", wait_until="networkidle")
    expect(page.locator("main")).to_be_visible()
