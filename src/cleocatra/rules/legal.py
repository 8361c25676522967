"""Legal actions: which kinds are possible now, and the code of each action."""

from __future__ import annotations

from cleocatra.rules.bits import bit_counts, lowest_bits
from cleocatra.rules.codes import (
    BASTET,
    BONUS,
    DISPATCH,
    HERD,
    NO_TILE,
    OPEN,
    OPENING,
    OVER,
    PASS,
    PRINCESS,
    R7_ANY_TILE,
    R9_MOST,
    R9_OPTIONAL,
    R10_FORCED,
    R13_ELSEWHERE,
    R13_RESCUE_TILE,
    RALLY,
    SCORE,
    SCOUT,
    SEARCH,
    SECOND,
    SWAP,
    TEAM,
)
from cleocatra.rules.state import State

COUNT = bit_counts()
LOWEST = lowest_bits()


class Legal:
    """A list of codes, filled anew for each state; one object serves a whole playout.

    `look` finds the kinds of action that are possible and the sets they choose from, `fill` lists the codes
    of one kind. Nothing is tried out: the follow-up rule and R6 are answered from the masks.
    """

    def __init__(self) -> None:
        self.codes = [0] * 4096  # a Score on Princess has at most some 1,600 forms, all else a few hundred
        self.size = 0
        self.rescues = [0] * 128  # Scores without inspectors: in a variant 13 rescuers, 8 ways to help
        self.ways = [0] * 128  # in how many ways each can send inspectors
        self.helper_sets = [0] * 16  # in a variant: one rescuer's ways to be helped
        self.rescues_size = 0
        self.scores = 0
        self.own = 0  # tiles with a rescuer of the player
        self.room = 0  # tiles with room for one of the player's
        self.near = 0  # tiles with room beside one's own: Team up's and Herd's targets
        self.teams = 0  # targets of Team up that leave a second action
        self.takable = 0
        self.blocked = 0  # R6: no complete turn is possible
        self.scout_bound = 0  # the follow-up rule may forbid some cell to Scout
        self.search_bound = 0  # ... some moves to Search (1), perhaps all (2)
        self.swap_bound = 0  # ... or some swaps

    def fill_all(self, state: State) -> int:
        """List every legal action, in the order of kinds; the answer is their number."""
        kinds = self.look(state)
        self.size = 0
        for kind in range(PASS + 1):
            if kinds >> kind & 1:
                self.fill(state, kind)
        return self.size

    def all_codes(self, state: State) -> list[int]:
        """The codes of all legal actions."""
        self.fill_all(state)
        return [self.codes[index] for index in range(self.size)]

    # Which kinds are possible

    def look(self, state: State) -> int:
        """The kinds of action possible now, as a mask."""
        self.blocked = 0
        self.swap_bound = 0
        self.scout_bound = 0
        self.search_bound = 0
        if state.phase == OVER:
            return 0
        if state.phase == OPENING:
            return 1 << OPEN
        self.own = state.rescuers[state.player]
        self.room = (1 << state.tiles) - 1 & ~state.twice & ~self.own
        self.near = state.neighbours(self.own) & self.room
        self.teams = self.near
        if state.phase == SECOND:
            return self.rescuer_kinds(state)
        self.takable = state.takable()
        if state.phase == BONUS:  # R10: no follow-up rule, and it may be declined
            kinds = self.tile_kinds(state) | self.rescuer_kinds(state)
            return kinds if state.rulings & R10_FORCED else kinds | 1 << PASS
        return self.first_kinds(state)

    def rescuer_kinds(self, state: State) -> int:
        kinds = 0
        if self.own & ~state.inspectors:
            kinds |= 1 << SCORE
        if self.near and state.herding:
            kinds |= 1 << HERD
        if state.supply[state.player]:
            if self.teams:
                kinds |= 1 << TEAM
            if state.placed != NO_TILE and self.room >> state.placed & 1:
                kinds |= 1 << DISPATCH
        return kinds

    def tile_kinds(self, state: State) -> int:
        """Tile actions that can be taken, as far as the follow-up rule lets them."""
        kinds = 0
        if state.tiles < state.pile and (self.scout_bound == 0 or self.any_of(state, SCOUT)):
            kinds |= 1 << SCOUT
        if self.takable and (self.search_bound < 2 or self.any_of(state, SEARCH)):
            kinds |= 1 << SEARCH
        if state.abilities and state.swap_possible(state.player):
            if self.swap_bound == 0 or self.any_of(state, SWAP):
                kinds |= 1 << SWAP
        return kinds

    def first_kinds(self, state: State) -> int:
        """The kinds of first action: those that a second can follow, or what R6 allows when there is none."""
        able = self.own & ~state.inspectors  # rescuers that can score
        if able & (able - 1) == 0:  # a swap may take the only one away
            self.swap_bound = 1
        if able == 0:  # with a rescuer that can score, whatever comes first is followed
            supply = state.supply[state.player]
            if supply == 0:
                self.scout_bound = 1
                self.search_bound = 2
            else:  # Dispatch follows, unless a Mafdat tile without room is moved
                if self.takable & ~self.room:
                    self.search_bound = 1 if self.takable & self.room else 2
                self.teams = self.followed_teams(state, supply)
        kinds = self.tile_kinds(state) | self.rescuer_kinds(state)
        if kinds:
            return kinds
        self.blocked = 1
        if self.any_of(state, RALLY):
            return 1 << RALLY
        self.swap_bound = 0
        self.scout_bound = 0
        self.search_bound = 0
        return self.tile_kinds(state)  # R6: a tile action alone

    def any_of(self, state: State, kind: int) -> bool:
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
        """Append the codes of all actions of this kind; `look` must have seen the state."""
        if kind == OPEN or kind == SCOUT:
            self.fill_new_tile(state, kind)
        elif kind == SEARCH:
            self.fill_searches(state)
        elif kind == SWAP:
            self.fill_swaps(state)
        elif kind == TEAM:
            self.fill_tiles(TEAM, self.teams)
        elif kind == HERD:
            self.fill_herds(state)
        elif kind == SCORE:
            self.fill_scores(state)
        elif kind == RALLY:
            self.fill_rallies(state)
        else:  # Dispatch and pass have one form
            self.add(kind)

    def add(self, code: int) -> None:
        self.codes[self.size] = code
        self.size += 1

    def fill_tiles(self, kind: int, tiles: int) -> None:
        while tiles:
            self.add(kind | LOWEST[tiles] << 4)
            tiles &= tiles - 1

    def fill_new_tile(self, state: State, kind: int) -> None:
        if state.tiles == 0:
            self.add(kind)  # the first tile goes to 0,0
        for index in range(state.rim_size):
            if self.scout_allowed(state, state.rim_touch[index]):
                self.add(kind | state.rim[index] << 12)

    def fill_searches(self, state: State) -> None:
        rest = self.takable
        while rest:
            tile = LOWEST[rest]
            rest &= rest - 1
            for index in range(state.rim_size):
                if self.search_allowed(state, tile, state.rim_touch[index]):
                    self.add(SEARCH | tile << 4 | state.rim[index] << 12)

    def fill_swaps(self, state: State) -> None:
        """R12: neither tile may hold two rescuers of one player afterwards."""
        rest = self.own & state.of_kind[BASTET]
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
            room = (1 << state.tiles) - 1 & ~state.twice & ~own  # each tile holds as many as before
            if self.swap_bound and not self.follows(state, own, room, supply):
                continue
            self.add(SWAP | tile << 4 | other << 8 | seat << 20)

    def fill_herds(self, state: State) -> None:
        rest = self.own
        while rest:
            tile = LOWEST[rest]
            rest &= rest - 1
            self.fill_steps(HERD | tile << 4, state.adjacent[tile] & self.room)

    def fill_steps(self, code: int, targets: int) -> None:
        while targets:
            self.add(code | LOWEST[targets] << 8)
            targets &= targets - 1

    def fill_rallies(self, state: State) -> None:
        """R6: a rally must leave a Rescuer action."""
        if state.supply[state.player]:
            targets = self.room
            while targets:
                here = 1 << LOWEST[targets]
                if self.follows(state, self.own | here, self.room & ~here, state.supply[state.player] - 1):
                    self.add(RALLY | LOWEST[targets] << 4)
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
                    self.add(RALLY | tile << 4 | LOWEST[targets] << 8)
                targets &= targets - 1

    # Scores (section 5) are numbered, so that one can be drawn at random without listing all

    def fill_scores(self, state: State) -> None:
        for number in range(self.find_scores(state)):
            self.add(self.score(state, number))

    def find_scores(self, state: State) -> int:
        """Find every rescue tile with its helpers; the answer is the number of Scores."""
        self.rescues_size = 0
        self.scores = 0
        rest = self.own & ~state.inspectors
        while rest:
            tile = LOWEST[rest]
            rest &= rest - 1
            if state.rulings:
                self.find_helper_sets(state, tile)
            else:
                self.find_helpers(state, tile)
        return self.scores

    def find_helpers(self, state: State, tile: int) -> None:
        """R7: one tile a colour, the rescue tile for its own; R9: which one is the player's free choice.

        R8: inspectors are not looked at, for they don't keep anybody from helping.
        """
        sure = 0  # helpers on the only neighbour of their colour
        choice = 0  # helpers of whom at most one is taken along
        leave = 1  # whether that choice may leave all of them out
        rest = state.adjacent[tile] & ~state.of_kind[state.kind[tile]]
        while rest:
            first = LOWEST[rest]
            same = rest & state.of_kind[state.kind[first]]
            rest &= ~same
            helping = same & self.own
            if same & (same - 1) == 0:
                sure |= helping
            elif helping:
                choice = helping
                leave = 1 if same & ~helping else 0
        if leave:
            self.add_rescue(state, tile, sure)
        while choice:
            self.add_rescue(state, tile, sure | choice & -choice)
            choice &= choice - 1

    def find_helper_sets(self, state: State, tile: int) -> None:
        """The same for variants of R7 and R9: colour by colour, each helper or none is added to every set."""
        self.helper_sets[0] = 0
        size = 1
        rest = state.adjacent[tile]
        while rest:
            kind = state.kind[LOWEST[rest]]
            same = rest & state.of_kind[kind]
            rest &= ~same
            helping = same & self.own
            leave = same & ~helping or state.rulings & R9_OPTIONAL
            if kind == state.kind[tile]:
                if state.rulings & R7_ANY_TILE == 0:
                    continue
                leave = 1  # the rescue tile itself is one of its colour
            if state.rulings & R9_MOST and helping:
                leave = 0
            before = size
            while helping:
                for index in range(before):
                    self.helper_sets[size] = self.helper_sets[index] | 1 << LOWEST[helping]
                    size += 1
                helping &= helping - 1
            if leave == 0:
                size -= before
                for index in range(size):
                    self.helper_sets[index] = self.helper_sets[index + before]
        for index in range(size):
            self.add_rescue(state, tile, self.helper_sets[index])

    def add_rescue(self, state: State, tile: int, helpers: int) -> None:
        places = self.places(state, tile)
        sent = 2 if places & (places - 1) else 1
        missing = sent - state.unused
        if state.rulings:
            sent = self.sent(state, tile, places)
            missing = sent + COUNT[self.fixed(state, tile)] - state.unused
        ways = self.choices(places, sent) * self.choices(state.inspectors, missing)
        self.rescues[self.rescues_size] = SCORE | tile << 4 | helpers << 8
        self.ways[self.rescues_size] = ways
        self.rescues_size += 1
        self.scores += ways

    def score(self, state: State, number: int) -> int:
        """The code of the Score with this number, from 0; `find_scores` must have seen the state."""
        index = 0
        while number >= self.ways[index]:
            number -= self.ways[index]
            index += 1
        rescue = self.rescues[index]
        tile = rescue >> 4 & 15
        places = self.places(state, tile)
        sent = 2 if places & (places - 1) else 1
        fixed = 0
        if state.rulings:
            sent = self.sent(state, tile, places)
            fixed = self.fixed(state, tile)
        missing = sent + COUNT[fixed] - state.unused  # unused inspectors go first
        takings = self.choices(state.inspectors, missing)
        put = fixed | self.chosen(places, sent, number // takings)
        return self.score_code(rescue, self.chosen(state.inspectors, missing, number % takings), put)

    def score_code(self, rescue: int, taken: int, put: int) -> int:
        return rescue | taken << 21 | put << 34

    def places(self, state: State, tile: int) -> int:
        """Step 4: where a Score on this tile may put its inspector (Princess: two); R4: one on a tile."""
        if state.kind[tile] != PRINCESS or state.abilities & 1 << PRINCESS == 0:
            return 1 << tile
        places = (1 << state.tiles) - 1 & ~state.inspectors  # R13: the rescue tile included
        if state.rulings & (R13_ELSEWHERE | R13_RESCUE_TILE):
            places &= ~(1 << tile)
        return places

    def sent(self, state: State, tile: int, places: int) -> int:
        """How many inspectors a variant sends to these places."""
        most = min(2, state.unused + COUNT[state.inspectors]) - COUNT[self.fixed(state, tile)]
        return min(COUNT[places], most)

    def fixed(self, state: State, tile: int) -> int:
        """Where a variant of R13 puts an inspector of Princess in any case."""
        if state.rulings & R13_RESCUE_TILE == 0 or state.unused + COUNT[state.inspectors] == 0:
            return 0
        return 1 << tile if state.kind[tile] == PRINCESS and state.abilities & 1 << PRINCESS else 0

    def choices(self, mask: int, size: int) -> int:
        """How many sets of up to two bits of a mask there are; a size below 0 counts as 0."""
        bits = COUNT[mask]
        if size == 2:
            return bits * (bits - 1) // 2
        return bits if size == 1 else 1

    def chosen(self, mask: int, size: int, number: int) -> int:
        """The set of bits with this number, from 0, among those that `choices` counts."""
        if size <= 0:
            return 0
        first = 0
        if size == 2:
            while True:
                first = mask & -mask
                mask ^= first
                if number < COUNT[mask]:
                    break
                number -= COUNT[mask]
        while number:
            mask &= mask - 1
            number -= 1
        return first | mask & -mask
