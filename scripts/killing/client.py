"""Clients who play over HTTP, note what was acknowledged, and look for it in the log."""

from __future__ import annotations

import json
import random
import secrets
from dataclasses import dataclass, field
from typing import Any

import httpx

from cleocatra.rules import Colour
from cleocatra.server.store.base import Store
from cleocatra.table.encoding import to_json
from cleocatra.table.events import Acted, Event, Requested, parse_event
from cleocatra.table.projection import project
from cleocatra.table.state import replay

COMPARED = ("sequence", "stage", "player", "tiles", "open_tile", "pile_size", "seats")
Json = dict[str, Any]


class Lost(AssertionError):
    """Something that was acknowledged isn't as it was said to be."""


def require(condition: bool, what: str) -> None:
    if not condition:
        raise Lost(what)


@dataclass
class Acknowledged:
    """What a client was told: done, with the event of this number; and the game as it was then."""

    sequence: int
    key: str
    words: str
    view: Json


@dataclass
class Pending:
    """A request that wasn't answered yet."""

    path: str
    body: Json
    words: str


@dataclass
class Client:
    """Plays all seats of a game, and keeps a journal."""

    game: str
    cookie: str
    view: Json
    journal: list[Acknowledged] = field(default_factory=list)
    pending: Pending | None = None

    @classmethod
    async def create(cls, http: httpx.AsyncClient) -> Client:
        seats = [{"sitter": "person"}] * random.choice([2, 2, 3, 4])
        answer = await http.post(
            "/api/games", json={"seats": seats, "rules": random.choice(["basic", "advanced"])}
        )
        answer.raise_for_status()
        body = answer.json()
        tokens = ".".join(seat["token"] for seat in body["tokens"])
        return cls(body["game"], f"cleocatra-seats={tokens}", body["view"])

    @property
    def over(self) -> bool:
        return self.view["player"] is None

    async def play(self, http: httpx.AsyncClient) -> None:
        """Play until the game is over or nobody answers."""
        while not self.over:
            if self.pending is None:
                self.pending = self.decide()
            path = f"/api/games/{self.game}/{self.pending.path}"
            answer = await http.post(path, json=self.pending.body, headers={"Cookie": self.cookie})
            require(
                answer.status_code == 200, f"{self.pending.words}: {answer.status_code} {answer.text[:200]}"
            )
            body = answer.json()
            self.view = body["view"]
            done = Acknowledged(body["sequence"], self.pending.body["id"], self.pending.words, self.view)
            self.journal.append(done)
            self.pending = None

    def decide(self) -> Pending:
        body: Json = {"after": self.view["sequence"], "id": secrets.token_hex(8)}
        if self.view["can_take_back"] and random.random() < 0.1:
            return Pending("take-back", body, "taken-back")
        if self.view["can_confirm"]:
            return Pending("confirm", body, "confirmed")
        scores = [words for words in self.view["actions"] if words.startswith("score")]
        words = random.choice(scores or self.view["actions"])
        return Pending("actions", body | {"action": words}, "revealed" if words == "reveal" else words)

    def check(self, store: Store) -> None:
        """Compare the journal with the log."""
        events = [parse_event(text) for text in store.events(self.game).result()]
        end = store.ends([self.game]).result()[self.game]
        require(end == len(events), f"{len(events)} events in a log that goes to {end}")
        keys = [event.key for event in events if isinstance(event, Requested) and event.key is not None]
        require(len(keys) == len(set(keys)), "a request was done twice")
        for done in self.journal:
            require(
                done.sequence <= len(events), f"event {done.sequence} is lost, the log ends at {len(events)}"
            )
            event = events[done.sequence - 1]
            require(
                isinstance(event, Requested) and event.key == done.key, f"another event at {done.sequence}"
            )
            require(words_of(event) == done.words, f"{words_of(event)} instead of {done.words}")
        held = frozenset(Colour(seat["player"]) for seat in self.view["seats"] if seat["yours"])
        for done in self.journal[-3:]:
            shown = json.loads(to_json(project(replay(events[: done.view["sequence"]]), held)))
            for part in COMPARED:
                require(shown[part] == done.view[part], f"{part} at {done.sequence} isn't what was shown")
        if len(events) > self.view["sequence"]:  # the one that wasn't answered may be there, and nothing else
            require(self.pending is not None and self.pending.body["id"] in keys, "an event nobody asked for")


def words_of(event: Event) -> str:
    return str(event.action) if isinstance(event, Acted) else event.type
