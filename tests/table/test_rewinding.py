"""Whole turns that are taken back, in a game of one person against bots."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cleocatra.record import parse_game
from cleocatra.record.shuffle import check_shuffle, commitment
from cleocatra.rules import Colour, Decision, Phase, Reveal
from cleocatra.table.agreement import ask_to_end
from cleocatra.table.changes import Change
from cleocatra.table.choices import possible
from cleocatra.table.creation import NewGame, NewSeat, first_change, plan_game
from cleocatra.table.events import SeatTaken, Sitter, TurnTakenBack, format_event, parse_event
from cleocatra.table.projection import project, project_event, project_record
from cleocatra.table.refusals import Refused
from cleocatra.table.rewinding import take_back_turn
from cleocatra.table.shuffle_events import SealedPile
from cleocatra.table.state import replay
from cleocatra.table.turns import act, confirm

RED, BLUE = Colour.RED, Colour.BLUE
ALONE = NewGame((NewSeat(Sitter.PERSON), NewSeat(Sitter.BOT, "Kitten")), start=0, turn_take_backs=True)


def begun(asked: NewGame = ALONE) -> Change:
    created = plan_game(asked, None, Random(3)).created
    return first_change(created, [SeatTaken(RED, "Ann", "ann")], 0.0)


def step(change: Change, draws: bool) -> Change:
    """Somebody does the first thing that is possible; who `draws` turns a tile over where they can."""
    state = change.state
    assert state.actor is not None
    if state.awaits_confirmation:
        return confirm(change, state.actor)
    decisions = list(possible(state))
    reveals: list[Decision] = [one for one in decisions if isinstance(one, Reveal)]
    others = [one for one in decisions if not isinstance(one, Reveal)]
    return act(change, state.actor, (reveals if draws and reveals else others)[0])


def until_own_turn(change: Change, draws: bool = False) -> Change:
    """Play until red begins another turn."""
    turns = len(change.state.game.turns)
    while True:
        change = step(change, draws)
        state = change.state
        if state.actor is RED and state.unconfirmed == 0 and len(state.game.turns) > turns:
            return change


def in_play() -> Change:
    """Red's first turn after the openings begins."""
    change = until_own_turn(begun())
    assert change.state.position.phase is Phase.FIRST_ACTION
    return change


def taken_back(change: Change, seed: int = 1) -> Change:
    return take_back_turn(change, RED, Random(seed))


def rewound(change: Change) -> TurnTakenBack:
    """The last event."""
    event = change.events[-1]
    assert isinstance(event, TurnTakenBack)
    return event


def test_the_player_is_back_where_their_last_turn_began() -> None:
    before = in_play()
    back = taken_back(until_own_turn(before))
    assert back.state.position == before.state.position
    assert back.state.game.turns == before.state.game.turns
    assert (back.state.action_count, back.state.recent) == (before.state.action_count, before.state.recent)


def test_without_a_new_tile_the_pile_stays_as_it_is() -> None:
    back = taken_back(until_own_turn(in_play()))
    event = rewound(back)
    assert (event.told, event.sealed) == (None, None)
    assert back.state.sealed == begun().state.sealed


def test_tiles_seen_since_are_unknown_again_and_shuffled_anew() -> None:
    before = in_play()
    later = until_own_turn(before, draws=True)
    assert later.state.position.pile != before.state.position.pile
    piles = set()
    for seed in range(8):
        back = taken_back(later, seed)
        assert back.state.position == before.state.position
        known = len(back.state.position.tiles)
        pile, old = back.state.sealed.pile, before.state.sealed.pile
        assert pile[:known] == old[:known]
        assert Counter(pile) == Counter(old)
        piles.add(pile)
    assert len(piles) > 1


def test_a_new_order_has_a_hash_of_its_own_and_the_old_one_is_told() -> None:
    before = in_play()
    back = taken_back(until_own_turn(before, draws=True))
    event = project_event(back.events[-1], 9)
    assert event.pile is not None
    assert event.salt is not None
    assert commitment(event.pile, event.salt) == project(before.state, frozenset()).commitment
    assert event.commitment == project(back.state, frozenset()).commitment
    assert event.commitment != project(before.state, frozenset()).commitment
    sealed = rewound(back).sealed
    assert isinstance(sealed, SealedPile)
    assert sealed.salt not in f"{event} {back.events[-1]!r}"


def test_the_record_is_valid_and_its_shuffle_proven() -> None:
    change = taken_back(until_own_turn(in_play(), draws=True))
    running = parse_game(project_record(change.state))
    assert check_shuffle(running) == "closed"
    ended = ask_to_end(until_own_turn(change, draws=True), frozenset([RED]))
    record = parse_game(project_record(ended.state))
    assert record.turns == ended.state.game.turns
    assert check_shuffle(record) == "verified"


def test_what_is_turned_over_afterwards_comes_from_the_new_pile() -> None:
    change = taken_back(until_own_turn(in_play(), draws=True), seed=5)
    drawn = len(change.state.position.tiles)
    change = act(change, RED, Reveal())
    assert change.state.open_tile is change.state.sealed.pile[drawn]


def test_a_tile_that_was_only_turned_over_goes_back_into_the_pile() -> None:
    before = in_play()
    back = taken_back(act(before, RED, Reveal()))
    assert back.state.position == before.state.position
    assert rewound(back).sealed is not None


def test_half_a_turn_is_taken_back_before_the_one_before() -> None:
    first = in_play()
    second = until_own_turn(first)
    half = step(second, draws=False)
    assert half.state.unconfirmed == 1
    back = taken_back(half)
    assert back.state.position == second.state.position
    assert taken_back(back).state.position == first.state.position


def test_in_the_opening_the_open_tile_stays() -> None:
    opening = begun()
    back = taken_back(in_play())
    assert back.state.position == opening.state.position
    assert back.state.open_tile is opening.state.open_tile is not None
    with pytest.raises(Refused, match="take-back/nothing"):
        taken_back(back)


def test_turns_of_a_record_that_the_game_continues_stay() -> None:
    record = until_own_turn(in_play()).state.game
    created = plan_game(NewGame(ALONE.seats, turn_take_backs=True), record, Random(3)).created
    change = first_change(created, [SeatTaken(RED, "Ann", "ann")], 0.0)
    with pytest.raises(Refused, match="take-back/nothing"):
        taken_back(change)
    assert taken_back(until_own_turn(change)).state.position == change.state.position


def test_only_the_option_allows_it_and_only_in_ones_own_turn() -> None:
    without = NewGame(ALONE.seats, start=0)
    with pytest.raises(Refused, match="take-back/forbidden"):
        taken_back(until_own_turn(begun(without)))
    with pytest.raises(Refused, match="seat/forbidden"):
        take_back_turn(in_play(), BLUE, Random(1))


@pytest.mark.parametrize("other", [Sitter.PERSON, Sitter.ANYONE])
def test_where_other_people_play_it_is_no_option(other: Sitter) -> None:
    seats = (NewSeat(Sitter.PERSON), NewSeat(Sitter.BOT, "Kitten"), NewSeat(other))
    with pytest.raises(Refused, match="request/invalid"):
        plan_game(NewGame(seats, turn_take_backs=True), None, Random(1))


def test_the_log_leads_to_the_same_state() -> None:
    change = until_own_turn(taken_back(until_own_turn(in_play(), draws=True)), draws=True)
    assert replay([parse_event(format_event(event)) for event in change.events]) == change.state
