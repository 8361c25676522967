"""`cleocatra show`"""

from pathlib import Path

from cleocatra.record import parse_game
from tests.cli.conftest import Run
from tests.record.games import HEADER, RECORD


def test_the_position_is_drawn_with_points_supply_and_whose_turn_it_is(run: Run, record: Path) -> None:
    result = run("show", record)
    assert (result.status, result.err) == (0, "")
    assert result.out == f"{parse_game(RECORD).position}\n"
    assert "blue: first action" in result.out
    assert "r red     2 points, 2 in supply" in result.out


def test_an_earlier_position_is_counted_in_lines_of_the_record(run: Run, record: Path) -> None:
    assert run("show", record, "--at", "0").out == f"{parse_game(HEADER).position}\n"
    two = HEADER + "\nred: open 0,0\nblue: open 0,1\n"
    assert run("show", record, "--at", "2").out == f"{parse_game(two).position}\n"
    assert run("show", record, "--at", "6").out == run("show", record).out


def test_a_turn_that_never_was_is_a_wrong_argument(run: Run, record: Path) -> None:
    result = run("show", record, "--at", "7")
    assert (result.status, result.out) == (2, "")
    assert result.err == "cleocatra show: --at 7: this game has 6 turns\n"


def test_a_hidden_pile_can_be_shown(run: Run) -> None:
    hidden = RECORD.replace("mafdat princess princess mut bastet mafdat", "? ? ? ? ? ?")
    assert run("show", "-", typed=hidden).status == 0


POSITION = "basic international rb C0,0r/B0,1b ??????? 0,0 1 r"


def test_a_position_in_one_line_stands_where_a_file_does(run: Run, tmp_path: Path) -> None:
    drawn = run("show", POSITION)
    file = tmp_path / "position.txt"
    file.write_text(f"{POSITION}\n")
    assert drawn.status == 0
    assert "red: first action" in drawn.out
    assert run("show", file).out == run("show", "-", typed=POSITION).out == drawn.out
    assert run("legal", POSITION).out.splitlines()[:2] == ["scout -1,0", "scout 1,0"]
    assert (
        run("perft", POSITION.replace("?????", "MUPPU").replace("??", "BM"), "--depth", "1").out == "6\n"
    )  # four Scouts, a Team up and a Score
    assert run("solve", POSITION, "--turns", "1").status == 0


def test_a_wrong_position_is_answered_with_field_and_reason(run: Run) -> None:
    wrong = POSITION.replace("B0,1", "B0,2")
    answer = "1:24: tiles: tile 0,2 is not connected to the others\n"
    assert run("show", wrong).err == f"<position>:{answer}"
    assert run("show", "-", typed=wrong).err == f"<stdin>:{answer}"
    assert "1:24: tiles : la tuile 0,2" in run("show", wrong, "--language", "fr").err.replace("\xa0", " ")
