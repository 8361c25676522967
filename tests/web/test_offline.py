"""Play without a connection: the same page, with Python in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, Request, expect

from cleocatra.puzzles.puzzle import puzzles
from cleocatra.record import format_game, format_position, parse_game
from cleocatra.words import Words
from tests.web.conftest import LAPTOP, PATIENCE, PHONE, Visitors
from tests.web.hands import Hands
from tests.web.lesson_hands import LessonHands
from tests.web.tables import won_by_blue
from tests.web.test_replay import open_record

STEP = "document.querySelector('.table').dataset.step.split('/')[0]"
# from the first tile on, and soon over
SHORT = """\
[Rules "basic"]
[Edition "international"]
[Variant "short goal=7"]
[Players "{players}"]
[Pile "{pile}"]
"""
TILES = {2: 9, 3: 13}  # by the number of players
# what is asked for without a connection: whether the server is back
ASKED = ("/healthz",)


def make_available(page: Page, words: Words) -> None:
    page.goto("/settings")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    fetch = words.say("offline-set-fetch", size="").partition("(")[0].partition("（")[0].strip()
    page.get_by_role("button", name=fetch).click()
    expect(page.get_by_text(words.say("offline-set-ready"))).to_be_visible()


@contextmanager
def without_connection(visitors: Visitors, page: Page) -> Iterator[None]:
    """Cuts the network; nothing may ask for it."""
    failed: list[str] = []
    elsewhere: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith((f"{visitors.server.url}/", "blob:", "data:")):
            elsewhere.append(request.url)

    def hear(request: Request) -> None:
        if request.failure == "net::ERR_INTERNET_DISCONNECTED":  # others ended with their page
            failed.append(request.url.removeprefix(visitors.server.url))

    visitors.may_lose_connection = True
    page.context.set_offline(True)
    page.context.on("request", note)
    page.on("requestfailed", hear)
    yield
    page.remove_listener("requestfailed", hear)
    page.context.set_offline(False)
    assert elsewhere == []
    assert [path for path in failed if path not in ASKED] == []


def begin_short_game(page: Page, words: Words, *players: str) -> None:
    """A game that is soon over: with bots, or (of three) together at this device."""
    pile = " ".join("?" * TILES[len(players)])
    open_record(page, SHORT.format(players=" ".join(players), pile=pile))
    page.get_by_role("link", name=words.say("replay-go-on")).click()
    if len(players) == 3:
        for number in (1, 2):
            page.locator(".seat select").nth(number).select_option("here")
    page.locator("button.go").click()


def wait_for_review(page: Page) -> None:
    """Until all turns are reviewed; each may take its time."""
    progress = page.locator(".review progress")
    while (reviewed := progress.evaluate_all("bars => bars.map((bar) => bar.value)")) != []:
        page.wait_for_function(
            "([before]) => document.querySelector('.review progress')?.value !== before",
            arg=reviewed,
            timeout=3 * PATIENCE,
        )
    expect(page.locator(".review h3").first).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("fr", PHONE), ("zh-Hant", LAPTOP)])
def test_a_whole_game_is_played_reloaded_and_reviewed_without_a_connection(
    visitors: Visitors, language: str, size: tuple[int, int]
) -> None:
    page, words = visitors.come(size, language), Words(language)
    make_available(page, words)
    with without_connection(visitors, page):
        page.goto("/")
        expect(page.locator(".offline")).to_contain_text(words.say("offline-plays"))
        begin_short_game(page, words, "red", "blue")
        hands = Hands(page)
        hands.wait_for_turn()
        hands.play_turn()
        hands.wait_for_turn()
        hands.step()
        step = page.evaluate(STEP)
        page.reload()
        hands.wait_for_turn()
        assert page.evaluate(STEP) == step
        hands.play_to_the_end()
        go(page, "/games")
        page.get_by_role("link", name=words.say("replay"), exact=True).click()
        expect(page.locator(".control")).to_be_visible()
        page.locator(".review .button").click()
        expect(page.locator(".review progress")).to_be_visible()
        page.get_by_role("button", name=words.say("replay-back")).click()  # the page answers meanwhile
        wait_for_review(page)


@pytest.mark.parametrize(("language", "size"), [("en", PHONE), ("fr", LAPTOP), ("zh-Hant", PHONE)])
def test_three_play_a_whole_game_at_one_device_and_take_a_lesson_without_a_connection(
    visitors: Visitors, language: str, size: tuple[int, int]
) -> None:
    page, words = visitors.come(size, language), Words(language)
    make_available(page, words)
    with without_connection(visitors, page):
        go(page, "/lessons/scout")
        LessonHands(page, words).play("reveal")
        begin_short_game(page, words, "red", "blue", "black")
        hands = Hands(page)
        hands.wait_for_turn()
        hands.step()
        page.reload()
        hands.wait_for_turn()
        expect(page.locator(".tile")).to_have_count(1)
        hands.play_to_the_end()


def test_lessons_puzzles_analyses_and_one_device_need_no_connection_in_any_language(
    visitors: Visitors,
) -> None:
    page, words = visitors.come(PHONE, language="fr"), Words("fr")
    make_available(page, words)
    with without_connection(visitors, page):
        go(page, "/lessons/scout")
        LessonHands(page, words).play("reveal")
        go(page, "/new?with=here")
        page.get_by_role("button", name=words.say("seat-more")).click()
        page.locator("button.go").click()
        page.get_by_role("button", name=words.say("menu")).click()
        page.locator(".preferences .language select").select_option("zh-Hant")
        words = Words("zh-Hant")
        page.get_by_role("button", name=words.say("close")).click()
        hands = Hands(page)
        hands.wait_for_turn()
        while page.locator(".tile").count() < 3:  # an opening of each
            hands.step()
        go(page, "/puzzles")
        name, puzzle = next((name, one) for name, one in puzzles().items() if one.difficulty == "easy")
        go(page, f"/puzzles/{name}")
        for action in puzzle.turns[0]:
            LessonHands(page, words).play(str(action))
        expect(page.locator(".coach.reached")).to_be_visible()
        page.get_by_role("link", name=words.say("puzzles-all")).last.click()
        expect(page.get_by_text(words.say("puzzles-solved", count=1, total=len(puzzles())))).to_be_visible()
        game = won_by_blue()
        position = format_position(game.after_turns(len(game.turns) - 1).position.view())
        go(page, f"/analysis?{urlencode({'position': position})}")
        page.get_by_role("button", name=words.say("analysis-evaluate")).click()
        expect(page.get_by_role("heading", name=words.say("analysis-best"))).to_be_visible()
        page.get_by_role("button", name=words.say("analysis-hand")).click()
        page.get_by_role("button", name=words.say("analysis-done")).click()
        expect(page.get_by_role("button", name=words.say("analysis-done"))).to_have_count(0)


def test_a_record_is_opened_reviewed_continued_and_saved_without_a_connection(visitors: Visitors) -> None:
    page, words = visitors.come(PHONE, language="fr"), Words("fr")
    make_available(page, words)
    with without_connection(visitors, page):
        game = won_by_blue()
        open_record(page, format_game(game.after_turns(len(game.turns) - 4)))
        page.get_by_role("button", name=words.say("review"), exact=True).first.click()
        expect(page.locator(".opinion").first).to_be_visible()
        page.get_by_role("button", name=words.say("replay-back")).click()
        page.get_by_role("link", name=words.say("replay-go-on")).click()
        page.locator("button.go").click()
        hands = Hands(page)
        hands.wait_for_turn()
        page.get_by_role("button", name=words.say("menu")).click()
        with page.expect_download() as download:
            page.get_by_role("button", name=words.say("download-record")).click()
        saved = parse_game(download.value.path().read_text(encoding="utf-8"))
        assert saved.turns[:15] == game.turns[:15]
    # a page with a newer set fetches it, and the game goes on by itself
    page.evaluate("localStorage['cleocatra.offline'] = JSON.stringify('older')")
    page.reload()
    hands.wait_for_turn()


def go(page: Page, address: str) -> None:
    """Follow a link: Python needn't start anew, as it would with another page."""
    page.evaluate(
        "address => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')); }",
        address,
    )


