"""New games: what is settled before the first turn, also when one goes on from a record, and rematches."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass, replace
from functools import partial, reduce

from cleocatra.bots.levels import LEVELS
from cleocatra.record import Game, format_action, format_variant
from cleocatra.rules import Colour, Options
from cleocatra.rules.variant import STANDARD
from cleocatra.server.clocks import timed
from cleocatra.server.events import RULES_VERSION, Created, Event, SeatPlan, SeatTaken, Sitter
from cleocatra.server.game_log import GameState, after, begin
from cleocatra.server.models import GameRequest, SeatToken
from cleocatra.server.records import beginning, read_record
from cleocatra.server.refusals import Refused
from cleocatra.server.seats import clean_name, fresh_secret, game_id, seat_token, token_hash
from cleocatra.server.shuffle import commitment, fresh_salt, shuffled_pile
from cleocatra.server.store import Conflict
from cleocatra.server.study import Study
from cleocatra.server.table import Table
from cleocatra.server.tables import Tables
from cleocatra.server.turns import start

LEVEL_NAMES = {level.name.lower(): level.name for level in LEVELS}


@dataclass(frozen=True)
class Seats:
    """Who is to sit where, in turn order, and the names of those who sit down at once."""

    plans: tuple[SeatPlan, ...]
    names: dict[Colour, str | None]


async def create(tables: Tables, study: Study, request: GameRequest) -> tuple[Table, list[SeatToken]]:
    """A new game and the tokens of its persons' seats; for a request that came before, the same again."""
    game = None
    record = request.record
    if record is not None:
        game = await study.do(lambda: beginning(read_record(record), request.turn))
    elif request.turn is not None:
        raise Refused("request/invalid", {"field": "turn"})
    created, names = settle(request, game)
    secret = request.secret or fresh_secret()
    name = game_id(secret)
    tokens = person_tokens(created, secret, name)
    sitting = [SeatTaken(token.player, names[token.player], token_hash(token.token)) for token in tokens]
    begin_game = partial(first_events, created, sitting)
    events, state = begin_game() if game is None else await study.do(begin_game)
    try:
        table = await tables.create(name, events, state, listed=created.listed)
    except Conflict:
        table = await tables.find(name)
        if table.state.created.request_hash != created.request_hash:
            raise Refused("request/secret-reused") from None
        tokens = person_tokens(table.state.created, secret, name)
    return table, tokens


def person_tokens(created: Created, secret: str, game: str) -> list[SeatToken]:
    """The tokens of the seats that whoever creates the game gets."""
    persons = [plan.player for plan in created.seats if plan.sitter is Sitter.PERSON]
    return [SeatToken(player=player, token=seat_token(secret, game, player)) for player in persons]


def first_events(created: Created, sitting: list[SeatTaken]) -> tuple[list[Event], GameState]:
    """The log of a new game, and where it leads; it starts at once if all seats are taken."""
    state = reduce(after, sitting, begin(created))
    started = timed(state, start(state), time.time())
    return [created, *sitting, *started], reduce(after, started, state)


def settle(request: GameRequest, game: Game | None) -> tuple[Created, dict[Colour, str | None]]:
    """All that is decided before a game: turn order, pile, chance; and the names that were given."""
    seats = seats_of(request, game)
    options = Options(request.rules, request.edition, tuple(plan.player for plan in seats.plans))
    history: tuple[str, ...] = ()
    pile = shuffled_pile(options)
    if game is not None:
        options = game.options
        history = tuple(map(format_action, game.actions))
        pile = shuffled_pile(options, [tile.kind for tile in game.position.tiles.values()])
    substitute = LEVEL_NAMES.get(request.substitute.lower())
    if substitute is None:
        raise Refused("bot/unknown", {"field": "substitute"})
    check_levels(seats.plans, options)
    salt = fresh_salt()
    created = Created(
        rules=options.rules,
        edition=options.edition,
        seats=seats.plans,
        auto_confirm=request.auto_confirm,
        take_backs=request.take_backs,
        listed=request.listed,
        commitment=commitment(pile, salt),
        pile=pile,
        salt=salt,
        bot_seed=secrets.randbits(32),
        rules_version=RULES_VERSION,
        hints=request.hints,
        clock=request.clock,
        absence=request.absence,
        substitute=substitute,
        history=history,
        variant="" if options.variant == STANDARD else format_variant(options.variant),
        request_hash=request_hash(request),
    )
    return created, seats.names


def request_hash(request: GameRequest) -> str:
    """Tells one request from another; its secret is no part of it."""
    return hashlib.sha256(request.model_dump_json(exclude={"secret"}).encode()).hexdigest()


def seats_of(request: GameRequest, game: Game | None) -> Seats:
    """The seats in turn order: the record's, or beginning with the one that was chosen or drawn by lot."""
    colours = tuple(Colour) if game is None else game.options.players
    if game is not None:
        given = request.model_fields_set & {"rules", "edition", "start"}
        if given:
            raise Refused("request/invalid", {"field": min(given)})
        if len(request.seats) != len(colours):
            raise Refused("request/invalid", {"field": "seats"})
    plans, names = [], {}
    for player, seat in zip(colours, request.seats, strict=False):
        level = LEVEL_NAMES.get((seat.level or "").lower())
        if (seat.sitter is Sitter.BOT) != (seat.level is not None) or (seat.level and level is None):
            raise Refused("bot/unknown", {"player": player})
        if seat.name is not None and seat.sitter is not Sitter.PERSON:
            raise Refused("request/invalid", {"field": "name", "player": player})
        plans.append(SeatPlan(player, seat.sitter, level))
        names[player] = None if seat.name is None else clean_name(seat.name)
    if game is not None:
        return Seats(tuple(plans), names)
    first = secrets.randbelow(len(plans)) if request.start == "lot" else request.start
    if first >= len(plans):
        raise Refused("request/invalid", {"field": "start"})
    return Seats((*plans[first:], *plans[:first]), names)


def check_levels(seats: tuple[SeatPlan, ...], options: Options) -> None:
    """Raise Refused if a bot can't play this game: not every game has been learned."""
    for plan in seats:
        level = next((level for level in LEVELS if level.name == plan.level), None)
        if level is not None:
            try:
                level.make(options, 0, None)
            except OSError as error:
                raise Refused("bot/unknown", {"player": plan.player}) from error


def rematch(state: GameState) -> tuple[list[Event], GameState]:
    """The log of the next game, and where it leads: the same people and tokens, the next player begins."""
    plans = state.created.seats
    seats = (*plans[1:], *plans[:1])
    options = replace(state.game.options, players=tuple(plan.player for plan in seats))
    pile, salt = shuffled_pile(options), fresh_salt()
    created = replace(
        state.created,
        seats=seats,
        listed=False,
        commitment=commitment(pile, salt),
        pile=pile,
        salt=salt,
        bot_seed=secrets.randbits(32),
        rules_version=RULES_VERSION,
        history=(),
        request_hash="",
    )
    sitting = [
        SeatTaken(seat.player, seat.name, seat.token_hash)
        for seat in state.seats
        if seat.token_hash is not None
    ]
    return first_events(created, sitting)
