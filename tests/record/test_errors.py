"""What complaints say."""

from cleocatra.record.errors import Complaint, InvalidRecord, quoted, shortened
from cleocatra.rules import Cell, Refusal, Score, TeamUp


def test_a_complaint_says_where_and_why() -> None:
    error = InvalidRecord(3, 7, Complaint("encoding"), Refusal("game/over"))
    assert str(error) == "line 3, column 7: this is not UTF-8"
    assert isinstance(error, ValueError)
    assert error.refusal is not None
    assert error.refusal.rule == "7"


def test_quotes_are_short_and_harmless_to_a_terminal() -> None:
    assert quoted("喵") == "'喵'"
    assert quoted("\x1b]0;title\x07") == "'\\x1b]0;title\\x07'"
    assert len(quoted("x" * 100_000)) == 33


def test_an_action_with_absurd_lists_is_cut() -> None:
    assert shortened(TeamUp(Cell(0, 0))) == "team 0,0"
    assert len(shortened(Score(Cell(0, 0), put=tuple(Cell(x, 0) for x in range(1000))))) == 61
