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
        (
            ["search -1,0>1,-1", "score 0,0 with 0,1 to 1,-1 0,0"],
            ["team -1,0", "score 0,0 with -1,0 0,1 to -1,0 0,0"],
            "helpers",
            1,
            2,
        ),
        (["search -1,0>1,-1", "dispatch"], ["search -1,0>-1,1", "dispatch"], "gift", 3, 2),
        (["search -1,0>1,-1", "dispatch"], ["search -1,0>1,-1", "team 1,0"], "prepare", 4, 5),
        (["search -1,0>1,-1", "dispatch"], ["search -1,0>1,-1", "dispatch"], "position", 0, 0),
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


@pytest.mark.parametrize(
    ("line", "chosen", "better", "cause", "played", "best"),
    [
        (
            "basic international rb M0,0rbi/M-1,0rb/U1,0i/P2,0/P1,-1i ???? 6,4 4 b",
            ["search 2,0>-1,-1", "score -1,0 from 0,0 to -1,0"],
            ["search 2,0>-1,-1", "score -1,0 from 1,-1 to -1,0"],
            "opened",
            2,
            0,
        ),
        (  # blue may score on 2,0 as before; from -1,0, which was opened, it would be less
            "basic international rb M0,0/M-1,0bi/U1,0/P2,-2/P1,-1i/C3,-1/B2,-1i/U4,-1r/B2,0b - 20,19 13 r",
            ["search 2,-2>3,0", "score 4,-1 from -1,0 to 4,-1"],
            ["search 2,-2>-1,-1", "score 4,-1 from 1,-1 to 4,-1"],
            "gift",
            3,
            2,
        ),
    ],
    ids=["their best tile", "another tile"],
)
def test_a_tile_was_opened_only_if_the_rival_scores_there(
    line: str, chosen: list[str], better: list[str], cause: str, played: int, best: int
) -> None:
    first, second = ([read_decision(words) for words in turn] for turn in (chosen, better))
    reason = turn_reason(parse_position(line), first, second)
    assert (reason.cause, reason.played, reason.best) == (cause, played, best)
