"""Reports: the numbers on the page are those of the rows, counted here once more, plainly."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any

import pyarrow.parquet as pq
import pytest

from cleocatra.cli import main
from cleocatra.lab import figures
from cleocatra.lab.report import report
from cleocatra.lab.run import Estimate, Run, estimate, read_run

pytestmark = pytest.mark.compiled_only  # uncompiled, the games would take a minute

Row = dict[str, Any]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three players, two kinds of bot, all abilities."""
    path = tmp_path_factory.mktemp("run") / "out"
    command = [
        "simulate",
        str(path),
        "--bots",
        "kitten",
        "random",
        "random",
        "--games",
        "24",
        "--processes",
        "1",
    ]
    assert main(command) == 0
    return path


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("other") / "out"
    command = [
        "simulate",
        str(path),
        "--bots",
        "kitten",
        "--rules",
        "basic",
        "--games",
        "15",
        "--processes",
        "1",
    ]
    assert main(command) == 0
    return path


@pytest.fixture(scope="module")
def run(folder: Path) -> Run:
    return read_run(folder)


@pytest.fixture(scope="module")
def games(folder: Path) -> list[Row]:
    rows: list[Row] = pq.read_table(folder / "games.parquet").to_pylist()
    return rows


@pytest.fixture(scope="module")
def turns(folder: Path) -> list[Row]:
    rows: list[Row] = pq.read_table(folder / "turns.parquet").to_pylist()
    return rows


def same(found: Estimate, values: list[float], piles: list[int] | None = None) -> bool:
    """Whether this is the mean, with the margin of the piles' means."""
    groups = defaultdict(list)
    for index, value in enumerate(values):
        groups[piles[index] if piles else index].append(value)
    means = [fmean(group) for group in groups.values()]
    margin = 1.96 * stdev(means) / len(means) ** 0.5
    return found.value == pytest.approx(fmean(values)) and found.margin == pytest.approx(margin)


def test_shares_and_points_by_seat(run: Run, games: list[Row]) -> None:
    piles = [row["pile"] for row in games]
    assert len(set(piles)) == 8
    for seat in range(3):
        assert same(figures.seat_shares(run)[seat], [row[f"share_{seat + 1}"] for row in games], piles)
        assert same(figures.seat_points(run)[seat], [row[f"points_{seat + 1}"] for row in games], piles)
    assert figures.first_advantage(run).value == pytest.approx(figures.seat_shares(run)[0].value - 1 / 3)


def test_shares_by_bot(run: Run, games: list[Row]) -> None:
    piles = [row["pile"] for row in games]
    for bot in ("kitten", "random"):
        values = [
            fmean(row[f"share_{seat}"] for seat in (1, 2, 3) if row[f"bot_{seat}"] == bot) for row in games
        ]
        assert same(figures.bot_shares(run)[bot], values, piles)


def test_points_by_source_add_up_to_all_points(run: Run, games: list[Row], turns: list[Row]) -> None:
    seats = 3 * len(games)
    sources = figures.points_by_source(run)
    assert sources == {
        name: pytest.approx(sum(row[name] for row in turns) / seats)
        for name in ("colours", "helpers", "extra")
    }
    total = sum(row[f"points_{seat}"] for row in games for seat in (1, 2, 3))
    assert sum(sources.values()) * seats == pytest.approx(total)
    bonus = [row for row in turns if row["part"] == "bonus"]
    assert bonus
    scored = sum(row["colours"] + row["helpers"] + row["extra"] for row in bonus)
    assert figures.bonus_points(run) == pytest.approx(scored / seats)


