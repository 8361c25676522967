"""Requests that change a game: what they lead to, and which events have to be kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from cleocatra.offline.bodies import LevelBody, MoveBody, read_body, read_new_game, split_action
from cleocatra.offline.device_table import DEVICE, MOST_EVENTS, DeviceTable
from cleocatra.offline.replies import Pending, Reply, refusal_json
from cleocatra.rules import Colour, Decision
from cleocatra.table.agreement import ask_to_end, decline_end
from cleocatra.table.answers import Welcome
from cleocatra.table.changes import Change
from cleocatra.table.company import fill_seat, hand_over
from cleocatra.table.creation import first_change, plan_game, rematch
from cleocatra.table.encoding import to_json
from cleocatra.table.events import (
    Confirmed,
    EndAsked,
    EndDeclined,
    Rematched,
    SeatTaken,
    Sitter,
    TakenBack,
    TurnTakenBack,
)
from cleocatra.table.moments import beginning, read_record
from cleocatra.table.projection import project
from cleocatra.table.refusals import Refused
from cleocatra.table.requests import PlayerRequest, Wanted
from cleocatra.table.rewinding import take_back_turn
from cleocatra.table.seating import come_back
from cleocatra.table.state import acting_for
from cleocatra.table.turns import act, confirm, take_back

MARK = "~"  # begins the ids of games on a device; ids of a server never have it
ID_BITS = 96
Do = Callable[[Change, Colour], Change]


def fresh_id(chance: Random) -> str:
    return f"{MARK}{chance.getrandbits(ID_BITS):0{ID_BITS // 4}x}"


def create_game(body: Mapping[str, Any], chance: Random, now: float) -> Reply:
    """A new game, perhaps one that goes on from a record."""
    asked = read_new_game(body)
    if asked.record is None and asked.turn is not None:
        raise Refused("request/invalid", {"field": "turn"})
    record = None if asked.record is None else beginning(read_record(asked.record), asked.turn)
    plan = plan_game(asked.new_game(), record, chance)
    persons = [seat.player for seat in plan.created.seats if seat.sitter is Sitter.PERSON]
    sitting = [SeatTaken(player, plan.names[player], DEVICE) for player in persons]
    begun = first_change(plan.created, sitting, now)
    return welcome(begun, fresh_id(chance))


def welcome(begun: Change, game: str, *others: Pending) -> Reply:
    """The reply that tells of a new game; it is kept together with other changes."""
    table = DeviceTable(game, (), begun.state)
    told = Welcome(game, [], project(begun.state, table.held))
    return Reply(to_json(told), (Pending(table, begun), *others))


def create_rematch(
    table: DeviceTable, tables: Mapping[str, DeviceTable], chance: Random, now: float
) -> Reply:
    """The next game, created once."""
    state = table.state
    if not state.over:
        raise Refused("game/not-over")
    if state.next_game is not None:
        known = tables.get(state.next_game)
        if known is None:
            raise Refused("game/unknown")
        return Reply(to_json(Welcome(known.game, [], project(known.state, known.held))))
    game = fresh_id(chance)
    told = Change(state).then(Rematched(acting_for(state, table.held), game))
    return welcome(rematch(state, chance, now), game, Pending(table, told))


def move(table: DeviceTable, word: str, body: Mapping[str, Any], chance: Random) -> Reply:
    """Something that a player does; a bot that stood in for them gives the seat back first."""
    decision, rest = split_action(body)
    asked = read_body(MoveBody, rest)
    wanted, do = doing(word, decision, table, asked.id, chance)

    def decide(change: Change) -> Change:
        player = acting_for(change.state, table.held)
        return do(come_back(change, [player]), player)

    try:
        change, sequence = table.decide(PlayerRequest(wanted, asked.after, asked.id), decide)
    except Refused as refused:
        if refused.code != "action/stale":
            raise
        return stale(table)
    if change.state.sequence > MOST_EVENTS:
        raise Refused("game/too-long", {"most": str(MOST_EVENTS)})
    view = to_json(project(change.state, table.held))
    return Reply(f'{{"sequence":{sequence},"view":{view}}}', (Pending(table, change),))


def doing(
    word: str, decision: Decision | None, table: DeviceTable, key: str, chance: Random
) -> tuple[Wanted, Do]:
    """What the last word of a request's path asks for."""
    if (word == "actions") != (decision is not None):
        raise Refused("request/invalid", {"field": "action"})
    if decision is not None:
        return decision, lambda change, player: act(change, player, decision, key)
    known: dict[str, tuple[Wanted, Do]] = {
        "confirm": (Confirmed, lambda change, player: confirm(change, player, key)),
        "take-back": (TakenBack, lambda change, player: take_back(change, player, key)),
        "take-back-turn": (
            TurnTakenBack,
            lambda change, player: take_back_turn(change, player, chance, key),
        ),
        "abandon": (EndAsked, lambda change, _: ask_to_end(change, table.held, key)),
        "play-on": (EndDeclined, lambda change, player: decline_end(change, player, key)),
    }
    if word not in known:
        raise Refused("request/unknown")
    return known[word]


def stale(table: DeviceTable) -> Reply:
    """The answer to a request on an old state: it shows the present one."""
    told = refusal_json(Refused("action/stale"))
    return Reply(f'{told[:-1]},"view":{table.view()}}}', ok=False)


def seat_change(table: DeviceTable, rest: list[str], body: Mapping[str, Any]) -> Reply:
    """Something about a seat; it is answered with a view."""
    match rest:
        case ["return"]:
            change = come_back(Change(table.state), table.held)
        case ["seats", player, "hand-over"]:
            change = hand_over(Change(table.state), own_seat(table, player))
        case ["seats", player, "fill"]:
            level = read_body(LevelBody, body).level
            change = fill_seat(Change(table.state), table.held, Colour(player), level)
        case _:
            raise Refused("request/unknown")
    return Reply(to_json(project(change.state, table.held)), (Pending(table, change),))


def own_seat(table: DeviceTable, name: str) -> Colour:
    if name not in table.held:
        raise Refused("seat/forbidden", {"player": name})
    return Colour(name)
