"""Many worlds: in several processes, summed up, and gone on with after an interruption."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields
from functools import partial
from itertools import starmap
from multiprocessing import get_context
from pathlib import Path

from simulation.chaos import Plan
from simulation.world import World

TASK = 5  # worlds that a process plays; then another one follows it, and the memory is free again
SOURCES = ("scripts/simulation", "src/cleocatra")


@dataclass(slots=True)
class Tally:
    """What happened in some worlds, which follow each other."""

    first: int  # the first seed
    worlds: int = 0
    crashes: int = 0
    seconds: float = 0.0  # of virtual time
    events: int = 0
    checked: int = 0
    cpu: float = 0.0  # seconds
    digests: str = ""  # of all worlds, one after the other
    broken: int | None = None  # the seed of a world that broke an invariant; it is the last one here

    def add(self, other: Tally) -> None:
        """Count what follows."""
        for name in ("worlds", "crashes", "seconds", "events", "checked", "cpu"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.digests = hashlib.sha256((self.digests + other.digests).encode()).hexdigest()[:16]
        self.broken = other.broken

    def __str__(self) -> str:
        return (
            f"{self.worlds:,} worlds: {self.crashes:,} crashes, {self.seconds / 3600:,.1f} hours, "
            f"{self.events:,} events, {self.checked:,} answers and messages checked, "
            f"in {self.cpu:,.1f} CPU seconds; digest {self.digests}"
        )


Planned = Callable[[int], Plan]


def play(planned: Planned, first: int, count: int) -> Tally:
    """Play the worlds of so many seeds, up to one that breaks an invariant."""
    tally = Tally(first)
    for seed in range(first, first + count):
        began = time.process_time()
        outcome = World(planned(seed)).run()
        broken = seed if outcome.violation is not None else None
        spent = time.process_time() - began
        world = (1, outcome.crashes, outcome.seconds, outcome.events, outcome.checked, spent)
        tally.add(Tally(seed, *world, outcome.digest, broken))
        if broken is not None:
            break
    return tally


@dataclass(frozen=True, slots=True)
class Journal:
    """Keeps the tallies of a run in a file; a run of other worlds or of other code begins anew."""

    path: Path | None
    run: str  # what tells runs apart

    def known(self) -> dict[int, Tally]:
        """The tallies of this run so far, by their first seeds."""
        if self.path is None or not self.path.exists():
            return {}
        names = {field.name for field in fields(Tally)}
        lines = map(json.loads, self.path.read_text().splitlines())
        found = [{name: line[name] for name in names} for line in lines if line["run"] == self.run]
        return {one["first"]: Tally(**one) for one in found if one["broken"] is None}

    def note(self, tally: Tally) -> None:
        if self.path is not None:
            with self.path.open("a") as file:
                file.write(json.dumps({"run": self.run, **asdict(tally)}) + "\n")


def fingerprint(root: Path, words: Sequence[str]) -> str:
    """Tells runs of the same worlds and the same code from others."""
    digest = hashlib.sha256(repr(words).encode())
    for folder in SOURCES:
        for path in sorted((root / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


Playing = Callable[[list[tuple[int, int]]], Iterator[Tally]]


@contextmanager
def players(planned: Planned, processes: int) -> Iterator[Playing]:
    """What plays chunks of worlds and tells how they went, in their order; 0: in this process."""
    doing = partial(play, planned)
    if processes == 0:
        yield lambda chunks: starmap(doing, chunks)
        return
    with get_context("fork").Pool(processes, maxtasksperchild=1) as pool:
        yield lambda chunks: pool.imap(partial(unpacked, doing), chunks)


def unpacked(doing: Callable[[int, int], Tally], chunk: tuple[int, int]) -> Tally:
    return doing(*chunk)


def play_all(
    planned: Planned, seeds: range, processes: int, journal: Journal, show: Callable[[Tally], bool]
) -> Tally:
    """Play the worlds of all these seeds; `show` hears of the sum so far, and says whether to go on."""
    chunks = [(first, min(TASK, seeds.stop - first)) for first in range(seeds.start, seeds.stop, TASK)]
    known = {first: tally for first, tally in journal.known().items() if (first, tally.worlds) in chunks}
    total = Tally(seeds.start)
    with players(planned, processes) as playing:
        played = playing([chunk for chunk in chunks if chunk[0] not in known])
        for first, _ in chunks:
            tally = known.get(first)
            if tally is None:
                tally = next(played)
                journal.note(tally)
            total.add(tally)
            if total.broken is not None or not show(total):
                break
    return total
