"""The rules once more, slow and plain: what `docs/rules.md` says, over cells, sets and names.

Shares with the package only its vocabulary (actions, kinds, colours, phases). No masks and no shortcuts: the
follow-up rule and R6 are answered by trying the action and looking for a second one.

This file is long because it is all of the rules in one place, to be read beside `docs/rules.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, product

from cleocatra import (
    Action,
    Cell,
    Colour,
    Dispatch,
    Herd,
    Kind,
    Open,
    Options,
    Pass,
    Phase,
    Position,
    Rally,
    RuleSet,
    Score,
    Scout,
    Search,
    Swap,
    TeamUp,
)


def corners(cell: Cell) -> set[tuple[int, int]]:
    """A triangle's corners: its apex above or below, the two others on the line between the rows."""
    x, y = cell
    if (x + y) % 2 == 0:
        return {(x, y), (x - 1, y + 1), (x + 1, y + 1)}
    return {(x, y + 1), (x - 1, y), (x + 1, y)}


@cache
def beside(cell: Cell) -> frozenset[Cell]:
    """R3: the cells that share an edge, that is, two corners."""
    around = (Cell(cell.x + dx, cell.y + dy) for dx in (-2, -1, 0, 1, 2) for dy in (-1, 0, 1))
    return frozenset(near for near in around if len(corners(near) & corners(cell)) == 2)


def connected(cells: set[Cell]) -> bool:
    reached: set[Cell] = set()
    fresh = set(list(cells)[:1])
    while fresh:
        reached |= fresh
        fresh = {near for cell in fresh for near in beside(cell) if near in cells} - reached
    return reached == cells


@dataclass(frozen=True)
class Table:
    """A game as it lies on the table. `rescuers` are pairs of player and cell."""

    options: Options
    tiles: dict[Cell, Kind]
    rescuers: frozenset[tuple[Colour, Cell]]
    inspectors: frozenset[Cell]
    unused: int
    supply: dict[Colour, int]
    points: dict[Colour, int]
    pile: tuple[Kind | None, ...]
    phase: Phase
    turn: Colour
    player: Colour
    placed: Cell | None

    @classmethod
    def of(cls, position: Position) -> Table:
        tiles = position.tiles
        return cls(
            options=position.options,
            tiles={cell: tile.kind for cell, tile in tiles.items()},
            rescuers=frozenset((player, cell) for cell, tile in tiles.items() for player in tile.rescuers),
            inspectors=frozenset(cell for cell, tile in tiles.items() if tile.inspector),
            unused=position.unused_inspectors,
            supply=dict(position.supply),
            points=dict(position.points),
            pile=position.pile,
            phase=position.phase,
            turn=position.turn,
            player=position.player,
            placed=position.placed,
        )

    def has(self, ability: str) -> bool:
        """Whether a kind's ability, or `herd`, is in play."""
        variant = self.options.variant
        if self.options.rules is RuleSet.ADVANCED:
            return ability not in variant.off
        return ability in variant.on

    def own(self, player: Colour) -> set[Cell]:
        return {cell for owner, cell in self.rescuers if owner is player}

    def has_room(self, cell: Cell, player: Colour) -> bool:
        standing = [owner for owner, where in self.rescuers if where == cell]
        return len(standing) < 2 and player not in standing

    def rim(self) -> set[Cell]:
        return {near for cell in self.tiles for near in beside(cell)} - self.tiles.keys()


# Legal actions


def legal(table: Table) -> set[Action]:
    """Everything that the player who acts may do."""
    if table.phase is Phase.OVER:
        return set()
    if table.phase is Phase.OPENING:
        return {Open(cell) for cell in (table.rim() if table.tiles else {Cell(0, 0)})}
    if table.phase is Phase.SECOND_ACTION:
        return set(rescuer_actions(table))
    if table.phase is Phase.BONUS_ACTION:
        actions = {*tile_actions(table), *rescuer_actions(table)}
        return actions if actions and table.options.variant.r10 == "forced" else {*actions, Pass()}
    firsts = {
        action
        for action in (*tile_actions(table), *rescuer_actions(table))
        if isinstance(action, Score) or leaves_a_second(table, action)
    }
    return (
        firsts or {one for one in rallies(table) if leaves_a_second(table, one)} or set(tile_actions(table))
    )


