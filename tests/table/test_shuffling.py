"""A shuffle to which each player contributes: nobody can choose the pile, and nobody can hold up the game."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from cleocatra.record import Game, parse_game
from cleocatra.record.shares import format_shares, parse_shares, pledge_of, rearranged, restored
from cleocatra.record.shuffle import check_shuffle, commitment, missing_shares
from cleocatra.rules import Colour, Kind
from cleocatra.table.agreement import ask_to_end
from cleocatra.table.changes import Change
from cleocatra.table.company import fill_seat
from cleocatra.table.creation import NewGame, NewSeat, first_change, plan_game, rematch
from cleocatra.table.events import SeatTaken, Sitter, format_event, parse_event
from cleocatra.table.projection import project, project_record
from cleocatra.table.refusals import Refused
from cleocatra.table.schedule import turn_due
from cleocatra.table.seating import get_up, sit_down
from cleocatra.table.shares import Shares
from cleocatra.table.shuffling import WAIT, go_on, pledge, share
from cleocatra.table.state import GameState, replay

RED, BLUE = Colour.RED, Colour.BLUE
OPEN = NewGame((NewSeat(Sitter.PERSON), NewSeat(Sitter.ANYONE)), start=0, shared_shuffle=True)
SHARES = {RED: "a1" * 32, BLUE: "b2" * 32}
NOW = 100.0


def waiting(seed: int = 1, asked: NewGame = OPEN) -> Change:
    created = plan_game(asked, None, Random(seed)).created
    return first_change(created, [SeatTaken(RED, "Ann", "ann")], NOW)


def full(seed: int = 1) -> Change:
    """Red and blue sit down, and the shuffle begins."""
    return go_on(sit_down(waiting(seed), BLUE, "Zoë", "zoe"), NOW)


def pledged(change: Change, *players: Colour, now: float = NOW) -> Change:
    for player in players:
        change = pledge(change, player, pledge_of(change.state.created.commitment, player, SHARES[player]))
    return go_on(change, now)


def told(change: Change, *players: Colour, now: float = NOW) -> Change:
    for player in players:
        change = share(change, player, SHARES[player])
    return go_on(change, now)


def ended(change: Change) -> Game:
    """The record of the game, which ends at once."""
    over = ask_to_end(ask_to_end(change, frozenset([RED])), frozenset([BLUE]))
    return parse_game(project_record(over.state))


def types(change: Change) -> list[str]:
    return [event.type for event in change.events]


def refused(change: Change, player: Colour, word: str, value: str) -> str:
    with pytest.raises(Refused) as found:
        (pledge if word == "pledge" else share)(change, player, value)
    return found.value.code


def test_all_pledge_then_all_tell_then_the_game_begins() -> None:
    change = told(pledged(full(), RED, BLUE), RED, BLUE)
    assert types(change)[2:] == [
        *("seat-taken", "shuffle-begun", "pledged", "pledged", "pledges-closed", "shared", "shared"),
        *("started", "revealed"),
    ]
    state = change.state
    assert state.pile == rearranged(state.created.pile, format_shares(SHARES, [RED, BLUE]))
    assert state.open_tile is state.pile[0]
    assert (state.deadline, project(state, frozenset()).stage) == (None, "opening")
    assert replay([parse_event(format_event(event)) for event in change.events]) == state


def test_the_record_proves_that_every_player_has_a_share() -> None:
    record = ended(told(pledged(full(), RED, BLUE), RED, BLUE))
    assert check_shuffle(record) == "shared"
    assert parse_shares(record.tags["Shares"], [RED, BLUE]) == SHARES
    # by hand, as docs/notation.md says it
    order = list(record.initial.pile)
    swaps = [
        (here, int(hashlib.sha256(f"{record.tags['Shares']} {here}".encode()).hexdigest(), 16) % (here + 1))
        for here in range(len(order) - 1, 0, -1)
    ]
    for here, there in reversed(swaps):
        order[here], order[there] = order[there], order[here]
    sealed = " ".join([*map(str, order), record.tags["Salt"]])
    assert hashlib.sha256(sealed.encode()).hexdigest() == record.tags["Commitment"]


def test_a_host_who_grinds_the_pile_is_found_out() -> None:
    """The host sees the shares and would like another pile: only the sealed one fits the published hash."""
    change = told(pledged(full(), RED, BLUE), RED, BLUE)
    honest = ended(change)
    chance, sealed = Random(3), list(change.state.created.pile)
    wanted = 0
    for _ in range(200):
        chance.shuffle(sealed)
        pile = rearranged(tuple(sealed), honest.tags["Shares"])
        if pile == change.state.pile:
            continue
        wanted += pile[0] is Kind.CLEOCATRA
        created = replace(change.state.created, pile=tuple(sealed))
        forged = replace(change.state, created=created, shares=replace_dealt(change.state, pile))
        record = project_record(replace(forged, abandoned_by=RED, game=forged.whole_game().view()))
        if (game := parsed(record)) is not None:
            assert check_shuffle(game) == "false"
    assert wanted > 5  # there was something to choose


def replace_dealt(state: GameState, pile: tuple[Kind, ...]) -> Shares:
    assert state.shares is not None
    return replace(state.shares, dealt=pile)


def parsed(text: str) -> Game | None:
    try:
        return parse_game(text)
    except ValueError:
        return None  # tiles that were drawn don't fit


@pytest.mark.parametrize("by", ["commitment", "share", "order", "pledge", "player", "spaces"])
def test_a_record_in_which_something_was_exchanged_is_refused(by: str) -> None:
    record = ended(told(pledged(full(), RED, BLUE), RED, BLUE))
    tags = dict(record.tags)
    first, second = tags["Shares"].split()
    other = "c3" * 32
    if by == "commitment":
        tags["Commitment"] = commitment([kind for kind in record.initial.pile if kind], "another salt")
    elif by == "share":
        tags["Shares"] = f"red:{other} {second}"
    elif by == "order":
        tags["Shares"] = f"{second} {first}"
    elif by == "spaces":
        tags["Shares"] = f"{first}  {second}"
    elif by == "pledge":
        tags["Pledges"] = tags["Pledges"].replace("red:", "blue:", 1)
    else:  # somebody who isn't at the table
        tags["Shares"] += f" green:{other}"
        tags["Pledges"] += f" green:{pledge_of(tags['Commitment'], 'green', other)}"
    assert check_shuffle(Game.replay(record.initial, record.actions, tags)) == "false"


def test_a_fitting_pile_does_not_hide_an_exchanged_share() -> None:
    """A host who shuffles anew with shares of their own choice is found out by the pledges."""
    record = ended(told(pledged(full(), RED, BLUE), RED, BLUE))
    sealed = restored(record.initial.pile, record.tags["Shares"])
    shares = format_shares({RED: SHARES[RED], BLUE: "c3" * 32}, [RED, BLUE])
    initial = record.initial.with_pile(rearranged(sealed, shares))
    forged = Game.replay(initial, (), {**record.tags, "Shares": shares})
    assert check_shuffle(forged) == "false"


def test_who_tells_another_share_than_pledged_is_refused() -> None:
    change = pledged(full(), RED, BLUE)
    assert refused(change, BLUE, "share", SHARES[RED]) == "shuffle/other-share"
    assert refused(change, BLUE, "pledge", "0" * 64) == "shuffle/other-share"
    assert types(told(change, BLUE)) == types(told(told(change, BLUE), BLUE))  # the same again


def test_a_pledge_of_another_player_can_not_be_copied() -> None:
    change = pledge(full(), RED, pledge_of(full().state.created.commitment, RED, SHARES[RED]))
    copied = go_on(pledge(change, BLUE, change.state.shares.pledges[RED]), NOW)  # type: ignore[union-attr]
    assert refused(copied, BLUE, "share", SHARES[RED]) == "shuffle/other-share"


def test_nobody_tells_before_all_have_pledged_or_pledges_afterwards() -> None:
    change = pledged(full(), RED)
    assert refused(change, RED, "share", SHARES[RED]) == "shuffle/closed"
    closed = go_on(change, NOW + WAIT)
    assert refused(closed, BLUE, "pledge", "0" * 64) == "shuffle/closed"
    assert refused(told(closed, RED), BLUE, "pledge", "0" * 64) == "shuffle/closed"


def test_who_never_tells_holds_nobody_up_and_is_named() -> None:
    change = told(pledged(full(), RED, BLUE), RED)
    assert not change.state.started
    assert turn_due(change.state) == NOW + WAIT
    change = go_on(change, NOW + WAIT)
    assert change.state.started
    record = ended(change)
    assert check_shuffle(record) == "partly"
    assert missing_shares(record.tags) == ["blue"]


def test_who_went_away_is_not_waited_for() -> None:
    change = go_on(full(), NOW + WAIT)
    assert types(change)[-3:] == ["pledges-closed", "started", "revealed"]
    assert check_shuffle(ended(change)) == "verified"  # the host's own shuffle, as before


def test_who_leaves_while_pledges_are_open_takes_theirs_along() -> None:
    change = pledged(full(), BLUE)
    left = go_on(get_up(change, BLUE), NOW)
    assert (left.state.deadline, left.state.started) == (None, False)
    again = go_on(sit_down(left, BLUE, "Cy", "cy"), NOW)
    assert types(pledged(again, RED))[-1] == "pledged"  # the newcomer is asked too
    assert types(pledged(pledged(again, RED), BLUE))[-1] == "pledges-closed"


def test_who_leaves_after_that_starts_nothing_anew() -> None:
    """Otherwise somebody who knows all other shares could leave until the pile pleases."""
    left = go_on(get_up(told(pledged(full(), RED, BLUE), RED), BLUE), NOW)
    assert left.state.shares is not None
    assert set(left.state.shares.pledges) == {RED, BLUE}
    assert go_on(left, NOW + WAIT).state.started


def test_bots_have_no_share() -> None:
    three = replace(OPEN, seats=(*OPEN.seats, NewSeat(Sitter.ANYONE)))
    change = sit_down(waiting(asked=three), BLUE, "Zoë", "zoe")
    filled = go_on(fill_seat(change, frozenset([RED]), Colour.BLACK, "Kitten"), NOW)
    assert told(pledged(filled, RED, BLUE), RED, BLUE).state.started


def test_a_rematch_is_shuffled_together_too() -> None:
    over = ask_to_end(
        ask_to_end(told(pledged(full(), RED, BLUE), RED, BLUE), frozenset([RED])), frozenset([BLUE])
    )
    change = rematch(over.state, Random(5), NOW)
    assert types(change)[-1] == "shuffle-begun"
    assert told(pledged(change, RED, BLUE), BLUE, RED).state.started


def test_games_without_it_begin_at_once() -> None:
    plain = sit_down(waiting(asked=replace(OPEN, shared_shuffle=False)), BLUE, "Zoë", "zoe")
    assert types(go_on(plain, NOW))[-2:] == ["started", "revealed"]
    assert project(plain.state, frozenset()).shuffle is None
    assert refused(plain, RED, "pledge", "0" * 64) == "shuffle/closed"


def test_a_game_from_a_record_is_not_shuffled_together() -> None:
    record = ended(told(pledged(full(), RED, BLUE), RED, BLUE))
    seats = (NewSeat(Sitter.PERSON), NewSeat(Sitter.ANYONE))
    with pytest.raises(Refused):
        plan_game(NewGame(seats, shared_shuffle=True), record, Random(1))


def test_one_random_share_makes_every_order_equally_likely() -> None:
    tops = Counter(rearranged("abcd", f"red:{number:064x}") for number in range(24_000))
    assert len(tops) == 24
    assert all(800 < times < 1200 for times in tops.values())
