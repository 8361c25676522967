"""What a bot thinks of a turn, as it is shown: before the turn a hint, after it a review."""

from __future__ import annotations

from cleocatra.bots.interface import Idea, Thought
from cleocatra.bots.review import Reviewed
from cleocatra.rules import Colour, Decision
from cleocatra.table.action_views import StepView, step_view
from cleocatra.table.wire import wire

DIGITS = 4


@wire
class IdeaView:
    """A way to play the rest of the turn, and the player's share of victory after it."""

    actions: list[str]
    """in the words of a record"""
    steps: list[StepView]
    """the same actions by their parts"""
    share: float
    """from 0 to 1"""
    tries: int
    """how often the bot looked at it"""


@wire
class HintView:
    """Everyone's share of victory, the best ideas, and how sure the bot is of the first."""

    sequence: int
    player: Colour
    shares: dict[Colour, float]
    """from 0 to 1"""
    sureness: float
    """the share of the search that went into the first idea"""
    ideas: list[IdeaView]


@wire
class ReviewView:
    """A turn that was played: its player's share before and after it, and the best way to play it."""

    turn: int
    player: Colour
    actions: list[str]
    """in the words of a record"""
    steps: list[StepView]
    """the same actions by their parts"""
    before: float
    """the player's share of victory, from 0 to 1"""
    after: float
    best: IdeaView
    played: float
    """as `best.share`, for the turn that was played: luck doesn't count"""
    loss: float
    """how much more the best turn would have brought"""


def hint_view(sequence: int, player: Colour, thought: Thought) -> HintView:
    return HintView(
        sequence=sequence,
        player=player,
        shares={one: rounded(share) for one, share in thought.win_probabilities.items()},
        sureness=rounded(thought.confidence),
        ideas=[idea_view(idea) for idea in thought.ideas],
    )


def idea_view(idea: Idea) -> IdeaView:
    share = rounded(min(1.0, max(0.0, idea.win_probability)))
    return IdeaView(words_of(idea.decisions), steps_of(idea.decisions), share, idea.visits)


def words_of(decisions: tuple[Decision, ...]) -> list[str]:
    return [str(decision) for decision in decisions]


def steps_of(decisions: tuple[Decision, ...]) -> list[StepView]:
    return [step_view(decision) for decision in decisions]


def rounded(share: float) -> float:
    return round(share, DIGITS)


def review_view(number: int, review: Reviewed) -> ReviewView:
    return ReviewView(
        turn=number,
        player=review.player,
        actions=words_of(review.actions),
        steps=steps_of(review.actions),
        before=rounded(review.win_probability_before),
        after=rounded(review.win_probability_after),
        best=idea_view(review.best),
        played=rounded(review.played),
        loss=rounded(review.loss),
    )
