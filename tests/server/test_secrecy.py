"""Two worlds: games alike but for the order of the unseen tiles give the same bytes on every channel.

A thousand games are set up in two servers at some moment of play: the tiles drawn so far are the same, those
in the pile lie in another order. Whatever can be asked is asked in both, then something is done, and every
answer must be the same to the byte: views, streams, records, refusals, hints, bots' moves, log lines.

This file is long because one walk through two servers asks for everything that there is.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from cleocatra.rules import Colour, Decision, Edition, Kind, Reveal, RuleSet
from cleocatra.rules.tiles import tile_mix
from cleocatra.server.store.sqlite import SqliteStore
from cleocatra.server.tokens import token_hash
from cleocatra.table.changes import Change
from cleocatra.table.choices import possible
from cleocatra.table.events import (
    Created,
    Event,
    Reason,
    SeatPlan,
    SeatReplaced,
    SeatTaken,
    Sitter,
    format_event,
)
from cleocatra.table.schedule import turn_due
from cleocatra.table.seating import start_if_full
from cleocatra.table.state import GameState, begin
from cleocatra.table.turns import act, confirm
from tests.loops import run
from tests.server.process import Json, ServerProcess
from tests.server.wire import Heard, Line

pytestmark = pytest.mark.compiled_only

PAIRS = 1000
WORKERS = 8
WITHIN = 240.0  # seconds for all of it, on a busy machine
RED, BLUE = Colour.RED, Colour.BLUE
BOTS = ("Kitten", "Mouser", "Scribe", "Vizier")


@dataclass(frozen=True)
class Pair:
    """A game in both worlds: their piles differ after the first `known` tiles."""

    number: int
    known: int
    piles: tuple[tuple[Kind, ...], tuple[Kind, ...]]
    level: str | None  # of the bot that is blue, or stands in for blue
    substitute: bool

    @property
    def game(self) -> str:
        return f"{self.number:022d}"

    @property
    def spare(self) -> int:
        """Known tiles that are left for what a bot may draw."""
        return 0 if self.level is None else 2


def pairs() -> list[Pair]:
    dice = random.Random(7)
    found: list[Pair] = []
    while len(found) <= PAIRS:
        pile = sorted(tile_mix(Edition.INTERNATIONAL, 2).elements())
        dice.shuffle(pile)
        known = dice.randint(4, 7)
        rest = pile[known:]
        dice.shuffle(rest)
        if rest[0] is pile[known]:
            continue
        number = len(found)
        level = BOTS[number // 3 % len(BOTS)] if number % 3 == 0 else None
        piles = tuple(pile), (*pile[:known], *rest)
        found.append(Pair(number, known, piles, level, substitute=number % 6 == 0))
    return found


def created(pair: Pair, world: int) -> Created:
    """The beginning of a log; the commitment must differ between worlds, so it is left out."""
    bot = pair.level is not None and not pair.substitute
    return Created(
        rules=RuleSet.ADVANCED if pair.number % 4 else RuleSet.BASIC,
        edition=Edition.INTERNATIONAL,
        seats=(
            SeatPlan(RED, Sitter.PERSON),
            SeatPlan(BLUE, Sitter.BOT, pair.level) if bot else SeatPlan(BLUE, Sitter.PERSON),
        ),
        auto_confirm=pair.number % 2 == 0,
        take_backs=True,
        listed=False,
        commitment="",
        pile=pair.piles[world],
        salt=f"salt of world {world}",
        bot_seed=pair.number,
        hints=True,
    )


def played(pair: Pair) -> tuple[list[Event], GameState]:
    """What happens in both worlds after the creation, and what it leads to in the first."""
    dice = random.Random(pair.number)
    change = Change(begin(created(pair, 0)))
    for player in (RED,) if pair.level and not pair.substitute else (RED, BLUE):
        change = change.then(SeatTaken(player, player.title(), token_hash(token(player))))
    change = start_if_full(change)
    steps = dice.randint(0, 16)
    while steps > 0 or (pair.level and change.state.actor is not BLUE):
        steps -= 1
        state = change.state
        assert state.actor is not None
        if state.awaits_confirmation:
            change = confirm(change, state.actor)
        elif moves := allowed(pair, state):
            change = act(change, state.actor, dice.choice(moves))
        else:
            break
    state = change.state
    if pair.substitute and state.actor is BLUE and not state.awaits_confirmation:
        assert pair.level is not None
        change = change.then(SeatReplaced(BLUE, pair.level, Reason.ABSENCE))
    return list(change.events), change.state


def allowed(pair: Pair, state: GameState) -> list[Decision]:
    """What may be done without drawing a tile that differs between the worlds."""
    limit = pair.known - pair.spare
    return [one for one in possible(state) if not isinstance(one, Reveal) or seen(state) < limit]


def seen(state: GameState) -> int:
    return len(state.position.tiles) + (state.open_tile is not None)


def token(player: str) -> str:
    return f"{player:0>43}"


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    servers = [ServerProcess(tmp_path_factory.mktemp("world") / "games.db") for _ in range(2)]
    stores = [SqliteStore(server.database) for server in servers]
    for pair in pairs():
        log, state = played(pair)
        assert seen(state) <= pair.known
        for world, store in enumerate(stores):
            texts = [format_event(event) for event in (created(pair, world), *log)]
            store.create(pair.game, texts, listed=False, due=turn_due(state))
    for store, server in zip(stores, servers, strict=True):
        store.close()
        server.start()
    yield servers
    for server in servers:
        server.close()


@dataclass(frozen=True)
class Question:
    """A request that is put to both worlds."""

    name: str
    method: str
    path: str
    token: str | None = None
    body: dict[str, object] | None = None


def questions(pair: Pair, player: str, sequence: int) -> list[Question]:
    """Everything that can be asked at this moment."""
    path, mine = f"/api/games/{pair.game}", token(player)
    stale: dict[str, object] = {"action": "pass", "after": 0, "id": "x"}
    wrong: dict[str, object] = {"action": "scout 90,0", "after": sequence, "id": "x"}
    asked = [
        Question("view of a spectator", "GET", path),
        Question("record", "GET", f"{path}/record"),
        Question("moments", "GET", f"{path}/moments"),
        Question("refusal", "POST", f"{path}/actions", mine, wrong),
        Question("stale", "POST", f"{path}/actions", mine, stale),
    ]
    rarer = [
        Question("actions", "GET", f"{path}/actions", mine),
        Question("log", "GET", f"{path}/log"),
        Question("why", "GET", f"{path}/why?action=scout", mine),
        Question("why on a cell", "GET", f"{path}/why?cell=0,0", mine),
        Question("review", "GET", f"{path}/review?turn=0", mine),
        Question("hint", "POST", f"{path}/hint", mine),
        Question("seat", "POST", f"{path}/seats", None, {"name": "Cy"}),
        Question("rematch", "POST", f"{path}/rematch", mine, {}),
        Question("return", "POST", f"{path}/return", token(RED), {}),
        Question("list", "GET", "/api/games"),
    ]
    return [*asked, rarer[pair.number % len(rarer)]]


class TwoWorlds:
    """Both servers, asked the same; remembers what was different."""

    def __init__(self, servers: list[ServerProcess]) -> None:
        self.lines = [Line(server.port) for server in servers]
        self.compared: Counter[str] = Counter()

    async def ask(self, pair: Pair, question: Question) -> Heard:
        parts = question.method, question.path, question.token, question.body
        one, other = await asyncio.gather(*(line.ask(*parts) for line in self.lines))
        return self.same(pair, question.name, one, other)

    def same(self, pair: Pair, name: str, one: Heard, other: Heard) -> Heard:
        assert one == other, f"pair {pair.number}: {name} differs: {one.body!r} and {other.body!r}"
        self.compared[name] += 1
        return one

    async def listen(self, pair: Pair, player: str | None, last: int) -> None:
        path = f"/api/games/{pair.game}/events"
        mine = None if player is None else token(player)
        self.same(
            pair, "stream", *await asyncio.gather(*(line.listen(path, mine, last) for line in self.lines))
        )

    async def compare(self, pair: Pair) -> None:
        """Ask everything at the moment that the game is at, do something, and ask what came of it."""
        path = f"/api/games/{pair.game}"
        if pair.level is not None:  # wait for the bot
            waiting = (line.listen(f"{path}/events", None, 0, red_acts) for line in self.lines)
            await asyncio.gather(*waiting)
        view = (await self.ask(pair, Question("view", "GET", path, token(RED)))).json()
        player, drawn = view["player"], 9 - view["pile_size"] + (view["open_tile"] is not None)
        assert drawn <= pair.known, f"pair {pair.number}: the bot drew more than was foreseen"
        for question in questions(pair, player, view["sequence"]):
            await self.ask(pair, question)
        await self.listen(pair, player, 0)
        mine = (
            view
            if player == RED
            else (await self.ask(pair, Question("view", "GET", path, token(player)))).json()
        )
        moves = [word for word in mine["actions"] if word != "reveal" or drawn < pair.known]
        if moves and (
            pair.level is None or not mine["auto_confirm"]
        ):  # no bot follows: it would be in a race
            move = random.Random(pair.number).choice(moves)
            body: dict[str, object] = {"action": move, "after": mine["sequence"], "id": "move"}
            await self.ask(pair, Question("action", "POST", f"{path}/actions", token(player), body))
            await self.listen(pair, None, mine["sequence"])

    async def close(self) -> None:
        for line in self.lines:
            await line.close()


def red_acts(view: Json) -> bool:
    return bool(view["player"] == RED)


async def compare_all(servers: list[ServerProcess]) -> Counter[str]:
    left = iter(pairs()[:PAIRS])
    compared: Counter[str] = Counter()

    async def work() -> None:
        both = TwoWorlds(servers)
        for pair in left:
            await both.compare(pair)
            compared["pair"] += 1
        compared.update(both.compared)
        await both.close()

    async with asyncio.timeout(WITHIN), asyncio.TaskGroup() as group:
        for _ in range(WORKERS):
            group.create_task(work())
    return compared


def log_lines(server: ServerProcess) -> Counter[str]:
    """What the server wrote about its games, without the time."""
    lines = server.log.read_text().splitlines()
    return Counter(line.split(" INFO ", 1)[-1] for line in lines if " game=" in line or "ERROR" in line)


def test_the_unseen_order_changes_no_byte_until_it_is_told(worlds: list[ServerProcess]) -> None:
    compared = run(compare_all(worlds))
    assert compared["pair"] == PAIRS
    assert compared["hint"] == compared["log"] == compared["why"] == PAIRS / 10
    assert (
        min(compared[name] for name in ("view", "record", "stale", "refusal", "moments", "stream")) >= PAIRS
    )
    assert compared["action"] > PAIRS / 2
    one, other = map(log_lines, worlds)
    assert one == other
    assert sum(one.values()) > PAIRS / 2
    run(end(worlds))


async def end(servers: list[ServerProcess]) -> None:
    """The control: what is compared above shows a difference once the piles are told."""
    pair = pairs()[PAIRS]
    both = TwoWorlds(servers)
    path = f"/api/games/{pair.game}"
    view = (await both.ask(pair, Question("view", "GET", path))).json()
    for agreed, player in enumerate((RED, BLUE)):
        body: dict[str, object] = {"after": view["sequence"] + agreed, "id": "end"}
        ends = [line.ask("POST", f"{path}/abandon", token(player), body) for line in both.lines]
        answers = await asyncio.gather(*ends)
    told = [heard.json()["view"]["pile"] for heard in answers]
    assert tuple(map(tuple, told)) == pair.piles
    with pytest.raises(AssertionError, match="record differs"):
        await both.ask(pair, Question("record", "GET", f"{path}/record"))
    with pytest.raises(AssertionError, match="stream differs"):
        await both.listen(pair, None, 0)
    await both.close()
