"""Things move for those who like it, and nothing does for those who don't."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.record.games import BLUE_MAY_SCORE
from tests.server.process import PERSON
from tests.web.conftest import LAPTOP, PHONE, Visitors
from tests.web.tables import play_turn, set_up, sit

# everything that moves for longer than an instant, and what blue's points were on the way
RECORDER = """
    globalThis.moves = [];
    globalThis.counted = new Set();
    const note = (what, time) => time > 1 && moves.push(what);
    for (const kind of ['animationstart', 'transitionrun'])
        addEventListener(kind, (event) => {
            const what = event.animationName?.split('-').at(-1) ?? event.propertyName;
            for (const one of event.target.getAnimations())
                note(what, one.effect.getComputedTiming().activeDuration);
        }, true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        note('animate', options.duration);
        return animate.call(this, frames, options);
    };
    const count = () => counted.add(document.querySelector('.blue .points [aria-hidden]')?.textContent);
    new MutationObserver(count).observe(document, { subtree: true, childList: true, characterData: true });
"""
# what has begun is known after the next picture
FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# milliseconds until a thing that goes by itself is gone
SHOWN = """thing => Math.max(...thing.getAnimations().map((one) => one.effect.getComputedTiming().endTime))"""


@pytest.mark.parametrize(
    ("pace", "still", "moves"), [("calm", False, True), ("calm", True, False), ("instant", False, False)]
)
def test_nothing_moves_for_those_who_do_not_want_it(
    visitors: Visitors, pace: str, still: bool, moves: bool
) -> None:
    page = visitors.come(LAPTOP, pace=pace, still=still)
    page.add_init_script(RECORDER)
    client = set_up(page, visitors.server, BLUE_MAY_SCORE, "red")
    score = "score 0,0 with -1,0 from -1,0 to 0,0 0,1"
    client.play("blue", score, client.view()["sequence"])
    points = page.locator(".player.blue .points [aria-hidden]").first
    expect(points).to_have_text("3")
    play_turn(client, "blue")
    expect(page.locator(".confirm")).to_be_visible()
    page.locator(".chip.off").first.click(force=True)
    expect(page.locator(".toast")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    for move in ("up", "rise", "transform", "animate") if moves else ():
        page.wait_for_function("move => moves.includes(move)", arg=move)
    page.evaluate(FRAMES)
    assert moves or page.evaluate("moves") == []
    counted = page.evaluate("[...counted].filter((one) => one)")
    assert counted == (["0", "1", "2", "3"] if moves else ["0", "3"])


def test_without_motion_it_is_still_said_who_gets_the_device(visitors: Visitors) -> None:
    page = visitors.come(PHONE, still=True)
    client = visitors.server.create(PERSON, PERSON, start=0)
    sit(page, client, "red", "blue")
    play_turn(client, "red")
    banner = page.locator(".hand-over")
    expect(banner).to_have_text("Blue, it’s your turn")
    assert banner.evaluate(SHOWN) >= 2000
    expect(banner).to_be_hidden()
