"""A game that is over is gone through for its mistakes."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from cleocatra.record import format_game, parse_game
from cleocatra.study.analysis import evaluate
from cleocatra.study.attempt import look
from cleocatra.words import Words, words_in
from tests.data.files import game_record
from tests.server.process import PERSON
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.lesson_hands import LessonHands
from tests.web.test_lessons import LANGUAGES, says
from tests.web.test_replay import open_record
from tests.web.test_screens import CRAMPED, TWICE, check

# red is a Kitten that throws much away, blue a Scribe that doesn’t
GAME = parse_game(game_record("red-threw-much-away"))
BEGINNING = 10  # turns, in which red throws something away already
ANSWERED = 3  # turns before the review is stopped
LONG = 300_000  # milliseconds for a review on a busy machine


def look_back(visitors: Visitors, page: Page, language: str, turns: int = BEGINNING) -> None:
    """Review a game in which red threw much away, and blue didn't, or the beginning of it."""
    client = visitors.server.create(PERSON, PERSON, record=format_game(GAME.after_turns(turns)))
    client.end()
    page.goto(f"/replay/{client.game}")
    review(page)
    expect(page.locator("html")).to_have_attribute("lang", language)


def review(page: Page) -> None:
    """Ask for the review of the game that is shown, and wait for the whole of it."""
    page.locator(".review .button").click()
    expect(page.locator(".review h3").first).to_be_visible(timeout=LONG)


def costs(page: Page) -> list[int]:
    """What the turns in the list cost, in percent."""
    return [int(re.sub(r"\D", "", text)) for text in page.locator(".review .cost").all_text_contents()]


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (LAPTOP, "dark")])
def test_the_worst_turns_are_found_and_shown(visitors: Visitors, size: tuple[int, int], theme: str) -> None:
    page = visitors.come(size, theme=theme)
    look_back(visitors, page, "en", len(GAME.turns) - 1)
    expect(page.locator(".review polyline")).to_have_count(2)
    page.get_by_label("Whose turns?").select_option("red")
    mine = costs(page)
    assert 1 <= len(mine) <= 5
    assert mine == sorted(mine, reverse=True)
    check(page)
    worst = page.locator(".review li button").first
    turn = int(re.findall(r"Turn (\d+)", worst.inner_text())[0])
    worst.press("Enter")
    expect(worst).to_have_class(re.compile("chosen"))
    expect(page.locator(".opinion.played")).to_contain_text("Played: ")
    expect(page.locator(".opinion.better")).to_contain_text("Better: ")
    expect(page.locator(".board .tile").first).to_be_in_viewport()
    step = int(page.get_by_role("slider").input_value())
    assert page.evaluate("step => location.search === `?at=${step}`", step)
    told = page.request.get(page.url.replace("/replay/", "/api/games/").partition("?")[0] + "/moments").json()
    assert told["moments"][step + 1]["turn"] == turn - 1  # the position before the turn
    assert told["moments"][step]["turn"] != turn - 1
    expect(page.locator(".arrows .played circle")).not_to_have_count(0)
    expect(page.locator(".arrows .better circle")).not_to_have_count(0)
    check(page)
    page.get_by_label("Whose turns?").select_option("blue")
    expect(page.locator(".review progress")).to_have_count(0)
    expect(page.locator(".review h3").first).to_be_visible()
    assert sum(costs(page)) < sum(mine)
    page.get_by_label("Whose turns?").select_option("red")
    page.locator(".review li button").first.click()
    page.get_by_role("link", name="Try this turn again").click()
    expect(page.locator(".seat select").first).to_have_value("me")  # red, whose turn it was
    expect(page.locator("main")).to_contain_text(f"{turn - 1} turns")


@pytest.mark.parametrize(
    ("language", "better", "cost"),
    [
        ("en", "Better: ", "%"),
        ("fr", "Mieux\N{NO-BREAK SPACE}: ", "\N{NO-BREAK SPACE}%"),
        ("zh-TW", "更好的選擇：", "%"),
    ],
)
def test_a_review_from_start_to_finish(visitors: Visitors, language: str, better: str, cost: str) -> None:
    """It is stopped, goes on, and leads to a better turn and back."""
    page, words = visitors.come(PHONE, language), words_in(LANGUAGES[language])
    client = visitors.server.create(PERSON, PERSON, record=format_game(GAME.after_turns(BEGINNING)))
    client.end()
    page.goto(f"/replay/{client.game}")
    stop_and_go_on(page, words)
    first = page.locator(".review li button").first
    expect(first.locator(".cost")).to_have_text(re.compile(rf"^−\d+{cost}$"))
    first.press("Enter")
    expect(page.locator(".opinion.better")).to_contain_text(better)
    find_a_better_turn(page, words)
    expect(page.locator(".review li button").first).to_be_visible()  # the review is still there
    page.reload()
    expect(page.locator(".review .accuracy")).to_have_count(2)  # kept on this device


