"""Why a hint's first idea is good: what it aims at, which piece it begins with, and what that changes."""

from __future__ import annotations

from typing import Literal

from cleocatra.rules import (
    Cell,
    Colour,
    Decision,
    Herd,
    Kind,
    Open,
    Pass,
    Position,
    Rally,
    Reveal,
    Score,
    Scout,
    Search,
    Swap,
)
from cleocatra.table.action_views import text
from cleocatra.table.wire import wire
from cleocatra.table.worth import best_score

Aim = Literal["score", "prepare", "block", "tile", "position", "pass"]
Piece = Literal["pile", "open", "supply", "rescuer", "tile", "none"]


@wire
class HintReason:
    """What the first idea aims at, and the piece it begins with."""

    aim: Aim
    before: int
    """points of the best Score as the pieces stand: the player's, or the rival's"""
    after: int
    """points of the Score this turn, or of the best one that the turn leaves"""
    rival: Colour | None
    """whose Score is blocked"""
    piece: Piece
    cell: str | None
    """where the piece is, if it is on the board"""
    tile: Kind | None
    """the tile at `cell`"""
    colours: int
    """that count, if the idea begins with a Score"""
    helpers: int
    """that help, if the idea begins with a Score"""


def hint_reason(decisions: tuple[Decision, ...], position: Position) -> HintReason:
    """Why to play these decisions; the first of them is possible."""
    first = decisions[0]
    aim, before, after, rival = aim_of(decisions, position)
    piece, cell = piece_of(first)
    points = position.points_for(first) if isinstance(first, Score) else None
    return HintReason(
        aim=aim,
        before=before,
        after=after,
        rival=rival,
        piece=piece,
        cell=text(cell),
        tile=None if cell is None else position.tiles[cell].kind,
        colours=0 if points is None else len(points.colours),
        helpers=0 if points is None else len(points.helpers),
    )


def aim_of(decisions: tuple[Decision, ...], position: Position) -> tuple[Aim, int, int, Colour | None]:
    """The aim, the points before and after, and the rival if it is one's Score that is blocked."""
    player = position.player
    now = best_score(position, player)
    scored, end = outcome_of(decisions, position)
    if scored:
        return "score", now, scored, None
    if any(isinstance(one, Reveal) for one in decisions):
        return "tile", now, now, None
    if isinstance(decisions[0], Pass):
        return "pass", now, now, None
    gain = best_score(end, player) - now
    rival = most_blocked(position, end)
    blocked = best_score(position, rival) - best_score(end, rival)
    if blocked > max(gain, 0):
        return "block", best_score(position, rival), best_score(end, rival), rival
    return ("prepare" if gain > 0 else "position"), now, now + gain, None


def outcome_of(decisions: tuple[Decision, ...], position: Position) -> tuple[int, Position]:
    """The points that these decisions score, and where they lead, until a tile is turned over."""
    scored = 0
    for decision in decisions:
        if isinstance(decision, Reveal):
            break
        if isinstance(decision, Score):
            scored += position.points_for(decision).total
        position = position.apply(decision)
    return scored, position


def most_blocked(position: Position, end: Position) -> Colour:
    """The other player whose best Score falls the most."""
    others = [one for one in position.options.players if one is not position.player]
    return max(others, key=lambda one: best_score(position, one) - best_score(end, one))


def piece_of(first: Decision) -> tuple[Piece, Cell | None]:
    """What a decision takes up, and where it is."""
    match first:
        case Reveal():
            return "pile", None
        case Open() | Scout():
            return "open", None
        case Search(tile, _):
            return "tile", tile
        case Herd(start, _) | Swap(start, _, _) | Score(start):
            return "rescuer", start
        case Rally(_, start) if start is not None:
            return "rescuer", start
        case Pass():
            return "none", None
        case _:
            return "supply", None
