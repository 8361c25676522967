"""Checks a database, or a copy of one: every log is whole, folds, and has the pile that was published."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from cleocatra.server.store.base import Store
from cleocatra.server.tables.logs import read_log
from cleocatra.table.refusals import Refused


@dataclass(frozen=True, slots=True)
class Finding:
    """What is known of one game: its events, and the code of what is wrong with it, if anything is."""

    name: str  # as the server's log names it: a game's id lets people in
    events: int
    code: str | None = None


def examine(store: Store) -> Iterator[Finding]:
    """Every game of a store, the oldest first."""
    for game in store.games().result():
        texts = store.events(game).result()
        name = hashlib.sha256(game.encode()).hexdigest()[:10]
        end = store.ends([game]).result().get(game, 0)
        yield Finding(name, len(texts), "game/damaged" if end != len(texts) else fault_of(texts, name))


def fault_of(texts: list[str], name: str) -> str | None:
    """The code of what is wrong with a log, if anything is."""
    try:
        read_log(texts, name)
    except Refused as refused:
        return refused.code
    return None
