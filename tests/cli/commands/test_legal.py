"""`cleocatra legal`"""

from pathlib import Path

import pytest

from cleocatra.record import parse_action, parse_game
from tests.cli.conftest import Run
from tests.record.games import PERFT_RECORDS


def test_one_action_a_line_in_the_words_of_a_record(run: Run, record: Path) -> None:
    result = run("legal", record)
    assert (result.status, result.err) == (0, "")
    assert result.out == "scout -1,0\nscout 1,0\nscout -1,1\nscout 2,1\nscout 1,2\n"


@pytest.mark.parametrize("path", PERFT_RECORDS[::5], ids=lambda path: path.stem)
def test_the_order_is_the_pinned_one_and_the_words_are_parsed_back(run: Run, path: Path) -> None:
    listed = [parse_action(line) for line in run("legal", path).out.splitlines()]
    assert tuple(listed) == parse_game(path.read_text()).position.actions


def test_a_finished_game_has_none(run: Run) -> None:
    finished = run("random", "--seed", "3").out
    result = run("legal", "-", typed=finished)
    assert (result.status, result.out, result.err) == (0, "", "")
