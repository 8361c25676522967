"""The page's sources: short lines and small files."""

from __future__ import annotations

from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
GENERATED = (WEB / "src/wire/types.ts", WEB / "src/rules/pictures.ts")
SOURCES = sorted(
    path
    for folder in ("src", "tests")
    for kind in ("ts", "svelte", "css")
    for path in (WEB / folder).rglob(f"*.{kind}")
    if path not in GENERATED
)
LONGEST_LINE = 110
MOST_LINES = 300


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_lines_are_short_and_files_small(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= MOST_LINES
    assert [line for line in lines if len(line) > LONGEST_LINE] == []
