"""The page of a report: complete in itself, with the numbers of its games."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from statistics import fmean

import pytest

from cleocatra.cli import main
from cleocatra.lab.report.page import report
from cleocatra.lab.simulation.run import Run, read_run
from tests.lab.conftest import Row, simulate

pytestmark = pytest.mark.compiled_only  # uncompiled, the games would take a minute


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
    assert re.search(rf"<td>{first:.1f} \(", text)
    assert "Advanced game, international edition, 3 players, Kitten, Random" in text
    assert "Basic game, international edition, 2 players, Kitten" in text
    assert text.count("<svg") == text.count("</svg>") == 10
    assert main(["report", str(folder)]) == 0
    assert (folder / "report.html").read_text() == report(read_run(folder))


def test_a_variant_is_named_with_what_it_changes(short: Run) -> None:
    text = report(short)
    assert "2 players, Kitten, variant short" in text
    assert "short (goal 4; without Mut)" in text
    assert "4 points" in text
    assert "Mut\N{NO-BREAK SPACE}*" not in text


def test_one_game_is_enough_for_a_page(tmp_path: Path) -> None:
    out = simulate(tmp_path / "out", "--bots", "kitten", "--games", "1")
    Page(report(read_run(out)))


def test_if_all_games_were_stopped_they_are_all_there_is(run: Run) -> None:
    marked = Run(run.plan, {**run.games, "finished": run.games["game"] < 0}, run.turns)
    Page(report(marked))


def test_what_is_no_simulation_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(tmp_path / "nothing")]) == 1
    assert "nothing: No such file or directory" in capsys.readouterr().err
    assert main(["report", str(tmp_path)]) == 1
    assert f"{tmp_path}: this folder holds no simulation" in capsys.readouterr().err
    (tmp_path / "parts").mkdir()
    assert main(["report", str(tmp_path)]) == 1
    assert "not finished" in capsys.readouterr().err


def test_files_that_are_broken_are_refused(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "manifest.json").write_bytes((folder / "manifest.json").read_bytes())
    (tmp_path / "games.parquet").write_bytes(b"no parquet")
    assert main(["report", str(tmp_path)]) == 1
    assert "its files can’t be read" in capsys.readouterr().err
