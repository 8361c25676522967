"""What others do is shown one action after the other, under the name of who does it."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.record.games import BLUE_MAY_SCORE
from tests.server.process import PERSON, Client, Json
from tests.web.conftest import LAPTOP, PATIENCE, PHONE, Visitors
from tests.web.hands import MINE
from tests.web.tables import play_turn, set_up, sit

KITTEN = {"sitter": "bot", "level": "Kitten"}
STEP = 20  # milliseconds
STEP_SHOWN = "(document.querySelector('main.table')?.dataset.step ?? '0').split('/')[0]"  # the view's number
# where a tile that flies is drawn, and where it will lie; the camera is where it goes
FLYING_AND_LYING = """() => {
    for (const one of document.getAnimations()) one.finish();
    const boxes = ['.flight use', '.tile.arriving .lift use'].map((one) => {
        const box = document.querySelector(one)?.getBoundingClientRect();
        return box && [box.x, box.y, box.width, box.height];
    });
    return boxes.every((box) => box) ? boxes : null;
}"""
SCORE = "score 0,0 with -1,0 from -1,0 to 0,0 0,1"
# Whose turn is marked, and what lies on the board, after each change of the page. A piece that fades away no
# longer lies there (Svelte makes it inert): fading takes real time, however the test lets the page's pass.
RECORDER = """
    globalThis.shown = [];
    const look = () => {
        const player = document.querySelector('.player.turn')?.classList[1];
        const there = (one, what) => `${one.dataset.cell} ${what}`;
        const board = [
            ...[...document.querySelectorAll('.board .tile')].map((one) => there(one, 'tile')),
            ...[...document.querySelectorAll('.board .piece')]
                .filter((one) => !one.inert).map((one) => there(one, one.dataset.figure)),
        ].sort().join();
        const last = shown.at(-1);
        if (player && (last?.[0] !== player || last?.[1] !== board)) shown.push([player, board]);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
"""


def board_of(moment: Json) -> str:
    """The board of a moment as the recorder writes it."""
    pieces = [
        f"{tile['cell']} {what}"
        for tile in moment["tiles"]
        for what in ("tile", *tile["rescuers"], *(["inspector"] if tile["inspector"] else []))
    ]
    return ",".join(sorted(pieces))


def let_play(page: Page, client: Client) -> None:
    """Let the page's time pass until it is one's own turn, in the newest view: it may still be on its way."""
    newest = client.view("red")["sequence"]
    deadline = time.monotonic() + PATIENCE / 1000
    while page.locator(MINE).count() == 0 or int(page.evaluate(STEP_SHOWN)) < newest:
        assert time.monotonic() < deadline, "it never becomes one's own turn"
        page.clock.run_for(100)


def sit_with_a_clock(page: Page, client: Client, *players: str) -> None:
    """To the table, with a time that passes only when the test lets it."""
    page.clock.install()
    for player in players:
        page.request.post(f"{client.path}/return", headers=client.headers(player))
    page.goto(f"/play/{client.game}")
    expect(page.locator("main.table")).to_be_attached()
    expect(page.locator(".table[data-step] .camera.smooth")).to_be_attached()
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))


def until_called(page: Page, client: Client) -> None:
    """Wait until the server says that it is red's turn: the bots have played."""
    while not client.view("red")["your_turn"]:
        page.wait_for_timeout(20)


@pytest.mark.parametrize("bots", [1, 2, 3])
@pytest.mark.parametrize("pace", ["calm", "quick", "instant"])
def test_no_action_is_shown_under_anothers_name(visitors: Visitors, pace: str, bots: int) -> None:
    page = visitors.come(PHONE if bots == 2 else LAPTOP, pace=pace)
    page.add_init_script(RECORDER)
    client = visitors.server.create(PERSON, *[KITTEN] * bots, start=0)
    sit_with_a_clock(page, client, "red")
    for _ in range(3):
        until_called(page, client)
        let_play(page, client)
        play_turn(client, "red")
    until_called(page, client)
    let_play(page, client)
    moments = page.request.get(f"{client.path}/moments?since=0&most=200").json()["moments"]
    shown = page.evaluate("shown")
    place = 0
    for number, moment in enumerate(moments[1:], start=1):
        actor, board = moments[number - 1]["player"], board_of(moment)
        if board == board_of(moments[number - 1]) or (number == 1 and actor == "red"):
            continue  # nothing moved, or it was done before anybody looked
        while place < len(shown) and shown[place][1] != board:
            place += 1
        if actor == "red":
            place = place if place < len(shown) else 0  # several of one's own may come at once
            continue
        assert place < len(shown), (number, moment["action"]["action"], client.record())
        assert shown[place][0] == actor, (number, moment["action"]["action"], client.record())


def play_score(client: Client) -> None:
    client.play("blue", SCORE, client.view()["sequence"])
    client.play("blue", "confirm", client.view()["sequence"])


@pytest.mark.parametrize("still", [False, True])
def test_a_score_is_counted_tile_by_tile_before_its_points_come(visitors: Visitors, still: bool) -> None:
    page = visitors.come(LAPTOP, pace="calm", still=still)
    client = visitors.server.create(PERSON, PERSON, record=BLUE_MAY_SCORE)
    sit_with_a_clock(page, client, "red")
    play_score(client)
    numbers = page.locator(".board .bubble text")
    points = page.locator(".player.blue .points [aria-hidden]").first
    for count in range(1, 4):
        expect(numbers).to_have_count(count)
        expect(numbers.last).to_have_text(str(count))
        expect(points).to_have_text("0")
        expect(page.locator(".player.blue.turn")).to_be_attached()
        page.clock.run_for(360)
    expect(page.locator(".narration")).to_contain_text("Blue scores 3 points on Princess.")
    let_play(page, client)
    expect(points).to_have_text("3")
    expect(numbers).to_have_count(0)


def test_a_touch_skips_and_does_nothing_else_while_others_play(visitors: Visitors) -> None:
    page = visitors.come(PHONE, pace="calm")
    client = set_up(page, visitors.server, BLUE_MAY_SCORE, "red")
    client.play("blue", SCORE, client.view()["sequence"])
    expect(page.locator(".bubble").first).to_be_attached()
    page.locator(".board").click(position={"x": 5, "y": 5})
    expect(page.locator(".bubble")).to_have_count(0)
    expect(page.locator(".player.blue .points .unseen").first).to_have_text("3 points")
    expect(page.locator(".toast")).to_have_count(0)


def test_who_has_to_act_can_act_at_once(visitors: Visitors) -> None:
    page = visitors.come(PHONE, pace="calm")
    client = set_up(page, visitors.server, BLUE_MAY_SCORE, "red")
    play_score(client)
    expect(page.locator(".bubble").first).to_be_attached()
    page.locator(".tray .supply").click()
    expect(page.locator(".bubble")).to_have_count(0)
    expect(page.locator("#news")).to_contain_text("Red teams up")  # there is only one place for the rescuer


def test_the_last_turn_is_shown_again_on_request(visitors: Visitors) -> None:
    page = visitors.come(PHONE, pace="calm")
    client = set_up(page, visitors.server, BLUE_MAY_SCORE, "red")
    play_score(client)
    page.locator(".bubble").first.wait_for(state="attached")
    page.locator(".board").click(position={"x": 5, "y": 5})
    expect(page.locator(".recap")).to_contain_text("Blue scores 3 points on Princess.")
    page.reload()  # it needn't have been seen before
    page.get_by_role("button", name="Show that again").click()
    expect(page.locator(".player.blue.turn")).to_be_visible()
    expect(page.locator(".bubble").first).to_be_attached()
    expect(page).to_have_title("It’s your turn!")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".dock.mine")).to_be_visible()
    expect(page.locator(".bubble")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_line_of_the_log_shows_its_moment(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.come(size)
    client = set_up(page, visitors.server, BLUE_MAY_SCORE, "red")
    play_score(client)
    expect(page.locator(".dock.mine")).to_be_visible()
    if size == PHONE:
        page.locator(".recap .line").click()
    page.get_by_role("button", name="Blue opens with a Mut tile.").click()
    expect(page.locator(".board .tile")).to_have_count(2)
    expect(page.locator(".narration")).to_contain_text("Blue opens with a Mut tile.")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".board .tile")).to_have_count(5)
    expect(page.locator(".dock.mine")).to_be_visible()


def test_a_tile_lands_where_it_will_lie(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP, pace="calm")
    client = visitors.server.create(PERSON, PERSON, record=BLUE_MAY_SCORE)
    sit_with_a_clock(page, client, "red")
    view = client.play("blue", "reveal", client.view()["sequence"])
    expect(page.locator(".tray .open")).to_be_attached()
    client.play("blue", view["actions"][0], view["sequence"])
    boxes: list[list[float]] = []
    for _ in range(1000):
        page.clock.run_for(STEP)
        now = page.evaluate(FLYING_AND_LYING)
        if boxes and now is None:
            break
        boxes = now or boxes
    assert boxes[0] == pytest.approx(boxes[1], abs=1.5)


def test_the_pile_counts_only_what_lies_face_down(visitors: Visitors) -> None:
    page = visitors.come(LAPTOP)
    client = visitors.server.create(PERSON, PERSON, record=BLUE_MAY_SCORE)
    sit(page, client, "red")
    expect(page.locator(".pile .count")).to_have_text("4")
    client.play("blue", "reveal", client.view()["sequence"])
    expect(page.locator(".open")).to_be_visible()
    expect(page.locator(".pile .count")).to_have_text("3")
