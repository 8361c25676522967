"""Every screen fits every window: from a small phone, upright or on its side, to a wall-sized screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from cleocatra.bots.match import Match
from cleocatra.bots.playing import play_game
from cleocatra.lessons.lesson import lessons
from cleocatra.record import Game, format_game, parse_game
from cleocatra.rules import Colour, RuleSet
from cleocatra.words import words_in
from tests.record.games import BLUE_MAY_SCORE
from tests.server.process import PERSON, Json, ServerProcess
from tests.web.conftest import Visitors
from tests.web.crowding import crowded
from tests.web.tables import play_turn, sit

SIZES = [
    (320, 568),
    (375, 553),
    (390, 844),
    (568, 320),
    (667, 375),
    (844, 390),
    (932, 430),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
]
SOME = [(320, 568), (568, 320), (844, 390), (1280, 720), (2560, 1440)]
SMALLEST = [(320, 568), (568, 320)]
FRENCH, ENGLISH, CHINESE = "fr", "en", "zh-TW"
# what a turn needs is there without scrolling
STILL = "header, .players, .coach, .tray, .dock, .onwards"
MOUSER: Json = {"sitter": "bot", "level": "Mouser"}
LAID = ".table[data-step] .camera.smooth"
SCREENS = ("/", "/new?with=bot", "/new?with=friends", "/lobby", "/games", "/settings", "/learn")


@pytest.fixture(scope="module")
def hall(
    browser: Browser,
    built: None,  # noqa: ARG001
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Visitors]:
    """One server for all of them: only looks are tested."""
    server = ServerProcess(tmp_path_factory.mktemp("hall") / "games.db")
    server.start()
    visitors = Visitors(browser, server)
    yield visitors
    for context in visitors.contexts:
        context.close()
    server.close()
    assert visitors.complaints == []


def all_crowded(page: Page, sizes: list[tuple[int, int]], still: str = "") -> dict[str, list[str]]:
    """What doesn't fit, by size."""
    found = {f"{size[0]}×{size[1]}": crowded(page, size, still) for size in sizes}
    return {size: problems for size, problems in found.items() if problems}


def game_of(players: int, rules: RuleSet) -> Game:
    return parse_game(play_game(Match(("mouser",) * players, seed=4, rules=rules), 0).record)


def at_reds_turn(players: int, rules: RuleSet) -> str:
    """A game of mousers, when six tiles lie there and it is red's turn."""
    game = game_of(players, rules)
    for number in range(len(game.turns)):
        now = game.after_turns(number)
        if now.position.player is Colour.RED and len(now.position.tiles) >= 6:
            return format_game(now)
    raise AssertionError("red never has a turn with six tiles")


@pytest.mark.parametrize(("language", "sizes"), [(FRENCH, SIZES), (ENGLISH, SOME), (CHINESE, SOME)])
def test_screens_fit(hall: Visitors, language: str, sizes: list[tuple[int, int]]) -> None:
    page = hall.come(language=language)
    for address in SCREENS:
        page.goto(address)
        expect(page.locator("main")).to_be_visible()
        for details in page.locator("details").all():
            details.locator("summary").click()
        assert all_crowded(page, sizes, ".go") == {}, address
    page.goto("/new?with=friends&listed=1")
    page.locator("button.go").click()
    expect(page.locator(".invite svg")).to_be_visible()
    assert all_crowded(page, sizes) == {}
    for address in ("/lobby", "/games"):
        page.goto(address)
        expect(page.locator("main .card").first).to_be_visible()
        assert all_crowded(page, sizes) == {}, address


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("language", "rules", "sizes"),
    [(FRENCH, RuleSet.ADVANCED, SIZES), (ENGLISH, RuleSet.BASIC, SOME), (CHINESE, RuleSet.ADVANCED, SOME)],
)
def test_tables_fit(
    hall: Visitors, language: str, rules: RuleSet, sizes: list[tuple[int, int]], players: int
) -> None:
    page = hall.come(language=language)
    record = at_reds_turn(players, rules)
    sit(page, hall.server.create(PERSON, *[MOUSER] * (players - 1), record=record), "red")
    assert all_crowded(page, sizes, STILL) == {}, "one's own turn"
    page.locator(".chip[data-kind=reveal]").click()
    assert all_crowded(page, SOME, STILL) == {}, "an action is chosen"
    sit(page, hall.server.create(*[PERSON] * players, record=record), "blue")
    assert all_crowded(page, SOME, STILL) == {}, "another's turn"


@pytest.mark.parametrize(("language", "sizes"), [(FRENCH, SIZES), (ENGLISH, SOME), (CHINESE, SOME)])
def test_a_score_an_end_and_a_replay_fit(hall: Visitors, language: str, sizes: list[tuple[int, int]]) -> None:
    page = hall.come(language=language)
    sit(page, hall.server.create(PERSON, PERSON, record=BLUE_MAY_SCORE), "blue")
    page.locator(".chip[data-kind=score]").click()
    expect(page.locator(".panel")).to_be_visible()
    assert all_crowded(page, sizes, STILL) == {}, "a Score before it is made"
    game = game_of(3, RuleSet.ADVANCED)
    client = hall.server.create(*[PERSON] * 3, record=format_game(game.after_turns(len(game.turns) - 1)))
    sit(page, client, "red")
    while (view := client.view())["stage"] != "over":
        play_turn(client, view["player"])
    expect(page.locator(".result")).to_be_visible()
    assert all_crowded(page, sizes) == {}, "the end"
    page.goto(f"/replay/{client.game}")
    expect(page.locator(".replay")).to_be_visible()
    assert all_crowded(page, sizes) == {}, "the replay"


@pytest.mark.parametrize(("language", "sizes"), [(FRENCH, SIZES), (ENGLISH, SOME), (CHINESE, SOME)])
def test_the_lesson_fits(hall: Visitors, language: str, sizes: list[tuple[int, int]]) -> None:
    page = hall.come(language=language)
    for name, lesson in lessons().items():
        # the later steps in the language whose texts are longest
        for number in range(1, len(lesson.steps) + 1 if language == FRENCH else 2):
            page.goto(f"/lessons/{name}?step={number}")
            expect(page.locator(LAID)).to_be_attached()
            expect(page.locator(".coach p").first).to_have_text(question(language, name, number))
            wanted = sizes if name == "goal" and number == 1 else SMALLEST
            assert all_crowded(page, wanted, STILL) == {}, f"{name} {number}"


def question(language: str, name: str, number: int) -> str:
    return words_in("zh-Hant" if language == CHINESE else language).say(f"lesson-{name}-{number}")