def leaves_a_second(table: Table, action: Action) -> bool:
    return any(True for _ in rescuer_actions(tried(table, action)))


def tile_actions(table: Table) -> Iterator[Action]:
    if table.pile:
        yield from map(Scout, table.rim())
    for cell, kind in table.tiles.items():
        others = table.tiles.keys() - {cell}
        stands_free = cell not in table.inspectors and all(where != cell for _, where in table.rescuers)
        takable = stands_free or (kind is Kind.MAFDAT and table.has("mafdat"))
        if takable and not beside(cell) <= table.tiles.keys() and connected(others):
            for to in {near for other in others for near in beside(other)} - table.tiles.keys() - {cell}:
                yield Search(cell, to)
    if table.has("bastet"):
        yield from swaps(table)


def swaps(table: Table) -> Iterator[Action]:
    me = table.player
    for here in table.own(me):
        for other, there in table.rescuers:
            bastet = table.tiles[here] is Kind.BASTET and other is not me and here != there
            if bastet and (other, here) not in table.rescuers and (me, there) not in table.rescuers:
                yield Swap(here, there, other)


def rescuer_actions(table: Table) -> Iterator[Action]:
    me, own = table.player, table.own(table.player)
    if table.supply[me]:
        if table.placed is not None and table.has_room(table.placed, me):
            yield Dispatch()
        for cell in table.tiles:
            if table.has_room(cell, me) and beside(cell) & own:
                yield TeamUp(cell)
    if table.has("herd"):
        for start, to in product(own, table.tiles):
            if to in beside(start) and table.has_room(to, me):
                yield Herd(start, to)
    for cell in own - table.inspectors:
        yield from scores(table, cell)


def scores(table: Table, cell: Cell) -> Iterator[Action]:
    by_colour: dict[str, list[Cell]] = {}
    for near in beside(cell) & table.tiles.keys():
        by_colour.setdefault(table.tiles[near].colour, []).append(near)
    variant = table.options.variant
    own_colour = table.tiles[cell].colour
    if variant.r7 == "rescue-tile":
        by_colour.pop(own_colour, None)
    elif own_colour in by_colour:
        by_colour[own_colour].append(cell)
    own = table.own(table.player) - {cell}
    helpers = {frozenset(own.intersection(scored)) for scored in product(*by_colour.values())}
    if variant.r9 == "optional":
        helpers = {
            frozenset(some) for one in helpers for size in range(4) for some in combinations(one, size)
        }
    if variant.r9 == "most":
        helpers = {one for one in helpers if not any(one < other for other in helpers)}
        most = max(map(len, helpers))
        assert all(len(one) == most for one in helpers)  # one helper of each colour that has any
    for helping, put in product(helpers, puttings(table, cell)):
        for taken in combinations(table.inspectors, max(0, len(put) - table.unused)):
            yield Score(cell, ordered(helping), ordered(taken), ordered(put))


def puttings(table: Table, cell: Cell) -> list[tuple[Cell, ...]]:
    """Where a Score on this cell may put inspectors."""
    variant = table.options.variant
    free = table.tiles.keys() - table.inspectors
    if not (table.has("princess") and table.tiles[cell] is Kind.PRINCESS):
        return [(cell,)] if variant.inspectors else [()]
    if variant.r13 == "elsewhere":
        free = free - {cell}
    sets = [*combinations(free, min(2, len(free), variant.inspectors))]
    if variant.r13 == "rescue-tile" and variant.inspectors:
        sets = [one for one in sets if cell in one]
    return sets


def rallies(table: Table) -> Iterator[Action]:
    targets = [cell for cell in table.tiles if table.has_room(cell, table.player)]
    if table.supply[table.player]:
        yield from map(Rally, targets)
    else:
        for start, to in product(table.own(table.player), targets):
            yield Rally(to, start)


