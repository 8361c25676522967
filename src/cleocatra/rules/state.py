"""The whole state of a game, changed in place: the kernel under `Position`.

`apply` takes an action's code (see `codes`) and trusts its caller: codes come from `Legal`.
"""

from __future__ import annotations

from collections.abc import Sequence

from cleocatra.rules.bits import TILES, bit_counts, lowest_bits
from cleocatra.rules.board import Board
from cleocatra.rules.codes import (
    BASTET,
    BONUS,
    CLEOCATRA,
    DISPATCH,
    FIRST,
    HERD,
    MAFDAT,
    MUT,
    NO_TILE,
    NOBODY,
    OPEN,
    OPENING,
    OVER,
    R10_SINGLE,
    RALLY,
    SCORE,
    SCOUT,
    SEARCH,
    SECOND,
    SWAP,
    TEAM,
)

COUNT = bit_counts()
LOWEST = lowest_bits()


class State(Board):
    """Tiles, rescuers, inspectors, points, and whose action comes next.

    `turn` is the seat whose turn it is and `player` the seat that acts: another one during a bonus action.
    `placed` is the tile this turn's tile action placed or moved, for Dispatch. `abilities` has a bit for each
    kind of tile whose ability is in play, `herding` tells whether Herd is, `rulings` has a bit for each one
    that a variant changes.
    """

    def __init__(self) -> None:
        super().__init__()
        self.players = 0
        self.goal = 0
        self.herding = 0
        self.abilities = 0
        self.rulings = 0
        self.pile = 0  # tiles in the game, drawn or not
        self.kind = [0] * 13
        self.of_kind = [0] * 6
        self.rescuers = [0] * 4
        self.supply = [0] * 4
        self.points = [0] * 4
        self.once = 0  # tiles with at least one rescuer
        self.twice = 0  # tiles with two
        self.inspectors = 0
        self.unused = 0
        self.turn = 0
        self.player = 0
        self.phase = OPENING
        self.placed = NO_TILE
        self.bonus = NOBODY
        self.turns = 0

    def set_up(self, kinds: Sequence[int], players: int, goal: int, rescuers: int, inspectors: int) -> None:
        """Begin a game with this pile, top first; UNSEEN stands for a tile that isn't known."""
        if len(kinds) > TILES:  # the arrays of a compiled kernel wouldn't notice
            raise ValueError(f"the kernel has room for {TILES} tiles, not {len(kinds)}")
        self.players = players
        self.goal = goal
        self.unused = inspectors
        self.pile = len(kinds)
        for seat in range(players):
            self.supply[seat] = rescuers
        for tile, kind in enumerate(kinds):
            self.kind[tile] = kind
            self.of_kind[kind] |= 1 << tile
        self.placed = NO_TILE
        self.bonus = NOBODY

    def play_with(self, herding: bool, abilities: int, rulings: int = 0) -> None:
        """Choose what the advanced game adds, and a variant's rulings (bits of `codes`)."""
        self.herding = herding
        self.abilities = abilities
        self.rulings = rulings

    def reveal(self, tile: int, kind: int) -> None:
        """Say what an undrawn tile is."""
        self.of_kind[self.kind[tile]] &= ~(1 << tile)
        self.of_kind[kind] |= 1 << tile
        self.kind[tile] = kind

    def copy_from(self, other: State) -> None:
        """Become the same state as `other`."""
        self.copy_board(other)
        self.players = other.players
        self.goal = other.goal
        self.herding = other.herding
        self.abilities = other.abilities
        self.rulings = other.rulings
        self.pile = other.pile
        self.kind[:] = other.kind
        self.of_kind[:] = other.of_kind
        self.rescuers[:] = other.rescuers
        self.supply[:] = other.supply
        self.points[:] = other.points
        self.once = other.once
        self.twice = other.twice
        self.inspectors = other.inspectors
        self.unused = other.unused
        self.turn = other.turn
        self.player = other.player
        self.phase = other.phase
        self.placed = other.placed
        self.bonus = other.bonus
        self.turns = other.turns

    def copy(self) -> State:
        """An independent state, equal to this one."""
        twin = State()
        twin.copy_from(self)
        return twin

    # What is possible

    def room(self, seat: int) -> int:
        """The tiles that have room for a rescuer of `seat`."""
        return (1 << self.tiles) - 1 & ~self.twice & ~self.rescuers[seat]

    def takable(self) -> int:
        """The tiles that Search (or Mafdat, R11) may take."""
        free = self.movable()
        held = self.inspectors | self.once
        if self.abilities & 1 << MAFDAT:
            held &= ~self.of_kind[MAFDAT]
        return free & ~held

    def swap_possible(self, seat: int) -> bool:
        """Whether `seat` has any Bastet swap (R12)."""
        own = self.rescuers[seat]
        here = own & self.of_kind[BASTET]
        if here == 0 or self.abilities & 1 << BASTET == 0:
            return False
        for other in range(self.players):
            if other != seat and here & ~self.rescuers[other] and self.rescuers[other] & ~own:
                return True
        return False

    def second_possible(self) -> bool:
        """Whether a Rescuer action can follow the tile action just taken."""
        own = self.rescuers[self.player]
        if own & ~self.inspectors:
            return True
        room = self.room(self.player)
        supply = self.supply[self.player]
        if supply and self.placed != NO_TILE and room >> self.placed & 1:
            return True
        if supply or self.herding:
            return self.neighbours(own) & room != 0
        return False

    def bonus_possible(self, seat: int) -> bool:
        """Whether anything but `pass` is open to the taker of a bonus action (R10)."""
        own = self.rescuers[seat]
        if self.tiles < self.pile or own & ~self.inspectors:
            return True
        if (self.supply[seat] or self.herding) and self.neighbours(own) & self.room(seat):
            return True
        return self.takable() != 0 or self.swap_possible(seat)

    # What happens

    def apply(self, code: int) -> None:
        """Carry out a legal action."""
        kind = code & 15
        tile = code >> 4 & 15
        cell = code >> 12 & 255
        here = 1 << tile
        seat = self.player
        if kind == OPEN or kind == SCOUT:
            tile = self.tiles
            self.tiles += 1
            self.place(tile, cell)
            self.placed = tile
            if kind == OPEN:
                self.post(seat, 1 << tile)
        elif kind == SEARCH:
            self.lift(tile)
            self.place(tile, cell)
            self.placed = tile
        elif kind == SWAP:
            there = 1 << (code >> 8 & 15)
            other = code >> 20 & 7
            self.rescuers[seat] ^= here | there  # each tile holds as many as before
            self.rescuers[other] ^= here | there
        elif kind == DISPATCH:
            self.post(seat, 1 << self.placed)
        elif kind == TEAM:
            self.post(seat, here)
        elif kind == HERD:
            self.step(seat, here, 1 << (code >> 8 & 15))
        elif kind == SCORE:
            self.score(tile, code >> 8 & 8191, code >> 21 & 8191, code >> 34 & 8191)
        elif kind == RALLY:
            if self.supply[seat]:
                self.post(seat, here)
            else:
                self.step(seat, here, 1 << (code >> 8 & 15))
        self.advance(kind)

    def post(self, seat: int, here: int) -> None:
        self.join(seat, here)
        self.supply[seat] -= 1

    def step(self, seat: int, here: int, there: int) -> None:
        self.leave(seat, here)
        self.join(seat, there)

    def join(self, seat: int, here: int) -> None:
        """Put a rescuer on a tile."""
        self.rescuers[seat] |= here
        self.twice |= self.once & here
        self.once |= here

    def leave(self, seat: int, tiles: int) -> None:
        """Take the seat's rescuers from these tiles."""
        self.rescuers[seat] &= ~tiles
        self.once &= ~tiles | self.twice
        self.twice &= ~tiles

    def colours(self, tile: int) -> int:
        """How many colours the tile's area shows."""
        shown = 1 << self.kind[tile]
        around = self.adjacent[tile]
        while around:
            shown |= 1 << self.kind[LOWEST[around]]
            around &= around - 1
        return COUNT[shown]

    def extra_point(self, tile: int) -> int:
        """What Cleocatra's ability adds to a Score on this tile."""
        return 1 if self.kind[tile] == CLEOCATRA and self.abilities & 1 << CLEOCATRA else 0

    def score(self, tile: int, helpers: int, taken: int, put: int) -> None:
        """Section 5, steps 1 to 5, and the abilities of the rescue tile."""
        seat = self.player
        kind = self.kind[tile]
        ability = self.abilities >> kind & 1
        if ability and kind == CLEOCATRA and not (self.phase == BONUS and self.rulings & R10_SINGLE):
            self.bonus = self.strictly_last()  # judged before the points are given
        self.points[seat] += self.colours(tile) + COUNT[helpers] + self.extra_point(tile)
        self.inspectors = self.inspectors & ~taken | put
        self.unused -= COUNT[put] - COUNT[taken]
        home = helpers
        if not (ability and kind == MUT):
            home |= 1 << tile
        self.leave(seat, home)
        self.supply[seat] += COUNT[home]

    def strictly_last(self) -> int:
        """The one seat with the fewest points, or NOBODY if several share the fewest."""
        last = 0
        for seat in range(1, self.players):
            if self.points[seat] < self.points[last]:
                last = seat
        for seat in range(self.players):
            if seat != last and self.points[seat] == self.points[last]:
                return NOBODY
        return last

    def advance(self, kind: int) -> None:
        """Find who acts next after an action of this kind."""
        if self.phase == OPENING:
            self.turn += 1
            if self.turn == self.players:
                self.turn = 0
                self.phase = FIRST
            self.player = self.turn
            self.placed = NO_TILE
        elif self.phase == FIRST and kind != SCORE and (kind > SWAP or self.second_possible()):
            self.phase = SECOND
        else:  # a whole turn, a bonus action, or a lone tile action (R6)
            self.end_turn()

    def end_turn(self) -> None:
        """Let a bonus action follow, or the next seat, or the end of the game; R14: only the goal ends it."""
        self.placed = NO_TILE
        seat = self.bonus
        self.bonus = NOBODY
        if seat != NOBODY and self.bonus_possible(seat):
            self.phase = BONUS
            self.player = seat
            return
        self.turns += 1
        self.phase = FIRST
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0
            if self.goal_reached():
                self.phase = OVER
        self.player = self.turn

    def goal_reached(self) -> bool:
        for seat in range(self.players):
            if self.points[seat] >= self.goal:
                return True
        return False

    # For callers in Python

    def play(self, code: int) -> None:
        """`apply`, for callers in Python."""
        self.apply(code)

    def kind_of(self, tile: int) -> int:
        """The tile's kind, drawn or not."""
        return self.kind[tile]

    def show(self, tile: int, kind: int) -> None:
        """`reveal`, for callers in Python."""
        self.reveal(tile, kind)

    def rescuers_of(self, seat: int) -> int:
        """The tiles with a rescuer of this seat, as a mask."""
        return self.rescuers[seat]

    def supply_of(self, seat: int) -> int:
        """The seat's rescuers in supply."""
        return self.supply[seat]

    def points_of(self, seat: int) -> int:
        """The seat's points."""
        return self.points[seat]
