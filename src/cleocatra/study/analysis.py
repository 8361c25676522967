"""The analysis board: a position, what was played since, and what a strong bot thinks of it."""

from __future__ import annotations

from collections.abc import Sequence

from cleocatra.bots.appraisal import Appraisal, Appraiser
from cleocatra.record import Game, format_position
from cleocatra.rules import Colour, Decision, Phase, Position, tile_lies_open
from cleocatra.study.table import begun, played
from cleocatra.table.action_views import ActionView, action_view
from cleocatra.table.advice import Certainty, IdeaView, certainty, idea_view, rounded_shares
from cleocatra.table.effects import effects_of
from cleocatra.table.projection import project
from cleocatra.table.refusals import Refused
from cleocatra.table.state import GameState
from cleocatra.table.views import GameView
from cleocatra.table.why import read_decision
from cleocatra.table.wire import wire

SEED = 1
IDEAS = 5


@wire
class AnalysisTable:
    """A position after some decisions, in which all seats are one's own."""

    done: list[str]
    """what was decided, to be sent with the next request"""
    view: GameView
    position: str
    """where it began, in one line"""
    now: str
    """where it stands, in one line"""
    action: ActionView | None
    """the last action"""
    player: Colour | None
    """who took it"""


@wire
class EvaluationView:
    """What a position is worth to everyone, and the best turns in it."""

    player: Colour | None
    """who acts; nobody at the end"""
    shares: dict[Colour, float]
    """of the victory, from 0 to 1"""
    certain: Certainty | None
    """what is proved for the player who acts"""
    ideas: list[IdeaView]
    """the best first"""


@wire
class PositionView:
    """A position in one line."""

    position: str


def look(line: str, done: Sequence[str], decision: Decision | None = None) -> AnalysisTable:
    """The table after what was done and one more decision."""
    decided = [*map(read_decision, done), *([] if decision is None else [decision])]
    state = played(line, decided)
    action, player = last_action(state)
    return AnalysisTable(
        [str(one) for one in decided],
        project(state, frozenset(state.game.options.players)),
        format_position(begun(line).position),
        format_position(state.position),
        action,
        player,
    )


def last_action(state: GameState) -> tuple[ActionView | None, Colour | None]:
    """The last action, and who took it; none if nothing was done, or a tile was only turned over."""
    actions = state.game.actions
    if not actions or tile_lies_open(state.position):
        return None, None
    *_, effect = effects_of(state.game, len(actions) - 1)
    return action_view(effect), state.game.turns[-1].player


def evaluate(line: str, done: Sequence[str], simulations: int | None = None) -> EvaluationView:
    """What the position after what was done is worth."""
    return evaluation(played(line, map(read_decision, done)).position, simulations)


def evaluation(position: Position, simulations: int | None = None) -> EvaluationView:
    if position.outcome is not None:
        return EvaluationView(None, rounded_shares(position.victory_shares), None, [])
    appraiser = Appraiser(position.options, SEED, simulations)
    known = position.phase is Phase.OPENING or tile_lies_open(position)
    found: Appraisal = appraiser.of(position if known else position.view())
    return EvaluationView(
        position.player,
        rounded_shares(found.shares),
        certainty(found.shares[position.player], found.certain),
        [idea_view(idea, position) for idea in found.ideas[:IDEAS]],
    )


def position_at(game: Game, moment: int) -> PositionView:
    """What the players knew after so many actions; raises Refused if there were not so many."""
    actions = game.actions
    if not 0 <= moment <= len(actions):
        raise Refused("request/invalid", {"field": "moment", "most": str(len(actions))})
    then = Game.replay(game.initial, actions[:moment]).position
    return PositionView(format_position(then.view()))
