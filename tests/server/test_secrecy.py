"""Two worlds: games alike but for the order of the unseen tiles give the same bytes on every channel."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from cleocatra.rules import Colour, Edition, Kind, RuleSet
from cleocatra.rules.tiles import tile_mix
from cleocatra.server.events import Created, Event, SeatPlan, SeatTaken, Sitter, format_event
from cleocatra.server.game_log import after, begin
from cleocatra.server.seats import token_hash
from cleocatra.server.store import open_store
from cleocatra.server.turns import start
from tests.server.process import Client, Json, ServerProcess, stream, until_view
from tests.server.test_games import choose

PAIRS = 30
STEPS = 6
RED, BLUE = Colour.RED, Colour.BLUE


@dataclass(frozen=True)
class Pair:
    """A game in both worlds: after the first `known` tiles their piles differ."""

    game: str
    bot: bool
    known: int
    piles: tuple[tuple[Kind, ...], tuple[Kind, ...]]


def pairs() -> list[Pair]:
    dice = random.Random(7)
    found: list[Pair] = []
    while len(found) <= PAIRS:
        pile = sorted(tile_mix(Edition.INTERNATIONAL, 2).elements())
        dice.shuffle(pile)
        known = dice.randint(2, 7)
        rest = pile[known:]
        dice.shuffle(rest)
        other = pile[:known] + rest
        if other[known] is not pile[known]:
            game = f"{len(found):022d}"
            found.append(Pair(game, len(found) % 3 == 0, known, (tuple(pile), tuple(other))))
    return found


def beginning(pair: Pair, world: int) -> list[Event]:
    """The log of a game that starts; the commitment must differ between worlds, so it is left out."""
    blue = SeatPlan(BLUE, Sitter.BOT, "Kitten") if pair.bot else SeatPlan(BLUE, Sitter.PERSON)
    created = Created(
        rules=RuleSet.ADVANCED,
        edition=Edition.INTERNATIONAL,
        seats=(SeatPlan(RED, Sitter.PERSON), blue),
        auto_confirm=pair.bot,
        take_backs=True,
        listed=False,
        commitment="",
        pile=pair.piles[world],
        salt=f"salt of world {world}",
        bot_seed=5,
    )
    events: list[Event] = [created]
    state = begin(created)
    for player in (RED,) if pair.bot else (RED, BLUE):
        events.append(SeatTaken(player, player.title(), token_hash(token(player))))
        state = after(state, events[-1])
    return events + start(state)


def token(player: str) -> str:
    return f"{player:0>43}"


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    servers = []
    for world in range(2):
        server = ServerProcess(tmp_path_factory.mktemp("world") / "games.db")
        store = open_store(str(server.database))
        for pair in pairs():
            store.create(pair.game, [format_event(event) for event in beginning(pair, world)], listed=False)
        store.close()
        servers.append(server)
        server.start()
    yield servers
    for server in servers:
        server.close()


def channels(client: Client, player: str, sequence: int) -> list[object]:
    """Everything that can be heard of the game at this moment, as it comes over the line."""
    http, mine = client.server.http, client.headers(player)
    body = {"after": sequence, "id": "x"}
    answers = [
        http.get(client.path, headers=mine),
        http.get(client.path),
        http.get(f"{client.path}/record"),
        http.post(f"{client.path}/actions", headers=mine, json=body | {"action": "scout 90,0"}),
        http.post(f"{client.path}/actions", headers=mine, json=body | {"action": "pass", "after": 0}),
    ]
    heard: list[object] = []
    for answer in answers:
        headers = [(name, value) for name, value in answer.headers.raw if name.lower() != b"date"]
        heard.append((answer.status_code, headers, answer.content))
    with stream(client, player, "0") as events:
        heard.append(until_view(events))
    return heard


def drawn(view: Json) -> int:
    """How many tiles have been seen."""
    return 9 - int(view["pile_size"]) + (view["open_tile"] is not None)


def settled(client: Client) -> Json:
    """The view once no bot thinks."""
    with stream(client, "red") as events:
        while True:
            view = until_view(events)[-1].data
            if view["player"] in (None, *client.tokens):
                return view


@pytest.mark.parametrize("pair", pairs()[:PAIRS], ids=lambda pair: f"{pair.game[-2:]}-known-{pair.known}")
def test_the_unseen_order_changes_no_byte(worlds: list[ServerProcess], pair: Pair) -> None:
    tokens = {player: token(player) for player in (("red",) if pair.bot else ("red", "blue"))}
    clients = [Client(server, pair.game, tokens) for server in worlds]
    dice = random.Random(pair.game)
    for step in range(STEPS):
        views = [settled(client) for client in clients]
        if max(map(drawn, views)) > pair.known or views[0]["player"] is None:
            assert step > 0
            return
        player, sequence = views[0]["player"], views[0]["sequence"]
        one, other = (channels(client, player, sequence) for client in clients)
        assert one == other
        action = choose(clients[0].view(player), dice)
        answers = [client.play(player, action, sequence) for client in clients]
        if max(map(drawn, answers)) <= pair.known:
            assert answers[0] == answers[1] or pair.bot  # a bot may have acted in one answer already


def test_the_worlds_do_differ(worlds: list[ServerProcess]) -> None:
    """The control: what is compared above shows a difference once the piles are told."""
    pair = pairs()[PAIRS]
    clients = [Client(server, pair.game, {"red": token("red")}) for server in worlds]
    views = [settled(client) for client in clients]
    assert views[0] == views[1]
    views = [client.play("red", "abandon", views[0]["sequence"]) for client in clients]
    assert tuple(tuple(view["pile"]) for view in views) == pair.piles
    one, other = (channels(client, "red", views[0]["sequence"]) for client in clients)
    assert one != other
