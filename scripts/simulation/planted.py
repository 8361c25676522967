"""Faults planted in the real code, for the control: a simulation is worth what it finds.

A fault is a change of a module's text, made while the module is loaded. A text that isn't found any more is an
error, so the list follows the code.
"""

# ruff: noqa: E501 (each fault has a line of its own)

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault by name, its module, and each text with what stands there instead."""

    name: str
    module: str
    changes: tuple[tuple[str, str], ...]

    def applied(self, text: str) -> str:
        """The module's text with the fault; raises ValueError if it doesn't fit."""
        for old, new in self.changes:
            if text.count(old) != 1:
                raise ValueError(f"{self.name}: {text.count(old)} times in {self.module}: {old!r}")
            text = text.replace(old, new)
        return text


TABLE = "cleocatra.server.tables.table"
REQUESTS = "cleocatra.table.requests"
AUDIENCE = "cleocatra.server.tables.audience"
REGISTRY = "cleocatra.server.tables.registry"
WORKER = "cleocatra.server.jobs.worker"
BOTS = "cleocatra.server.jobs.bot_turns"
ROUTES = "cleocatra.server.http.routes_turns"
GAMES = "cleocatra.server.http.routes_games"
CLOCKS = "cleocatra.table.clocks"
PROJECTION = "cleocatra.table.projection"
SHUFFLING = "cleocatra.table.shuffling"
DATABASE = "simulation.database"
STORE = "simulation.store"
APPEND = "await asyncio.wrap_future(self._store.append("


def fault(name: str, module: str, *changes: tuple[str, str]) -> Fault:
    return Fault(name, module, changes)


FAULTS = (
    fault("acknowledged before the commit", TABLE, (APPEND, "(self._store.append(")),
    fault(
        "published before the commit",
        TABLE,
        ("        try:\n            await asyncio.wrap_future(self._store.append", "        self._publish(change, link)\n        try:\n            await asyncio.wrap_future(self._store.append"),
        ("        self.count(change.events, after + 1)\n        self._publish(change, link)\n", ""),
    ),
    fault("failed writes acknowledged", TABLE, ('            self._in_doubt = True\n            raise Refused("store/unavailable") from None\n', "            pass\n")),
    fault("a conflict isn't read", TABLE, ("        except Conflict:\n            await self._read_on()\n", "        except Conflict:\n")),
    fault("granted requests forgotten", TABLE, ("        self.granted.note(change.events, len(self.events) + 1)\n", "")),
    fault("granted requests not looked up", REQUESTS, ("is not None:\n                raise Repeated(sequence)", "is True:\n                raise Repeated(sequence)")),
    fault("old states acted on", REQUESTS, ("if request.after != change.state.sequence:", "if request.after > change.state.sequence:")),
    fault("news with a gap taken over", TABLE, ("not complete or", "")),
    fault("news taken over during a change", TABLE, (" or self._lock.locked():", ":")),
    fault("changes not one by one", TABLE, ("        async with self._lock:\n            if self._in_doubt:", "        if True:\n            if self._in_doubt:")),
    fault("the machine's own clock", TABLE, ("return self._store.now()", 'return __import__("time").time()')),
    fault("bots' jobs not kept", TABLE, ("payloads, due=due,", "payloads, due=None,")),
    fault("a lost wake-up", AUDIENCE, ("        self._recent.clear()\n        self.wake()", "        self._recent.clear()")),
    fault("an old view kept", AUDIENCE, ("        self._rendering.forget()\n", "")),
    fault("an event skipped", AUDIENCE, ("events[seen:until], seen + 1", "events[seen + 1 : until], seen + 2")),
    fault("two tables of one game", REGISTRY, ("self._tables.get(game) or self._set_up(game, read)", "self._set_up(game, read)")),
    fault("news not heard", REGISTRY, ("        for hint in news:\n", "        for hint in ():\n")),
    fault("the last event lost on reading", "cleocatra.server.tables.logs", ("[parse_event(text) for text in texts]", "[parse_event(text) for text in texts[:-1] or texts]")),
    fault("missed news never looked for", REGISTRY, ("            await asyncio.sleep(COMPARE_EVERY)\n", "            await asyncio.sleep(1e9)\n")),
    fault("leases not renewed", WORKER, ("            if self._tasks:\n", "            if False:\n")),
    fault("jobs dropped", WORKER, ("self._store.finish(job, due))\n            if", "self._store.finish(job, None))\n            if")),
    fault("clocks never looked at", WORKER, ("        await table.change(lambda change: run_out(change, table.now()))\n", "")),
    fault("a bot plays for who came back", BOTS, ("if change.state.sequence != state.sequence:", "if False:")),
    fault("who acts isn't back", ROUTES, ("do(come_back(change, [player]), player)", "do(change, player)")),
    fault("a seat taken twice", GAMES, ("        if not taken:\n", "        if True:\n")),
    fault("clocks too short", CLOCKS, ("now + clock.limit,", "now + clock.limit * 0.9 - 2.5,")),
    fault("clocks run out early", CLOCKS, ("deadline is None or now < deadline:", "deadline is None or now < deadline - 5:")),
    fault("present players replaced", CLOCKS, ("    if now < marks.get(seat.player, 0.0) + state.created.absence:\n        return change\n", "")),
    fault("shares told before all have pledged", SHUFFLING, ("    if not shares.closed or shares.dealt is not None:\n", "    if shares.dealt is not None:\n")),
    fault("shares not compared with pledges", SHUFFLING, ("told) != shares.pledges.get(player):", "told) is None:")),
    fault("shuffles that wait for ever", SHUFFLING, ("    return state.deadline is not None and now >= state.deadline\n", "    return False\n")),
    fault("pledges after their end", SHUFFLING, ("    if not shares.open:\n", "    if False:\n")),
    fault("the salt shown", PROJECTION, ("salt=state.sealed.salt if over else None", "salt=state.sealed.salt")),
    fault("the next tile shown", PROJECTION, ("            view.tile = event.tile\n", "            view.tile = event.tile\n        case Created():\n            view.tile = event.pile[-1]\n")),
    fault("seats kept by who left", "cleocatra.server.http.access", ("if state.seats is not self._seats:", "if not self._seats:")),
    fault("jumps of the clock believed", "cleocatra.server.store.clock", ("SMALL = 1.0", "SMALL = 1e12")),
    fault("two appends at one place", DATABASE, ("row is None or len(row.payloads) != after", "row is None")),
    fault("claims for ever", DATABASE, ("not now < row.claimed_until <= now + LONGEST_LEASE", "not row.claimed_until")),
    fault("a failed commit called done", STORE, ('answers: list[Any] = [Unavailable("not done")]', "answers: list[Any] = [None]")),
)  # fmt: skip


def plant(name: str) -> Fault:
    """Let a fault be in its module from now on; the module must not be loaded yet."""
    (found,) = [one for one in FAULTS if one.name == name]
    if found.module in sys.modules:
        raise ValueError(f"{found.module} is loaded already")
    sys.meta_path.insert(0, Finder(found))
    return found


class Finder(importlib.abc.MetaPathFinder):
    """Finds the module with the fault."""

    def __init__(self, planted: Fault) -> None:
        self._planted = planted

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._planted.module:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path)
        assert spec is not None
        assert spec.origin is not None
        return importlib.util.spec_from_file_location(
            fullname, spec.origin, loader=Loader(fullname, spec.origin, self._planted)
        )


class Loader(importlib.machinery.SourceFileLoader):
    """Loads a module with a fault in it, and keeps nothing on the disk."""

    def __init__(self, fullname: str, path: str, planted: Fault) -> None:
        super().__init__(fullname, path)
        self._planted = planted

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002
        text = Path(self.path).read_text()
        return compile(self._planted.applied(text), self.path, "exec")
