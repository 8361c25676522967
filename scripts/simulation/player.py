"""Players, who do what the page does: listen, think, send with an id, send again what wasn't answered, go
away and come back, to another server perhaps.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from dataclasses import dataclass
from random import Random
from typing import Protocol

from cleocatra.record.shares import pledge_of
from cleocatra.server.tokens import token_hash
from simulation.audit import Audit, require
from simulation.loop import VirtualLoop
from simulation.machine import Machine
from simulation.network import Ask, Broken, Json, Line, Network, Reply

AGAIN = (0.2, 3.0)  # seconds until something is tried again
STRANGE = ("preferences", "hand-over", "leave", "say", "look", "abandon", "play-on")


class World(Protocol):
    """What players know of the world."""

    loop: VirtualLoop
    audit: Audit
    network: Network
    calm: bool
    thinking: tuple[float, float]
    strangeness: float
    absences: float
    streams: list[Stream]

    def machine(self) -> Machine: ...


@dataclass(eq=False)
class Stream:
    """A stream as the server has sent it so far."""

    game: str
    hashes: frozenset[str]
    audit: Audit
    asked: int | None
    opened: float
    line: Line | None = None
    last: int | None = None

    def said(self, data: bytes) -> None:
        """Audit what the server sends."""
        for message in data.split(b"\n\n"):
            fields = dict(line.split(b": ", 1) for line in message.split(b"\n") if b": " in line)
            kind, number = fields.get(b"event", b""), int(fields.get(b"id", 0))
            if kind == b"view":
                shown = self.audit.shown(self.game, self.hashes, fields[b"data"])
                require(shown == number, "streams", f"a view of {shown} is called {number}")
                require(self.last in (None, number), "streams", f"a view of {number} after {self.last}")
                self.last = number
            elif number:
                if self.last is None and self.asked is not None:
                    self.last = min(self.asked, number - 1)
                self.audit.streamed(self.game, number, self.last or 0, fields[b"data"])
                self.last = number


class Player:
    """One person in one seat."""

    def __init__(self, world: World, chance: Random, game: str, token: str) -> None:
        self.world = world
        self.game = game
        self.token = token
        self.hash = token_hash(token)
        self.chance = chance
        self.view: Json | None = None
        self.over = False
        self.away = False
        self.sent = 0
        self.lazy = chance.random() < 0.1  # contributes nothing to a shared shuffle
        self._changed = asyncio.Event()
        self._stream: Stream | None = None

    @property
    def path(self) -> str:
        return f"/api/games/{self.game}"

    # Listening

    def listen(self) -> None:
        """Open a stream to some server that is up; try again later if none is."""
        machine = self.world.machine()
        if machine.app is None:
            self.world.loop.call_later(self.chance.uniform(*AGAIN), self._listen_again)
            return
        seen = None if self.view is None else int(self.view["sequence"])
        if self.chance.random() < 0.1:
            seen = 0  # somebody who wants to hear everything
        stream = Stream(self.game, frozenset([self.hash]), self.world.audit, seen, self.world.loop.time())
        ask = Ask("GET", f"{self.path}/events", self.token, last=seen, streamed=stream.said)
        self._stream = stream
        self.world.streams.append(stream)

        def ended() -> None:
            if self._stream is stream:
                self.hang_up()
                self.world.loop.call_later(self.chance.uniform(*AGAIN), self._listen_again)

        stream.line = self.world.network.listen(machine.process, machine.app, ask, self._heard, ended)

    def _listen_again(self) -> None:
        if self._stream is None and not self.away and not self.over:
            self.listen()

    def hang_up(self) -> None:
        stream, self._stream = self._stream, None
        if stream is not None:
            self.world.streams.remove(stream)
            if stream.line is not None:
                self.world.network.hang_up(stream.line)

    def _heard(self, data: bytes) -> None:
        for message in data.split(b"\n\n"):
            if b"event: view\n" in message:
                self.see(json.loads(message.rpartition(b"data: ")[2]))

    def see(self, view: Json) -> None:
        if self.view is None or view["sequence"] >= self.view["sequence"]:
            self.view = view
            self._changed.set()
        if view["stage"] in ("over", "abandoned"):
            self.over = True

    # Playing

    async def play(self) -> None:
        """Play until the game is over."""
        self.listen()
        while not self.over:
            if not self.world.calm and self.chance.random() < self.world.absences:
                await self._go_away()
            await asyncio.sleep(self.chance.uniform(*self.world.thinking))
            if not self.world.calm and self.chance.random() < self.world.strangeness:
                await self._do_something_strange()
            elif self.view is not None and (word := self._contribution(self.view)):
                await self._contribute(word, self.view)
            elif self.view is not None and (self.view["your_turn"] or self._replaced()):
                await self._act(self.view)
            else:
                self._changed.clear()
                try:
                    await asyncio.wait_for(self._changed.wait(), 10.0)
                except TimeoutError:
                    if self.chance.random() < 0.2:
                        await self._look()
        self.hang_up()

    def _contribution(self, view: Json) -> str:
        """What a shared shuffle wants of this player now; some are lazy."""
        shuffle, colour = view["shuffle"], self._colour()
        if shuffle is None or view["stage"] != "waiting" or self.lazy:
            return ""
        if colour not in shuffle["pledges"]:
            return "" if shuffle["closed"] else "pledge"
        return "share" if shuffle["closed"] and colour not in shuffle["shares"] else ""

    async def _contribute(self, word: str, view: Json) -> None:
        colour, share = self._colour(), hashlib.sha256(self.token.encode()).hexdigest()
        value = pledge_of(view["commitment"], colour, share) if word == "pledge" else share
        await self._post(f"seats/{colour}/{word}", {word: value})

    def _replaced(self) -> bool:
        assert self.view is not None
        return any(seat["yours"] and seat["substitute"] for seat in self.view["seats"])

    async def _go_away(self) -> None:
        self.away = True
        self.hang_up()
        for _ in range(int(self.chance.uniform(1, 60))):
            await asyncio.sleep(1.0)
            if self.world.calm:
                break
        self.away = False
        self.listen()

    async def _act(self, view: Json) -> None:
        if self._replaced():
            await self._post("return", {})
            return
        drawn = self.chance.random()
        if view["can_take_back_turn"] and drawn < 0.03:
            await self._move("take-back-turn", "turn-taken-back")
        elif view["can_take_back"] and drawn < 0.08:
            await self._move("take-back", "taken-back")
        elif view["can_confirm"]:
            await self._move("confirm", "confirmed")
        elif view["actions"]:
            scores = [words for words in view["actions"] if words.startswith("score")]
            words = self.chance.choice(scores or view["actions"])
            await self._move("actions", "revealed" if words == "reveal" else words, action=words)
        if view["asks_end"]:
            await self._move("play-on", "end-declined")

    async def _do_something_strange(self) -> None:
        if self.view is None:
            return
        what, seat = self.chance.choice(STRANGE), f"seats/{self._colour()}"
        if what == "preferences":
            await self._post(f"{seat}/preferences", {"auto_confirm": self.chance.random() < 0.5})
        elif what == "hand-over":
            await self._post(f"{seat}/hand-over", {})
        elif what == "leave" and self.chance.random() < 0.2:
            await self._post(f"{seat}/leave", {})
            self.over = True  # for this player
        elif what == "say":
            await self._post(f"{seat}/say", {"phrase": "hello"})
        elif what == "abandon" and self.chance.random() < 0.2:
            await self._move("abandon", "end-asked")
        else:
            await self._look()

    def _colour(self) -> str:
        assert self.view is not None
        return next((str(seat["player"]) for seat in self.view["seats"] if seat["yours"]), "red")

    # Asking

    async def _look(self) -> None:
        reply = await self._ask(Ask("GET", self.path, self.token, spoken=self._audit_view))
        if reply.status == 200:
            self.see(reply.json())

    def _audit_view(self, reply: Reply) -> None:
        if reply.status == 200 and b'"seats"' in reply.body and b'"choices"' in reply.body:
            self.world.audit.shown(self.game, frozenset([self.hash]), reply.body)

    async def _post(self, word: str, body: Json) -> None:
        reply = await self._ask(Ask("POST", f"{self.path}/{word}", self.token, body, spoken=self._audit_view))
        if reply.status == 200 and b'"choices"' in reply.body:
            self.see(reply.json())

    async def _move(self, word: str, words: str, **more: str) -> None:
        """Send something that is done once, however often it is sent."""
        assert self.view is not None
        self.sent += 1
        key = f"{self.hash[:8]}-{self.sent}"
        self.world.audit.asked[key] = self.hash, self.view["sequence"]
        body: Json = {"after": self.view["sequence"], "id": key, **more}

        def spoken(reply: Reply) -> None:
            audit = self.world.audit
            if reply.status == 200:
                head, _, view = reply.body.partition(b',"view":')
                if word not in ("abandon", "play-on"):
                    audit.acknowledged(self.game, key, words, int(head.rpartition(b":")[2].rstrip(b"}")))
                audit.shown(self.game, frozenset([self.hash]), view[:-1])
            elif b'"action/stale"' in reply.body:
                audit.refused(self.game, key)

        reply = await self._ask(Ask("POST", f"{self.path}/{word}", self.token, body, spoken=spoken))
        answer = reply.json()
        if isinstance(answer.get("view"), dict):
            self.see(answer["view"])
        elif reply.status in (401, 403, 409, 422):
            await self._look()
        if answer.get("code") == "game/over":
            self.over = True

    async def _ask(self, ask: Ask) -> Reply:
        return await ask_until_answered(self.world, self.chance, ask)


async def ask_until_answered(world: World, chance: Random, ask: Ask) -> Reply:
    """Send a request, to one server after the other, until one answers."""
    while True:
        machine = world.machine()
        try:
            reply = await world.network.request(machine.process, machine.app, ask)
            if reply.status != 503:
                return reply
        except Broken:
            pass
        await asyncio.sleep(chance.uniform(*AGAIN))
