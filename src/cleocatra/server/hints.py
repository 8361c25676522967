"""What a bot thinks of a turn: to be played (a hint), or played (a review). It sees what the player sees.

Its chance comes from the game's log: the same question gets the same answer, whatever the unseen tiles are.
"""

from __future__ import annotations

import hashlib
import os
from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated, TypeVar

from pydantic import BaseModel, Field

from cleocatra.bots.interface import Idea
from cleocatra.bots.review import Reviewer, adviser
from cleocatra.record import Game
from cleocatra.rules import Colour
from cleocatra.server.game_log import GameState
from cleocatra.server.records import read_record
from cleocatra.server.refusals import Refused, not_now
from cleocatra.server.study import Study
from cleocatra.server.table import Table
from cleocatra.server.turns import check_actor

IDEAS = 5
QUEUE = 8  # questions that may wait for each thread
MOST_KEPT = 1000  # answers
DIGITS = 4
RECORD_SEED = 1  # of the chance in reviews of records

Share = Annotated[float, Field(ge=0, le=1)]
Answer = TypeVar("Answer", bound=BaseModel)


class IdeaView(BaseModel):
    """A way to play the rest of the turn, and the player's share of victory after it."""

    actions: Annotated[list[str], Field(examples=[["team 0,1", "score 0,0 to 0,0"]])]
    share: Share
    tries: int


class HintView(BaseModel):
    """Everyone's share of victory, the best ideas, and how sure the bot is of the first."""

    sequence: int
    player: Colour
    shares: dict[Colour, Share]
    sureness: Share
    ideas: list[IdeaView]


class ReviewView(BaseModel):
    """A turn that was played: its player's share before and after it, and the best way to play it."""

    turn: int
    player: Colour
    actions: list[str]
    before: Share
    after: Share
    best: IdeaView
    played: Annotated[Share, Field(description="as `best.share`, of what was played: no luck is in it")]
    loss: Annotated[float, Field(ge=0, description="what the best would have brought more")]


class Hints:
    """Answers questions; what was asked before isn't thought over again."""

    def __init__(self) -> None:
        threads = os.cpu_count() or 1
        self._thinking = Study(threads, threads * QUEUE, "hint")  # not the bots': their turns come anyway
        self._known: OrderedDict[tuple[str, str, int], BaseModel] = OrderedDict()

    async def hint(self, table: Table, player: Colour) -> HintView:
        """What to do now; raises Refused where hints weren't agreed on or it isn't the player's turn."""
        state = table.state
        if not state.created.hints:
            raise Refused("hint/forbidden")
        check_actor(state, player)
        if state.awaits_confirmation:
            raise not_now("turn/unconfirmed")
        return await self._answer((table.game, "hint", state.sequence), HintView, lambda: hint(state))

    async def review(self, table: Table, turn: int) -> ReviewView:
        """A turn of a game that is over."""
        state = table.state
        if not state.over:
            raise Refused("game/not-over")
        seed = state.created.bot_seed
        key = table.game, "review", turn
        return await self._answer(key, ReviewView, lambda: review(state.game, turn, seed))

    async def review_record(self, record: str, turn: int) -> ReviewView:
        """A turn of a record; raises Refused if something is wrong with it."""
        key = hashlib.sha256(record.encode()).hexdigest(), "record", turn
        return await self._answer(key, ReviewView, lambda: review(read_record(record), turn, RECORD_SEED))

    async def _answer(
        self, key: tuple[str, str, int], form: type[Answer], think: Callable[[], Answer]
    ) -> Answer:
        known = self._known.get(key)
        if isinstance(known, form):
            return known
        answer = await self._thinking.do(think)
        self._known[key] = answer
        if len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return answer

    def stop(self) -> None:
        self._thinking.stop()


def hint(state: GameState) -> HintView:
    assert state.actor is not None
    found = adviser(state.game.options, state.created.bot_seed).explain(state.position, IDEAS)
    return HintView(
        sequence=state.sequence,
        player=state.actor,
        shares={player: round(share, DIGITS) for player, share in found.shares.items()},
        sureness=round(found.sureness, DIGITS),
        ideas=[idea_view(idea) for idea in found.ideas],
    )


def idea_view(idea: Idea) -> IdeaView:
    return IdeaView(
        actions=[str(decision) for decision in idea.decisions],
        share=round(min(1.0, max(0.0, idea.share)), DIGITS),
        tries=idea.tries,
    )


def review(game: Game, number: int, seed: int) -> ReviewView:
    """A turn beside the best one; raises Refused if the game has no such turn, or not the whole of it."""
    whole = len(game.turns) - game.turn_under_way
    if number >= whole:
        raise Refused("request/invalid", {"field": "turn", "most": str(whole - 1)})
    found = Reviewer(game, seed).turn(number)
    return ReviewView(
        turn=number,
        player=found.player,
        actions=[str(action) for action in found.actions],
        before=round(found.before, DIGITS),
        after=round(found.after, DIGITS),
        best=idea_view(found.best),
        played=round(found.played, DIGITS),
        loss=round(found.loss, DIGITS),
    )
