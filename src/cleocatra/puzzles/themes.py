"""What a puzzle is about: from its turn, and from what the next best turn lacks; and how hard it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cleocatra.bots.levels import greedy, learned
from cleocatra.bots.network import Network
from cleocatra.bots.planner import Planner
from cleocatra.puzzles.opinion import Judged
from cleocatra.puzzles.puzzle import Difficulty, Turn
from cleocatra.rules import Colour, Dice, Herd, Kind, Position, Score, Search, Swap
from cleocatra.rules.codes import NO_CODE, REVEAL
from cleocatra.rules.coding import Decoder
from cleocatra.table.worth import most_points

LATE = 6  # points to the goal
BLOCKED = 2  # points that a rival can score less than after the next best turn
PREPARED = 4  # points to be scored in the next turn, of a turn that scores none
THEMES = ("score", "helpers", "block", "prepare", "inspectors", "herd", "swap", "mafdat", "queen", "mut",
          "princess", "endgame")  # fmt: skip
SCORED_ON = {Kind.CLEOCATRA: "queen", Kind.MUT: "mut", Kind.PRINCESS: "princess"}


def themes(position: Position, best: Judged, rival: Judged) -> tuple[str, ...]:
    """What it is about, in the order of THEMES."""
    found = {*played(position, best.turn), *effects(position, best, rival)}
    return tuple(theme for theme in THEMES if theme in found)


def played(position: Position, turn: Turn) -> Iterator[str]:
    """Themes that are in the actions themselves."""
    for action in turn:
        tiles = position.tiles
        if isinstance(action, Score):
            yield "score"
            if action.helpers:
                yield "helpers"
            if action.taken:
                yield "inspectors"
            kind = tiles[action.cell].kind
            if kind in SCORED_ON and kind in position.options.abilities:
                yield SCORED_ON[kind]
        elif isinstance(action, Herd):
            yield "herd"
        elif isinstance(action, Swap):
            yield "swap"
        elif isinstance(action, Search) and (tiles[action.tile].rescuers or tiles[action.tile].inspector):
            yield "mafdat"
        position = position.apply(action)


def effects(position: Position, best: Judged, rival: Judged) -> Iterator[str]:
    """Themes that show in where the turn leads."""
    player = position.player
    if max(position.points.values()) >= position.options.variant.goal - LATE:
        yield "endgame"
    if best.end is None:
        return
    scored = best.end.points[player] > position.points[player]
    if not scored and best_score(best.end, player) >= max(PREPARED, best_score(position, player) + 1):
        yield "prepare"
    if rival.end is not None and threat(best.end, player) <= threat(rival.end, player) - BLOCKED:
        yield "block"


def threat(position: Position, player: Colour) -> int:
    """The most that anyone else could score as they stand."""
    return max(best_score(position, other) for other in position.options.players if other is not player)


def best_score(position: Position, player: Colour) -> int:
    """The most that a player's rescuers could score as they stand."""
    own = [cell for cell, tile in position.tiles.items() if player in tile.rescuers]
    return max((most_points(position, player, cell) for cell in own), default=0)


def difficulty(position: Position, right: Sequence[Judged]) -> Difficulty:
    """Who finds the turn without looking ahead."""
    ends = [one.end for one in right]
    if first_choice(greedy(position.options), position) in ends:
        return Difficulty.EASY
    return Difficulty.MEDIUM if first_choice(learned(position.options), position) in ends else Difficulty.HARD


def first_choice(network: Network, position: Position) -> Position | None:
    """Where the turn leads that a network likes best; None if it turns a tile over."""
    state = position.guess(Dice(1)).state()
    _, first, second = Planner(network).candidates(state, False)[0]
    if first == REVEAL:
        return None
    middle = position.apply(Decoder(position.state(), position.options.players).action(first))
    if second == NO_CODE:
        return middle
    return middle.apply(Decoder(middle.state(), position.options.players).action(second))
