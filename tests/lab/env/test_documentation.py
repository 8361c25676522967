"""docs/environments.md says where everything stands, and its examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cleocatra.lab.env import layout
from cleocatra.lab.env.steps import ENOUGH, FIRST_KIND, FIRST_RIVAL, STEPS

TEXT = (Path(__file__).parents[3] / "docs" / "environments.md").read_text("utf-8")
FACTS = (
    layout.POINTS, layout.SUPPLY, layout.UNUSED, layout.UNSEEN_TILES, layout.FACE_UP, layout.PHASE,
    layout.MOVER, layout.TURN, layout.STARTER, layout.ACTION, layout.ASKED, layout.PLAYERS, layout.GOAL,
    layout.HERDING, layout.ABILITIES, layout.PILE, layout.TURNS,
)  # fmt: skip
PLANES = (
    layout.KINDS_PLANE, layout.RESCUERS_PLANE, layout.INSPECTOR_PLANE, layout.PLACED_PLANE,
    layout.ROOM_PLANE, layout.TILE_PLANE, layout.OTHER_PLANE, layout.TAKEN_PLANE, layout.PUT_PLANE,
)  # fmt: skip


def spans(heading: str) -> list[tuple[int, int]]:
    """The first column of the table with this heading: from where to where."""
    table = TEXT.split(f"| {heading} |", 1)[1].split("\n\n", 1)[0]
    found = re.findall(r"^\| (\d+)(?:–(\d+))? \|", table, re.MULTILINE)
    return [(int(start), int(end or start)) for start, end in found]


def whole(starts: tuple[int, ...], end: int) -> list[tuple[int, int]]:
    """Spans that begin at these places and leave no gap up to the end."""
    return [(start, following - 1) for start, following in zip(starts, (*starts[1:], end), strict=True)]


def test_the_tables_are_the_layout() -> None:
    assert spans("plane") == whole(PLANES, layout.PLANES)
    facts = tuple(fact - layout.BOARD for fact in FACTS)
    assert spans("fact") == whole(facts, layout.SIZE - layout.BOARD)
    assert spans("number") == whole((0, FIRST_KIND, ENOUGH, FIRST_RIVAL), STEPS)
    assert f"{layout.SIZE:,} bytes" in TEXT


@pytest.mark.compiled_only
def test_the_examples_run() -> None:
    examples = re.findall(r"(?:^    (?:import|from) .*\n)(?:^(?:    .*)?\n)+", TEXT, re.MULTILINE)
    assert len(examples) == 3
    for example in examples:
        exec(compile(re.sub("^    ", "", example, flags=re.MULTILINE), "environments.md", "exec"), {})