def test_half_a_download_goes_on_later_and_a_wrong_one_is_never_used(visitors: Visitors) -> None:
    page, words = visitors.come(PHONE), Words("en")
    visitors.may_lose_connection = True
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/pieces/" in request.url else None)
    page.route(
        "**/offline/pieces/**",
        lambda route: route.fulfill(body=b"?") if len(asked) > 5 else route.continue_(),
    )
    page.goto("/settings")
    page.get_by_role("button", name="Make available offline").click()
    expect(page.get_by_role("alert")).to_contain_text("it goes on from there")
    kept = "caches.open('offline-pieces').then(cache => cache.keys())"
    page.wait_for_function(f"{kept}.then(pieces => pieces.length === 5)")  # some were still on their way
    before = set(page.evaluate(f"{kept}.then(pieces => pieces.map(({{ url }}) => url))"))
    page.goto("/")
    assert not page.evaluate("localStorage['cleocatra.offline'] ?? ''")
    page.unroute_all()
    asked.clear()
    make_available(page, words)
    assert before.isdisjoint(asked)


def test_installing_the_page_fetches_what_it_needs(visitors: Visitors) -> None:
    page, words = visitors.come(LAPTOP), Words("en")
    page.goto("/settings")
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    expect(page.get_by_text(words.say("offline-set-ready"))).to_be_visible()
