"""Legal actions: which kinds are possible in a state, and the code of each action.

Scores have a module of their own, `scores`.
"""

from __future__ import annotations

from cleocatra.rules import codes
from cleocatra.rules.bits import lowest_bits
from cleocatra.rules.scores import Scores
from cleocatra.rules.state import State

LOWEST = lowest_bits()


class Legal:
    """The list of legal codes, filled again for each state; one object serves a whole playout.

    `look` finds the kinds of action that are possible and the tiles they choose from, `fill` appends the
    codes of one kind. The follow-up rule and R6 are decided from masks, without trying an action.
    """

    def __init__(self) -> None:
        self.codes = [0] * 4096  # Scores on Princess have some 1,600 forms, the rest a few hundred
        self.size = 0
        self.scores = Scores()
        self.own = 0  # tiles with a rescuer of the player
        self.room = 0  # tiles with room for a rescuer of the player
        self.near = 0  # those of them beside the player's rescuers: the targets of Team up and Herd
        self.teams = 0  # targets of Team up after which a second action is possible
        self.takable = 0
        self.blocked = 0  # R6: no complete turn is possible
        self.scout_bound = 0  # the follow-up rule may forbid Scouts
        self.search_bound = 0  # ... some Searches (1), or perhaps all of them (2)
        self.swap_bound = 0  # ... or some swaps

    def fill_all(self, state: State) -> int:
        """List the codes of all legal actions, kind by kind, and return how many there are."""
        kinds = self.look(state)
        self.size = 0
        for kind in range(codes.PASS + 1):
            if kinds >> kind & 1:
                self.fill(state, kind)
        return self.size

    def all_codes(self, state: State) -> list[int]:
        """The codes of all legal actions."""
        self.fill_all(state)
        return [self.codes[index] for index in range(self.size)]

    # Which kinds are possible

    def look(self, state: State) -> int:
        """Return the mask of the kinds of action that are possible."""
        self.blocked = 0
        self.swap_bound = 0
        self.scout_bound = 0
        self.search_bound = 0
        if state.phase == codes.OVER:
            return 0
        if state.phase == codes.OPENING:
            return 1 << codes.OPEN
        self.own = state.rescuers[state.player]
        self.room = (1 << state.tiles) - 1 & ~state.twice & ~self.own
        self.near = state.neighbours(self.own) & self.room
        self.teams = self.near
        if state.phase == codes.SECOND:
            return self.rescuer_kinds(state)
        self.takable = state.takable()
        if state.phase == codes.BONUS:  # R10: the follow-up rule doesn't apply, and the bonus may be declined
            kinds = self.tile_kinds(state) | self.rescuer_kinds(state)
            return kinds if state.rulings & codes.R10_FORCED else kinds | 1 << codes.PASS
        return self.first_kinds(state)

    def rescuer_kinds(self, state: State) -> int:
        """Return the mask of the Rescuer actions."""
        kinds = 0
        if self.own & ~state.inspectors:
            kinds |= 1 << codes.SCORE
        if self.near and state.herding:
            kinds |= 1 << codes.HERD
        if state.supply[state.player]:
            if self.teams:
                kinds |= 1 << codes.TEAM
            if state.placed != codes.NO_TILE and self.room >> state.placed & 1:
                kinds |= 1 << codes.DISPATCH
        return kinds

    def tile_kinds(self, state: State) -> int:
        """Return the mask of the tile actions that the follow-up rule allows."""
        kinds = 0
        if state.tiles < state.pile and (self.scout_bound == 0 or self.any_of(state, codes.SCOUT)):
            kinds |= 1 << codes.SCOUT
        if self.takable and (self.search_bound < 2 or self.any_of(state, codes.SEARCH)):
            kinds |= 1 << codes.SEARCH
        if state.abilities and state.swap_possible(state.player):
            if self.swap_bound == 0 or self.any_of(state, codes.SWAP):
                kinds |= 1 << codes.SWAP
        return kinds

    def first_kinds(self, state: State) -> int:
        """Return the kinds of first action that a second can follow, or else those of R6."""
        able = self.own & ~state.inspectors  # rescuers that can score
        if able & (able - 1) == 0:  # a swap may give away the only one
            self.swap_bound = 1
        if able == 0:  # otherwise a Score can follow any first action but a swap
            supply = state.supply[state.player]
            if supply == 0:
                self.scout_bound = 1
                self.search_bound = 2
            else:  # Dispatch can follow, unless the moved tile (Mafdat) has no room
                if self.takable & ~self.room:
                    self.search_bound = 1 if self.takable & self.room else 2
                self.teams = self.followed_teams(state, supply)
        kinds = self.tile_kinds(state) | self.rescuer_kinds(state)
        if kinds:
            return kinds
        self.blocked = 1
        if self.any_of(state, codes.RALLY):
            return 1 << codes.RALLY
        self.swap_bound = 0
        self.scout_bound = 0
        self.search_bound = 0
        return self.tile_kinds(state)  # R6: a tile action alone

    def any_of(self, state: State, kind: int) -> bool:
        """Whether an action of this kind is possible."""
        self.size = 0
        self.fill(state, kind)
        return self.size > 0

    # Follow-up rule: is a Rescuer action possible afterwards?

    def follows(self, state: State, own: int, room: int, supply: int) -> bool:
        """Whether Score, Team up or Herd is possible with these rescuers, this room and this supply."""
        if own & ~state.inspectors:
            return True
        if supply == 0 and state.herding == 0:
            return False
        return state.neighbours(own) & room != 0

    def followed_teams(self, state: State, supply: int) -> int:
        """Return the targets of Team up after which a Rescuer action is possible."""
        followed = 0
        rest = self.near
        while rest:
            tile = LOWEST[rest]
            rest &= rest - 1
            here = 1 << tile
            if self.follows(state, self.own | here, self.room & ~here, supply - 1):
                followed |= here
        return followed

    def scout_allowed(self, state: State, touched: int) -> bool:
        """Whether a second action can follow a Scout beside the tiles `touched`."""
        if self.scout_bound == 0:
            return True
        return state.herding != 0 and (self.near | touched & self.own) != 0

    def search_allowed(self, state: State, tile: int, touched: int) -> bool:
        """Whether a tile may move beside the tiles `touched`, and a second action can follow."""
        here = 1 << tile
        around = touched & ~here
        if around == 0:  # beside the moved tile alone
            return False
        if self.search_bound == 0:
            return True
        supply = state.supply[state.player]
        if supply and self.room & here:
            return True
        if supply == 0 and state.herding == 0:
            return False
        near = state.neighbours(self.own & ~here) & ~here
        if around & self.own:
            near |= here
        if self.own & here:
            near |= around
        return near & self.room != 0

    # The codes of one kind

    def fill(self, state: State, kind: int) -> None:
        """Append the codes of all actions of this kind; call `look` with the same state first."""
        if kind == codes.OPEN or kind == codes.SCOUT:
            self.fill_new_tile(state, kind)
        elif kind == codes.SEARCH:
            self.fill_searches(state)
        elif kind == codes.SWAP:
            self.fill_swaps(state)
        elif kind == codes.TEAM:
            self.fill_tiles(codes.TEAM, self.teams)
        elif kind == codes.HERD:
            self.fill_herds(state)
        elif kind == codes.SCORE:
            for number in range(self.scores.find(state, self.own)):
                self.add(self.scores.code(state, number))
        elif kind == codes.RALLY:
            self.fill_rallies(state)
        else:  # Dispatch and pass have one form
            self.add(kind)

    def add(self, code: int) -> None:
        self.codes[self.size] = code
        self.size += 1

    def fill_tiles(self, kind: int, tiles: int) -> None:
        while tiles:
            self.add(kind | LOWEST[tiles] << codes.TILE_SHIFT)
            tiles &= tiles - 1

    def fill_new_tile(self, state: State, kind: int) -> None:
        if state.tiles == 0:
            self.add(kind)  # the first tile goes to 0,0
        for index in range(state.rim_size):
            if self.scout_allowed(state, state.rim_touch[index]):
                self.add(kind | state.rim[index] << codes.CELL_SHIFT)

    def fill_searches(self, state: State) -> None:
        rest = self.takable
        while rest:
            tile = LOWEST[rest]
            rest &= rest - 1
            for index in range(state.rim_size):
                if self.search_allowed(state, tile, state.rim_touch[index]):
                    self.add(codes.SEARCH | tile << codes.TILE_SHIFT | state.rim[index] << codes.CELL_SHIFT)

    def fill_swaps(self, state: State) -> None:
        """R12: neither tile may hold two rescuers of one player afterwards."""
        rest = self.own & state.of_kind[codes.BASTET]
        while rest:
            tile = LOWEST[rest]
            rest &= rest - 1
            for seat in range(state.players):
                if seat != state.player and state.rescuers[seat] >> tile & 1 == 0:
                    self.fill_swaps_with(state, tile, seat)

    def fill_swaps_with(self, state: State, tile: int, seat: int) -> None:
        rest = state.rescuers[seat] & ~self.own
        supply = state.supply[state.player]
        while rest:
            other = LOWEST[rest]
            rest &= rest - 1
            own = self.own ^ (1 << tile | 1 << other)
            room = (1 << state.tiles) - 1 & ~state.twice & ~own  # each tile keeps its number of rescuers
            if self.swap_bound and not self.follows(state, own, room, supply):
                continue
            self.add(
                codes.SWAP | tile << codes.TILE_SHIFT | other << codes.OTHER_SHIFT | seat << codes.SEAT_SHIFT
            )

    def fill_herds(self, state: State) -> None:
        rest = self.own
        while rest:
            tile = LOWEST[rest]
            rest &= rest - 1
            self.fill_moves(codes.HERD | tile << codes.TILE_SHIFT, state.adjacent[tile] & self.room)

    def fill_moves(self, code: int, targets: int) -> None:
        while targets:
            self.add(code | LOWEST[targets] << codes.OTHER_SHIFT)
            targets &= targets - 1

    def fill_rallies(self, state: State) -> None:
        """R6: a Rescuer action must be possible after a rally."""
        if state.supply[state.player]:
            targets = self.room
            while targets:
                here = 1 << LOWEST[targets]
                if self.follows(state, self.own | here, self.room & ~here, state.supply[state.player] - 1):
                    self.add(codes.RALLY | LOWEST[targets] << codes.TILE_SHIFT)
                targets &= targets - 1
            return
        rest = self.own
        while rest:
            tile = LOWEST[rest]
            rest &= rest - 1
            targets = self.room
            while targets:
                here = 1 << LOWEST[targets]
                own = self.own ^ (1 << tile) | here
                if self.follows(state, own, (self.room | 1 << tile) & ~here, 0):
                    self.add(codes.RALLY | tile << codes.TILE_SHIFT | LOWEST[targets] << codes.OTHER_SHIFT)
                targets &= targets - 1