def stop_and_go_on(page: Page, words: Words) -> None:
    """Begin a review by keys, stop it after three turns, and let it go on to its end."""
    gate = Gate(ANSWERED)
    page.route("**/review?turn=*", gate.pass_by)
    page.locator(".review .button").press("Enter")
    status = page.locator(".review [role=status]").first
    going = page.locator(".review .going")
    expect(going).to_contain_text(words.say("review-progress", done=ANSWERED, total=BEGINNING), timeout=LONG)
    expect(page.locator(".review")).to_be_focused()
    check(page)
    going.get_by_role("button", name=words.say("review-stop")).press("Enter")
    asked = ANSWERED + len(gate.held)
    assert ANSWERED < asked <= ANSWERED + 2  # two at once
    gate.open()
    known = words.say("review-progress", done=asked, total=BEGINNING)
    expect(status).to_have_text(known, timeout=LONG)
    expect(page.locator(".review")).to_be_focused()
    page.get_by_role("button", name=words.say("review-resume")).press("Enter")
    expect(page.locator(".review h3").first).to_be_visible(timeout=LONG)
    expect(status).to_have_text(words.say("review-progress", done=BEGINNING, total=BEGINNING))


class Gate:
    """Lets a page's first requests through, and keeps the others until it is opened."""

    def __init__(self, first: int) -> None:
        self.left = first
        self.held: list[Route] = []

    def pass_by(self, route: Route) -> None:
        if self.left == 0:
            self.held.append(route)
            return
        self.left -= 1
        route.continue_()

    def open(self) -> None:
        self.left = 1000
        for route in self.held:
            route.continue_()


def find_a_better_turn(page: Page, words: Words) -> None:
    """From the review to the table, a turn that isn't good enough and one that is, and back."""
    page.get_by_role("link", name=words.say("review-find")).click()
    position = parse_qs(urlsplit(page.url).query)["position"][0]
    player = words.say(f"player-{look(position, []).player}")
    asked = words.say("try-ask", name=player)
    says(page, asked)
    check(page)
    hands = LessonHands(page, words)
    ideas = evaluate(position, []).ideas
    worse = next(one for one in ideas if look(position, one.actions).attempt.result == "failed")
    for decision in worse.actions:
        hands.play(decision)
    attempt = look(position, worse.actions).attempt
    shares = {"share": round(100 * (attempt.share or 0)), "best": round(100 * (attempt.best or 0))}
    says(page, words.say("try-failed", **shares))
    check(page)
    page.get_by_role("button", name=words.say("lesson-show")).click()
    expect(page.locator(".solution")).to_be_visible()
    expect(page.locator(".arrows circle")).not_to_have_count(0)  # the better turn
    says(page, asked)
    for decision in ideas[0].actions:
        hands.play(decision)
    expect(page.locator(".coach.reached")).to_be_visible()
    page.get_by_role("link", name=words.say("try-back")).last.click()
    expect(page.locator(".opinion.better")).to_be_visible()


def test_a_record_is_reviewed_but_not_a_turn_that_is_under_way(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    two = next(number for number in range(8, 20) if len(GAME.turns[number].actions) == 2)
    begun = GAME.after_turns(two).play(GAME.turns[two].actions[0])
    open_record(page, format_game(begun))
    expect(page.locator(".said button")).to_have_count(0)
    review(page)
    assert costs(page)
    page.get_by_role("button", name="Previous step").click()
    expect(page.locator(".opinion, .said button")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_review_holds_text_that_is_twice_as_large(visitors: Visitors, language: str) -> None:
    page = visitors.come(PHONE, language)
    page.add_init_script(TWICE)
    look_back(visitors, page, language)
    check(page)
    assert page.evaluate(CRAMPED) == []
