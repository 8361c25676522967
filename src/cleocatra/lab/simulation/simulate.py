"""Simulations: thousands of games on all cores or on a cluster, resumable, the same bytes every time.

Games are played in chunks of fixed size. Each finished chunk becomes a file in `parts/`; when all are there,
they are put together in the order of games, whoever played them and when.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from cleocatra.bots.arena import in_parallel, make_bot
from cleocatra.bots.folder import first_difference, write
from cleocatra.lab.faults import LabFault
from cleocatra.lab.simulation.manifest import (
    MANIFEST,
    InvalidManifest,
    Manifest,
    Plan,
    read_manifest,
    versions,
)
from cleocatra.lab.simulation.rows import GAME_SCHEMA, TURN_SCHEMA, play

CHUNK = 20  # games; a part of the format, for row groups end where chunks do
CHUNKS_A_GROUP = 50
PARTS = "parts"
GAMES, TURNS, RECORDS = "games.parquet", "turns.parquet", "records.cleo"
CONNECT = 10  # seconds, to a cluster
ENDLESS = 1e9  # seconds; a bot with less to think answers by the clock


class CannotSimulate(LabFault):
    """A simulation that can't be played, or not here."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """The games of a chunk as files of their own, and the sources of whoever played them."""

    number: int
    games: bytes
    turns: bytes
    records: str
    sources: str


def check_plan(plan: Plan) -> None:
    """Raise CannotSimulate unless every bot's answers depend on seeds alone."""
    match = plan.match
    if not 2 <= len(match.bots) <= 4:
        raise CannotSimulate("bots", number=str(len(match.bots)))
    for name in dict.fromkeys(match.bots):
        effort = getattr(make_bot(name, match.options, 0, match.effort), "effort", None)
        if effort is not None and effort.seconds < ENDLESS:
            raise CannotSimulate("clock", bot=name)


def play_chunk(plan: Plan, number: int) -> Chunk:
    """Play the games of one chunk; runs anywhere."""
    start = number * CHUNK
    games, turns, records = [], [], []
    for game in range(start, min(start + CHUNK, plan.match.games)):
        noted = play(plan.match, game, record=plan.records)
        games.append(noted.game)
        turns += noted.turns
        records.append(f"# game {game}\n{noted.record}\n" if plan.records else "")
    return Chunk(
        number,
        table_bytes(pa.Table.from_pylist(games, GAME_SCHEMA)),
        table_bytes(pa.Table.from_pylist(turns, TURN_SCHEMA)),
        "".join(records),
        versions()["sources"],
    )


def table_bytes(table: pa.Table) -> bytes:
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, table.schema) as writer:
        writer.write_table(table)
    found: bytes = sink.getvalue().to_pybytes()
    return found


