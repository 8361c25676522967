"""Small worlds of two players, solved completely, chance included.

A world is a variant with few tiles, rescuers and inspectors and a low goal. `Solved` walks through every
position that can be reached, up to the symmetries of the grid, and computes two values of each: the first
player's share of the victory by best play of both, if a game that never ends (R14) counts as lost for the
first player (`low`), and if it counts as won (`high`). Where they are equal, endless waiting helps nobody.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from cleocatra.rules import Colour, Dice, Options, Position, RuleSet, Variant, codes
from cleocatra.rules.legal import Legal
from cleocatra.rules.state import State

Key = tuple[object, ...]
Line = tuple[int, int, int]
Draw = tuple[float, tuple[int, ...]]  # the chance of a tile, and where the turns with it lead
ORDERS = tuple(permutations(range(3)))
LEGAL = Legal()
SAME = 1e-9


@dataclass(frozen=True)
class World:
    """A small game: what there is of it."""

    rules: RuleSet
    tiles: tuple[int, int, int, int, int]  # Cleocatra, Mafdat, Bastet, Mut, Princess
    rescuers: int
    inspectors: int
    goal: int

    @property
    def name(self) -> str:
        """The rules, and how many tiles, rescuers, inspectors and points there are."""
        return f"{self.rules}-{sum(self.tiles)}-{self.rescuers}-{self.inspectors}-{self.goal}"

    @property
    def options(self) -> Options:
        variant = Variant(
            self.name,
            goal=self.goal,
            rescuers=self.rescuers,
            inspectors=self.inspectors,
            tiles_2=self.tiles,
        )
        return Options(self.rules, players=(Colour.RED, Colour.BLUE), variant=variant)


@dataclass(frozen=True, slots=True)
class Ways:
    """What can be done in a position: the positions turns lead to, and what a Scout leads to."""

    turns: tuple[int, ...]
    draws: tuple[Draw, ...]


class Solved:
    """A world's positions, numbered as they were found, with their values."""

    def __init__(self, world: World) -> None:
        self.numbers: dict[Key, int] = {}
        self.raw: dict[Key, int] = {}  # keys before the symmetries are taken out: saves most of that work
        self.states: list[State] = []
        self.ways: list[Ways] = []
        self.number(Position.start(world.options, seed=1).view().guess(Dice(1)).state())
        while len(self.ways) < len(self.states):
            self.ways.append(self.ways_from(self.states[len(self.ways)]))
        self.low = self.values(0.0)
        self.high = self.values(1.0)

    def number(self, state: State) -> int:
        """The number of a position, which is the same for all its mirror images."""
        raw = raw_key(state)
        if raw not in self.raw:
            key = canonical(raw)
            if key not in self.numbers:
                self.numbers[key] = len(self.states)
                self.states.append(state.copy())
            self.raw[raw] = self.numbers[key]
        return self.raw[raw]

    def ways_from(self, state: State) -> Ways:
        if state.phase == codes.OVER:
            return Ways((), ())
        turns = {self.number(after) for after in turns_from(state, drawing=False)}
        draws = []
        for kind, chance in chances(state):
            after = {self.number(one) for one in turns_from(with_top(state, kind), drawing=True)}
            if after:
                draws.append((chance, tuple(sorted(after))))
        return Ways(tuple(sorted(turns)), tuple(draws))

    def values(self, endless: float) -> list[float]:
        """The first player's share in every position: layer by layer, the last ones of a game first.

        Points and tiles on the table never become fewer, so only positions that have the same of both can
        lead to each other; in such a layer all begin as `endless` and change until none does.
        """
        value = [endless] * len(self.states)
        layers: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        for number, state in enumerate(self.states):
            if state.phase == codes.OVER:
                value[number] = state.victory_share(0)
            else:
                layers[state.points_of(0) + state.points_of(1), state.tiles].append(number)
        for _, layer in sorted(layers.items(), reverse=True):
            changed = True
            while changed:
                changed = False
                for number in layer:
                    better = self.best(number, value)
                    if abs(better - value[number]) > SAME:
                        value[number], changed = better, True
        return value

    def best(self, number: int, value: list[float]) -> float:
        """What the player who acts makes of a position, given the values of those that follow."""
        choose = max if self.states[number].player == 0 else min
        ways = self.ways[number]
        found = [value[after] for after in ways.turns]
        if ways.draws:
            found.append(sum(chance * choose(value[one] for one in after) for chance, after in ways.draws))
        return choose(found)


def turns_from(state: State, *, drawing: bool) -> Iterator[State]:
    """The states after the turns that begin with the tile on top of the pile, or after all others."""
    for code in LEGAL.all_codes(state):
        if (code & codes.KIND_MASK in (codes.SCOUT, codes.OPEN)) is not drawing:
            continue
        after = state.copy()
        after.play(code)
        if after.phase != codes.SECOND:
            yield after
            continue
        for second in Legal().all_codes(after):
            end = after.copy()
            end.play(second)
            yield end


def unseen(state: State) -> list[int]:
    return [state.kind_of(tile) for tile in range(state.tiles, state.pile)]


def chances(state: State) -> Iterator[tuple[int, float]]:
    """The kinds that may be drawn next, with their probabilities."""
    kinds = unseen(state)
    for kind in sorted({*kinds}):
        yield kind, kinds.count(kind) / len(kinds)


def with_top(state: State, kind: int) -> State:
    """The same state with a tile of this kind on top of the pile."""
    drawn = state.copy()
    top = state.tiles
    other = next(tile for tile in range(top, state.pile) if state.kind_of(tile) == kind)
    drawn.show(other, state.kind_of(top))
    drawn.show(top, kind)
    return drawn


def raw_key(state: State) -> Key:
    """All that matters in a position, with the board as it lies: tiles by their lines (p, q, r)."""
    tiles = []
    for tile in range(state.tiles):
        x, y = state.place_of(tile)
        down = (x + y) % 2
        line = ((x + down - y) // 2, (down - y - x) // 2, y)
        standing = sum((state.rescuers_of(seat) >> tile & 1) << seat for seat in range(2))
        tiles.append((line, (state.kind_of(tile), standing, state.inspectors >> tile & 1)))
    rest = (state.points_of(0), state.points_of(1), state.phase, state.player, state.turn)
    return (*rest, tuple(sorted(unseen(state))), tuple(sorted(tiles)))


def canonical(raw: Key) -> Key:
    """The key of a position that its twelve mirror images and all its shifts share."""
    *rest, tiles = raw
    assert isinstance(tiles, tuple)
    return (*rest, min(image(tiles, order, turned) for order in ORDERS for turned in (False, True)))


def image(
    tiles: tuple[tuple[Line, object], ...], order: tuple[int, ...], turned: bool
) -> tuple[tuple[Line, object], ...]:
    """The tiles mirrored or turned, and shifted to where they begin at 0.

    The lines of a triangle that points up add up to 0, those of one that points down to 1.
    """
    moved = []
    for line, what in tiles:
        p, q, r = (line[one] for one in order)
        moved.append(((-p, -q, 1 - r) if turned else (p, q, r), what))
    left = min((p for (p, _, _), _ in moved), default=0)
    low = min((q for (_, q, _), _ in moved), default=0)
    return tuple(sorted(((p - left, q - low, r + left + low), what) for (p, q, r), what in moved))
