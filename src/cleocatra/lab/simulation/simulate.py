"""Simulations: thousands of games on all cores or on a cluster, resumable, and repeatable to the byte.

Games are played in chunks of fixed size. The files of finished chunks are kept in `parts/`; when all chunks
are there, they are concatenated in the order of games.
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

from cleocatra.atomic import replacing, write_file
from cleocatra.bots.entrants import make_bot
from cleocatra.bots.folder import first_difference
from cleocatra.bots.pool import map_unordered
from cleocatra.lab.faults import LabFault
from cleocatra.lab.simulation.manifest import (
    MANIFEST,
    InvalidManifest,
    Manifest,
    SimulationPlan,
    read_manifest,
    versions,
)
from cleocatra.lab.simulation.rows import GAME_SCHEMA, TURN_SCHEMA, play

CHUNK = 20  # games; part of the file format: row groups consist of whole chunks
CHUNKS_A_GROUP = 50
PARTS = "parts"
GAMES, TURNS, RECORDS = "games.parquet", "turns.parquet", "records.cleo"
CONNECT = 10  # seconds, to a cluster


class CannotSimulate(LabFault):
    """A simulation that can't be run, or not in this folder."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """The files of a chunk of games, and the source digest of the worker that played them."""

    number: int
    games: bytes
    turns: bytes
    records: str
    sources: str


def check_plan(plan: SimulationPlan) -> None:
    """Raise CannotSimulate unless every bot depends only on its seed."""
    match = plan.match
    if not 2 <= len(match.bots) <= 4:
        raise CannotSimulate("bots", number=str(len(match.bots)))
    for name in dict.fromkeys(match.bots):
        effort = getattr(make_bot(name, match.options, 0, match.effort), "effort", None)
        if effort is not None and effort.timed:
            raise CannotSimulate("clock", bot=name)


def play_chunk(plan: SimulationPlan, number: int) -> Chunk:
    """Play the games of one chunk; runs in a worker."""
    start = number * CHUNK
    games, turns, records = [], [], []
    for game in range(start, min(start + CHUNK, plan.match.games)):
        rows = play(plan.match, game, record=plan.records)
        games.append(rows.game)
        turns += rows.turns
        records.append(f"# game {game}\n{rows.record}\n" if plan.records else "")
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
    """The folder of a simulation, with the chunks that it already has."""

    def __init__(self, path: Path, plan: SimulationPlan) -> None:
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
        """Create or resume the folder; return whether the simulation is finished. Raises CannotSimulate."""
        done, begun = self.path / MANIFEST, self.parts / MANIFEST
        if done.exists():
            self.compare(done)
            shutil.rmtree(self.parts, ignore_errors=True)  # if it was killed in its last step
            return True
        if begun.exists():
            self.compare(begun)
            return False
        if not self.path.exists() or {file.name for file in self.path.iterdir()} <= {PARTS}:
            self.parts.mkdir(parents=True, exist_ok=True)
            write_file(begun, self.manifest.text)
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
        """Write the files of a chunk; `games` comes last and marks the chunk as complete."""
        if chunk.sources != self.manifest.versions["sources"]:
            raise CannotSimulate("cluster-version")
        write_file(self.part(chunk.number, "turns"), chunk.turns)
        if self.plan.records:
            write_file(self.part(chunk.number, "cleo"), chunk.records)
        write_file(self.part(chunk.number, "games"), chunk.games)

    def finish(self) -> Manifest:
        """Concatenate the chunks; the manifest comes last and marks the simulation as finished."""
        self.concatenate(GAMES, "games", GAME_SCHEMA)
        self.concatenate(TURNS, "turns", TURN_SCHEMA)
        if self.plan.records:
            with replacing(self.path / RECORDS) as part, part.open("wb") as out:
                for number in self.chunks:
                    out.write(self.part(number, "cleo").read_bytes())
        done = self.manifest.with_files(self.path, self.names)
        write_file(self.path / MANIFEST, done.text)
        shutil.rmtree(self.parts)
        return done

    def concatenate(self, name: str, ending: str, schema: pa.Schema) -> None:
        with (
            replacing(self.path / name) as part,
            pq.ParquetWriter(part, schema, compression="zstd") as writer,
        ):
            for group in range(0, len(self.chunks), CHUNKS_A_GROUP):
                numbers = self.chunks[group : group + CHUNKS_A_GROUP]
                tables = [pa.ipc.open_stream(self.part(n, ending).read_bytes()).read_all() for n in numbers]
                table = pa.concat_tables(tables).combine_chunks()
                writer.write_table(table, row_group_size=max(1, table.num_rows))


def simulate(
    plan: SimulationPlan,
    path: Path,
    pool: Executor,
    *,
    ahead: int,
    tell: Callable[[int], None] = lambda _: None,
) -> Manifest:
    """Play the missing chunks of a simulation and write its files; at most `ahead` chunks are queued."""
    check_plan(plan)
    folder = Folder(path, plan)
    if folder.open():
        return read_manifest(path / MANIFEST)
    missing = folder.missing()
    done = len(folder.chunks) - len(missing)
    tell(min(done * CHUNK, plan.match.games))
    for chunk in map_unordered(pool, partial(play_chunk, plan), missing, ahead):
        folder.keep(chunk)
        done += 1
        tell(min(done * CHUNK, plan.match.games))
    return folder.finish()


@contextmanager
def cluster(address: str, wait: float = 30) -> Iterator[tuple[Executor, int]]:
    """An executor for a Dask cluster, and its number of threads. Needs the extra `cluster`."""
    try:
        from distributed import Client
        from distributed.comm import get_address_host_port
    except ImportError:
        raise CannotSimulate("cluster-package") from None
    try:
        get_address_host_port(address)  # a client with a bad address would complain again when deleted
        client = Client(address, timeout=CONNECT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise CannotSimulate("cluster-none", address=address, reason=str(error)) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=wait)
        except TimeoutError:
            raise CannotSimulate("cluster-empty", address=address) from None
        yield client.get_executor(pure=False), sum(client.nthreads().values())
