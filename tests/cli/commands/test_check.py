"""`cleocatra check`"""

from dataclasses import replace
from pathlib import Path

from cleocatra.record import format_game, parse_game
from cleocatra.record.shuffle import commitment
from cleocatra.rules import Colour
from cleocatra.table.shuffling import WAIT
from tests.cli.conftest import Run
from tests.record.games import HEADER, PERFT_RECORDS, RECORD
from tests.table.test_shuffling import NOW, ended, full, pledged, told

BASIC = HEADER.replace("advanced", "basic")


def test_good_records_are_told_with_their_scores(run: Run) -> None:
    result = run("check", *PERFT_RECORDS)
    assert (result.status, result.err) == (0, "")
    assert len(result.out.splitlines()) == len(PERFT_RECORDS)
    assert "basic-french-2p-40.cleo: red 1" in result.out


def test_a_finished_game_tells_who_has_won(run: Run) -> None:
    finished = run("random", "--seed", "3").out
    result = run("check", "-", typed=finished)
    assert result.out == "<stdin>: red 26, blue 21; red wins\n"


def test_every_file_is_checked_even_after_a_bad_one(run: Run, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.cleo"
    bad.write_text(RECORD.replace("team 0,0", "team 9,9"))
    result = run("check", bad, record, tmp_path / "none.cleo")
    assert result.status == 1
    assert result.out == f"{record}: red 2, blue 4; not finished, blue is next\n"
    assert result.err == (
        f"{bad}:9:7: team 9,9 is not allowed: there is no tile on 9,9 (rule 2)\n"
        f"{tmp_path / 'none.cleo'}: No such file or directory\n"
    )


def test_files_that_are_no_text_are_told_apart(run: Run, tmp_path: Path) -> None:
    (tmp_path / "picture.cleo").write_bytes(b"\x89PNG\r\n\x1a\n")
    result = run("check", tmp_path / "picture.cleo", tmp_path, "/dev/zero")
    assert result.status == 1
    assert result.err == (
        f"{tmp_path / 'picture.cleo'}:1:1: this is not UTF-8\n"
        f"{tmp_path}: Is a directory\n"
        "/dev/zero:1:1: a record has at most 1000000 characters\n"
    )


def test_a_name_is_shown_so_that_no_terminal_obeys_it(run: Run) -> None:
    assert run("check", "\x1b[2J").err == "\\x1b[2J: No such file or directory\n"


def published(run: Run, turns: int | None = None) -> str:
    """A game as a server tells it at its end (perhaps an early one): with its commitment and its salt."""
    game = parse_game(run("random", "--seed", "3").out)
    proof = commitment([kind for kind in game.initial.pile if kind is not None], "5a17")
    ended = game if turns is None else game.after_turns(turns)
    return format_game(replace(ended, tags={"Commitment": proof, "Salt": "5a17"}))


def test_the_shuffle_of_a_finished_game_is_verified(run: Run) -> None:
    result = run("check", "-", typed=published(run))
    assert result.out == "<stdin>: red 26, blue 21; red wins; shuffle verified\n"


def test_a_forged_shuffle_is_refused(run: Run) -> None:
    record = published(run, turns=2)
    pile = next(line for line in record.splitlines() if line.startswith("[Pile")).split('"')[1].split()
    swapped = " ".join([*pile[:-2], pile[-1], pile[-2]])
    assert pile[-1] != pile[-2]
    for forged in (record.replace(" ".join(pile), swapped), record.replace("5a17", "5a18")):
        result = run("check", "-", typed=forged)
        assert (result.status, result.out) == (1, "")
        assert result.err.endswith("the record is forged\n")


def test_a_record_whose_commitment_was_forged_too_is_told_by_the_published_one(run: Run) -> None:
    record = published(run)
    noted = record.split('[Commitment "')[1].split('"')[0]
    assert run("check", "-", "--commitment", noted, typed=record).status == 0
    result = run("check", "-", "--commitment", "0" * 64, typed=record)
    assert (result.status, result.err) == (1, "<stdin>: the record has a different commitment\n")


def test_a_shuffle_that_is_not_told_yet_is_not_called_verified(run: Run) -> None:
    hidden = RECORD.replace("mut bastet mafdat", "? ? ?").replace("]\n\n", ']\n[Commitment "00"]\n\n', 1)
    assert run("check", "-", typed=hidden).out.endswith("; shuffle not revealed yet\n")


def test_a_shared_shuffle_is_verified_and_whoever_told_no_share_is_named(run: Run) -> None:
    closed = pledged(full(), Colour.RED, Colour.BLUE)
    for players, said in (
        ([Colour.RED, Colour.BLUE], "shuffle verified, every player has a share in it"),
        ([Colour.RED], "shuffle verified, but blue didn’t tell their share"),
    ):
        record = format_game(ended(told(closed, *players, now=NOW + WAIT)))
        result = run("check", "-", typed=record)
        assert (result.status, result.out.rpartition("; ")[2]) == (0, f"{said}\n"), result
        exchanged = record.replace("a1a1", "c3c3")
        assert run("check", "-", typed=exchanged).status == 1
