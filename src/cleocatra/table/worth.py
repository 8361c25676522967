"""What a place would be worth: the points of a Score there, if one could be made right after an action."""

from __future__ import annotations

from dataclasses import field

from cleocatra.rules import Cell, Colour, Kind, Pass, Position, Reveal, Score
from cleocatra.rules.variant import OwnColour
from cleocatra.table.choices import possible
from cleocatra.table.effects import places
from cleocatra.table.state import GameState
from cleocatra.table.wire import wire


@wire
class WorthView:
    """The points that a rescuer of the player who acts could score where an action puts something."""

    sequence: int
    points: dict[str, int] = field(default_factory=dict)
    """by the action's words; Scores and actions that put nothing anywhere are left out"""


def worth(state: GameState, held: frozenset[Colour]) -> WorthView:
    """What each possible action would be worth to the player who acts, for somebody who holds these seats."""
    if state.actor not in held:
        return WorthView(state.sequence)
    position, player = state.position, state.position.player
    points = {}
    for decision in possible(state):
        if not isinstance(decision, Reveal | Pass | Score):
            _, cell, _ = places(position, decision)
            assert cell is not None
            points[str(decision)] = most_points(position.apply(decision), player, cell)
    return WorthView(state.sequence, points)


def most_points(position: Position, player: Colour, cell: Cell) -> int:
    """The most that a rescuer of this player would score on a tile, whoever's turn it is (section 5).

    The tile may still be without a rescuer: a Dispatch can follow. Nobody scores where an inspector stands.
    """
    tiles, options = position.tiles, position.options
    tile = tiles[cell]
    if tile.inspector:
        return 0
    near = [tiles[one] for one in cell.neighbours if one in tiles]
    colours = {tile.kind, *(one.kind for one in near)}
    helping = {one.kind for one in near if player in one.rescuers}
    if options.variant.r7 is not OwnColour.ANY_TILE:
        helping.discard(tile.kind)  # R7: the rescue tile stands for its own colour
    ability = tile.kind is Kind.CLEOCATRA and Kind.CLEOCATRA in options.abilities
    return len(colours) + len(helping) + ability


def best_score(position: Position, player: Colour) -> int:
    """The most that a player's rescuers could score as they stand."""
    own = [cell for cell, tile in position.tiles.items() if player in tile.rescuers]
    return max((most_points(position, player, cell) for cell in own), default=0)
