"""Requests of players who act."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

from fastapi import APIRouter, Response

from cleocatra.record import format_action
from cleocatra.rules import Score
from cleocatra.rules.grid import in_order
from cleocatra.server import turns
from cleocatra.server.access import Access
from cleocatra.server.answers import Answer
from cleocatra.server.asked import REFUSALS, TheAccess
from cleocatra.server.events import Event
from cleocatra.server.game_log import GameState, after
from cleocatra.server.models import ActionRequest, MoveRequest, ScoreRequest
from cleocatra.server.why import read_cell

router = APIRouter(prefix="/api/games/{game}", responses=REFUSALS, tags=["turns"])


@router.post("/actions", response_model=Answer)
async def take_action(body: ActionRequest, access: TheAccess) -> Response:
    """Take an action, or `reveal` the tile of a Scout."""
    words = words_of(body.action)
    return await play(access, body, turns.same_words(words), actor(access, turns.act, words, body.id))


@router.post("/take-back", response_model=Answer)
async def take_back(body: MoveRequest, access: TheAccess) -> Response:
    """Take back the last action of the own unfinished turn; a revealed tile stays revealed."""
    return await play(access, body, "taken-back", actor(access, turns.take_back, body.id))


@router.post("/confirm", response_model=Answer)
async def confirm_turn(body: MoveRequest, access: TheAccess) -> Response:
    """Finish the turn."""
    return await play(access, body, "confirmed", actor(access, turns.confirm, body.id))


@router.post("/abandon", response_model=Answer)
async def abandon_game(body: MoveRequest, access: TheAccess) -> Response:
    """End the game for all; pile and salt are told."""
    return await play(access, body, "abandoned", actor(access, turns.abandon, body.id))


def words_of(action: str | ScoreRequest) -> str:
    """The words of an action; a Score's cells are put in order."""
    if isinstance(action, str):
        return action
    lists = [in_order(tuple(map(read_cell, cells))) for cells in (action.helpers, action.take, action.put)]
    return format_action(Score(read_cell(action.score), *lists))


def actor(
    access: Access, decide: Callable[..., list[Event]], *arguments: str
) -> Callable[[GameState], Sequence[Event]]:
    """The decision for the seat that acts, if the one who asks holds it, else for one they hold.

    Who acts is back: a bot that stood in gives the seat back first.
    """

    def decided(state: GameState) -> Sequence[Event]:
        player = access.player(state)
        back = turns.come_back(state, [player])
        return [*back, *decide(reduce(after, back, state), player, *arguments)]

    return decided


async def play(
    access: Access, body: MoveRequest, word: str, decide: Callable[[GameState], Sequence[Event]]
) -> Response:
    access.check_seated()
    answer = await access.table.request(access.held, word, body.after, body.id, decide)
    return Response(answer, media_type="application/json")
