"""The network for interpreted Python, as in a browser: the same numbers as `network`, several times as fast.

The 32 sums of a seat are one long integer, a lane of 16 bits for each unit. A row of the first layer is one
too, so that adding a row is one addition; lanes may borrow from each other on the way, since integers are
exact. What depends on the board alone is computed once for each board, and what depends on a seat's pieces
once for each of their arrangements: of the turns that are compared, most change the pieces of one seat. Many
turns lead to the same sums, which are weighted once.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache
from struct import Struct

from cleocatra.bots import rows
from cleocatra.bots.network import EULER, Network, whole_weights
from cleocatra.bots.rows import SEAT_START
from cleocatra.rules import codes
from cleocatra.rules.bits import bit_counts, lowest_bits
from cleocatra.rules.state import State

COUNT = bit_counts()
LOWEST = lowest_bits()
LANE = 16  # bits
HALF = 1 << LANE - 1
LANES = Struct(f"<{rows.UNITS}H")
LIFT = sum(HALF << LANE * unit for unit in range(rows.UNITS))  # makes all lanes positive
MOST_BOARDS = 1000
# facts by what they count
SUPPLY = [SEAT_START[1] + min(number, 3) for number in range(codes.TILES + 1)]
GUARDED = [SEAT_START[2] + min(number, 3) for number in COUNT]
NEAR = [SEAT_START[6] + min(number, 7) for number in COUNT]
OF_KIND = [[start + min(number, 2) for number in COUNT] for start in SEAT_START[8:]]
MOST_TABLES = 10_000
MOST_KNOWN = 50_000
Facts = tuple[int, ...]
Packed = tuple[int, ...]  # what something adds to the sums, for each seat or step
SeatKey = tuple[int, int, int, int, int, int]  # the arguments of `BoardFacts.seat_facts`
Shares = tuple[float, ...]


def packed(units: Iterable[int]) -> int:
    """Numbers as lanes of one integer."""
    return sum(number << LANE * unit for unit, number in enumerate(units))


@lru_cache(maxsize=16)  # all bots of all games share a few networks
def packed_rows(weights: bytes, players: int) -> tuple[int, ...]:
    """The rows of the first layer, and its biases as the last one."""
    _, layer = whole_weights(weights, players)
    return tuple(packed(layer[start : start + rows.UNITS]) for start in range(0, len(layer), rows.UNITS))


class BoardFacts:
    """What the tiles on the table are worth, and the facts that were computed for this board."""

    __slots__ = ("adjacent", "around", "colours", "kinds", "open", "reaches", "seats", "worth")

    def __init__(self, state: State) -> None:
        tiles, kind = state.tiles, state.kind
        self.adjacent = state.adjacent[:tiles]
        self.kinds = [state.of_kind[one] & (1 << tiles) - 1 for one in range(codes.TILE_KINDS)]
        bits = [1 << one for one in kind]
        self.colours: list[int] = []
        self.around: list[int] = []  # neighbours of another kind
        for tile, around in enumerate(self.adjacent):
            self.around.append(around & ~state.of_kind[kind[tile]])
            shown = bits[tile]
            while around:
                shown |= bits[LOWEST[around]]
                around &= around - 1
            self.colours.append(COUNT[shown])
        self.worth = [number + state.extra_point(tile) for tile, number in enumerate(self.colours)]
        self.open: dict[int, int] = {}  # the best area without inspectors, by inspectors
        self.reaches: dict[int, int] = {}  # tiles and those beside them
        self.seats: dict[SeatKey, Packed] = {}

    def best_open(self, inspectors: int) -> int:
        """The most colours of a tile without inspector."""
        if (found := self.open.get(inspectors)) is None:
            free = (number for tile, number in enumerate(self.colours) if not inspectors >> tile & 1)
            found = self.open[inspectors] = max(free, default=0)
        return found

    def reach(self, own: int) -> int:
        """These tiles and those beside them: nothing else is a fact about a seat with rescuers there."""
        reach = rest = own
        while rest:
            reach |= self.adjacent[LOWEST[rest]]
            rest &= rest - 1
        self.reaches[own] = reach
        return reach

    def helpers(self, near: int) -> int:
        """How many kinds these tiles have."""
        if near & near - 1 == 0:
            return 1 if near else 0
        return sum(1 for tiles in self.kinds if tiles & near)

    def seat_facts(
        self, own: int, inspectors: int, twice: int, points: int, supply: int, herding: int
    ) -> Facts:
        """The facts about a seat: see `Features.look_at`."""
        best = second = area = touched = step = 0
        rest = own
        while rest:
            tile = LOWEST[rest]
            rest &= rest - 1
            touched |= self.adjacent[tile]
            if self.colours[tile] > area:
                area = self.colours[tile]
            if not inspectors >> tile & 1:
                worth = self.worth[tile] + self.helpers(self.around[tile] & own)
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
        near = touched & ~twice & ~own
        if supply or herding:
            rest = near & ~inspectors
            while rest:
                tile = LOWEST[rest]
                rest &= rest - 1
                worth = self.worth[tile] + self.helpers(self.around[tile] & own)
                if worth > step:
                    step = worth
        one, two, three, four, five = self.kinds
        return (
            points if points < 30 else 30,
            SUPPLY[supply],
            GUARDED[own & inspectors],
            SEAT_START[3] + (best if best < 7 else 7),
            SEAT_START[4] + (second if second < 7 else 7),
            SEAT_START[5] + (step if step < 7 else 7),
            NEAR[near],
            SEAT_START[7] + area,
            OF_KIND[0][own & one],
            OF_KIND[1][own & two],
            OF_KIND[2][own & three],
            OF_KIND[3][own & four],
            OF_KIND[4][own & five],
        )


class QuickNetwork(Network):
    """The network; only where nothing is compiled."""

    def __init__(self, players: int, weights: array[float]) -> None:
        super().__init__(players, weights)
        every = packed_rows(weights.tobytes(), players)
        of_seat = rows.SEAT_ROWS
        self.seat_rows = [every[step * of_seat : (step + 1) * of_seat] for step in range(players)]
        self.table_rows = every[players * of_seat : -1]
        self.biases = every[-1] + LIFT
        self.boards: dict[tuple[int, ...], BoardFacts] = {}
        self.tables: dict[tuple[int, ...], Packed] = {}
        self.known: dict[Packed, Shares] = {}

    def begin(self) -> None:
        """There are no sums to begin with: each is made anew."""

    def evaluate(self, state: State) -> None:
        """Put the win probability of each seat into `win_probability`."""
        if state.phase == codes.OVER:
            self.evaluate_end(state)
            return
        board = self.board_facts(state)
        inspectors, twice, herding = state.inspectors, state.twice, state.herding
        tables = self.about_table(state, board.best_open(inspectors))
        about = []
        for own, points, supply in zip(state.rescuers[: self.players], state.points, state.supply):  # noqa: B905
            if (reach := board.reaches.get(own)) is None:
                reach = board.reach(own)
            key = (own, inspectors & reach, twice & reach, points, supply, herding)
            about.append(board.seats.get(key) or self.about_seat(board, key))
        if self.players == 2:
            (mine, mine_next), (other, other_next) = about
            sums: Packed = (tables[0] + mine + other_next, tables[1] + other + mine_next)
        else:
            sums = tuple(
                tables[seat] + sum(about[other][other - seat] for other in range(self.players))
                for seat in range(self.players)
            )
        if (shares := self.known.get(sums)) is None:
            shares = self.weigh(sums)
        for seat, share in enumerate(shares):
            self.win_probability[seat] = share

    def board_facts(self, state: State) -> BoardFacts:
        key = (*state.adjacent, *state.kind[: state.tiles], state.abilities)
        if (found := self.boards.get(key)) is None:
            if len(self.boards) >= MOST_BOARDS:
                self.boards.clear()
            found = self.boards[key] = BoardFacts(state)
        return found

    def about_seat(self, board: BoardFacts, key: SeatKey) -> Packed:
        """What a seat's facts add to the sums of the seats, by how many steps before it they sit."""
        facts = board.seat_facts(*key)
        found = board.seats[key] = tuple(sum(map(one.__getitem__, facts)) for one in self.seat_rows)
        return found

    def about_table(self, state: State, best_open: int) -> Packed:
        """The biases, and what the facts about the table add to each seat's sums: see `Features`."""
        bonus = 1 if state.phase == codes.BONUS else 0
        key = (*state.points, state.tiles, state.unused, state.player, state.turn, bonus, best_open)
        if (found := self.tables.get(key)) is None:
            if len(self.tables) >= MOST_TABLES:
                self.tables.clear()
            for seat in range(self.players):
                self.features.look_around(state, seat, best_open)
            size = rows.TABLE_FACTS
            found = self.tables[key] = tuple(
                self.biases
                + sum(
                    self.table_rows[self.features.facts[rows.TABLE_BASE + seat * size + fact]]
                    for fact in range(size)
                )
                for seat in range(self.players)
            )
        return found

    def weigh(self, sums: Packed) -> Shares:
        """Weight each seat's sums, and make win probabilities of them."""
        logits = [self.logit_of(lanes) for lanes in sums]
        highest = max(logits)
        powers = [EULER ** (logit - highest) for logit in logits]
        total = 0.0
        for power in powers:  # `sum` would be more exact than C
            total += power
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        shares = self.known[sums] = tuple(power / total for power in powers)
        return shares

    def logit_of(self, lanes: int) -> float:
        total = 0.0
        for unit, weight in zip(LANES.unpack(lanes.to_bytes(LANES.size, "little")), self.last):  # noqa: B905
            if unit > HALF:
                total += (unit - HALF) * weight
        return total
