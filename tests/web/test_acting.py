"""Actions by touch and mouse: shown, dragged, put down, undone and advised."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cleocatra.words import words_in
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.crowding import crowded
from tests.web.hands import Hands, middle
from tests.web.tables import BESIDE_EACH_OTHER, set_up
from tests.web.test_screens import check

# red can score 3 points at once, and more after another action
ROW = """\
[Rules "basic"]
[Edition "international"]
[Players "red blue"]
[Pile "mut bastet mafdat princess ? ? ? ? ?"]

red: open 0,0
blue: open 1,0
red: scout 2,0; dispatch
blue: scout -1,0; dispatch
"""


def own_rescuer(page: Page) -> tuple[float, float]:
    """Where a rescuer of the player who acts stands on the screen."""
    colour = (page.locator(".dock.mine").get_attribute("class") or "").split()[1]
    box = page.locator(f".piece[data-figure={colour}] .figure").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_an_action_can_be_undone_and_a_revealed_tile_stays(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    set_up(page, visitors.server, BESIDE_EACH_OTHER.format(under="cleocatra"), "red")
    page.locator(".pile").click()  # turns over a tile
    expect(page.locator(".open")).to_be_visible()
    kind = page.locator(".open").get_attribute("aria-label")
    tiles = page.locator(".tile").count()
    Hands(page).touch(page.locator(".free").first)
    expect(page.locator(".tile")).to_have_count(tiles + 1)
    page.locator(".undo").click()
    expect(page.locator(".tile")).to_have_count(tiles)
    expect(page.locator(".open")).to_have_attribute("aria-label", kind or "")


def test_a_tile_is_dragged_to_its_place(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    set_up(page, visitors.server, BESIDE_EACH_OTHER.format(under="cleocatra"), "red")
    page.locator(".pile").click()
    expect(page.locator(".open")).to_be_visible()
    start, goal = page.locator(".open").bounding_box(), page.locator(".free .plus").first.bounding_box()
    assert start is not None
    assert goal is not None
    tiles = page.locator(".tile").count()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + 30, goal["y"] + 60, steps=4)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(".tile")).to_have_count(tiles + 1)
    expect(page.locator(".ghost")).to_have_count(0)


@pytest.mark.parametrize("under", ["cleocatra", "bastet"])
def test_a_touched_rescuer_shows_what_it_can_do_and_is_dragged_there(visitors: Visitors, under: str) -> None:
    page = visitors.come(PHONE)
    client = set_up(page, visitors.server, BESIDE_EACH_OTHER.format(under=under), "red")
    x, y = own_rescuer(page)
    page.mouse.click(x, y)
    expect(page.locator(".confirm")).to_have_text(
        "Score 3 points" if under == "cleocatra" else "Score 2 points"
    )
    expect(page.locator(".tile.target")).to_have_count(1)  # or it goes there
    page.keyboard.press("Tab")
    page.locator(".undo").click()
    expect(page.locator(".tile.target")).to_have_count(0)
    x, y = own_rescuer(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 20, steps=3)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.move(*middle(page.locator(".tile.target .lift")), steps=4)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    if under == "bastet":  # on Bastet it may change places with the other rescuer as well
        expect(page.locator(".doubt .chip")).to_have_text(["Bastet", "Herd"])
        page.locator(".doubt .chip[data-kind=herd]").click()
    expect(page.locator("#news")).to_contain_text("herds")  # what a screen reader hears
    assert "herd 0,0>1,0" in client.record()


@pytest.mark.parametrize("language", ["en", "fr", "zh-TW"])
def test_a_hint_leads_from_the_idea_to_the_piece_to_the_move(visitors: Visitors, language: str) -> None:
    """Each step with its reason, by one request; the next position has a hint of its own."""
    page = visitors.come(PHONE, language)
    client = set_up(page, visitors.server, ROW, "red", hints=True)
    hint = client.post("hint", "red", {}).json()
    reason, words = hint["reason"], words_in({"zh-TW": "zh-Hant"}.get(language, language))
    numbers = {name: reason[name] for name in ("before", "after")}
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if one.url.endswith("/hint") else None)
    lines, more = page.locator(".toast [role=alert] p"), page.locator(".toast .more")
    page.locator(".hint").click()
    expect(lines.first).to_have_text(words.say(f"hint-aim-{reason['aim']}", name="Blue", **numbers))
    expect(lines).to_have_count(2)
    expect(more).to_have_text(words.say("hint-more-piece"))
    assert crowded(page, (320, 568)) == []
    more.click()
    tile = words.say(f"kind-{reason['tile']}") if reason["tile"] else ""
    expect(lines.first).to_have_text(words.say(f"hint-piece-{reason['piece']}", tile=tile))
    expect(page.locator(".toast")).not_to_contain_text("%")
    expect(more).to_have_text(words.say("hint-more-move"))
    check(page)
    more.press("Enter")
    expect(lines.last).to_contain_text(str(round(100 * hint["ideas"][0]["share"])))
    expect(more).to_have_count(0)
    drawn = sum(one["cell"] is not None for one in hint["ideas"][0]["steps"])
    expect(page.locator(".arrows circle")).to_have_count(drawn)
    assert len(asked) == 1
    before = page.locator(".table").get_attribute("data-step") or ""
    client.play("red", hint["ideas"][0]["actions"][0], hint["sequence"])
    expect(page.locator(".table")).not_to_have_attribute("data-step", before)
    page.locator(".toast .close").click()
    page.locator(".hint").click()
    expect(more).to_have_text(words.say("hint-more-piece"))
    assert len(asked) == 2


def test_escape_puts_down_what_is_held(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    set_up(page, visitors.server, BESIDE_EACH_OTHER.format(under="cleocatra"), "red")
    page.mouse.click(*own_rescuer(page))
    expect(page.locator(".tile.held")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".tile.held")).to_have_count(0)


def test_a_touch_that_could_mean_several_things_is_a_step_of_its_own(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    client = set_up(page, visitors.server, BESIDE_EACH_OTHER.format(under="bastet"), "red")
    page.mouse.click(*own_rescuer(page))
    hands = Hands(page)
    hands.changes(lambda: hands.touch(page.locator(".tile.target")))
    expect(page.locator(".doubt .chip")).to_have_count(2)
    hands.step()
    expect(page.locator(".doubt")).to_have_count(0)
    assert client.view("red")["recent"][-1]["actions"][-1]["kind"] in ("swap", "herd")
