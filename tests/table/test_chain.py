"""The chain over a log, and the bounds of its length."""

from __future__ import annotations

import re
from random import Random

import pytest

from cleocatra.rules import Colour
from cleocatra.server.tables.logs import ReadLog, read_log
from cleocatra.table.bounds import IDLE, MOST_ALONE, MOST_EVENTS, in_bounds
from cleocatra.table.chain import BrokenChain, chained, follow
from cleocatra.table.changes import Change
from cleocatra.table.creation import NewGame, NewSeat, first_change, plan_game
from cleocatra.table.events import EndDeclined, SeatTaken, Sitter, format_event
from cleocatra.table.projection import project
from cleocatra.table.refusals import Refused
from cleocatra.table.seating import prefer
from cleocatra.words import LANGUAGES, words_in
from tests.seeds import next_seed

FLIPS = 2_000
PERSON, BOT = NewSeat(Sitter.PERSON), NewSeat(Sitter.BOT, "Kitten")


def new_game(*seats: NewSeat) -> Change:
    plan = plan_game(NewGame(seats), None, Random(next_seed("game")))
    sitting = [SeatTaken(one.player, None, "0" * 64) for one in plan.created.seats if one.level is None]
    return first_change(plan.created, sitting, 0.0)


def kept_log() -> list[str]:
    change = new_game(PERSON, PERSON)
    for _ in range(4):
        for player in (Colour.RED, Colour.BLUE):
            wish = not change.state.seat(player).auto_confirm
            change = prefer(change, player, wish)
    return chained(map(format_event, change.events))[0]


def read_or_refused(texts: list[str]) -> ReadLog | str:
    try:
        return read_log(texts)
    except Refused as refused:
        return refused.code


def test_a_chained_log_reads_as_it_was_written() -> None:
    texts = kept_log()
    read = read_log(texts)
    assert chained(map(format_event, read.events)) == (texts, read.link)


def test_every_flipped_bit_is_noticed() -> None:
    texts, dice = kept_log(), Random(next_seed("flips"))
    whole = read_log(texts)
    for _ in range(FLIPS):
        place = dice.randrange(len(texts))
        data = bytearray(texts[place].encode())
        data[dice.randrange(len(data))] ^= 1 << dice.randrange(7)
        damaged = [*texts[:place], data.decode(), *texts[place + 1 :]]
        found = read_or_refused(damaged)
        if isinstance(found, ReadLog):  # the last link itself isn't recognised any more
            assert place == len(texts) - 1
            assert found.state == whole.state
        else:
            assert found in ("game/damaged", "game/newer")


def test_a_missing_a_doubled_and_a_moved_event_are_noticed() -> None:
    texts = kept_log()
    for wrong in (
        texts[:3] + texts[4:],
        [*texts[:3], texts[3], *texts[3:]],
        [texts[1], texts[0], *texts[2:]],
    ):
        with pytest.raises(BrokenChain):
            follow(wrong)


def test_events_of_older_programs_have_no_link_and_are_covered_by_the_next() -> None:
    old = [format_event(event) for event in new_game(PERSON, PERSON).events]
    more, link = chained(['{"type":"end-declined"}'], follow(old))
    assert follow([*old, *more]) == link
    with pytest.raises(BrokenChain):
        follow([*old[:-1], old[-1].replace("1", "2", 1), *more])


def test_another_pile_than_the_published_one_is_refused() -> None:
    change = new_game(PERSON, PERSON)
    created = format_event(change.events[0])
    first = created.index('"pile":["') + len('"pile":["')
    pile = created[first : created.index('"]', first)].split('","')
    swapped = created.replace('","'.join(pile), '","'.join(reversed(pile)))
    assert swapped != created
    with pytest.raises(Refused, match="game/damaged"):
        read_log(chained([swapped])[0])


def test_preferences_alone_can_not_fill_a_log() -> None:
    change = new_game(PERSON, PERSON)
    while change.state.sequence <= IDLE:
        change = prefer(Change(change.state), Colour.RED, not change.state.seat(Colour.RED).auto_confirm)
    with pytest.raises(Refused, match="game/too-long"):
        prefer(change, Colour.RED, not change.state.seat(Colour.RED).auto_confirm)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_players_how_long_a_game_may_become(language: str) -> None:
    told = words_in(language).say("rules-R14")
    for most in (MOST_EVENTS, MOST_ALONE):
        assert re.search(rf"\b{most // 1000}\W?000\b", told)


def test_a_game_of_bots_alone_ends_at_its_limit_with_its_pile_told() -> None:
    change = new_game(BOT, BOT)
    while change.state.sequence < MOST_ALONE:
        assert in_bounds(change) is change
        change = Change(change.state).then(EndDeclined(Colour.RED))
    ended = in_bounds(change).state
    assert ended.over
    assert ended.actor is None
    assert project(ended, frozenset()).too_long == MOST_ALONE
    people = new_game(PERSON, BOT)
    assert in_bounds(people) is people
