"""The whole state of a game, changed in place: the kernel behind `Position`.

`apply` takes the code of an action (see `codes`) and doesn't check it: callers take codes from `Legal`.

This file is long because `State` is one C struct: its methods call each other directly, and split over two
classes those calls would go through a table.
"""

from __future__ import annotations

from collections.abc import Sequence

from cleocatra.rules import codes
from cleocatra.rules.bits import bit_counts, lowest_bits
from cleocatra.rules.board import Board, torus_cell

COUNT = bit_counts()
LOWEST = lowest_bits()


class State(Board):
    """Tiles, rescuers, inspectors, points, and whose action comes next.

    `turn` is the seat whose turn it is, `player` the seat that acts; they differ during a bonus action.
    `placed` is the tile that this turn's tile action placed or moved: Dispatch goes there. `abilities` has a
    bit for each kind of tile whose ability is in play, `herding` tells whether Herd is in play, `rulings` has
    a bit for each ruling that a variant changes.
    """

    def __init__(self) -> None:
        super().__init__()
        self.players = 0
        self.goal = 0
        self.herding = 0
        self.abilities = 0
        self.rulings = 0
        self.pile = 0  # tiles in the game, drawn or not
        # Cython wants the lengths of C arrays as literals and compares them with the .pxd
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
        self.phase = codes.OPENING
        self.placed = codes.NO_TILE
        self.bonus = codes.NOBODY
        self.turns = 0

    def set_up(self, kinds: Sequence[int], players: int, goal: int, rescuers: int, inspectors: int) -> None:
        """Start a game with this pile, top tile first; UNSEEN stands for an unknown tile."""
        if len(kinds) > codes.TILES:  # compiled arrays check no bounds
            raise ValueError(f"the kernel has room for {codes.TILES} tiles, not {len(kinds)}")
        self.players = players
        self.goal = goal
        self.unused = inspectors
        self.pile = len(kinds)
        for seat in range(players):
            self.supply[seat] = rescuers
        for tile, kind in enumerate(kinds):
            self.kind[tile] = kind
            self.of_kind[kind] |= 1 << tile
        self.placed = codes.NO_TILE
        self.bonus = codes.NOBODY

    def play_with(self, herding: bool, abilities: int, rulings: int = 0) -> None:
        """Choose Herd, the abilities in play and a variant's rulings (bits of `codes`)."""
        self.herding = herding
        self.abilities = abilities
        self.rulings = rulings

    def reveal(self, tile: int, kind: int) -> None:
        """Set the kind of a tile that isn't drawn yet."""
        self.of_kind[self.kind[tile]] &= ~(1 << tile)
        self.of_kind[kind] |= 1 << tile
        self.kind[tile] = kind

    def copy_from(self, other: State) -> None:
        """Copy `other` into this state."""
        self.copy_board(other)
        self.copy_rest(other)

    def copy_rest(self, other: State) -> None:
        """Copy everything but the board."""
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
        """Return an independent copy."""
        copied = State()
        copied.copy_from(self)
        return copied

    # What is possible

    def room(self, seat: int) -> int:
        """The tiles that have room for a rescuer of `seat`."""
        return (1 << self.tiles) - 1 & ~self.twice & ~self.rescuers[seat]

    def takable(self) -> int:
        """The tiles that Search (or Mafdat, R11) may take."""
        free = self.movable()
        held = self.inspectors | self.once
        if self.abilities & 1 << codes.MAFDAT:
            held &= ~self.of_kind[codes.MAFDAT]
        return free & ~held

    def swap_possible(self, seat: int) -> bool:
        """Whether `seat` has any Bastet swap (R12)."""
        own = self.rescuers[seat]
        here = own & self.of_kind[codes.BASTET]
        if here == 0 or self.abilities & 1 << codes.BASTET == 0:
            return False
        for other in range(self.players):
            if other != seat and here & ~self.rescuers[other] and self.rescuers[other] & ~own:
                return True
        return False

    def second_possible(self) -> bool:
        """Whether a Rescuer action can follow the tile action that was just taken."""
        own = self.rescuers[self.player]
        if own & ~self.inspectors:
            return True
        room = self.room(self.player)
        supply = self.supply[self.player]
        if supply and self.placed != codes.NO_TILE and room >> self.placed & 1:
            return True
        if supply or self.herding:
            return self.neighbours(own) & room != 0
        return False

    def bonus_possible(self, seat: int) -> bool:
        """Whether `seat` can take a bonus action other than `pass` (R10)."""
        own = self.rescuers[seat]
        if self.tiles < self.pile or own & ~self.inspectors:
            return True
        if (self.supply[seat] or self.herding) and self.neighbours(own) & self.room(seat):
            return True
        return self.takable() != 0 or self.swap_possible(seat)

    # What happens

    def apply(self, code: int) -> None:
        """Apply a legal action."""
        kind = code & codes.KIND_MASK
        tile = code >> codes.TILE_SHIFT & codes.TILE_MASK
        cell = code >> codes.CELL_SHIFT & codes.CELL_MASK
        here = 1 << tile
        seat = self.player
        if kind == codes.OPEN or kind == codes.SCOUT:
            tile = self.tiles
            self.tiles += 1
            self.place(tile, cell)
            self.placed = tile
            if kind == codes.OPEN:
                self.post(seat, 1 << tile)
        elif kind == codes.SEARCH:
            self.lift(tile)
            self.place(tile, cell)
            self.placed = tile
        elif kind == codes.SWAP:
            there = 1 << (code >> codes.OTHER_SHIFT & codes.TILE_MASK)
            other = code >> codes.SEAT_SHIFT & codes.SEAT_MASK
            self.rescuers[seat] ^= here | there  # each tile keeps its number of rescuers
            self.rescuers[other] ^= here | there
        elif kind == codes.DISPATCH:
            self.post(seat, 1 << self.placed)
        elif kind == codes.TEAM:
            self.post(seat, here)
        elif kind == codes.HERD:
            self.move_rescuer(seat, here, 1 << (code >> codes.OTHER_SHIFT & codes.TILE_MASK))
        elif kind == codes.SCORE:
            self.score(
                tile,
                code >> codes.HELPERS_SHIFT & codes.TILES_MASK,
                code >> codes.TAKEN_SHIFT & codes.TILES_MASK,
                code >> codes.PUT_SHIFT & codes.TILES_MASK,
            )
        elif kind == codes.RALLY:
            if self.supply[seat]:
                self.post(seat, here)
            else:
                self.move_rescuer(seat, here, 1 << (code >> codes.OTHER_SHIFT & codes.TILE_MASK))
        self.advance(kind)

    def post(self, seat: int, here: int) -> None:
        """Put a rescuer from supply on a tile."""
        self.join(seat, here)
        self.supply[seat] -= 1

    def move_rescuer(self, seat: int, here: int, there: int) -> None:
        """Move a rescuer from one tile to another."""
        self.leave(seat, here)
        self.join(seat, there)

    def join(self, seat: int, here: int) -> None:
        """Put a rescuer on a tile."""
        self.rescuers[seat] |= here
        self.twice |= self.once & here
        self.once |= here

    def leave(self, seat: int, tiles: int) -> None:
        """Remove the seat's rescuers from these tiles."""
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
        return 1 if self.kind[tile] == codes.CLEOCATRA and self.abilities & 1 << codes.CLEOCATRA else 0

    def score(self, tile: int, helpers: int, taken: int, put: int) -> None:
        """Apply section 5, steps 1 to 5, and the ability of the rescue tile."""
        seat = self.player
        kind = self.kind[tile]
        ability = self.abilities >> kind & 1
        if (
            ability
            and kind == codes.CLEOCATRA
            and not (self.phase == codes.BONUS and self.rulings & codes.R10_SINGLE)
        ):
            self.bonus = self.strictly_last()  # decided before the points are added
        self.points[seat] += self.colours(tile) + COUNT[helpers] + self.extra_point(tile)
        self.inspectors = self.inspectors & ~taken | put
        self.unused -= COUNT[put] - COUNT[taken]
        returning = helpers
        if not (ability and kind == codes.MUT):
            returning |= 1 << tile
        self.leave(seat, returning)
        self.supply[seat] += COUNT[returning]

    def strictly_last(self) -> int:
        """The only seat with the fewest points, or NOBODY if several have the fewest."""
        last = 0
        for seat in range(1, self.players):
            if self.points[seat] < self.points[last]:
                last = seat
        for seat in range(self.players):
            if seat != last and self.points[seat] == self.points[last]:
                return codes.NOBODY
        return last

    def advance(self, kind: int) -> None:
        """Set who acts next, and in which phase, after an action of this kind."""
        if self.phase == codes.OPENING:
            self.turn += 1
            if self.turn == self.players:
                self.turn = 0
                self.phase = codes.FIRST
            self.player = self.turn
            self.placed = codes.NO_TILE
        elif (
            self.phase == codes.FIRST
            and kind != codes.SCORE
            and (kind > codes.SWAP or self.second_possible())
        ):
            self.phase = codes.SECOND
        else:  # a whole turn, a bonus action, or a lone tile action (R6)
            self.end_turn()

    def end_turn(self) -> None:
        """Go on to a bonus action, the next seat or the end of the game (R14: only the goal ends it)."""
        self.placed = codes.NO_TILE
        seat = self.bonus
        self.bonus = codes.NOBODY
        if seat != codes.NOBODY and self.bonus_possible(seat):
            self.phase = codes.BONUS
            self.player = seat
            return
        self.turns += 1
        self.phase = codes.FIRST
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0
            if self.goal_reached():
                self.phase = codes.OVER
        self.player = self.turn

    def goal_reached(self) -> bool:
        for seat in range(self.players):
            if self.points[seat] >= self.goal:
                return True
        return False

    def leaders(self) -> int:
        """The seats with the most points, as a mask; at the end they share the victory (section 7)."""
        most = 0
        found = 0
        for seat in range(self.players):
            if self.points[seat] > most:
                most = self.points[seat]
                found = 0
            if self.points[seat] == most:
                found |= 1 << seat
        return found

    def victory_share(self, seat: int) -> float:
        """The seat's share of the victory if the game ended now: the leaders share it."""
        leaders = self.leaders()
        return 1.0 / COUNT[leaders] if leaders >> seat & 1 else 0.0

    # For callers in Python

    def lay(self, tile: int, x: int, y: int) -> None:
        """Put a tile on these coordinates, adjacent to another one unless it is the first."""
        if self.rim_size == 0:
            self.xs[tile] = x
            self.ys[tile] = y
        self.place(tile, torus_cell(x, y))
        self.tiles += 1

    def station(self, seat: int, tile: int) -> None:
        """Put a rescuer from supply on a tile."""
        self.post(seat, 1 << tile)

    def inspect(self, tile: int) -> None:
        """Put an unused inspector on a tile."""
        self.inspectors |= 1 << tile
        self.unused -= 1

    def credit(self, seat: int, points: int) -> None:
        """Set a seat's points."""
        self.points[seat] = points

    def resume(self, phase: int, turns: int, turn: int, player: int, placed: int) -> None:
        """Set whose action comes next."""
        self.phase = phase
        self.turns = turns
        self.turn = turn
        self.player = player
        self.placed = placed

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
