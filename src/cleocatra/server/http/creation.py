"""Creates the games that requests ask for, each once, with the tokens of its seats."""

from __future__ import annotations

from functools import partial
from random import Random

from cleocatra.record import Game
from cleocatra.server.http.bodies import GameRequest
from cleocatra.server.jobs.offload import Offload
from cleocatra.server.store.base import Conflict
from cleocatra.server.tables.registry import Tables
from cleocatra.server.tables.table import Table
from cleocatra.server.tokens import fresh_secret, game_id, seat_token, token_hash
from cleocatra.table.answers import SeatToken
from cleocatra.table.creation import first_change, plan_game
from cleocatra.table.events import Created, SeatTaken, Sitter
from cleocatra.table.moments import beginning, read_record
from cleocatra.table.refusals import Refused


async def create(
    tables: Tables, offload: Offload, request: GameRequest, chance: Random, origin: str = ""
) -> tuple[Table, list[SeatToken]]:
    """A new game and the tokens of its persons' seats; the same again for a request that was sent before."""
    record = await requested_record(offload, request)
    plan = plan_game(request.new_game(origin), record, chance)
    created = plan.created
    secret = request.secret or fresh_secret(chance)
    game = game_id(secret)
    tokens = person_tokens(created, secret, game)
    sitting = [SeatTaken(seat.player, plan.names[seat.player], token_hash(seat.token)) for seat in tokens]
    begin = partial(first_change, created, sitting, tables.store.now())
    begun = begin() if record is None else await offload.run(begin)
    try:
        table = await tables.create(game, begun, listed=created.listed)
    except Conflict:
        table = await tables.find(game)
        if table.state.created.request_hash != created.request_hash:
            raise Refused("request/secret-reused") from None
        tokens = person_tokens(table.state.created, secret, game)
    return table, tokens


async def requested_record(offload: Offload, request: GameRequest) -> Game | None:
    """The beginning of a game that the request continues, if it does."""
    text = request.record
    if text is not None:
        return await offload.run(lambda: beginning(read_record(text), request.turn))
    if request.turn is not None:
        raise Refused("request/invalid", {"field": "turn"})
    return None


def person_tokens(created: Created, secret: str, game: str) -> list[SeatToken]:
    """The tokens of the seats that belong to whoever creates the game."""
    persons = [plan.player for plan in created.seats if plan.sitter is Sitter.PERSON]
    return [SeatToken(player, seat_token(secret, game, player)) for player in persons]
