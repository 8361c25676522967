"""The attacks of `attacks.py`: what one client does within its limits to hold up everybody else.

python benchmarks/attack_kinds.py NAME PORT     runs one until it is stopped
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

from server_wire import Lines, head, with_body

from cleocatra.record import Game, format_game
from cleocatra.rules import Dice, Options
from cleocatra.rules.variant import Variant

ADDRESS = "127.0.0.66"
LARGEST = 60_000  # bytes of a record, which is less than a body may have
PERSONS = [{"sitter": "person"}, {"sitter": "person"}]
READERS = 190
MOST = 30  # seconds that a connection of an attack lasts


def long_record() -> str:
    """A record as long as a request may hold."""
    game = Game.start(Options(variant=Variant("long", goal=999)), seed=1)
    dice = Dice(1)
    length = 1000  # the header
    while length < LARGEST and game.position.outcome is None:
        action = game.position.random_action(dice)
        length += len(str(action)) + 7
        game = game.play(action)
    return format_game(game)[:LARGEST].rpartition("\n")[0] + "\n"


@dataclass
class Attacker:
    """One client, at one address or several."""

    port: int
    lines: list[asyncio.StreamWriter] = field(default_factory=list)  # that stay open

    async def ask(self, lines: Lines, request: bytes) -> bytes:
        return (await lines.ask(request))[1]

    async def steadily(self, rate: float, request: Callable[[int], bytes], addresses: int = 1) -> None:
        """Send requests at a rate from each address, whether or not they are answered."""
        everywhere = [Lines(self.port, f"127.0.0.{66 + number}") for number in range(addresses)]
        count = 0
        while True:
            for lines in everywhere:
                lines.send(request(count), lambda _, __: None)
            count += 1
            await asyncio.sleep(1 / rate)

    async def create(self, **options: object) -> tuple[str, list[dict[str, str]]]:
        """A new game; its id and the tokens of its seats."""
        body = json.dumps({"seats": PERSONS, **options}).encode()
        answer = await self.ask(Lines(self.port, ADDRESS), with_body(head("POST", "/api/games", None), body))
        created = json.loads(answer)
        return created["game"], created["tokens"]

    async def listen(self, game: str) -> asyncio.StreamReader:
        """A stream of a spectator who reads nothing."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, limit=1, local_addr=(ADDRESS, 0)
        )
        writer.write(head("GET", f"/api/games/{game}/events", None) + b"\r\n")
        self.lines.append(writer)
        return reader

    def raw(self, data: bytes) -> Awaitable[None]:
        return send_raw(self.port, data)


async def send_raw(port: int, data: bytes) -> None:
    """Send bytes on a connection of their own and read what comes, until the server hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
    reading = asyncio.create_task(read_all(reader))
    with suppress(ConnectionError):
        writer.write(data)
        await writer.drain()
    await reading
    writer.close()


async def read_all(reader: asyncio.StreamReader) -> None:
    with suppress(ConnectionError, TimeoutError):
        async with asyncio.timeout(MOST):
            while await reader.read(1 << 16):
                pass


def post(path: str, value: object) -> bytes:
    return with_body(head("POST", path, None), json.dumps(value).encode())


async def records(attacker: Attacker) -> None:
    """Long records are read, three a second."""
    record = long_record()
    await attacker.steadily(3, lambda count: post("/api/records", {"record": record, "since": count * 100}))


async def continued(attacker: Attacker) -> None:
    """Long records are continued as games, three a second."""
    game = {"seats": PERSONS, "record": long_record()}
    await attacker.steadily(3, lambda _: post("/api/games", game))


async def reviews(attacker: Attacker) -> None:
    """Turns of a long record are reviewed, three a second."""
    record = long_record()
    await attacker.steadily(
        3, lambda count: post("/api/records/review", {"record": record, "turn": count * 7})
    )


async def logs(attacker: Attacker) -> None:
    """The log of a long game, five times a second."""
    game, _ = await attacker.create(record=long_record())
    request = head("GET", f"/api/games/{game}/log?since=1200", None) + b"\r\n"
    await attacker.steadily(5, lambda _: request)


async def moments(attacker: Attacker) -> None:
    """The moments of a long game, five times a second."""
    game, _ = await attacker.create(record=long_record())
    request = head("GET", f"/api/games/{game}/moments?since=2000", None) + b"\r\n"
    await attacker.steadily(5, lambda _: request)


async def unknown(attacker: Attacker) -> None:
    """64 kB of JSON to an address that doesn't exist, from four addresses."""
    body = b"[" + b"[1]," * 15_900 + b"1]"
    request = with_body(head("POST", "/api/nothing", None), body)
    await attacker.steadily(45, lambda _: request, addresses=4)


async def pipelined(attacker: Attacker) -> None:
    """Thousands of small requests at once on each of a few connections."""
    data = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10_000
    while True:
        await asyncio.gather(*(attacker.raw(data) for _ in range(20)), return_exceptions=True)
        await asyncio.sleep(0.1)


async def slow_readers(attacker: Attacker) -> None:
    """Spectators who don't read a game in which much happens."""
    await toggle(attacker, 40, slow=True)


async def toggles(attacker: Attacker) -> None:
    """A player changes a preference again and again before many spectators."""
    await toggle(attacker, 40, slow=False)


async def toggle(attacker: Attacker, rate: float, *, slow: bool) -> None:
    game, (seat, _) = await attacker.create()
    streams = [await attacker.listen(game) for _ in range(READERS)]
    readers = asyncio.gather(*map(read_all, [] if slow else streams))
    path = head("POST", f"/api/games/{game}/seats/{seat['player']}/preferences", seat["token"])
    await attacker.steadily(
        rate, lambda count: with_body(path, b'{"auto_confirm":%s}' % (b"true", b"false")[count % 2])
    )
    readers.cancel()


async def churn(attacker: Attacker) -> None:
    """Spectators come and go before many others."""
    game, _ = await attacker.create()
    kept = [await attacker.listen(game) for _ in range(READERS - 10)]
    readers = asyncio.gather(*map(read_all, kept))
    while True:
        reader, writer = await asyncio.open_connection("127.0.0.1", attacker.port, local_addr=(ADDRESS, 0))
        writer.write(head("GET", f"/api/games/{game}/events", None) + b"\r\n")
        await reader.read(1)
        writer.close()
        await asyncio.sleep(1 / 45)
        if readers.done():
            return


async def chunks(attacker: Attacker) -> None:
    """Bodies in chunks of one byte each."""
    body = json.dumps({"seats": PERSONS, "secret": "x" * 60_000}).encode()
    start = head("POST", "/api/games", None, "Transfer-Encoding: chunked", "Content-Type: application/json")
    data = start + b"\r\n" + b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\n\r\n"
    while True:
        await asyncio.gather(*(attacker.raw(data) for _ in range(10)), return_exceptions=True)
        await asyncio.sleep(0.1)


ATTACKS = {
    attack.__name__: attack
    for attack in (
        records,
        continued,
        reviews,
        logs,
        moments,
        unknown,
        pipelined,
        slow_readers,
        toggles,
        churn,
        chunks,
    )
}

if __name__ == "__main__":
    asyncio.run(ATTACKS[sys.argv[1]](Attacker(int(sys.argv[2]))))
