"""The clients of `server.py`: games with two players each, who act at a steady rate."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from functools import partial

from server_wire import Lines, Stream, head, with_body

OPENING = 40  # games that are opened at once
PATIENCE = 180  # seconds for the first view of every stream
DRAINING = 5.0  # seconds after the last action
TICK = 0.001  # seconds between looks at the clock
NEW_GAME = json.dumps({"seats": [{"sitter": "person"}, {"sitter": "person"}], "auto_confirm": True}).encode()
SEQUENCE = b'{"sequence":'  # the answer is this, a number and a bracket
ACTIONS = b'"actions":["'  # of the player; the actions of past turns are objects


@dataclass
class Player:
    """One player: their requests' head, their stream and what it has told last."""

    number: int
    head: bytes
    lines: Lines
    stream: Stream | None = None
    sequence: int = 0
    view: bytes = b""  # JSON
    told_at: float = 0.0

    def actions(self) -> list[str]:
        """The words of everything that this player may do, if it is their turn."""
        if b'"your_turn":true' not in self.view:
            return []
        begin = self.view.index(ACTIONS) + len(ACTIONS) - 2
        words: list[str] = json.loads(self.view[begin : self.view.index(b"]", begin) + 1])
        return words


@dataclass
class Game:
    """A place for a game: when one is over, another takes its place."""

    load: Load
    number: int
    players: list[Player] = field(default_factory=list)
    opening: bool = False
    sent: float | None = None  # when the action under way was sent, if one is
    reached: int | None = None  # its number, once it is acknowledged

    @property
    def ready(self) -> bool:
        return bool(self.players) and all(player.sequence for player in self.players)

    async def open(self) -> None:
        """Create a game, and open both players' streams, with several servers at different ones."""
        self.opening = True
        for player in self.players:
            assert player.stream is not None
            player.stream.close()
        lines = self.load.lines
        request = with_body(head("POST", "/api/games", None), NEW_GAME)
        status, answer = await lines[self.number % len(lines)].ask(request)
        if status != 201:
            raise RuntimeError(answer.decode())
        created = json.loads(answer)
        self.players = []
        for place, seat in enumerate(created["tokens"]):
            act = head(
                "POST", f"/api/games/{created['game']}/actions", seat["token"], "Prefer: return=minimal"
            )
            player = Player(place, act, lines[(self.number + place) % len(lines)])
            self.players.append(player)
            listen = head("GET", f"/api/games/{created['game']}/events", seat["token"]) + b"\r\n"
            stream = partial(Stream, listen, partial(self.seen, player), self.load.lose_stream)
            loop = asyncio.get_running_loop()
            port, here = player.lines.port, (player.lines.address, 0)
            _, player.stream = await loop.create_connection(stream, "127.0.0.1", port, local_addr=here)
        self.opening = False

    def seen(self, player: Player, sequence: int, view: bytes) -> None:
        player.told_at = time.perf_counter()
        player.sequence, player.view = sequence, view
        self.finish()

    def finish(self) -> None:
        """Count the action under way, if it is acknowledged and both players have been told."""
        if self.sent is None or self.reached is None:
            return
        if all(player.sequence >= self.reached for player in self.players):
            self.load.told.append(max(player.told_at for player in self.players) - self.sent)
            self.sent = self.reached = None

    def act(self) -> bool:
        """Send an action of the player whose turn it is; False if there is none, because the game is over."""
        if self.opening or not self.ready:
            return False
        if self.sent is not None:
            self.load.skipped += 1
            return True
        for player in self.players:
            if words := player.actions():
                scores = [word for word in words if word.startswith("score")]
                self.send(player, self.load.dice.choice(scores or words))
                return True
        self.load.renew(self)
        return False

    def send(self, player: Player, action: str) -> None:
        self.load.keys += 1
        body = b'{"action":"%s","after":%d,"id":"k%d"}' % (action.encode(), player.sequence, self.load.keys)
        self.sent = time.perf_counter()
        player.lines.send(with_body(player.head, body), self.answered)

    def answered(self, status: int, answer: bytes) -> None:
        if status != 200:
            self.sent = None
            self.load.refused += 1
            self.load.last_refusal = answer[:200].decode()
        elif self.sent is not None:
            self.load.acknowledged.append(time.perf_counter() - self.sent)
            self.reached = int(answer[len(SEQUENCE) : -1])
            self.finish()


class Load:
    """All clients."""

    def __init__(self, ports: list[int], address: str = "127.0.0.1") -> None:
        self.lines = [Lines(port, address) for port in ports]
        self.dice = random.Random(1)
        self.games: list[Game] = []
        self.keys = self.refused = self.skipped = self.lost_streams = 0
        self.last_refusal = ""
        self.told: list[float] = []
        self.acknowledged: list[float] = []
        self._next = 0
        self._renewals: set[asyncio.Task[None]] = set()

    async def prepare(self, games: int) -> None:
        """Open the games and all their streams."""
        self.games = [Game(self, number) for number in range(games)]
        gate = asyncio.Semaphore(OPENING)

        async def open_one(game: Game) -> None:
            async with gate:
                await game.open()

        await asyncio.gather(*map(open_one, self.games))
        deadline = time.monotonic() + PATIENCE
        while not all(game.ready for game in self.games):
            if time.monotonic() > deadline:
                raise TimeoutError("not all streams tell the first view")
            await asyncio.sleep(0.1)
        self.dice.shuffle(self.games)

    def renew(self, game: Game) -> None:
        """Put a new game in the place of one that is over."""
        task = asyncio.get_running_loop().create_task(game.open())
        self._renewals.add(task)
        task.add_done_callback(self._renewals.discard)

    def lose_stream(self) -> None:
        self.lost_streams += 1

    async def act(self, rate: float, seconds: float) -> None:
        """Send so many actions a second, each to the next game, whether or not earlier ones are answered."""
        self.told, self.acknowledged = [], []
        self.refused = self.skipped = 0
        began = time.perf_counter()
        sent = 0
        while (elapsed := time.perf_counter() - began) < seconds:
            while sent < elapsed * rate:
                self._act_once()
                sent += 1
            await asyncio.sleep(TICK)

    def _act_once(self) -> None:
        for _ in self.games:
            self._next = (self._next + 1) % len(self.games)
            if self.games[self._next].act():
                return

    async def drain(self) -> int:
        """Wait for the actions under way; returns how many were not told in time."""
        deadline = time.monotonic() + DRAINING
        while any(game.sent is not None for game in self.games) and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        missing = sum(game.sent is not None for game in self.games)
        for game in self.games:
            game.sent = game.reached = None
        return missing
