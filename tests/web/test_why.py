"""Why not? Touches in vain are answered with one sentence for the player, and a way to the rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from cleocatra.rules.errors import ALL_REASONS
from cleocatra.table.refusals import TABLE_REASONS
from cleocatra.words import words_in
from tests.rules.test_blocked import INSPECTED, ROW, ROW_PILE
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.tables import BESIDE_EACH_OTHER, set_up
from tests.web.test_board import RECORD
from tests.web.test_touch import carry

CODES = {code: rule for code, (rule, _) in ALL_REASONS.items()} | TABLE_REASONS
SPOKEN_TO = {"en": r"\b[Yy]ou(r|’re|’ve)?\b", "fr": r"\b([Vv]ous|[Vv]otre|[Vv]os)\b", "zh-Hant": "你"}
NUMBERED = {"en": r"\brule\b|\bR\d", "fr": r"\brègle\b|\bR\d", "zh-Hant": r"規則 ?\d|R\d"}
BASIC = '[Rules "basic"]\n[Edition "international"]\n[Players "red blue"]\n[Pile "{pile}"]\n{turns}'
STUCK = BASIC.format(pile=ROW_PILE, turns=ROW)
STUCK_WITHOUT_SUPPLY = BASIC.format(
    pile="mut mut bastet princess cleocatra mafdat mafdat bastet princess", turns=INSPECTED
)
QUEUED = BESIDE_EACH_OTHER.format(under="princess")


def reason(language: str, code: str) -> str:
    name = f"why-{code.replace('/', '-')}"
    return " ".join(words_in(language).say(name, name="Zoë", number=number) for number in (0, 1, 2))


@pytest.mark.parametrize("language", SPOKEN_TO)
def test_each_reason_speaks_to_the_player_and_names_no_rule(language: str) -> None:
    for code in CODES:
        text = reason(language, code)
        assert re.search(SPOKEN_TO[language], text), (code, text)
        assert not re.search(NUMBERED[language], text), (code, text)


def told(page: Page, words: str) -> None:
    expect(page.locator(".toast [role=alert]")).to_have_text(words)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "You need a rescuer on a Bastet tile."),
        ("fr", "Il vous faut un sauveteur sur une tuile Bastet."),
        ("zh-Hant", "你需要有援救者在芭絲特板塊上。"),
    ],
)
def test_a_grey_action_says_what_is_missing_and_leads_to_its_rule(
    visitors: Visitors, language: str, words: str
) -> None:
    page = visitors.come(PHONE, language)
    set_up(page, visitors.server, QUEUED, "red")
    page.locator(".chip[data-kind=swap]").click(force=True)
    told(page, words)
    page.locator(".toast a").click()
    expect(page.locator("dialog #rule-6-bastet")).to_be_in_viewport()


def test_a_grey_search_speaks_of_no_tile(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    set_up(page, visitors.server, QUEUED, "red")
    page.locator(".chip[data-kind=search]").click(force=True)
    told(
        page,
        "You can’t move any tile: each one is occupied, surrounded or holds the pyramids together.",
    )


def test_cards_and_inspectors_answer(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    set_up(page, visitors.server, QUEUED, "red")
    page.locator(".player.blue:visible").click()
    told(page, "You can use only your own rescuers.")
    page.locator(".tray .inspectors").click()
    told(page, "You move an inspector only when you score.")


def test_cards_and_inspectors_answer_by_keyboard_too(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    set_up(page, visitors.server, QUEUED, "red")
    page.locator(".player.blue:visible").focus()
    page.keyboard.press("Enter")
    told(page, "You can use only your own rescuers.")
    page.locator(".tray .inspectors").focus()
    page.keyboard.press("Space")
    told(page, "You move an inspector only when you score.")


def test_ending_the_turn_too_early_is_answered(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    set_up(page, visitors.server, QUEUED, "red")
    page.locator(".confirm").click(force=True)
    told(page, "You still have an action to take.")


def test_what_is_dropped_where_it_may_not_go_is_answered(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    set_up(page, visitors.server, RECORD.replace("basic", "advanced"), "red")
    carry(page, "[data-figure=red] >> nth=0", ".tile[data-cell='2,0'] .lift")
    page.mouse.up()
    told(page, "You can move a rescuer only to an adjacent tile.")
    expect(page.locator(".tile.held")).to_have_count(0)
    carry(page, ".tile[data-cell='0,1'] .lift", ".tile[data-cell='1,0'] .lift")
    page.mouse.up()
    told(page, "You need an empty space: there’s already a tile here.")


def test_who_is_stuck_is_told_what_to_do(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    client = set_up(page, visitors.server, STUCK, "blue")
    expect(page.locator(".prompt")).to_have_text("You’re stuck: put a rescuer anywhere there’s room.")
    expect(page.locator(".chip")).to_have_count(0)
    expect(page.locator(".tile.target")).to_have_count(9)
    page.locator(".tile[data-cell='-4,0']").dispatch_event("click")
    expect(page.locator(".chip[data-kind=team]")).to_be_visible()
    assert "rally -4,0" in client.record()


def test_who_is_stuck_without_supply_moves_a_rescuer(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    client = set_up(page, visitors.server, STUCK_WITHOUT_SUPPLY, "blue")
    expect(page.locator(".prompt")).to_have_text("You’re stuck: move one of your rescuers anywhere.")
    page.locator(".tile[data-cell='-2,0']").dispatch_event("click")
    expect(page.locator(".prompt")).to_have_text("Choose any tile with room.")
    page.locator(".tile[data-cell='1,0']").dispatch_event("click")
    expect(page.locator(".chip[data-kind=score]")).to_be_visible()
    assert "rally -2,0>1,0" in client.record()


def test_the_card_of_an_ability_opens_by_key_mouse_and_finger(visitors: Visitors) -> None:
    page = visitors.come(PHONE, touch=True)
    set_up(page, visitors.server, QUEUED, "red")
    shown = page.locator(".explanation")
    tile = page.locator(".tile[data-cell='0,0']")
    tile.focus()
    page.keyboard.press("i")
    expect(shown).to_contain_text("instead of one on this tile")
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    tile.locator(".lift").hover()
    expect(shown).to_be_visible()
    page.mouse.move(1, 1)
    expect(shown).to_have_count(0)
    tile.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True, "bubbles": True})
    expect(shown).to_be_visible()
    expect(page.locator(".ability")).to_have_count(2)


def test_the_card_of_an_action_opens_by_key_mouse_and_finger(visitors: Visitors) -> None:
    page = visitors.come(PHONE, touch=True)
    set_up(page, visitors.server, RECORD, "red")
    shown = page.locator(".explanation")
    chip = page.locator(".chip[data-kind=search]")
    chip.focus()
    page.keyboard.press("i")
    expect(shown).to_contain_text("Take a tile without rescuers or an inspector")
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    chip.hover()
    expect(shown).to_be_visible()
    page.mouse.move(1, 1)
    expect(shown).to_have_count(0)
    chip.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True, "bubbles": True})
    expect(shown).to_be_visible()
    chip.dispatch_event("pointerup", {"pointerType": "touch", "isPrimary": True, "bubbles": True})
    chip.dispatch_event("click")  # the finger that held it is lifted: that chooses nothing
    expect(chip).to_have_attribute("aria-pressed", "false")
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(shown).to_have_count(0)
