"""`cleocatra play`: what players type, and what comes of it."""

from pathlib import Path

import pytest

from cleocatra.record import format_game, parse_game
from cleocatra.rules import Dice, Phase, Score, Search
from tests.cli.conftest import Run
from tests.record.games import HEADER, RECORD

OPENED = HEADER + "\nred: open 0,0\nblue: open 0,1\n"
KINDS = (Search, Score)
SEEN = "You can’t take back a Scout once you’ve seen its tile (rule 4)."


@pytest.fixture
def opened(tmp_path: Path) -> Path:
    """A file with a game where red takes the first turn; the top tile is Mut."""
    path = tmp_path / "opened.cleo"
    path.write_text(OPENED)
    return path


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def turns_of(path: Path) -> list[str]:
    return [str(turn) for turn in parse_game(path.read_text()).turns]


def test_what_is_not_given_is_asked_for(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "new.cleo"
    result = run("play", typed=lines("5", "green red", "", "french", "1", f"save {path}", "quit"))
    assert (result.status, result.err) == (0, "")
    assert "2, 3, 4 or different colors" in result.out
    options = parse_game(path.read_text()).options
    assert (options.rules, options.edition, options.players) == ("advanced", "french", ("green", "red"))
    assert turns_of(path) == ["green: open 0,0"]


def test_three_players_are_not_asked_for_an_edition(run: Run) -> None:
    result = run("play", "--players", "3", "--rules", "basic", "--seed", "1")
    assert "Edition" not in result.out.partition("Basic game")[0]
    assert "red: opening with" in result.out


def test_the_end_of_input_is_a_way_to_leave(run: Run) -> None:
    assert run("play").status == 0
    assert run("play", "--players", "2", "--rules", "basic", "--edition", "french").status == 0


def test_numbers_words_and_cells_are_understood(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "new.cleo"
    typed = lines("1", "0,1", "team 0,1", "score 0,0 to 0,0", f"save {path}", "quit")
    result = run(
        "play", "--players", "2", "--rules", "basic", "--edition", "international", "--seed", "2", typed=typed
    )
    assert result.status == 0
    assert turns_of(path)[:2] == ["red: open 0,0", "blue: open 0,1"]


def test_r5_a_scout_reveals_its_tile_before_its_cell_is_chosen(run: Run, opened: Path) -> None:
    result = run("play", opened, typed=lines("scout", "1,0", "save", "quit"))
    before, _, after = result.out.partition("The tile is Mut. Where does it go?")
    assert "Mut" not in before.replace("Mut blue", "").replace("2 Mut", "")
    assert "red: scout 1,0 (Mut)" in after
    assert turns_of(opened)[-1] == "red: scout 1,0"


def test_a_scout_can_not_be_taken_back(run: Run, opened: Path) -> None:
    typed = lines("scout", "undo", "team 0,1", "back", "scout 1,0", "undo", "save", "quit")
    result = run("play", opened, typed=typed)
    assert result.out.count(SEEN) == 4
    assert turns_of(opened)[-1] == "red: scout 1,0"


def test_a_scout_that_the_rules_forbid_reveals_nothing(run: Run, opened: Path) -> None:
    result = run("play", opened, typed=lines("team 0,1", "scout"))
    assert (
        "scout is not allowed: the second action of a turn has to be a Rescuer action (rule 4)" in result.out
    )
    assert "The tile is" not in result.out


def test_the_first_action_of_a_turn_can_be_taken_back(run: Run, opened: Path) -> None:
    result = run("play", opened, typed=lines("undo", "team 0,1", "undo", "herd 0,0>0,1", "save", "quit"))
    assert "You haven’t done anything this turn" in result.out
    assert turns_of(opened)[-1] == "red: herd 0,0>0,1"


def test_a_turn_that_is_over_can_not_be_taken_back(run: Run, opened: Path) -> None:
    result = run("play", opened, typed=lines("score 0,0 to 0,0", "undo", "save", "quit"))
    assert "finished turns stay as they are" in result.out
    assert turns_of(opened)[-1] == "red: score 0,0 to 0,0"


def test_a_turn_resumed_in_the_middle_can_be_taken_back_too(run: Run, opened: Path) -> None:
    opened.write_text(OPENED + "red: team 0,1\n")
    run("play", opened, typed=lines("undo", "score 0,0 to 0,0", "save", "quit"))
    assert turns_of(opened)[-1] == "red: score 0,0 to 0,0"


def test_why_explains_what_is_not_allowed(run: Run, opened: Path) -> None:
    typed = lines("why search 0,0>1,1", "why team 0,1", "why", "why fly", "scout", "why team 0,1")
    out = run("play", opened, typed=typed).out
    assert "search 0,0>1,1 is not allowed: rescuers stand on tile 0,0 (rule 4)" in out
    assert "team 0,1 is allowed." in out
    assert "an action is missing. Type help" in out
    assert "unknown action 'fly'" in out
    assert out.count(SEEN) == 1


def test_what_is_not_allowed_or_not_understood_is_said_and_nothing_happens(run: Run, opened: Path) -> None:
    typed = lines("team 0,0", "99", "9" * 5000, "dance", "", "team", "\x1b[A", "0", "save", "quit")
    result = run("play", opened, typed=typed)
    assert "team 0,0 is not allowed: red already has a rescuer on 0,0 (rule 2)" in result.out
    assert "There is no number 99 in the list." in result.out
    assert "unknown action 'dance'" in result.out
    assert "control character U+001B" in result.out
    assert turns_of(opened) == ["red: open 0,0", "blue: open 0,1"]


def test_a_long_list_opens_menus_within_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "long.cleo"
    dice = Dice(8)
    game = parse_game(OPENED)
    while not any(len([a for a in game.position.actions if isinstance(a, kind)]) > 15 for kind in KINDS):
        game = game.play(game.position.random_action(dice))
    path.write_text(format_game(game))
    out = run("play", path, typed=lines("list", "help", "board")).out
    number = next(line.split()[0] for line in out.splitlines() if " ways" in line)
    out = run("play", path, typed=lines(number, "back", number, "1", "save", "quit")).out
    assert "Type back for the whole list." in out
    assert len(parse_game(path.read_text()).actions) == len(game.actions) + 1


def test_a_game_is_saved_and_goes_on_from_its_file(run: Run, opened: Path, tmp_path: Path) -> None:
    path = tmp_path / "saved.cleo"
    out = run("play", opened, typed=lines("team 0,1", f"save {path}", "quit")).out
    assert f"Saved. To continue later: cleocatra play {path}" in out
    assert opened.read_text() == OPENED
    assert path.read_text() == OPENED + "red: team 0,1\n"
    run("play", path, typed=lines("herd 0,0>0,1", "score 0,0 with 0,1 to 0,0", "save", "quit"))
    assert turns_of(path)[-1] == "red: team 0,1; score 0,0 with 0,1 to 0,0"


def test_another_file_is_never_overwritten(run: Run, opened: Path, record: Path, tmp_path: Path) -> None:
    typed = lines(
        f"save {record}", f"save {tmp_path}", f"save {tmp_path}/none/a.cleo", "save ~nobody-here/a", "quit"
    )
    out = run("play", opened, typed=typed).out
    assert f"{record} already exists: choose another name." in out
    assert f"{tmp_path} already exists: choose another name." in out
    assert "No such file or directory" in out
    assert "home" in out
    assert record.read_text() == RECORD


def test_a_game_without_a_file_needs_a_name_to_be_saved(run: Run) -> None:
    typed = lines("1", "save", "quit", "save", "quit", "quit", "never read")
    out = run("play", "--players", "3", "--rules", "basic", typed=typed).out
    assert out.count("Where? Type save FILE") == 2
    assert out.count("The game isn’t saved: type save FILE to save it") == 2
    assert "never read" not in out


def test_a_tile_that_was_only_seen_can_not_be_saved(run: Run, opened: Path) -> None:
    out = run("play", opened, typed=lines("scout", "save", "quit")).out
    assert "Place the tile first" in out
    assert opened.read_text() == OPENED


def test_a_hidden_pile_is_put_into_some_order(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "hidden.cleo"
    path.write_text(format_game(parse_game(OPENED), hide_pile=True))
    run("play", path, "--seed", "4", typed=lines("scout", "1", "save", "quit"))
    assert "?" not in path.read_text()


def test_a_bad_file_is_told(run: Run, tmp_path: Path) -> None:
    result = run("play", tmp_path / "none.cleo")
    assert (result.status, result.err) == (1, f"{tmp_path / 'none.cleo'}: No such file or directory\n")


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_is_played_by_typing(run: Run, tmp_path: Path, seed: int) -> None:
    """The keys of a random game with four players, bonus actions included, from beginning to end."""
    random = parse_game(run("random", "--players", "4", "--seed", str(seed)).out)
    path = tmp_path / "whole.cleo"
    keys = [str(action) for action in random.actions]
    arguments = ("play", "--players", "4", "--rules", "advanced", "--seed", str(seed))
    result = run(*arguments, typed=lines(*keys, f"save {path}", "board", "quit"))
    assert (result.status, result.err) == (0, "")
    assert parse_game(path.read_text()) == random
    assert random.position.phase is Phase.OVER
    assert "The game is over: " in result.out
    assert "over> quit" in result.out