class Folder:
    """Where a simulation goes, with what is there already."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.parts = path / PARTS
        self.manifest = Manifest(plan, versions(), {})

    @property
    def names(self) -> list[str]:
        return [GAMES, TURNS, RECORDS] if self.plan.records else [GAMES, TURNS]

    @property
    def chunks(self) -> range:
        return range(-(-self.plan.match.games // CHUNK))

    def open(self) -> bool:
        """Make the folder or go on with it; whether all is done already. Raises CannotSimulate."""
        done, begun = self.path / MANIFEST, self.parts / MANIFEST
        if done.exists():
            self.compare(done)
            shutil.rmtree(self.parts, ignore_errors=True)  # if it was killed at the very last step
            return True
        if begun.exists():
            self.compare(begun)
            return False
        if not self.path.exists() or {file.name for file in self.path.iterdir()} <= {PARTS}:
            self.parts.mkdir(parents=True, exist_ok=True)
            write(begun, self.manifest.text.encode())
            return False
        raise CannotSimulate("folder", folder=str(self.path))

    def compare(self, file: Path) -> None:
        try:
            begun = read_manifest(file)
        except InvalidManifest as error:
            raise CannotSimulate("file", file=str(file), reason=error) from None
        for code, ours, theirs in (
            ("other-plan", self.plan.to_json(), begun.plan.to_json()),
            ("other-versions", dict[str, object](self.manifest.versions), dict[str, object](begun.versions)),
        ):
            other = first_difference(ours, theirs)
            if other:
                raise CannotSimulate(code, folder=str(self.path), **other._asdict())

    def part(self, number: int, name: str) -> Path:
        return self.parts / f"{number:07}.{name}"

    def missing(self) -> list[int]:
        return [number for number in self.chunks if not self.part(number, "games").exists()]

    def keep(self, chunk: Chunk) -> None:
        """Write a chunk's files, that of its games last: where it is, the chunk is whole."""
        if chunk.sources != self.manifest.versions["sources"]:
            raise CannotSimulate("cluster-version")
        write(self.part(chunk.number, "turns"), chunk.turns)
        if self.plan.records:
            write(self.part(chunk.number, "cleo"), chunk.records.encode())
        write(self.part(chunk.number, "games"), chunk.games)

    def finish(self) -> Manifest:
        """Put the chunks together; the manifest comes last, for it says that all is done."""
        self.put_together(GAMES, "games", GAME_SCHEMA)
        self.put_together(TURNS, "turns", TURN_SCHEMA)
        if self.plan.records:
            part = self.path / f"{RECORDS}.part"
            with part.open("wb") as out:
                for number in self.chunks:
                    out.write(self.part(number, "cleo").read_bytes())
            part.replace(self.path / RECORDS)
        done = self.manifest.with_files(self.path, self.names)
        write(self.path / MANIFEST, done.text.encode())
        shutil.rmtree(self.parts)
        return done

    def put_together(self, name: str, ending: str, schema: pa.Schema) -> None:
        part = self.path / f"{name}.part"
        with pq.ParquetWriter(part, schema, compression="zstd") as writer:
            for group in range(0, len(self.chunks), CHUNKS_A_GROUP):
                numbers = self.chunks[group : group + CHUNKS_A_GROUP]
                tables = [pa.ipc.open_stream(self.part(n, ending).read_bytes()).read_all() for n in numbers]
                table = pa.concat_tables(tables).combine_chunks()
                writer.write_table(table, row_group_size=max(1, table.num_rows))
        part.replace(self.path / name)


def simulate(
    plan: Plan,
    path: Path,
    pool: Executor,
    *,
    ahead: int,
    tell: Callable[[int], None] = lambda _: None,
) -> Manifest:
    """Play what is missing of a simulation and put it together; `ahead` chunks wait in the queue."""
    check_plan(plan)
    folder = Folder(path, plan)
    if folder.open():
        return read_manifest(path / MANIFEST)
    missing = folder.missing()
    done = len(folder.chunks) - len(missing)
    tell(min(done * CHUNK, plan.match.games))
    for chunk in in_parallel(pool, partial(play_chunk, plan), missing, ahead):
        folder.keep(chunk)
        done += 1
        tell(min(done * CHUNK, plan.match.games))
    return folder.finish()


@contextmanager
def cluster(address: str, wait: float = 30) -> Iterator[tuple[Executor, int]]:
    """The workers of a Dask cluster, and how many tasks they do at once. Needs the extra `cluster`."""
    try:
        from distributed import Client
        from distributed.comm import get_address_host_port
    except ImportError:
        raise CannotSimulate("cluster-package") from None
    try:
        get_address_host_port(
            address
        )  # a client that can't even be made complains once more when it is swept
        client = Client(address, timeout=CONNECT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise CannotSimulate("cluster-none", address=address, reason=str(error)) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=wait)
        except TimeoutError:
            raise CannotSimulate("cluster-empty", address=address) from None
        yield client.get_executor(pure=False), sum(client.nthreads().values())
