"""Positions that are put together piece by piece instead of played: for studies, puzzles and tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cleocatra.rules import codes
from cleocatra.rules.grid import Cell
from cleocatra.rules.legal import Legal
from cleocatra.rules.options import Options
from cleocatra.rules.phases import Phase
from cleocatra.rules.position import Position
from cleocatra.rules.reasons import POSITION_FAULTS
from cleocatra.rules.setup import initial_state
from cleocatra.rules.state import State
from cleocatra.rules.tiles import Colour, Kind, Tile

MOST_POINTS = 9999
MOST_ROUNDS = 1_000_000
FARTHEST = 100_000_000  # from 0,0


class InvalidPosition(ValueError):
    """A position that can't be: `field` is what must be changed; a stable code with details."""

    def __init__(self, field: str, code: str, **details: str) -> None:
        super().__init__(f"{field}: {POSITION_FAULTS[code].format(**details)}")
        self.field = field
        self.code = code
        self.details = details


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What a position consists of; supplies and unused inspectors follow from it.

    `tiles` are in the order they were drawn, `pile` is what is left, top first. `turn` is the player whose
    turn it is, `player` the one who acts (None: the same), `placed` the tile that Dispatch would go to.
    """

    options: Options
    tiles: Mapping[Cell, Tile]
    pile: tuple[Kind | None, ...]
    points: tuple[int, ...]
    round: int
    phase: Phase
    turn: Colour
    player: Colour | None = None
    placed: Cell | None = None

    def position(self) -> Position:
        """The position; raises InvalidPosition if there can be no such."""
        check_tiles(self)
        check_pieces(self)
        check_numbers(self)
        check_turn(self)
        found = Position(self.options, state_of(self))
        if self.phase is not Phase.OVER and not possible(found):
            raise InvalidPosition("turn", "impossible", player=found.player)
        return found


def arrangement_of(position: Position) -> Arrangement:
    """What a position consists of."""
    return Arrangement(
        position.options,
        position.tiles,
        position.pile,
        tuple(position.points.values()),
        position.turns_taken // len(position.options.players) + 1,
        position.phase,
        position.turn,
        position.player,
        position.placed,
    )


def possible(position: Position) -> bool:
    """Whether the player who acts can do something; R10: a bonus action with nothing but `pass` lapses."""
    legal = Legal().all_codes(position.state())
    return any(code & codes.KIND_MASK != codes.PASS for code in legal)


# Putting it together


def state_of(arranged: Arrangement) -> State:
    """The kernel's state of an arrangement without faults."""
    options = arranged.options
    drawn = tuple(tile.kind for tile in arranged.tiles.values())
    state = initial_state(options, (*drawn, *arranged.pile))
    numbers = {cell: number for number, cell in enumerate(arranged.tiles)}
    for cell in connected(arranged.tiles):
        state.lay(numbers[cell], *cell)
    for cell, tile in arranged.tiles.items():
        for player in tile.rescuers:
            state.station(options.players.index(player), numbers[cell])
        if tile.inspector:
            state.inspect(numbers[cell])
    for seat, points in enumerate(arranged.points):
        state.credit(seat, points)
    turn = options.players.index(arranged.turn)
    before = arranged.round - 1
    state.resume(
        arranged.phase.value,
        0 if arranged.phase is Phase.OPENING else before * len(options.players) + turn,
        turn,
        options.players.index(arranged.player or arranged.turn),
        codes.NO_TILE if arranged.placed is None else numbers[arranged.placed],
    )
    return state


def connected(tiles: Mapping[Cell, Tile]) -> list[Cell]:
    """The first tile and those connected to it, each adjacent to one before it."""
    found = list(tiles)[:1]
    for cell in found:
        found += [near for near in cell.neighbours if near in tiles and near not in found]
    return found


# What is wrong with it