def test_length_and_choices(run: Run, games: list[Row], turns: list[Row]) -> None:
    assert [*figures.own_turns(run)] == [row["turns"] / 3 for row in games]
    whole = [row for row in turns if row["part"] == "turn"]
    choices = figures.choices(run)
    assert choices.quartiles[1] == median(row["ways"] for row in whole)
    assert choices.first_actions == median(row["choices"] for row in whole)
    assert choices.by_round[0] == median(row["ways"] for row in whole if row["turn"] <= 3)
    last = len(choices.by_round)
    in_next = [row for row in whole if (row["turn"] - 1) // 3 == last]
    assert len(in_next) < 3 * len(games) / 10
    assert all(minutes > 0 for minutes in figures.minutes(run))


def test_uses_of_actions_and_abilities(run: Run, games: list[Row], turns: list[Row]) -> None:
    found = {use.name: use for use in figures.uses(run)}
    assert [name for name, use in found.items() if use.ability] == [
        "herd", "cleocatra", "mafdat", "bastet", "mut", "princess",
    ]  # fmt: skip
    does: dict[str, Callable[[Row], bool]] = {
        "scout": lambda row: "scout" in (row["first"], row["second"]),
        "bastet": lambda row: row["first"] == "swap",
        "mafdat": lambda row: row["first"] == "mafdat",
        "mut": lambda row: row["scored"] == "mut",
    }
    piles = {row["game"]: row["pile"] for row in games}
    for name, done in does.items():
        times = Counter((row["game"], row["seat"]) for row in turns if done(row))
        assert found[name].a_game == pytest.approx(sum(times.values()) / (3 * len(games)))
        gained, groups = [], []
        for game in games:
            own = [times[game["game"], seat] for seat in (1, 2, 3)]
            more = [game[f"share_{seat + 1}"] for seat in range(3) if own[seat] > fmean(own)]
            less = [game[f"share_{seat + 1}"] for seat in range(3) if own[seat] < fmean(own)]
            if more:
                gained.append(fmean(more) - fmean(less))
                groups.append(piles[game["game"]])
        assert same(found[name].share, gained, groups)
        worth = {
            told: [
                row["colours"] + row["helpers"] + row["extra"]
                for row in turns
                if row["part"] != "opening" and done(row) is told
            ]
            for told in (True, False)
        }
        assert found[name].points.value == pytest.approx(fmean(worth[True]) - fmean(worth[False]))


def test_the_course_of_games(run: Run, games: list[Row], turns: list[Row]) -> None:
    by_game: dict[int, list[Row]] = defaultdict(list)
    for row in turns:
        by_game[row["game"]].append(row)
    changes, half_time, blocked, runaways = [], [], [], []
    for game in games:
        standings = [[row[f"points_{seat}"] for seat in (1, 2, 3)] for row in by_game[game["game"]]]
        leaders = [one.index(max(one)) for one in standings if one.count(max(one)) == 1]
        changes.append(sum(one != other for one, other in pairwise(leaders)))
        after = standings[3:]
        middle = after[len(after) // 2]
        leads = [game[f"share_{seat + 1}"] for seat in range(3) if middle[seat] == max(middle)]
        half_time.append(fmean(leads))
        first, second, *_ = sorted(middle, reverse=True)
        runaways.append(float(first - second >= 0.2 * 23 and leads == [1.0]))
        own = by_game[game["game"]]
        blocked.append(sum(row["blocked"] for row in own if row["part"] == "turn") / game["turns"])
    piles = [row["pile"] for row in games]
    course = figures.course(run)
    assert [*figures.lead_changes(run)] == changes
    assert same(course.lead_changes, [float(one) for one in changes], piles)
    assert same(course.half_time_leader_wins, half_time, piles)
    assert same(course.runaway, runaways, piles)
    assert course.blocked.value == pytest.approx(fmean(blocked))
    shared = [float(max(row[f"share_{seat}"] for seat in (1, 2, 3)) < 1) for row in games]
    assert same(course.ties, shared, piles)
    assert course.unfinished == fmean(not row["finished"] for row in games)
    certain = figures.certainty(run)
    assert certain[10].value == pytest.approx(fmean(half_time))
    assert certain[-1].value > 0.9


def test_an_estimate_of_little_says_so() -> None:
    import numpy as np

    assert str(estimate(np.array([])).value) == "nan"
    alone = estimate(np.array([0.5]))
    assert alone.value == 0.5
    assert str(alone.margin) == "nan"


class Page(HTMLParser):
    """What a page refers to, its text, and whether its tags are balanced."""

    VOID = frozenset({"meta", "line", "circle", "rect", "polygon", "polyline"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.references: list[str] = []
        self.text: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe", "object", "embed", "base")
        self.references += [
            f"{name}={value}" for name, value in attributes if name in ("src", "href", "xlink:href")
        ]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def test_a_page_needs_nothing_from_outside(run: Run, other: Path) -> None:
    for text in (report(run), report(run, read_run(other))):
        page = Page(text)
        assert page.open == []
        assert page.references == []
        assert not re.search(r"https?:|url\(|@import|//[a-z]", text)
        assert "nan" not in "".join(page.text).lower()


def test_the_page_shows_the_numbers(folder: Path, other: Path, games: list[Row], tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    assert main(["report", str(folder), "--against", str(other), "-o", str(out)]) == 0
    text = out.read_text()
    first = 100 * fmean(row["share_1"] for row in games)
    assert re.search(rf"<td>{first:.1f} ± ", text)
    assert "advanced, international, 3 players, kitten random" in text
    assert "basic, international, 2 players, kitten" in text
    assert text.count("<svg") == text.count("</svg>") == 10
    assert main(["report", str(folder)]) == 0
    assert (folder / "report.html").read_text() == report(read_run(folder))


def test_a_variant_is_named_with_what_it_changes(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text('name = "short"\ngoal = 4\n[abilities]\nmut = false\n')
    out = tmp_path / "out"
    command = ["simulate", str(out), "--bots", "kitten", "--games", "3", "--variant", str(file)]
    assert main([*command, "--processes", "1"]) == 0
    text = report(read_run(out))
    assert "short (goal 4; off mut)" in text
    assert "4 points" in text
    assert "Mut\N{NO-BREAK SPACE}*" not in text


def test_one_game_is_enough_for_a_page(tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main(["simulate", str(out), "--bots", "kitten", "--games", "1", "--processes", "1"]) == 0
    Page(report(read_run(out)))


def test_what_is_no_simulation_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(tmp_path / "nothing")]) == 1
    assert "nothing: No such file or directory" in capsys.readouterr().err
    (tmp_path / "parts").mkdir()
    assert main(["report", str(tmp_path)]) == 1
    assert "not finished" in capsys.readouterr().err


def test_files_that_are_broken_are_refused(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "manifest.json").write_bytes((folder / "manifest.json").read_bytes())
    (tmp_path / "games.parquet").write_bytes(b"no parquet")
    assert main(["report", str(tmp_path)]) == 1
    assert "its files can't be read" in capsys.readouterr().err
