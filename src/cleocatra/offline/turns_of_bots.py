"""Bots' turns on a device: what a bot decides is thought in one place and played in another."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from cleocatra.bots.interface import Bot
from cleocatra.offline.device_table import DeviceTable
from cleocatra.offline.replies import Pending, Reply
from cleocatra.table.changes import Change
from cleocatra.table.schedule import acting_bot
from cleocatra.table.seats import Seat
from cleocatra.table.thinking import make_bot
from cleocatra.table.turns import act, confirm
from cleocatra.table.why import read_decision


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's decision on the state with this number; None: to finish the turn that awaits it."""

    sequence: int
    decision: str | None

    @classmethod
    def of(cls, text: str) -> Thought:
        return cls(**json.loads(text))

    def json(self) -> str:
        return json.dumps(asdict(self))


class BotTurns:
    """Bots at their tables: as on a server, one bot plays all of a turn."""

    def __init__(self) -> None:
        self._thinking: tuple[str, Seat, int, Bot] | None = None

    def think(self, table: DeviceTable) -> Thought | None:
        """What the bot whose turn it is decides; None if it is nobody's."""
        state = table.state
        seat = acting_bot(state)
        if seat is None:
            return None
        if state.awaits_confirmation:  # a person took all actions and left before confirming
            return Thought(state.sequence, None)
        return Thought(state.sequence, str(self._bot(table, seat).choose(state.position)))

    def _bot(self, table: DeviceTable, seat: Seat) -> Bot:
        """The bot that plays this turn; with it, its seed stays the same."""
        turns = table.state.position.turns_taken
        if self._thinking is None or self._thinking[:3] != (table.game, seat, turns):
            self._thinking = table.game, seat, turns, make_bot(table.state, seat)
        return self._thinking[3]


def play_thought(table: DeviceTable, thought: Thought) -> Reply:
    """What a bot decided, unless something else has happened meanwhile."""
    seat = acting_bot(table.state)
    if seat is None or table.state.sequence != thought.sequence:
        return Reply("")
    change = Change(table.state)
    if thought.decision is None:
        change = confirm(change, seat.player)
    else:
        change = act(change, seat.player, read_decision(thought.decision))
    return Reply("", (Pending(table, change),))
