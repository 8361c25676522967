"""What a bot thinks of a turn: to be played (a hint), or played (a review). It sees what the player sees.

How long it thinks is counted in simulations, not in seconds, and its chance comes from the game's log: the
same question gets the same answer, whatever the unseen tiles are.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Annotated, NamedTuple, TypeVar

from pydantic import BaseModel, Field

from cleocatra.bots.interface import Decision, Idea, Reveal, Thought
from cleocatra.bots.levels import learned
from cleocatra.bots.players import Effort, SearchingBot
from cleocatra.rules import Colour, Position, Scout
from cleocatra.server.game_log import GameState
from cleocatra.server.refusals import Refused, not_now
from cleocatra.server.study import Study
from cleocatra.server.table import Table
from cleocatra.server.turns import check_actor

SIMULATIONS = {2: 1000, 3: 700, 4: 500}  # by number of players: with more of them each takes longer
IDEAS = 5
ALL = 1000
QUEUE = 8  # questions that may wait for each thread
MOST_KEPT = 1000  # answers
DIGITS = 4

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
        if turn >= len(state.game.turns):
            raise Refused("request/invalid", {"field": "turn", "most": str(len(state.game.turns) - 1)})
        return await self._answer((table.game, "review", turn), ReviewView, lambda: review(state, turn))

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


def thought(state: GameState, view: Position, ideas: int = IDEAS) -> Thought:
    options = state.game.options
    bot = SearchingBot(
        learned(options), state.created.bot_seed, Effort(simulations=SIMULATIONS[len(options.players)])
    )
    return bot.explain(view, ideas)


def hint(state: GameState) -> HintView:
    assert state.actor is not None
    found = thought(state, state.position)
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


def review(state: GameState, number: int) -> ReviewView:
    """Compare a turn with what the bot would have played in its place, knowing no more than its player.

    A Scout is chosen twice, whether to turn a tile over and what to do with the one that came: the worse of
    both choices is told.
    """
    turn = state.game.turns[number]
    start = state.game.after_turns(number).position
    after = share_after(state, state.game.after_turns(number + 1).position, turn.player)
    scouting = isinstance(turn.actions[0], Scout)
    first = thought(state, start.view(), ALL)
    last = thought(state, start.view(revealed=True)) if scouting else first
    choices = [choice(state, start, last.ideas[0], turn.actions, after)]
    if scouting:
        declared = [idea.share for idea in first.ideas if idea.decisions == (Reveal(),)]
        worth = (declared or [last.shares[turn.player]])[0]
        choices.append(choice(state, start, first.ideas[0], (Reveal(),), worth))
    worst = max(choices, key=lambda one: one.loss)
    return ReviewView(
        turn=number,
        player=turn.player,
        actions=[str(action) for action in turn.actions],
        before=round(first.shares[turn.player], DIGITS),
        after=round(after, DIGITS),
        best=idea_view(worst.best),
        played=round(worst.played, DIGITS),
        loss=round(worst.loss, DIGITS),
    )


class Choice(NamedTuple):
    """The best idea, and what the one that was chosen is worth."""

    best: Idea
    played: float

    @property
    def loss(self) -> float:
        return max(0.0, self.best.share - self.played)


def choice(state: GameState, start: Position, best: Idea, chosen: Sequence[Decision], worth: float) -> Choice:
    """Set what was chosen beside the best idea, which is judged by where it leads if no tile decides that."""
    if best.decisions == tuple(chosen):
        return Choice(best, best.share)
    if Reveal() in best.decisions:
        return Choice(best, worth)
    end = start
    for action in best.decisions:
        assert not isinstance(action, Reveal)
        end = end.apply(action)
    return Choice(replace(best, share=share_after(state, end, start.player)), worth)


def share_after(state: GameState, position: Position, player: Colour) -> float:
    """A player's share of victory in a position."""
    outcome = position.outcome
    if outcome is not None:
        return 1.0 / len(outcome.winners) if player in outcome.winners else 0.0
    return thought(state, position.view()).shares[player]
