"""Games at a certain point: set up over HTTP, then opened in a browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from cleocatra.bots.match import Match
from cleocatra.bots.playing import play_game
from cleocatra.record import Game, format_game, parse_game
from tests.server.process import PERSON, Client, Json, ServerProcess

# rescuers of both on tiles side by side; to search isn't possible, nor is to swap unless on Bastet
BESIDE_EACH_OTHER = """\
[Rules "advanced"]
[Edition "international"]
[Players "red blue"]
[Pile "{under} mut ? ? ? ? ? ? ?"]

red: open 0,0
blue: open 1,0
"""


def sit(page: Page, client: Client, *players: str) -> None:
    """Give the browser the seats of these players, open the table, and wait until everything lies there."""
    for player in players:
        answer = page.request.post(f"{client.path}/return", headers=client.headers(player))
        assert answer.ok, answer.text()
    page.goto(f"/play/{client.game}")
    expect(page.locator(".table[data-step] .camera.smooth")).to_be_attached()


def set_up(page: Page, server: ServerProcess, record: str, *players: str, hints: bool = False) -> Client:
    """A game of two people that goes on from a record, opened with the seats of these players."""
    client = server.create(PERSON, PERSON, record=record, hints=hints)
    sit(page, client, *players)
    return client


def play_turn(client: Client, player: str) -> None:
    """A whole turn that a player makes elsewhere: always the first of what is possible."""
    view = client.view(player)
    while view["your_turn"]:
        action = "confirm" if view["can_confirm"] else view["actions"][0]
        view = client.play(player, action, view["sequence"])


def won_by_blue(seed: int = 17) -> Game:
    """A whole game of red, a Kitten, and blue, a Mouser, who wins it with its last turn."""
    return parse_game(play_game(Match(("kitten", "mouser"), seed=seed), 0).record)


def play_out(server: ServerProcess, game: Game, *seats: Json) -> Client:
    """A game at a table that ends as this one does; a person plays its last turn."""
    before = format_game(game.after_turns(len(game.turns) - 1))
    client = server.create(*seats, record=before, auto_confirm=True)
    last = game.turns[-1]
    for action in last.actions:
        client.play(last.player, str(action), client.view()["sequence"])
    return client
