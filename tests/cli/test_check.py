"""`cleocatra check`"""

from pathlib import Path

from tests.cli.conftest import Run
from tests.record.games import HEADER, PERFT_RECORDS, RECORD

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
    assert result.out == f"{record}: red 2, blue 4; not finished, blue acts next\n"
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
