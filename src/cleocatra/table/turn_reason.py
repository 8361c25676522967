"""Why another turn would have been better: what differs in the two positions that the turns lead to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from cleocatra.rules import Colour, Decision, Kind, Position, Reveal, Score
from cleocatra.table.wire import wire
from cleocatra.table.worth import best_score, most_points

Cause = Literal["win", "draw", "points", "helpers", "opened", "gift", "prepare", "blind", "fresh", "position"]


@wire
class TurnReason:
    """What the better turn has that the played one hasn't."""

    cause: Cause
    played: int = 0
    """points, of what `cause` speaks of, after the turn that was played; helpers for `helpers`"""
    best: int = 0
    """... and after the better one"""
    rival: Colour | None = None
    """who may score now"""
    tile: Kind | None = None
    """from which an inspector was taken, or on which the rival may score"""


@dataclass(frozen=True, slots=True)
class Followed:
    """A turn followed to its end, or until it turns a tile over."""

    end: Position
    scores: tuple[Score, ...]
    points: int
    blind: bool

    @property
    def helpers(self) -> int:
        return sum(len(score.helpers) for score in self.scores)


def follow(view: Position, decisions: Sequence[Decision]) -> Followed:
    """Where a turn leads, and what it scores on the way."""
    scores: list[Score] = []
    points = 0
    for decision in decisions:
        if isinstance(decision, Reveal):
            return Followed(view, tuple(scores), points, blind=True)
        if isinstance(decision, Score):
            scores.append(decision)
            points += view.points_for(decision).total
        view = view.apply(decision)
    return Followed(view, tuple(scores), points, blind=False)


def turn_reason(
    view: Position, chosen: Sequence[Decision], better: Sequence[Decision], won: bool = False
) -> TurnReason:
    """Why the better turn is better; `won`: it would have won for certain, and the chosen one doesn't."""
    if won:
        return TurnReason("win")
    played, best = follow(view, chosen), follow(view, better)
    if best.blind:
        return TurnReason("draw")
    if played.blind:
        cause: Cause = "fresh" if best.points else "blind"
        return TurnReason(cause, 0, best.points)
    return max(differences(view.player, played, best), key=weight)


def weight(reason: TurnReason) -> int:
    """By how many points the better turn is better; the first of several equal reasons is told."""
    return reason.played - reason.best if reason.rival else reason.best - reason.played


def differences(player: Colour, played: Followed, best: Followed) -> Iterator[TurnReason]:
    """What the better turn has, the plainest first."""
    if best.points > played.points:
        yield missed(played, best)
    for rival in played.end.options.players:
        given, kept = best_score(played.end, rival), best_score(best.end, rival)
        if rival is not player and given > kept:
            yield gift(played, rival, given, kept)
    now, later = best_score(played.end, player), best_score(best.end, player)
    if later > now:
        yield TurnReason("prepare", now, later)
    yield TurnReason("position")


def missed(played: Followed, best: Followed) -> TurnReason:
    """Points that the turn has missed; perhaps only by leaving helpers out."""
    cells = {score.cell for score in played.scores}
    if best.helpers > played.helpers and any(score.cell in cells for score in best.scores):
        return TurnReason("helpers", played.helpers, best.helpers)
    return TurnReason("points", played.points, best.points)


def gift(played: Followed, rival: Colour, given: int, kept: int) -> TurnReason:
    """A Score that a rival may make now, perhaps since an inspector left their tile."""
    tiles = played.end.tiles
    for cell in (cell for score in played.scores for cell in score.taken):
        if rival in tiles[cell].rescuers and most_points(played.end, rival, cell) == given:
            return TurnReason("opened", given, kept, rival, tiles[cell].kind)
    return TurnReason("gift", given, kept, rival)
