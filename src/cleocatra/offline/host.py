"""The host of tables on one device: it answers the requests of the server's protocol.

The logs are kept by whoever calls it. A reply names the events to be written; the host follows them only
once it is told that they are kept, so that nothing is shown or acknowledged before it would survive.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from cleocatra.offline.changes import create_game, create_rematch, move, seat_change
from cleocatra.offline.device_table import DeviceTable
from cleocatra.offline.questions import about_game, about_record
from cleocatra.offline.replies import Pending, Reply, Request, refusal_json
from cleocatra.offline.studies import about_analysis, about_lesson, about_puzzle, thinks
from cleocatra.offline.turns_of_bots import BotTurns, Thought, play_thought
from cleocatra.table.refusals import Refused
from cleocatra.table.schedule import acting_bot

MOST_TABLES = 8  # in memory


class Host:
    """Tables in memory, and the requests that change them."""

    def __init__(self, chance: Random, now: Callable[[], float], simulations: int | None = None) -> None:
        """`simulations` is the effort of hints and reviews."""
        self._chance = chance
        self._now = now
        self._simulations = simulations
        self._tables: dict[str, DeviceTable] = {}
        self._bots = BotTurns()
        self._pending: tuple[Pending, ...] = ()

    # Logs

    def sequence(self, game: str) -> int:
        """How many events of a game are known here."""
        table = self._tables.get(game)
        return table.state.sequence if table else 0

    def load(self, game: str, payloads: str) -> None:
        """Read the events that follow those known here: a JSON list of events as JSON."""
        events = json.loads(payloads)
        if table := self._tables.get(game):
            table.read_on(events)
        elif events:
            self._keep(DeviceTable.of_log(game, events))

    def forget(self, game: str) -> None:
        """Drop a game from memory: its log has more, or other, events."""
        self._tables.pop(game, None)

    def kept(self) -> None:
        """The events of the last reply are kept: follow them."""
        for table, change in self._pending:
            table.take_over(change)
            self._keep(table)
        self._pending = ()

    def _keep(self, table: DeviceTable) -> None:
        self._tables.pop(table.game, None)
        self._tables[table.game] = table
        if len(self._tables) > MOST_TABLES:
            del self._tables[next(iter(self._tables))]

    # Requests

    def ask(self, path: str, body: str = "") -> str:
        """The reply to a request: a path of the server's protocol, with the JSON of a POST's body."""
        self._pending = ()
        try:
            return self._reply(self._answer(Request.of(path, body)))
        except Refused as refused:
            return Reply(refusal_json(refused), ok=False).json()

    def thinks(self, path: str, body: str = "") -> bool:
        """Whether a bot thinks about the answer: then it is asked for where nobody else has to wait."""
        try:
            return thinks(Request.of(path, body))
        except Refused:
            return False

    def _reply(self, reply: Reply) -> str:
        self._pending = reply.pending
        return reply.json()

    def _answer(self, request: Request) -> Reply:
        match request.parts:
            case ("games",) if request.body is not None:
                return create_game(request.body, self._chance, self._now())
            case ("games",):
                return Reply("[]")  # public games are on servers
            case ("lessons", *rest):
                return Reply(about_lesson(rest, request.body))
            case ("puzzles", *rest):
                return Reply(about_puzzle(rest, request))
            case ("analysis", *rest):
                return Reply(about_analysis(rest, request.body, self._simulations))
            case ("records", *rest):
                return Reply(about_record(rest, request.body, self._simulations))
            case ("games", game, *rest):
                return self._answer_game(self._table(game), rest, request)
        raise Refused("request/unknown")

    def _answer_game(self, table: DeviceTable, rest: list[str], request: Request) -> Reply:
        if rest == ["hint"] or request.body is None:
            return Reply(about_game(table, rest, request.query, self._simulations))
        if rest == ["rematch"]:
            return create_rematch(table, self._tables, self._chance, self._now())
        body: Mapping[str, Any] = request.body
        if len(rest) == 1 and rest != ["return"]:
            return move(table, rest[0], body, self._chance)
        return seat_change(table, rest, body)

    def _table(self, game: str) -> DeviceTable:
        if (table := self._tables.get(game)) is None:
            raise Refused("game/unknown")
        return table

    def view(self, game: str) -> str:
        """The present view of a game, as JSON."""
        return self._table(game).view()

    # Bots

    def bot_acts(self, game: str) -> bool:
        """Whether it is a bot's turn."""
        return acting_bot(self._table(game).state) is not None

    def think(self, game: str) -> str:
        """What the bot whose turn it is decides, for `play`; nothing if it is nobody's."""
        thought = self._bots.think(self._table(game))
        return "" if thought is None else thought.json()

    def play(self, game: str, thought: str) -> str:
        """The reply to a bot's decision; on another state than it thought about, nothing happens."""
        return self._reply(play_thought(self._table(game), Thought.of(thought)))
