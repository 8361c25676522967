"""A device at the edge of the host: it keeps the logs, and loses what it wasn't told to keep."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from cleocatra.offline.host import Host

Json = dict[str, Any]
PERSON: Json = {"sitter": "person"}
KITTEN: Json = {"sitter": "bot", "level": "Kitten"}
SIMULATIONS = 5
NOW = 1000.0


class Device:
    """Asks a host as the page does, and keeps what it says in memory."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.logs: dict[str, list[str]] = {}
        self.keys = 0
        self.start()

    def start(self) -> None:
        """A new host, as after a reload: it knows nothing but the logs."""
        self.host = Host(self.chance, lambda: NOW, SIMULATIONS)

    def ask(self, path: str, body: Json | None = None, *, ok: bool = True, keep: bool = True) -> Any:
        """The answer to a request; without `keep` the tab is closed before anything is written."""
        if path.startswith("/api/games/"):
            self.read_on(path.split("/")[3])
        reply = json.loads(self.host.ask(path, "" if body is None else json.dumps(body)))
        assert reply["ok"] is ok, reply
        if keep:
            self.keep(reply)
        return reply["answer"] if path.endswith("/record") and ok else json.loads(reply["answer"])

    def keep(self, reply: Json) -> None:
        for write in reply["writes"]:
            log = self.logs.setdefault(write["game"], [])
            assert len(log) == write["after"]
            log += write["events"]
        self.host.kept()

    def read_on(self, game: str) -> None:
        self.host.load(game, json.dumps(self.logs.get(game, [])[self.host.sequence(game) :]))

    def view(self, game: str) -> Any:
        return self.ask(f"/api/games/{game}")

    def create(self, *seats: Json, **more: object) -> str:
        game: str = self.ask("/api/games", {"seats": list(seats), **more})["game"]
        return game

    def act(self, game: str, action: object, **more: bool) -> Any:
        return self.move(game, "actions", action=action, **more)

    def move(self, game: str, what: str, *, ok: bool = True, keep: bool = True, **body: object) -> Any:
        self.keys += 1
        after = self.view(game)["sequence"]
        body = {"after": after, "id": f"key-{self.keys}", **body}
        return self.ask(f"/api/games/{game}/{what}", body, ok=ok, keep=keep)

    def step(self, game: str) -> None:
        """One decision: a bot's, or the last that is offered."""
        self.read_on(game)
        if self.host.bot_acts(game):
            self.keep(json.loads(self.host.play(game, self.host.think(game))))
            return
        view = self.view(game)
        if view["can_confirm"]:
            self.move(game, "confirm")
        else:
            self.act(game, view["actions"][-1])

    def play_to_the_end(self, game: str) -> Any:
        while (view := self.view(game))["stage"] != "over":
            self.step(game)
        return view