def check_tiles(arranged: Arrangement) -> None:
    tiles, mix = arranged.tiles, arranged.options.mix
    for cell in tiles:
        if max(abs(cell.x), abs(cell.y)) > FARTHEST:
            raise InvalidPosition("tiles", "far", cell=str(cell), most=str(FARTHEST))
    known = Counter([*(tile.kind for tile in tiles.values()), *filter(None, arranged.pile)])
    for kind, number in known.items():
        if number > mix[kind]:
            raise InvalidPosition("tiles", "too-many", kind=kind, most=str(mix[kind]))
    total = len(tiles) + len(arranged.pile)
    if total != mix.total():
        raise InvalidPosition("pile", "total", most=str(mix.total()), found=str(total))
    for cell in set(tiles) - set(connected(tiles)):
        raise InvalidPosition("tiles", "apart", cell=str(cell))


def check_pieces(arranged: Arrangement) -> None:
    options = arranged.options
    for cell, tile in arranged.tiles.items():
        for player in tile.rescuers:
            if player not in options.players:
                raise InvalidPosition("tiles", "rescuer-unknown", player=player)
            if tile.rescuers.count(player) > 1:
                raise InvalidPosition("tiles", "rescuer-twice", player=player, cell=str(cell))
        if len(tile.rescuers) > 2:
            raise InvalidPosition("tiles", "rescuers-full", cell=str(cell))
    standing = Counter(player for tile in arranged.tiles.values() for player in tile.rescuers)
    for player, number in standing.items():
        if number > options.variant.rescuers:
            most = str(options.variant.rescuers)
            raise InvalidPosition("tiles", "rescuers", player=player, most=most, found=str(number))
    inspectors = sum(tile.inspector for tile in arranged.tiles.values())
    if inspectors > options.variant.inspectors:
        most = str(options.variant.inspectors)
        raise InvalidPosition("tiles", "inspectors", most=most, found=str(inspectors))


def check_numbers(arranged: Arrangement) -> None:
    players = len(arranged.options.players)
    if len(arranged.points) != players:
        found = str(len(arranged.points))
        raise InvalidPosition("points", "points-number", players=str(players), found=found)
    for points in arranged.points:
        if not 0 <= points <= MOST_POINTS:
            raise InvalidPosition("points", "points", most=str(MOST_POINTS), found=str(points))
    if not 1 <= arranged.round <= MOST_ROUNDS:
        raise InvalidPosition("round", "round", most=str(MOST_ROUNDS), found=str(arranged.round))


def check_turn(arranged: Arrangement) -> None:
    options, phase, tiles = arranged.options, arranged.phase, arranged.tiles
    for player in (arranged.turn, arranged.player or arranged.turn):
        if player not in options.players:
            raise InvalidPosition("turn", "player", player=player)
    if phase is Phase.OPENING:
        if not all(opened(arranged)):
            raise InvalidPosition("turn", "opening", player=arranged.turn)
    elif len(tiles) < len(options.players):
        count = str(len(options.players))
        raise InvalidPosition("tiles", "few-tiles", players=count, tiles=str(len(tiles)))
    if arranged.placed is not None:
        if phase is not Phase.SECOND_ACTION:
            raise InvalidPosition("turn", "placed-phase")
        if arranged.placed not in tiles:
            raise InvalidPosition("turn", "placed", cell=str(arranged.placed))
    check_end(arranged)


def opened(arranged: Arrangement) -> Iterator[bool]:
    """What holds in an opening: the players before have a tile each, and nothing else has happened."""
    seat = arranged.options.players.index(arranged.turn)
    yield arranged.round == 1 and not any(arranged.points)
    yield [(tile.rescuers, tile.inspector) for tile in arranged.tiles.values()] == [
        ((player,), False) for player in arranged.options.players[:seat]
    ]


def check_end(arranged: Arrangement) -> None:
    """Section 7: the game is over when a round ends in which somebody has the goal's points."""
    goal = arranged.options.variant.goal
    first = arranged.turn is arranged.options.players[0]
    reached = first and max(arranged.points) >= goal
    if arranged.phase is Phase.FIRST_ACTION and reached:
        raise InvalidPosition("turn", "goal-reached", goal=str(goal))
    if arranged.phase is Phase.OVER and not (reached and arranged.round > 1):
        raise InvalidPosition("turn", "goal-missed", goal=str(goal))
