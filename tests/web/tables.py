"""Games at a certain point: set up over HTTP, then opened in a browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.process import PERSON, Client, ServerProcess

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
