"""The log: events keep their form, and a game is the replay of its log."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from cleocatra.record import parse_decision
from cleocatra.record.shuffle import commitment, shuffled_pile
from cleocatra.rules import Cell, Colour, Edition, Kind, Open, Options, Reveal, RuleSet, Scout, TeamUp
from cleocatra.table.changes import Change
from cleocatra.table.events import (
    Abandoned,
    Acted,
    ClockStarted,
    Confirmed,
    CorrespondenceClock,
    Created,
    EndAsked,
    EndDeclined,
    Event,
    Preferred,
    Reason,
    Rematched,
    Revealed,
    SeatLeft,
    SeatPlan,
    SeatReplaced,
    SeatReturned,
    SeatTaken,
    Sitter,
    Started,
    TakenBack,
    TurnTakenBack,
    format_event,
    parse_event,
)
from cleocatra.table.projection import event_json, project
from cleocatra.table.seating import sit_down
from cleocatra.table.state import begin, fold, replay
from cleocatra.table.turns import act, confirm

PILE = (
    Kind.CLEOCATRA, Kind.BASTET, Kind.MUT, Kind.MAFDAT, Kind.PRINCESS, Kind.PRINCESS, Kind.MUT, Kind.BASTET,
    Kind.MAFDAT,
)  # fmt: skip
SALT = "5a17" * 16
FIRST_FIELDS = (
    *("rules", "edition", "seats", "auto_confirm", "take_backs", "listed", "commitment", "pile", "salt"),
    *("bot_seed", "type", "version"),
)
CREATED = Created(
    rules=RuleSet.ADVANCED,
    edition=Edition.INTERNATIONAL,
    seats=(SeatPlan(Colour.RED, Sitter.PERSON), SeatPlan(Colour.BLUE, Sitter.BOT, "Kitten")),
    auto_confirm=True,
    take_backs=True,
    listed=False,
    commitment=commitment(PILE, SALT),
    pile=PILE,
    salt=SALT,
    bot_seed=12345678,
)


def with_persons(created: Created, **options: Any) -> Created:
    """The same game for two persons, with other options."""
    seats = tuple(SeatPlan(plan.player, Sitter.PERSON) for plan in created.seats)
    return replace(created, seats=seats, auto_confirm=False, **options)


EVENTS: tuple[Event, ...] = (
    CREATED,
    with_persons(CREATED, clock=CorrespondenceClock(3), absence=90, hints=True, history=(Open(Cell(0, 0)),)),
    SeatTaken(Colour.RED, "Ann", "0a" * 32),
    SeatLeft(Colour.RED),
    Started(),
    Revealed(Colour.RED, Kind.MUT, "key"),
    Acted(Colour.RED, TeamUp(Cell(0, 1))),
    TakenBack(Colour.RED, "key"),
    Confirmed(Colour.RED),
    TurnTakenBack(Colour.RED, 3, key="key"),
    EndAsked(Colour.BLUE, "key"),
    EndDeclined(Colour.RED),
    Abandoned(Colour.BLUE),
    ClockStarted(Colour.RED, 1_763_000_000.25),
    SeatReplaced(Colour.RED, "Scribe", Reason.ABSENCE),
    SeatReturned(Colour.RED),
    Preferred(Colour.RED, None),
    Rematched(Colour.RED, "the next game's id"),
)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.type)
def test_every_event_comes_back_from_its_text(event: Event) -> None:
    assert parse_event(format_event(event)) == event


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.type)
def test_an_event_of_a_newer_form_is_not_misread(event: Event) -> None:
    newer = json.loads(format_event(event)) | {"version": 2}
    with pytest.raises(ValueError, match="version"):
        parse_event(json.dumps(newer))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.type)
def test_nothing_secret_of_an_event_is_told_or_printed(event: Event) -> None:
    for text in (event_json(event, 1), repr(event)):
        for secret in (SALT, "0a0a", "princess", "12345678", "next game", "key" if text[0] == "{" else SALT):
            assert secret not in text


def test_a_game_is_the_replay_of_its_log() -> None:
    change = sit_down(Change(replay([CREATED]), (CREATED,)), None, "Ann", "0a" * 32)
    for player, words in ((Colour.RED, "open 0,0"), (Colour.BLUE, "open 1,0"), (Colour.RED, "herd 0,0>1,0")):
        change = act(change, player, parse_decision(words))
    state, log = change.state, change.events
    assert [event.type for event in log[1:]] == [
        *("seat-taken", "started", "revealed"),
        *("acted", "confirmed", "revealed"),
        *("acted", "confirmed"),
        "acted",
    ]
    again = replay([parse_event(format_event(event)) for event in log])
    assert again == state
    assert again.sequence == len(log)
    held = frozenset({Colour.RED})
    assert project(again, held) == project(state, held)
    assert again.position.pile == (None,) * 7


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_taken_back_leaves_everything_as_it_was(players: int) -> None:
    """Turn after turn all actions are taken back, once the tile of a Scout lies open."""
    dice = random.Random(players)
    colours = tuple(Colour)[:players]
    options = Options(players=colours)
    seats = tuple(SeatPlan(colour, Sitter.PERSON) for colour in colours)
    state = begin(replace(CREATED, seats=seats, auto_confirm=False, pile=shuffled_pile(options, dice)))

    for colour in colours:
        state = sit_down(Change(state), None, colour, colour).state
    while not state.over and len(state.game.turns) < 60:
        player = state.actor
        assert player is not None
        acted = []
        while not state.awaits_confirmation:
            action = dice.choice(state.position.actions)
            if isinstance(action, Scout) and state.open_tile is None:
                state = act(Change(state), player, Reveal()).state
                action = next(one for one in state.position.actions if isinstance(one, Scout))
            acted.append(state)
            state = act(Change(state), player, action).state
        done = state
        for before in reversed(acted):
            state = fold(state, TakenBack(player))
            assert state.game == before.game
            seen = project(replace(before, sequence=state.sequence), frozenset({player}))
            assert project(state, frozenset({player})) == seen
        state = confirm(Change(done), player).state


def test_a_log_begins_with_the_creation() -> None:
    with pytest.raises(ValueError, match="begins"):
        replay([Started()])


def test_a_log_of_other_rules_is_not_misread() -> None:
    with pytest.raises(ValueError, match="version 2 of the rules"):
        replay([replace(CREATED, rules_version=2)])


def test_a_log_of_the_first_form_is_still_read() -> None:
    """Fields that came later have defaults."""
    old = {name: value for name, value in json.loads(format_event(CREATED)).items() if name in FIRST_FIELDS}
    assert parse_event(json.dumps(old)) == CREATED
