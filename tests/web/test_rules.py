"""The rules in a browser: complete in each language, searched, printed, and open where a link leads."""

from __future__ import annotations

import re
from functools import cache

import pytest
import rule_pictures
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

from cleocatra.rules import Kind
from cleocatra.table.action_views import KINDS
from cleocatra.words import LOCALES, words_in
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.crowding import crowded
from tests.web.tables import BESIDE_EACH_OTHER, set_up
from tests.web.test_screens import check

LANGUAGES = {"en": "en", "fr": "fr", "zh-TW": "zh-Hant"}
RULINGS = [f"R{number}" for number in range(1, 15)]
# where the rulebooks differ; elsewhere they say, or leave open, the same
BOOKS = {"R2": {"international": "international", "french": "french"}}
# where each action is told; a tile is turned over to Scout, and to pass is told with bonus actions
ACTIONS = {
    "open": "rule-3-opening",
    "reveal": "rule-4-scout",
    "scout": "rule-4-scout",
    "search": "rule-4-search",
    "swap": "rule-6-bastet",
    "dispatch": "rule-4-dispatch",
    "team": "rule-4-team",
    "herd": "rule-4-herd",
    "score": "rule-5",
    "rally": "rule-4-stuck",
    "pass": "R10",
}
NAMELESS = {"open", "rally", "pass"}  # our words: the places are named otherwise
ABILITIES = {kind: f"rule-6-{kind}" for kind in Kind}
# the words of tools and counts, which aren't read among the rules
TOOLS = {"rules-lead", "rules-find", "rules-found", "rules-contents", "rules-print", "rules-link"}
SCORES = {"example-3a": 2, "example-3b": 2, "example-3c": 4, "example-4a": 6, "example-4b": 4}


@cache
def messages(language: str) -> frozenset[str]:
    text = (LOCALES / language / "rules.ftl").read_text(encoding="utf-8")
    return frozenset(one.id.name for one in FluentParser().parse(text).body if isinstance(one, ast.Message))


def even(text: str) -> str:
    """A text without line breaks and the signs of lists and defined words."""
    text = re.sub(r"^(- |\d+\. )", "", text, flags=re.MULTILINE).replace("**", "")
    return "".join(text.split())


def reading(page: Page, place: str) -> str:
    """What stands in the rules at an anchor."""
    found = page.locator(f"[id='{place}']")
    expect(found).to_have_count(1)
    return even(found.text_content() or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_actions_and_abilities_have_their_place(visitors: Visitors, language: str) -> None:
    """Each ruling with what the rulebooks say, each action and ability by its name, and every message."""
    page = visitors.come(LAPTOP, language)
    page.goto("/learn")
    words = words_in(LANGUAGES[language])
    expect(page.locator(".ruling")).to_have_count(len(RULINGS))
    for ruling in RULINGS:
        told = reading(page, ruling)
        assert even(words.say(f"rules-{ruling}")) in told
        for book, says in BOOKS.get(ruling, {"all": "books"}).items():
            assert even(words.say(f"rules-book-{book}")) in told, ruling
            assert even(words.say(f"rules-{ruling}-{says}")) in told, ruling
    assert set(KINDS.values()) == set(ACTIONS)
    for kind, place in ACTIONS.items():
        assert kind in NAMELESS or even(words.say(f"action-{kind}")) in reading(page, place), kind
    for ability, place in ABILITIES.items():
        told = reading(page, place)
        assert even(words.say(f"kind-{ability}")) in told
        assert even(words.say(f"learn-{ability}")) in told
    everything = even(page.locator(".chapters").text_content() or "")
    for name in messages(LANGUAGES[language]) - TOOLS:
        points = SCORES.get(name.removeprefix("rules-picture-"), 5)
        number = 1  # of a ruling
        assert even(words.say(name, points=points, number=number)) in everything, name


def test_the_pictures_are_drawn_from_the_present_positions() -> None:
    assert rule_pictures.TARGET.read_text(encoding="utf-8") == rule_pictures.source(), (
        "run scripts/rule_pictures.py"
    )
    points = {name: rule_pictures.drawing(rule_pictures.pictures()[name])["points"] for name in SCORES}
    assert points == SCORES


def test_the_rules_open_where_the_address_says(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.goto("/learn#R6")
    expect(page.get_by_role("heading", name="Nobody loses a turn")).to_be_in_viewport()
    expect(page.locator("#R6")).to_be_focused()
    page.goto("/learn")
    page.get_by_role("button", name="Contents").click()
    page.get_by_role("link", name="Dispatch", exact=True).click()
    expect(page.locator("#rule-4-dispatch")).to_be_focused()
    assert page.url.endswith("/learn#rule-4-dispatch")


def test_a_search_shows_what_it_finds_and_nothing_else(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP, "fr")
    page.goto("/learn")
    page.get_by_role("searchbox").fill("entouree recherche")
    expect(page.get_by_role("status")).to_have_text("2 sections trouvées")
    expect(page.locator(".chapters section")).to_have_count(2)
    expect(page.locator("#rule-4-search mark").first).to_have_text("entourée")
    check(page)
    page.get_by_role("searchbox").fill("zzz")
    expect(page.get_by_role("status")).to_have_text("Rien trouvé.")
    page.get_by_role("searchbox").fill("")
    expect(page.locator(".ruling")).to_have_count(len(RULINGS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_table_the_rules_lie_over_it(visitors: Visitors, language: str) -> None:
    """A grey Search leads to its rule, in a dialog whose links stay in it and which fits a small phone."""
    page = visitors.come(PHONE, language)
    set_up(page, visitors.server, BESIDE_EACH_OTHER.format(under="princess"), "red")
    table = page.url
    page.locator(".chip[data-kind=search]").click(force=True)
    page.locator(".toast a").click()
    expect(page.locator("dialog [id='rule-4-search']")).to_be_focused()
    page.locator("dialog nav button").click()
    page.locator("dialog nav a[href='#rule-7']").click()
    expect(page.locator("dialog [id='rule-7']")).to_be_in_viewport()
    assert page.url == table
    assert crowded(page, (320, 568)) == [], "small"


def test_on_paper_there_are_the_rules_alone(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP, theme="dark")
    page.goto("/learn")
    expect(page.locator(".ruling")).to_have_count(len(RULINGS))
    page.emulate_media(media="print")
    for left_out in ("nav", ".tools", ".back", "a.button >> nth=0", ".scene"):
        expect(page.locator(left_out)).to_be_hidden()
    red, green, blue = page.locator("#rule-4").evaluate(
        "one => getComputedStyle(one).color.match(/\\d+/g).map(Number)"
    )
    assert red + green + blue < 200  # dark on white
