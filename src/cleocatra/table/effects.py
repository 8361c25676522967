"""What an action did: the facts that its description on any screen is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import Any

from cleocatra.record import Game
from cleocatra.rules import (
    Action,
    Cell,
    Colour,
    Dispatch,
    Herd,
    Kind,
    Open,
    Pass,
    Phase,
    Position,
    Rally,
    Score,
    Scout,
    Search,
    Swap,
    TeamUp,
)

Places = tuple[Cell | None, Cell | None, Colour | None]  # from, to, and whose rescuer is swapped


@dataclass(frozen=True, slots=True)
class ScoreEffect:
    """What a Score brings: `points` is one for each colour and each helper, plus the ability's."""

    points: int
    colours: tuple[tuple[Kind, tuple[Cell, ...]], ...]  # each with the tiles that may stand for it
    helpers: tuple[Cell, ...]
    ability: int
    returns: tuple[Cell, ...]  # from where rescuers go back to the supply
    bonus: Colour | None  # who gets a bonus action


@dataclass(frozen=True, slots=True)
class Effect:
    """An action that was taken: what moved from where to where, and for a Score what it brought."""

    action: Action
    source: Cell | None
    cell: Cell | None
    player: Colour | None  # whose rescuer was swapped
    tile: Kind | None  # the tile at `cell`: placed, moved, scored on, or where a rescuer came
    beside: tuple[Kind, ...] = ()  # the kinds of the tiles around it
    score: ScoreEffect | None = None


def effect_of(before: Position, action: Action, then: Position) -> Effect:
    """The effect of an action that led from one position to the next."""
    source, cell, player = places(before, action)
    score = score_effect(before, action) if isinstance(action, Score) else None
    if cell is None:
        return Effect(action, source, cell, player, None)
    tiles = then.tiles
    around = {tiles[near].kind for near in cell.neighbours if near in tiles}
    beside = tuple(kind for kind in Kind if kind in around)
    return Effect(action, source, cell, player, tiles[cell].kind, beside, score)


def effects_of(game: Game, since: int = 0) -> Iterator[Effect]:
    """The effects of a game's actions, from number `since` on."""
    steps = zip(game.actions, pairwise(game.positions()), strict=True)
    for action, (before, then) in islice(steps, since, None):
        yield effect_of(before, action, then)


def places(position: Position, action: Action) -> Places:
    """Where the moved piece comes from, where it goes, and whose rescuer is swapped."""
    return PLACES[type(action)](position, action)


# a dict, because `match` tries one class after the other: 2 µs for each choice in a view
PLACES: dict[type[Action], Callable[[Position, Any], Places]] = {
    Open: lambda _, action: (None, action.cell, None),
    Scout: lambda _, action: (None, action.cell, None),
    Search: lambda _, action: (action.tile, action.to, None),
    Swap: lambda _, action: (action.own, action.other, action.whose),
    Dispatch: lambda position, _: (None, position.placed, None),
    TeamUp: lambda _, action: (None, action.cell, None),
    Herd: lambda _, action: (action.start, action.to, None),
    Score: lambda _, action: (action.cell, action.cell, None),
    Rally: lambda _, action: (action.start, action.to, None),
    Pass: lambda _, __: (None, None, None),
}


def score_effect(position: Position, score: Score) -> ScoreEffect:
    """Where the points of a legal Score come from, and what else it does."""
    points = position.points_for(score)
    return ScoreEffect(
        points=points.total,
        colours=tuple((kind, standing_for(position, score, kind)) for kind in points.colours),
        helpers=score.helpers,
        ability=points.ability,
        returns=position.returning(score),
        bonus=bonus_player(position, score) if points.ability else None,
    )


def bonus_player(position: Position, score: Score) -> Colour | None:
    """Who gets a bonus action from a Score on Cleocatra, if anyone does."""
    then = position.apply(score)
    return then.player if then.phase is Phase.BONUS_ACTION else None


def standing_for(position: Position, score: Score, kind: Kind) -> tuple[Cell, ...]:
    """The tiles of the area that may stand for a colour: a helper's, or any without an own rescuer (R7)."""
    if position.tiles[score.cell].kind is kind:
        return (score.cell,)
    area = [cell for cell in score.cell.neighbours if cell in position.tiles]
    of_kind = tuple(cell for cell in area if position.tiles[cell].kind is kind)
    helping = tuple(cell for cell in of_kind if cell in score.helpers)
    return helping or tuple(cell for cell in of_kind if position.player not in position.tiles[cell].rescuers)