def ordered(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    return tuple(sorted(cells, key=lambda cell: (cell.y, cell.x)))


# What an action does


def tried(table: Table, action: Action) -> Table:
    """The table after an action, before anybody asks who comes next."""
    me = table.player
    match action:
        case Open(cell):
            return placed_new(table, cell, enter(cell, me))
        case Scout(cell):
            return placed_new(table, cell, lambda table: table)
        case Search(start, to):
            return moved_tile(table, start, to)
        case Swap(own, other, whose):
            gone = {(me, own), (whose, other)}
            return replace(table, rescuers=table.rescuers - gone | {(me, other), (whose, own)})
        case Dispatch():
            assert table.placed is not None
            return enter(table.placed, me)(table)
        case TeamUp(cell) | Rally(cell, None):
            return enter(cell, me)(table)
        case Herd(start, to) | Rally(to, start):
            assert start is not None
            return replace(table, rescuers=table.rescuers - {(me, start)} | {(me, to)})
        case Score():
            return scored(table, action)
        case Pass():
            return table


def enter(cell: Cell, player: Colour) -> Callable[[Table], Table]:
    """Puts a rescuer from supply on a tile."""

    def change(table: Table) -> Table:
        supply = table.supply | {player: table.supply[player] - 1}
        return replace(table, supply=supply, rescuers=table.rescuers | {(player, cell)})

    return change


def placed_new(table: Table, cell: Cell, then: Callable[[Table], Table]) -> Table:
    top, *rest = table.pile
    tiles = table.tiles | {cell: top or Kind.MUT}  # which tile it is makes no difference to a second action
    return then(replace(table, tiles=tiles, pile=tuple(rest), placed=cell))


def moved_tile(table: Table, start: Cell, to: Cell) -> Table:
    def goes(cell: Cell) -> Cell:
        return to if cell == start else cell

    return replace(
        table,
        tiles={goes(cell): kind for cell, kind in table.tiles.items()},
        rescuers=frozenset((owner, goes(cell)) for owner, cell in table.rescuers),
        inspectors=frozenset(map(goes, table.inspectors)),
        placed=to,
    )


def scored(table: Table, score: Score) -> Table:
    me, kind = table.player, table.tiles[score.cell]
    area = {score.cell} | (beside(score.cell) & table.tiles.keys())
    gain = len({table.tiles[cell].colour for cell in area}) + len(score.helpers)
    gain += 1 if kind is Kind.CLEOCATRA and table.has("cleocatra") else 0
    home = set(score.helpers) if kind is Kind.MUT and table.has("mut") else {score.cell, *score.helpers}
    return replace(
        table,
        points=table.points | {me: table.points[me] + gain},
        inspectors=table.inspectors - set(score.taken) | set(score.put),
        unused=table.unused + len(score.taken) - len(score.put),
        rescuers=table.rescuers - {(me, cell) for cell in home},
        supply=table.supply | {me: table.supply[me] + len(home)},
    )


def after(table: Table, action: Action) -> Table:
    """The table after a legal action, with the next player asked."""
    done = tried(table, action)
    if table.phase is Phase.OPENING:
        return seated(
            done, Phase.OPENING if len(done.tiles) < len(table.options.players) else Phase.FIRST_ACTION
        )
    if table.phase is Phase.FIRST_ACTION and not isinstance(action, Score) and [*rescuer_actions(done)]:
        return replace(done, phase=Phase.SECOND_ACTION)
    lucky = last_of_all(table) if isinstance(action, Score) and on_cleocatra(table, action) else None
    if lucky is not None:
        bonus = replace(done, phase=Phase.BONUS_ACTION, player=lucky, placed=None)
        single = table.options.variant.r10 == "single"
        if legal(bonus) != {Pass()} and not (single and table.phase is Phase.BONUS_ACTION):
            return bonus
    over = done.turn is done.options.players[-1] and max(done.points.values()) >= table.options.variant.goal
    return seated(done, Phase.OVER if over else Phase.FIRST_ACTION)


def seated(table: Table, phase: Phase) -> Table:
    """It is the next player's turn."""
    players = table.options.players
    turn = players[(players.index(table.turn) + 1) % len(players)]
    return replace(table, phase=phase, turn=turn, player=turn, placed=None)


def on_cleocatra(table: Table, score: Score) -> bool:
    return table.has("cleocatra") and table.tiles[score.cell] is Kind.CLEOCATRA


def last_of_all(table: Table) -> Colour | None:
    """The one player with strictly the fewest points."""
    fewest = min(table.points.values())
    last = [player for player, points in table.points.items() if points == fewest]
    return last[0] if len(last) == 1 else None
