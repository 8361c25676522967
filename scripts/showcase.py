"""Takes the five pictures of docs/screenshots: moments of games that show what playing is like.

    python scripts/showcase.py

The games come from seeds, so the same page gives the same pictures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import build_page
from tests.server.process import PERSON, Json, ServerProcess
from tests.web.browser import ARGUMENTS, find_browser
from tests.web.tables import play_out, sit, won_by_blue

from cleocatra.bots.match import Match
from cleocatra.bots.playing import play_game
from cleocatra.record import Game, format_game, parse_game
from cleocatra.rules import Action, Colour, RuleSet, Score, Scout

FOLDER = build_page.ROOT / "docs/screenshots"
PACE = "localStorage['cleocatra.settings'] ??= JSON.stringify({pace: '%s', ending: 'button'})"
LAPTOP, PHONE = (1280, 800), (390, 844)
ANN: Json = PERSON | {"name": "Ann"}
SPHINX: Json = {"sitter": "bot", "level": "Sphinx"}
STEP = 60  # milliseconds: less than a tile of a Score is shown
MANY = 7  # tiles that make a beautiful board


def game_of(players: int, seed: int) -> Game:
    match = Match(("scribe",) * players, seed=seed, rules=RuleSet.ADVANCED)
    return parse_game(play_game(match, 0).record)


@dataclass(frozen=True, slots=True)
class BestScore:
    """The best Score of a game on many tiles: the game before its turn, and the actions of that turn."""

    points: int
    game: Game
    before: tuple[Action, ...]
    score: Score


def best_score(game: Game) -> BestScore:
    return max(scores_of(game), key=lambda found: found.points)


def scores_of(game: Game) -> Iterator[BestScore]:
    """The Scores on many tiles."""
    for number, turn in enumerate(game.turns):
        start = game.after_turns(number)
        position = start.position
        for place, action in enumerate(turn.actions):
            if isinstance(action, Scout):
                break  # at the table another tile may come
            if isinstance(action, Score) and len(position.tiles) >= MANY:
                points = position.points_for(action).total
                yield BestScore(points, start, tuple(turn.actions[:place]), action)
            position = position.apply(action)


def before_turn_of(game: Game, player: Colour) -> Game:
    """The game when it is a player's turn on many tiles."""
    return next(
        now
        for now in map(game.after_turns, range(len(game.turns)))
        if now.position.player is player and len(now.position.tiles) >= MANY
    )


class Studio:
    """A server, a browser, and the pictures that are taken of them."""

    def __init__(self, server: ServerProcess, browser: Browser) -> None:
        self.server = server
        self.browser = browser

    @contextmanager
    def visitor(
        self, size: tuple[int, int], theme: str, language: str = "en", pace: str = "instant"
    ) -> Iterator[Page]:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=2 if size == PHONE else 1,
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            base_url=self.server.url,
        )
        context.add_init_script(PACE % pace)
        yield context.new_page()
        context.close()

    def home(self) -> None:
        with self.visitor(LAPTOP, "dark") as page:
            page.goto("/")
            take(page, "home")

    def score(self) -> None:
        """The best Score of a game, counted tile by tile."""
        best = best_score(game_of(3, seed=4))
        game = best.game
        scorer = game.position.player
        viewer, other = (player for player in game.options.players if player is not scorer)
        seats = {scorer: ANN, viewer: PERSON, other: SPHINX}
        order = game.options.players
        client = self.server.create(*(seats[player] for player in order), record=format_game(game))
        with self.visitor(LAPTOP, "light", pace="calm") as page, self.visitor(PHONE, "light") as ann:
            sit(ann, client, scorer)
            for action in best.before:
                client.play(scorer, str(action), client.view()["sequence"])
            page.clock.install()
            sit(page, client, viewer)
            page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
            client.play(scorer, str(best.score), client.view()["sequence"])
            while page.locator(".bubble", has_text=str(best.points)).count() == 0:
                page.clock.run_for(STEP)
            take(page, "score")

    def turn(self) -> None:
        """One's own turn, with what each rescuer can score."""
        game = before_turn_of(game_of(2, seed=3), Colour.RED)
        client = self.server.create(PERSON, SPHINX, record=format_game(game))
        with self.visitor(PHONE, "dark", "fr") as page:
            sit(page, client, "red")
            take(page, "turn")

    def victory(self) -> None:
        client = play_out(self.server, won_by_blue(), {"sitter": "bot", "level": "Kitten"}, PERSON)
        with self.visitor(PHONE, "light") as page:
            sit(page, client, "blue")
            expect(page.locator(".result h2")).to_be_visible()
            take(page, "victory")

    def lesson(self) -> None:
        with self.visitor(PHONE, "light", "zh-TW") as page:
            page.goto("/lessons/helpers")
            expect(page.locator(".table[data-step] .camera.smooth")).to_be_attached()
            take(page, "lesson")


def take(page: Page, name: str) -> None:
    page.wait_for_function("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(600)  # for what glides
    page.screenshot(path=FOLDER / f"{name}.png")
    print(name)


def main() -> None:
    build_page.build()
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder) / "games.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        studio = Studio(server, browser)
        pictures: list[Callable[[], None]] = [
            studio.home,
            studio.score,
            studio.turn,
            studio.victory,
            studio.lesson,
        ]
        try:
            for picture in pictures:
                picture()
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
