"""The puzzles that are shipped, and how turns are judged."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from cleocatra.puzzles.file import OtherSeed, mine_into, written
from cleocatra.puzzles.mining import MARGIN, SIMULATIONS, confirmed
from cleocatra.puzzles.playing import find_puzzle, list_puzzles, look
from cleocatra.puzzles.puzzle import daily, format_puzzle, parse_puzzle, puzzles
from cleocatra.puzzles.themes import THEMES
from cleocatra.rules import Phase, Reveal
from cleocatra.table.refusals import Refused

ALL = list(puzzles().values())


def test_every_puzzle_is_read_back_and_its_turns_are_legal() -> None:
    assert len({puzzle.line for puzzle in ALL}) == len(ALL) == len(puzzles())
    for puzzle in ALL:
        assert parse_puzzle(format_puzzle(puzzle)) == puzzle
        start = puzzle.position
        assert start.phase is Phase.FIRST_ACTION
        assert start == start.view()
        assert puzzle.margin >= MARGIN
        assert set(puzzle.themes) <= set(THEMES)
        for end in puzzle.ends():  # raises if a turn isn't legal
            assert end.phase is not Phase.SECOND_ACTION or end.player is not start.player


def test_there_are_five_hundred_puzzles_of_both_rules_and_all_numbers_of_players() -> None:
    assert len(ALL) >= 500
    kinds = {(one.rules, one.players) for one in list_puzzles(date(2025, 1, 1)).puzzles}
    assert kinds == {(rules, players) for rules in ("basic", "advanced") for players in (2, 3, 4)}


@pytest.mark.compiled_only
def test_a_sample_is_confirmed_by_a_longer_search() -> None:
    for puzzle in ALL[:: len(ALL) // 3][:3]:
        found = confirmed(puzzle.position, 50 * SIMULATIONS)
        assert found is not None
        assert found.margin >= MARGIN
        assert {one.end for one in found.right} & set(puzzle.ends())


def test_each_day_has_its_puzzle() -> None:
    first = date(2026, 3, 1)
    days = [daily(first + timedelta(days=number)) for number in range(len(ALL))]
    assert sorted(puzzle.line for puzzle in days) == sorted(puzzle.line for puzzle in ALL)


def test_the_right_turn_is_solved_in_any_order_of_the_same_end() -> None:
    for puzzle in ALL[:3]:
        for turn in puzzle.turns:
            table = look(puzzle, [str(action) for action in turn])
            assert table.attempt.result == "solved"
            assert table.view.choices == [] or table.view.seats


def test_half_a_turn_is_open_and_a_tile_turned_over_fails() -> None:
    puzzle = next(one for one in ALL if len(one.turns[0]) == 2 and one.position.pile)
    assert look(puzzle, [str(puzzle.turns[0][0])]).attempt.result == "open"
    failed = look(puzzle, [], Reveal()).attempt
    assert failed.result == "failed"
    assert failed.share is not None
    assert failed.best is not None
    assert failed.share < failed.best


def test_a_turn_that_is_over_goes_no_further() -> None:
    puzzle = ALL[0]
    done = [str(action) for action in puzzle.turns[0]]
    with pytest.raises(Refused, match="turn/over"):
        look(puzzle, [*done, "reveal"])
    with pytest.raises(Refused, match="puzzle/unknown"):
        find_puzzle("nothing")


def test_mining_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cleocatra.puzzles.file.mine", lambda game, seed: [ALL[(game + seed) % len(ALL)]])
    whole, part = tmp_path / "whole.txt", tmp_path / "part.txt"
    assert [game for game, _ in mine_into(whole, 5, 1)] == [0, 1, 2, 3, 4]
    assert len(list(mine_into(part, 2, 1))) == 2
    with part.open("a") as file:
        file.write(format_puzzle(ALL[3]) + "\n")  # killed before the game was whole
    assert [game for game, _ in mine_into(part, 5, 1)] == [2, 3, 4]
    assert part.read_text() == whole.read_text()
    assert len(written(part)) == 5


def test_a_file_of_another_seed_or_kind_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mined.txt"
    file.write_text("# seed 7\n")
    with pytest.raises(OtherSeed):
        list(mine_into(file, 1, 1))
    file.write_text("something else\n")
    with pytest.raises(ValueError, match="begins with its seed"):
        list(mine_into(file, 1, 1))
