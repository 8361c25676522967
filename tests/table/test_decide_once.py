"""One action through the server is parsed, applied and folded once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cleocatra.record import notation
from cleocatra.rules import Cell, Colour, Position, TeamUp
from cleocatra.server.http import bodies
from cleocatra.server.store.sqlite import SqliteStore
from cleocatra.server.tables.registry import Tables
from cleocatra.table import changes
from cleocatra.table.creation import first_change
from cleocatra.table.events import SeatTaken
from cleocatra.table.requests import PlayerRequest
from cleocatra.table.state import fold
from cleocatra.table.turns import act, confirm
from tests.loops import run
from tests.table.test_log import CREATED, with_persons

RED, BLUE = Colour.RED, Colour.BLUE
TEAM_UP = TeamUp(Cell(0, 1))
OPENINGS = ((RED, "open 0,0"), (BLUE, "open 0,1"))


def counted(
    calls: Counter[str], name: str, function: Callable[..., Any], *last: object
) -> Callable[..., Any]:
    """The function, with its calls counted: all, or those that end with this argument."""

    def call(*arguments: Any, **named: Any) -> Any:
        calls[name] += not last or arguments[-1:] == last
        return function(*arguments, **named)

    return call


def test_one_action_costs_one_parse_one_apply_and_one_fold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: Counter[str] = Counter()

    async def play() -> None:
        created = with_persons(CREATED, history=())
        sitting = [SeatTaken(player, player.title(), player) for player in (RED, BLUE)]
        table = await Tables(store).create("A" * 22, first_change(created, sitting, 0.0), listed=False)

        async def take(player: Colour, words: str) -> None:
            body = bodies.ActionRequest(action=words, after=table.state.sequence, id=f"key-{words[:4]}")
            decision = body.decision()
            request = PlayerRequest(decision, body.after, body.id)
            await table.request(
                frozenset({player}), request, lambda change: act(change, player, decision, body.id)
            )
            for held in ({RED}, {BLUE}, set()):
                table.view_json(frozenset(held))

        for player, words in OPENINGS:
            await take(player, words)
            await table.change(partial(confirm, player=player))
        monkeypatch.setattr(notation, "parse_action", counted(calls, "parse", notation.parse_action))
        monkeypatch.setattr(changes, "fold", counted(calls, "fold", fold))
        monkeypatch.setattr(Position, "apply", counted(calls, "apply", Position.apply, TEAM_UP))
        await take(RED, str(TEAM_UP))
        assert table.state.game.actions[-1] == TEAM_UP

    store = SqliteStore(tmp_path / "games.db")
    run(play())
    store.close()
    assert calls == {"parse": 1, "apply": 1, "fold": 1}
