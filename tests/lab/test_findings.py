"""The one command behind `docs/findings.md`."""

import re
import sys
from pathlib import Path

import findings
import pytest

from cleocatra.lab.report import figures
from cleocatra.lab.simulation.run import read_run


@pytest.mark.compiled_only
def test_the_tables_are_those_of_the_simulations(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "findings.md"
    page.write_text(findings.PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(findings, "PAGE", page)
    command = ["findings.py", "--games", "3", "--bot", "random", "--processes", "1", "--write"]
    monkeypatch.setattr(sys, "argv", [*command, "--out", str(tmp_path / "runs")])
    assert findings.main() == 0
    tables = capsys.readouterr().out
    assert tables.strip() in page.read_text(encoding="utf-8")
    assert len(re.findall(r"^\| (?:basic|advanced), \d players", tables, re.MULTILINE)) == 8
    for ability in ("cleocatra", "mafdat", "bastet", "mut", "princess", "herd"):
        assert f"| {ability} | " in tables
    french = read_run(tmp_path / "runs" / "advanced-2-french")
    first = figures.seat_shares(french)[0]
    assert f"| advanced, 2 players, french | {findings.told(first, 100, 1)} |" in tables
    without = read_run(tmp_path / "runs" / "advanced-no-mut")
    assert without.plan.match.variant.off == ("mut",)
