"""The end of a game (section 7 of the rules)."""

import pytest

from cleocatra import Cell, Colour, IllegalAction, Outcome, Phase, Position, Scout
from cleocatra.record import parse_game
from tests.data.files import game_record
from tests.rules.boards import played, then, why_not

RED, BLUE, BLACK = Colour.RED, Colour.BLUE, Colour.BLACK


def positions(name: str) -> list[Position]:
    return [*parse_game(game_record(name)).positions()]


def reached(position: Position) -> bool:
    return max(position.points.values()) >= 23


def test_the_goal_is_twenty_three_points_and_the_round_is_played_out() -> None:
    """Red reaches 23 first of three; blue and black still take their turns."""
    game = positions("round-played-out")
    last = game[-1]
    assert last.outcome == Outcome((RED,), {RED: 23, BLUE: 18, BLACK: 16})
    turns = [position.turn for position in game if reached(position) and position.phase is Phase.FIRST_ACTION]
    assert turns == [BLUE, BLACK]


def test_all_have_had_the_same_number_of_turns() -> None:
    for name in ("round-played-out", "shared-victory", "overtaken-in-the-last-round", "bonus-after-the-goal"):
        last = positions(name)[-1]
        assert last.phase is Phase.OVER
        assert last.turns_taken % len(last.options.players) == 0


def test_who_is_overtaken_in_the_last_round_does_not_win() -> None:
    last = positions("overtaken-in-the-last-round")[-1]
    assert last.outcome == Outcome((BLUE,), {RED: 23, BLUE: 24})


def test_players_who_tie_for_the_most_points_share_the_victory() -> None:
    last = positions("shared-victory")[-1]
    assert last.outcome == Outcome((RED, BLUE), {RED: 23, BLUE: 23, BLACK: 14})


def test_a_bonus_action_of_the_last_turn_is_still_taken() -> None:
    *_, before, last = positions("bonus-after-the-goal")
    assert before.phase is Phase.BONUS_ACTION
    assert reached(before)
    assert before.outcome is None
    assert last.phase is Phase.OVER


def test_before_the_end_there_is_no_outcome() -> None:
    for position in positions("round-played-out")[:-1]:
        assert position.outcome is None
        assert position.actions


def test_after_the_end_there_is_no_action() -> None:
    last = positions("shared-victory")[-1]
    assert last.actions == ()
    assert why_not(last, "scout 0,0") == "game/over"
    assert why_not(last, "pass") == "game/over"
    with pytest.raises(IllegalAction, match="the game is over"):
        last.apply(Scout(Cell(0, 1)))


def test_the_score_has_no_upper_limit() -> None:
    assert max(positions("overtaken-in-the-last-round")[-1].points.values()) > 23


def test_no_number_of_turns_ends_a_game() -> None:
    """R14: two players herd back and forth for a thousand turns, and may go on."""
    position = start = played("red: open 0,0\nblue: open 1,0", rules="advanced", pile="mut mut")
    for _ in range(500):
        position = then(position, "herd 0,0>1,0", "herd 1,0>0,0", "herd 1,0>0,0", "herd 0,0>1,0")
    assert position.turns_taken == 1000
    assert position.tiles == start.tiles
    assert position.actions == start.actions
