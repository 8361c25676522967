"""What a better turn has that the one that was played hasn't."""

from __future__ import annotations

import pytest

from cleocatra.record import parse_position
from cleocatra.table.turn_reason import turn_reason
from cleocatra.table.why import read_decision

START = "advanced international rb P0,0r/U1,0b/B0,1r/M-1,0 ????? 3,4 3 r"


@pytest.mark.parametrize(
    ("chosen", "better", "cause", "played", "best"),
    [
        (["team -1,0", "herd 0,0>1,0"], ["score 0,0 with 0,1 to 1,0 0,1"], "points", 0, 5),
        (["reveal"], ["score 0,0 with 0,1 to 1,0 0,1"], "fresh", 0, 5),
        (["reveal"], ["team -1,0", "herd 0,0>1,0"], "blind", 0, 0),
        (["team -1,0", "herd 0,0>1,0"], ["reveal"], "draw", 0, 0),
    ],
)
def test_the_reason_names_what_differs(
    chosen: list[str], better: list[str], cause: str, played: int, best: int
) -> None:
    view = parse_position(START)
    first, second = ([read_decision(words) for words in turn] for turn in (chosen, better))
    reason = turn_reason(view, first, second)
    assert (reason.cause, reason.played, reason.best) == (cause, played, best)
    assert turn_reason(view, first, second, won=True).cause == "win"
