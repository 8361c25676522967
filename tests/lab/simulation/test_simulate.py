"""Simulations: what they note, and the same bytes whoever plays them and however often they are stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import psutil
import pyarrow.parquet as pq
import pytest

from cleocatra.bots.match import Match
from cleocatra.cli import main
from cleocatra.lab.simulation import simulate as module
from cleocatra.lab.simulation.manifest import read_manifest
from cleocatra.lab.simulation.rows import play
from cleocatra.record import parse_game
from cleocatra.rules import Dispatch, Kind, Position, RuleSet, Score, Search, Variant
from tests.lab.simulation.conftest import FILES, KITTENS, contents

# What the kernel does is tested both ways elsewhere; here thousands of turns are played.
pytestmark = pytest.mark.compiled_only

SOURCES = Path(__file__).parents[3] / "src"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCES)}
TIME = 120


def started(*arguments: str | Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "cleocatra", *map(str, arguments)]
    return subprocess.Popen(
        command, env=ENVIRONMENT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


# What is noted


def test_every_game_has_a_row_that_agrees_with_its_record(whole: Path) -> None:
    games = pq.read_table(whole / "games.parquet").to_pylist()
    records = (whole / "records.cleo").read_text().split("# game ")[1:]
    assert [row["game"] for row in games] == [*range(210)] == [int(one.split()[0]) for one in records]
    for row, text in list(zip(games, records, strict=True))[::10]:
        end = parse_game(text.partition("\n")[2]).position
        points = [*end.points.values()]
        assert [row["points_1"], row["points_2"]] == points
        assert row["turns"] == end.turns_taken
        assert row["finished"] == (end.outcome is not None)
        winners = [points[seat] == max(points) for seat in (0, 1)]
        assert [row["share_1"], row["share_2"]] == [won / sum(winners) for won in winners]
        assert row["points_3"] is None


def test_every_line_of_a_record_has_a_row_that_agrees_with_it(whole: Path) -> None:
    rows = pq.read_table(whole / "turns.parquet").to_pylist()
    records = (whole / "records.cleo").read_text().split("# game ")[1:]
    for number in (0, 7, 100, 209):
        game = parse_game(records[number].partition("\n")[2])
        own = [row for row in rows if row["game"] == number]
        assert len(own) == len(game.turns)
        positions = iter(game.positions())
        after = next(positions)
        for row, turn in zip(own, game.turns, strict=True):
            before = after
            assert game.options.players[row["seat"] - 1] is turn.player
            assert (row["part"] == "bonus") == turn.bonus
            assert row["choices"] == len(before.actions)
            assert row["blocked"] == before.blocked
            assert row["ways"] == ways(before)
            gained = {"colours": 0, "helpers": 0, "extra": 0}
            scored: str | None = None
            words = []
            for action in turn.actions:
                words.append(word(after, action))
                if isinstance(action, Score):
                    points = after.points_for(action)
                    gained = {
                        "colours": len(points.colours),
                        "helpers": len(points.helpers),
                        "extra": points.ability,
                    }
                    scored = str(after.tiles[action.cell].kind)
                after = next(positions)
            assert {name: row[name] for name in gained} == gained
            assert row["scored"] == scored
            assert [row["first"], row["second"]][: len(words)] == words
            assert [row["points_1"], row["points_2"]] == [*after.points.values()]


def word(position: Position, action: object) -> str:
    if isinstance(action, Search):
        tile = position.tiles[action.tile]
        return "mafdat" if tile.rescuers or tile.inspector else "search"
    return "dispatch" if isinstance(action, Dispatch) else str(action).split()[0]


def ways(position: Position) -> int:
    """In how many ways the rest of the turn can be played, one after the other."""
    number = 0
    for action in position.actions:
        after = position.apply(action)
        goes_on = after.phase.name == "SECOND_ACTION" and after.player is position.player
        number += len(after.actions) if goes_on else 1
    return number


def test_a_variant_is_played_and_named(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text('name = "short"\nrules = "basic"\ngoal = 4\n[abilities]\nmut = true\n')
    out = tmp_path / "out"
    command = ["simulate", str(out), "--bots", "kitten", "--players", "3", "--games", "4", "--processes", "1"]
    assert main([*command, "--variant", str(file), "--records"]) == 0
    manifest = read_manifest(out / "manifest.json")
    assert manifest.plan.match.variant == Variant("short", goal=4, on=("mut",))
    assert manifest.plan.match.rules is RuleSet.BASIC
    first = (out / "records.cleo").read_text().split("# game ")[1].partition("\n")[2]
    assert parse_game(first).options.abilities == (Kind.MUT,)
    assert max(parse_game(first).position.points.values()) >= 4


def test_bots_of_different_kinds_change_seats_and_equal_ones_have_piles_of_their_own() -> None:
    rows = [play(Match(("kitten", "random"), games=4), game, record=False).game for game in range(4)]
    assert [row["pile"] for row in rows] == [0, 0, 1, 1]
    assert [row["bot_1"] for row in rows] == ["kitten", "random"] * 2
    rows = [play(Match(("random", "random"), games=4), game, record=False).game for game in range(3)]
    assert [row["pile"] for row in rows] == [0, 1, 2]


# The same bytes


def test_killed_and_started_again_it_ends_with_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    for lines in (1, 2):  # at the second start the first line tells what already exists
        process = started("simulate", out, *KITTENS, "--processes", "2")
        assert process.stderr is not None
        for _ in range(lines):
            assert "of 210 games" in process.stderr.readline()
        workers = psutil.Process(process.pid).children(recursive=True)
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=TIME)
        assert process.returncode == -signal.SIGKILL
        gone, left = psutil.wait_procs(workers, TIME)
        assert gone
        assert not left
    assert 0 < len(list((out / "parts").glob("*.games"))) < 11
    process = started("simulate", out, *KITTENS, "--processes", "2")
    _, errors = process.communicate(timeout=TIME)
    assert process.returncode == 0, errors
    assert contents(out) == contents(whole)


def test_a_chunk_that_was_cut_short_is_played_again(whole: Path, tmp_path: Path) -> None:
    """What counts is the file that is written last, and a half-written one has another name."""
    out = tmp_path / "out"
    process = started("simulate", out, *KITTENS, "--processes", "1")
    assert process.stderr is not None
    process.stderr.readline()
    process.kill()
    process.communicate(timeout=TIME)
    (out / "parts" / "0000010.turns").write_bytes(b"half of it")
    (out / "parts" / ".0000009.games.1.part").write_bytes(b"half of it")
    assert main(["simulate", str(out), *KITTENS, "--processes", "1"]) == 0
    assert contents(out) == contents(whole)


def test_run_again_it_has_nothing_to_do(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = contents(whole)
    times = [(whole / name).stat().st_mtime_ns for name in FILES]
    assert main(["simulate", str(whole), *KITTENS, "--processes", "1"]) == 0
    assert contents(whole) == before
    assert [(whole / name).stat().st_mtime_ns for name in FILES] == times
    assert "210 games in" in capsys.readouterr().out


def test_a_manifest_plays_it_again(whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "again"
    assert main(["simulate", str(out), "--manifest", str(whole / "manifest.json")]) == 0
    assert contents(out) == contents(whole)
    assert "the files match the manifest byte for byte" in capsys.readouterr().out


def test_a_manifest_that_promises_other_files_is_caught(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads((whole / "manifest.json").read_text())
    data["files"]["turns.parquet"] = "0" * 64
    data["versions"]["python"] = "2.7"
    changed = tmp_path / "manifest.json"
    changed.write_text(json.dumps(data))
    assert main(["simulate", str(whole), "--manifest", str(changed)]) == 1
    err = capsys.readouterr().err
    assert "turns.parquet differs from what the manifest says" in err
    assert "played with python 2.7, but this is" in err


def test_numbers_of_processes_and_chunks_make_no_difference(whole: Path) -> None:
    """Rows come in the order of games and lines, in row groups of a fixed number of games."""
    file = pq.ParquetFile(whole / "turns.parquet")
    keys = [(row["game"], row["line"]) for row in file.read(["game", "line"]).to_pylist()]
    assert keys == sorted(keys)
    assert file.num_row_groups == 1
    assert module.CHUNK * module.CHUNKS_A_GROUP == 1000


# On a cluster


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[str]:
    """A Dask cluster of two workers on this machine."""
    dask = [sys.executable, "-m", "dask"]
    with ExitStack() as stack:

        def start(*arguments: str) -> subprocess.Popen[str]:
            process = subprocess.Popen(
                [*dask, *arguments], env=ENVIRONMENT, text=True, stderr=subprocess.PIPE, cwd=tmp_path
            )
            stack.callback(process.communicate, timeout=TIME)
            stack.callback(process.kill)
            return process

        scheduler = start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        assert scheduler.stderr is not None
        line = next(line for line in scheduler.stderr if "Scheduler at:" in line)
        address = line.split()[-1]
        for _ in range(2):
            start("worker", address, "--nthreads", "1", "--no-dashboard", "--no-nanny")
        yield address


def test_a_cluster_of_two_workers_gives_the_same_files(whole: Path, tmp_path: Path, cluster: str) -> None:
    out = tmp_path / "out"
    process = started("simulate", out, *KITTENS, "--cluster", cluster)
    _, errors = process.communicate(timeout=TIME)
    assert process.returncode == 0, errors
    assert contents(out) == contents(whole)
