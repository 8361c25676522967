"""A game and its history as one value."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleocatra.record import Game, Turn, format_game, parse_action, parse_game
from cleocatra.rules import Cell, Colour, Dice, IllegalAction, Kind, Open, Options, Pass, Scout, UnseenTile
from tests.record.games import HEADER, RECORD, games


def test_playing_leaves_the_old_game_as_it_was() -> None:
    game = parse_game(HEADER)
    after = game.play(Open(Cell(0, 0)))
    assert game.turns == ()
    assert game.position.tiles == {}
    assert after.turns == (Turn(Colour.RED, (Open(Cell(0, 0)),)),)
    assert Cell(0, 0) in after.position.tiles


def test_turns_are_the_lines_of_the_record() -> None:
    game = parse_game(RECORD)
    assert [str(turn) for turn in game.turns] == RECORD.partition("\n\n")[2].splitlines()
    assert len(game.actions) == 9


def test_a_bonus_action_is_a_turn_of_its_own_with_a_mark() -> None:
    game = parse_game(RECORD)
    assert [turn.bonus for turn in game.turns] == [False, False, False, False, True, False]
    assert game.turns[4] == Turn(Colour.BLUE, (Scout(Cell(1, 0)),), bonus=True)


def test_the_second_action_joins_the_turn_under_way() -> None:
    game = parse_game(RECORD).play(parse_action("scout 1,0"))
    assert game.turn_under_way
    game = game.play(parse_action("dispatch"))
    assert not game.turn_under_way
    assert str(game.turns[-1]) == "blue: scout 1,0; dispatch"


def test_a_game_is_equal_to_one_with_the_same_history() -> None:
    game = parse_game(RECORD)
    assert game == parse_game(RECORD)
    assert hash(game) == hash(parse_game(RECORD))
    assert game != parse_game(HEADER)
    assert game != parse_game(RECORD.replace("\n\n", '\n[Date "today"]\n\n', 1))


def test_what_the_rules_forbid_is_not_played() -> None:
    with pytest.raises(IllegalAction):
        parse_game(RECORD).play(Pass())
    with pytest.raises(IllegalAction):
        Game.replay(parse_game(HEADER).initial, [Pass()])


@given(games())
def test_positions_lead_from_the_initial_one_to_the_present_one(game: Game) -> None:
    positions = list(game.positions())
    assert positions[0] == game.initial
    assert positions[-1] == game.position
    assert len(positions) == len(game.actions) + 1


@given(games(), st.integers(0, 2**32))
def test_a_game_saved_at_any_moment_continues_identically(game: Game, seed: int) -> None:
    restored = parse_game(format_game(game))
    ours, theirs = Dice(seed), Dice(seed)
    for _ in range(12):
        assert restored.position.actions == game.position.actions
        if game.position.outcome:
            break
        game = game.play(game.position.random_action(ours))
        restored = restored.play(restored.position.random_action(theirs))
    assert restored == game
    assert restored.position == game.position


@given(games(), st.data())
def test_an_earlier_moment_can_be_looked_at(game: Game, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(game.turns)))
    earlier = game.after_turns(number)
    assert earlier.turns == game.turns[:number]
    assert earlier.position == list(game.positions())[len(earlier.actions)]


def test_a_moment_that_never_was_can_not() -> None:
    with pytest.raises(ValueError, match="the game has 6 turns, not 7"):
        parse_game(RECORD).after_turns(7)


@given(games())
def test_taking_back_undoes_one_action(game: Game) -> None:
    if game.position.outcome is None:
        after = game.play(game.position.actions[-1])
        assert after.take_back() == game
        assert after.take_back().position == game.position


def test_nothing_can_be_taken_back_before_the_first_action() -> None:
    with pytest.raises(ValueError, match="nothing to take back"):
        parse_game(HEADER).take_back()


def test_a_seed_shuffles_the_pile() -> None:
    game = Game.start(Options(), seed=5)
    assert game == Game.start(Options(), pile=game.initial.pile)
    assert game != Game.start(Options(), seed=6)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("Pile", "mut", "the game itself says what Pile is"),
        ("two words", "", "a tag's name is a letter, then letters and digits, not 'two words'"),
        ("Date", 'the "1st"', "the value of tag Date contains a double quote"),
        ("Date", "1st\n2nd", "control character U\\+000A"),
    ],
)
def test_tags_that_a_record_could_not_hold_are_refused(name: str, value: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Game.start(Options(), seed=1, tags={name: value})


def test_tags_can_not_be_changed_from_outside() -> None:
    tags = {"Date": "today"}
    game = Game.start(Options(), seed=1, tags=tags)
    tags["Date"] = "tomorrow"
    assert game.tags == {"Date": "today"}


# The pile


def test_a_player_sees_the_game_without_the_order_of_the_pile() -> None:
    seen = parse_game(RECORD).view()
    assert seen.initial.pile[:3] == (Kind.CLEOCATRA, Kind.BASTET, Kind.MUT)
    assert set(seen.initial.pile[3:]) == {None}
    assert seen.turns == parse_game(RECORD).turns


def test_a_tile_must_be_revealed_before_it_is_placed() -> None:
    seen = parse_game(RECORD).view()
    scout = Scout(Cell(1, 0))
    with pytest.raises(UnseenTile):
        seen.play(scout)
    after = seen.reveal(Kind.MAFDAT).play(scout)
    assert after.position.tiles[Cell(1, 0)].kind is Kind.MAFDAT
    assert '[Pile "cleocatra bastet mut mafdat ? ? ? ? ?"]' in format_game(after)
    assert parse_game(format_game(after)) == after


@given(games(), st.integers(0, 100))
def test_unknown_tiles_can_be_guessed(game: Game, seed: int) -> None:
    guessed = game.view().guess(Dice(seed))
    assert guessed.turns == game.turns
    assert None not in guessed.initial.pile
    assert parse_game(format_game(guessed)) == guessed
