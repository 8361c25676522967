"""New games: what is fixed before the first turn, also for games that continue a record, and rematches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from random import Random
from typing import Literal

from cleocatra.bots.levels import LEVELS
from cleocatra.record import Game, format_variant
from cleocatra.record.shuffle import commitment, fresh_salt, shuffled_pile
from cleocatra.rules import Colour, Edition, Options, RuleSet
from cleocatra.rules.variant import STANDARD
from cleocatra.table.changes import Change
from cleocatra.table.clocks import start_clock
from cleocatra.table.events import RULES_VERSION, SUBSTITUTE, Clock, Created, SeatPlan, SeatTaken, Sitter
from cleocatra.table.looks import told_apart
from cleocatra.table.names import clean_name
from cleocatra.table.refusals import Refused
from cleocatra.table.seating import start_if_full
from cleocatra.table.shuffling import go_on
from cleocatra.table.state import GameState, begin, fold

LEVEL_NAMES = {level.name.lower(): level.name for level in LEVELS}
SEED_BITS = 128


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat as it is asked for."""

    sitter: Sitter
    level: str | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game as it is asked for; `None` in the first three stands for the record's, or the default."""

    seats: tuple[NewSeat, ...]
    rules: RuleSet | None = None
    edition: Edition | None = None
    start: int | Literal["lot"] | None = None
    auto_confirm: bool = False
    take_backs: bool = True
    turn_take_backs: bool = False
    listed: bool = False
    hints: bool = False
    clock: Clock | None = None
    absence: int | None = None
    substitute: str = SUBSTITUTE
    request_hash: str = ""
    shared_shuffle: bool = False
    origin: str = ""


@dataclass(frozen=True, slots=True)
class GamePlan:
    """A game that can begin: its first event, and the names of the persons who sit down at once."""

    created: Created
    names: Mapping[Colour, str | None]


def plan_game(asked: NewGame, record: Game | None, chance: Random) -> GamePlan:
    """Fix everything before a game: turn order, pile and the bots' seed. Raises Refused for what can't be."""
    seats, names = seat_plans(asked, record, chance)
    options = game_options(asked, record, seats)
    substitute = LEVEL_NAMES.get(asked.substitute.lower())
    if substitute is None:
        raise Refused("bot/unknown", {"field": "substitute"})
    check_levels(seats, options)
    if asked.turn_take_backs and sum(plan.sitter is not Sitter.BOT for plan in seats) > 1:
        raise Refused("request/invalid", {"field": "turn_take_backs"})  # others would lose their turns too
    if asked.shared_shuffle and record is not None:
        raise Refused("request/invalid", {"field": "shared_shuffle"})  # its first tiles lie on the table
    drawn = [] if record is None else [tile.kind for tile in record.position.tiles.values()]
    created = Created(
        rules=options.rules,
        edition=options.edition,
        seats=seats,
        auto_confirm=asked.auto_confirm,
        take_backs=asked.take_backs,
        turn_take_backs=asked.turn_take_backs,
        listed=asked.listed,
        commitment="",
        pile=shuffled_pile(options, chance, drawn),
        salt=fresh_salt(chance),
        bot_seed=chance.getrandbits(SEED_BITS),
        rules_version=RULES_VERSION,
        hints=asked.hints,
        clock=asked.clock,
        absence=asked.absence,
        substitute=substitute,
        history=() if record is None else record.actions,
        variant="" if options.variant == STANDARD else format_variant(options.variant),
        request_hash=asked.request_hash,
        shared_shuffle=asked.shared_shuffle,
        origin=asked.origin,
    )
    return GamePlan(replace(created, commitment=commitment(created.pile, created.salt)), names)


def game_options(asked: NewGame, record: Game | None, seats: Sequence[SeatPlan]) -> Options:
    """The record's options, or those that were asked for."""
    if record is not None:
        return record.options
    players = tuple(plan.player for plan in seats)
    return Options(asked.rules or RuleSet.ADVANCED, asked.edition or Edition.INTERNATIONAL, players)


def seat_plans(
    asked: NewGame, record: Game | None, chance: Random
) -> tuple[tuple[SeatPlan, ...], dict[Colour, str | None]]:
    """The seats in turn order: the record's, or beginning with the one that was chosen or drawn by lot."""
    colours = tuple(Colour) if record is None else record.options.players
    if record is not None:
        check_against_record(asked, len(colours))
    plans: list[SeatPlan] = []
    names: dict[Colour, str | None] = {}
    for player, seat in zip(colours, asked.seats, strict=False):
        plans.append(seat_plan(player, seat))
        name = None if seat.name is None else clean_name(seat.name)
        names[player] = None if name is None else told_apart(name, names.values())
    if record is not None:
        return tuple(plans), names
    first = chance.randrange(len(plans)) if asked.start in (None, "lot") else asked.start
    if not isinstance(first, int) or first >= len(plans):
        raise Refused("request/invalid", {"field": "start"})
    return (*plans[first:], *plans[:first]), names


def check_against_record(asked: NewGame, seats: int) -> None:
    """Raise Refused if a request asks for something else than its record says."""
    given = [name for name in ("edition", "rules", "start") if getattr(asked, name) is not None]
    if given:
        raise Refused("request/invalid", {"field": given[0]})
    if len(asked.seats) != seats:
        raise Refused("request/invalid", {"field": "seats"})


def seat_plan(player: Colour, seat: NewSeat) -> SeatPlan:
    level = LEVEL_NAMES.get((seat.level or "").lower())
    if (seat.sitter is Sitter.BOT) != (seat.level is not None) or (seat.level and level is None):
        raise Refused("bot/unknown", {"player": player})
    if seat.name is not None and seat.sitter is not Sitter.PERSON:
        raise Refused("request/invalid", {"field": "name", "player": player})
    return SeatPlan(player, seat.sitter, level)


def check_levels(seats: Sequence[SeatPlan], options: Options) -> None:
    """Raise Refused if a bot can't play this game: there isn't a trained network for every game."""
    for plan in seats:
        level = next((level for level in LEVELS if level.name == plan.level), None)
        if level is not None:
            try:
                level.make(options, 0, None)
            except OSError as error:
                raise Refused("bot/unknown", {"player": plan.player}) from error


def first_change(created: Created, sitting: Sequence[SeatTaken], now: float) -> Change:
    """The log of a new game with its result; the game starts at once if all seats are taken."""
    seated = Change(reduce(fold, sitting, begin(created)), (created, *sitting))
    return start_clock(go_on(start_if_full(seated), now), now)


def rematch(state: GameState, chance: Random, now: float) -> Change:
    """The log of the next game: the same people and tokens, and the next player begins."""
    plans = tuple(SeatPlan(seat.player, seat.sitter, seat.level) for seat in state.seats)
    seats = (*plans[1:], *plans[:1])
    options = replace(state.game.options, players=tuple(plan.player for plan in seats))
    pile, salt = shuffled_pile(options, chance), fresh_salt(chance)
    created = replace(
        state.created,
        seats=seats,
        listed=False,
        commitment=commitment(pile, salt),
        pile=pile,
        salt=salt,
        bot_seed=chance.getrandbits(SEED_BITS),
        rules_version=RULES_VERSION,
        history=(),
        request_hash="",
    )
    sitting = [
        SeatTaken(seat.player, seat.name, seat.token_hash)
        for seat in state.seats
        if seat.token_hash is not None
    ]
    return first_change(created, sitting, now)
