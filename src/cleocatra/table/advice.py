"""What a bot thinks of a turn, as it is shown: before the turn a hint, after it a review."""

from __future__ import annotations

from typing import Literal

from cleocatra.bots.interface import Idea, Thought
from cleocatra.bots.review import AS_GOOD, Choice, Reviewed
from cleocatra.record import format_position
from cleocatra.rules import Colour, Decision, Position, Reveal
from cleocatra.table.action_views import StepView, effect_step, step_view
from cleocatra.table.effects import effect_of
from cleocatra.table.hint_reason import HintReason, hint_reason
from cleocatra.table.turn_reason import TurnReason, turn_reason
from cleocatra.table.wire import wire

DIGITS = 4
Certainty = Literal["win", "share", "loss"]
CERTAIN: dict[float, Certainty] = {1.0: "win", 0.5: "share", 0.0: "loss"}


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
    reason: HintReason | None
    """why the first idea is good"""


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
    luck: float
    """what the tile of a Scout brought beyond what was to be expected; 0 without one"""
    accuracy: float
    """how well the turn was played: 1 for the best one, and less the more it lost"""
    shares_before: dict[Colour, float]
    """what everyone could expect before the turn"""
    shares_after: dict[Colour, float]
    luck_shares: dict[Colour, float]
    """what luck has changed for everyone"""
    play_shares: dict[Colour, float]
    """what the turn has changed for everyone beyond luck"""
    certain_before: Certainty | None
    """what was proved for the player before the turn, by best play"""
    certain_after: Certainty | None
    position: str
    """where the choice that cost most was made, in one line: a Scout is two choices"""
    reason: TurnReason | None
    """why the best turn is better; none if this one was as good"""


def hint_view(sequence: int, player: Colour, thought: Thought, position: Position) -> HintView:
    return HintView(
        sequence=sequence,
        player=player,
        shares={one: rounded(share) for one, share in thought.win_probabilities.items()},
        sureness=rounded(thought.confidence),
        ideas=[idea_view(idea, position) for idea in thought.ideas],
        reason=hint_reason(thought.ideas[0].decisions, position) if thought.ideas else None,
    )


def idea_view(idea: Idea, position: Position) -> IdeaView:
    share = rounded(min(1.0, max(0.0, idea.win_probability)))
    return IdeaView(words_of(idea.decisions), steps_of(idea.decisions, position), share, idea.visits)


def words_of(decisions: tuple[Decision, ...]) -> list[str]:
    return [str(decision) for decision in decisions]


def steps_of(decisions: tuple[Decision, ...], position: Position) -> list[StepView]:
    """The decisions by their parts, tried out one after the other: once a tile is turned over, nobody knows
    what follows.
    """
    steps: list[StepView] = []
    for decision in decisions:
        if isinstance(decision, Reveal):
            rest = decisions[len(steps) :]
            return [*steps, *map(step_view, rest)]
        after = position.apply(decision)
        effect = effect_of(position, decision, after)
        tile = None if effect.cell is None else after.tiles[effect.cell].kind
        steps.append(effect_step(effect, tile))
        position = after
    return steps


def rounded(share: float) -> float:
    return round(share, DIGITS)


def certainty(share: float, proved: bool) -> Certainty | None:
    """The word for a share that is proved; none for a mean of several results."""
    return CERTAIN.get(round(share, DIGITS)) if proved else None


def review_view(number: int, review: Reviewed, start: Position) -> ReviewView:
    """A turn that began in this position, beside the best one."""
    player, choice = review.player, review.choice
    before = certainty(review.before[player], review.certain_before)
    after = certainty(review.after[player], review.certain_after)
    return ReviewView(
        turn=number,
        player=player,
        actions=words_of(review.actions),
        steps=steps_of(review.actions, start),
        before=rounded(review.before[player]),
        after=rounded(review.after[player]),
        best=idea_view(review.best, choice.view),
        played=rounded(choice.played[player]),
        loss=rounded(review.loss),
        luck=rounded(review.luck[player]),
        accuracy=rounded(review.accuracy),
        shares_before=rounded_shares(review.before),
        shares_after=rounded_shares(review.after),
        luck_shares=rounded_shares(review.luck),
        play_shares=rounded_shares(review.play),
        certain_before=before,
        certain_after=after,
        position=format_position(choice.view),
        reason=reason_of(choice, before == "win" and after != "win"),
    )


def reason_of(choice: Choice, won: bool) -> TurnReason | None:
    """Why the best choice is better; none if this one was as good."""
    if choice.loss < AS_GOOD:
        return None
    return turn_reason(choice.view, choice.chosen, choice.best.decisions, won)


def rounded_shares(shares: dict[Colour, float]) -> dict[Colour, float]:
    return {player: rounded(share) for player, share in shares.items()}
