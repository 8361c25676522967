"""A Score with much to choose, and touches that the rules forbid."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, Route, expect

from tests.record.games import BLUE_MAY_SCORE
from tests.server.process import PERSON
from tests.web.conftest import PHONE, Visitors
from tests.web.hands import middle
from tests.web.tables import play_turn, set_up, sit


def tile(page: Page, cell: str) -> Locator:
    return page.locator(f".tile[data-cell='{cell}']")


def touch(page: Page, cell: str) -> None:
    """Touch a tile below its pieces."""
    page.touchscreen.tap(*middle(tile(page, cell).locator(".lift")))


def points(page: Page) -> tuple[list[str], int]:
    """Where the points of the Score come from, and how many there are."""
    shares = page.locator(".sum li:not(.total)").all_text_contents()
    total = int(page.locator(".total").inner_text().removeprefix("= "))
    assert sum(int(share.rpartition("+")[2]) for share in shares) == total
    return [share.rpartition("+")[0].strip() for share in shares], total


def test_all_that_a_score_leaves_open_is_chosen(visitors: Visitors) -> None:
    page = visitors.come(PHONE, touch=True)
    client = set_up(page, visitors.server, BLUE_MAY_SCORE, "blue")
    page.locator(".chip[data-kind=score]").tap()
    expect(page.locator(".panel")).to_be_visible()
    page.locator(".undo").tap()
    expect(page.locator(".panel")).to_have_count(0)
    page.locator(".chip[data-kind=score]").tap()
    assert points(page) == (["Mut", "Princess", "Helper"], 3)
    expect(page.locator(".confirm")).to_have_text("Score 3 points")
    page.locator(".way", has_text="without helpers").tap()
    assert points(page) == (["Mut", "Princess"], 2)
    expect(page.locator(".confirm")).to_have_text("Score 2 points")
    page.locator(".way", has_text="helper on Mut").tap()
    assert points(page) == (["Mut", "Princess", "Helper"], 3)
    touch(page, "-1,0")  # the helper itself, on the board
    assert points(page) == (["Mut", "Princess"], 2)
    touch(page, "-1,0")
    assert points(page) == (["Mut", "Princess", "Helper"], 3)
    # where inspectors come from and go to is chosen step by step, and nothing before that
    page.locator(".confirm").tap()
    leaving, coming = page.locator(".piece:has(.leaving)"), page.locator(".coming")
    prompt = page.locator(".prompt")
    expect(prompt).to_have_text("Tap the inspector you want to move.")
    expect(page.locator(".tile.target")).to_have_count(2)
    expect(leaving).to_have_count(0)
    touch(page, "-1,0")
    expect(leaving).to_have_attribute("data-cell", "-1,0")
    expect(page.locator(".inspectors svg:not(.gone)")).to_have_count(2)  # with the one in the hand
    expect(prompt).to_have_text("Tap a tile where an inspector goes: 1 of 2.")
    touch(page, "-1,-1")
    expect(prompt).to_have_text("Tap a tile where an inspector goes: 2 of 2.")
    expect(coming).to_have_count(1)
    page.locator(".undo").tap()  # one step back
    expect(coming).to_have_count(0)
    touch(page, "0,0")
    touch(page, "0,1")
    expect(page.locator(".player.blue .points [aria-hidden]").first).to_have_text("3")
    for cell, inspected in {"-2,0": True, "-1,-1": False, "-1,0": False, "0,0": True, "0,1": True}.items():
        label = tile(page, cell).get_attribute("aria-label") or ""
        assert label.endswith("inspector") is inspected, label
    assert "score 0,0 with -1,0 from -1,0 to 0,0 0,1" in client.record()


def test_a_forbidden_touch_is_answered_with_the_reason(visitors: Visitors) -> None:
    page = visitors.come(PHONE, touch=True)
    client = visitors.server.create(PERSON, PERSON, record=BLUE_MAY_SCORE)
    client.play("blue", "team -2,0", client.view()["sequence"])
    sit(page, client, "blue")
    touch(page, "-1,-1")
    expect(page.locator(".toast [role=alert]")).to_have_text("You don’t have a rescuer here.")
    page.locator(".chip[data-kind=team]").tap(force=True)  # it says of itself that it is disabled
    expect(page.locator(".toast [role=alert]")).to_have_text("You have no rescuers left in your supply.")
    play_turn(client, "blue")
    expect(page.locator(".dock.mine")).to_have_count(0)
    touch(page, "-1,-1")
    expect(page.locator(".toast [role=alert]")).to_have_text("Wait for your turn: Red is playing.")


def test_the_sum_stays_until_the_score_is_answered(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    set_up(page, visitors.server, BLUE_MAY_SCORE, "blue")
    held: list[Route] = []
    page.route("**/actions", lambda route: held.append(route))
    page.locator(".chip[data-kind=score]").click()
    page.locator(".way", has_text="without helpers").click()
    page.locator(".confirm").click()
    for cell in ("-1,0", "0,0", "0,1"):  # the inspector, and where two go
        tile(page, cell).dispatch_event("click")
    expect(page.locator("main.table")).to_have_attribute("aria-busy", "true")
    expect(page.locator(".panel")).to_be_visible()
    expect(page.locator(".chip")).to_have_count(0)
    assert len(held) == 1
    held[0].continue_()
    expect(page.locator("main.table")).to_have_attribute("aria-busy", "false")
    expect(page.locator(".panel")).to_have_count(0)
