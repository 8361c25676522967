"""Plays random games of every variant and checks the rules' invariants after every action.

    python scripts/random_games.py                       100,000 games, on two processes
    python scripts/random_games.py --naive --games 2000  compared with the plain rules of the tests

Each decision is drawn as in `cleocatra random`: first a kind of action, then one of that kind.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import product
from pathlib import Path

from cleocatra import Action, Cell, Colour, Dice, Edition, Kind, Options, Phase, Position, RuleSet
from cleocatra.rules import codes
from cleocatra.rules.legal import Legal

VARIANTS = tuple(
    Options(rules, edition, tuple(Colour)[:players])
    for rules, edition, players in product(RuleSet, Edition, (2, 3, 4))
)
GameCheck = Callable[[Options, int], Counter[str]]
MOST_POINTS = {RuleSet.BASIC: 6, RuleSet.ADVANCED: 7}
CHUNK = 100
COLUMNS = (
    "games", "actions", "turns", "longest", "rallies", "lone tile actions", "blocked", "bonus actions",
    "best score", "shared victories",
)  # fmt: skip


class BrokenInvariant(AssertionError):
    """An invariant doesn't hold."""


def require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


class CheckedGame:
    """A random game that checks the whole state after every action."""

    def __init__(self, options: Options, seed: int) -> None:
        self.options = options
        self.seed = seed
        self.dice = Dice(seed)
        self.legal = Legal()
        self.state = Position.start(options, pile=options.shuffled_pile(self.dice)).state()
        self.seats = range(len(options.players))
        self.kinds = [self.state.kind_of(tile) for tile in range(self.state.pile)]
        self.places: list[Cell] = []
        self.points = [0] * len(options.players)
        self.tally: Counter[str] = Counter(games=1)

    def play(self) -> Counter[str]:
        """Play to the end; return counts of what happened."""
        try:
            while self.state.phase != codes.OVER:
                self.step()
            self.check_end()
        except BrokenInvariant as broken:
            raise BrokenInvariant(f"{self.options}, seed {self.seed}: {broken}") from broken
        return self.tally

    def step(self) -> None:
        state = self.state
        legal_codes = self.legal.all_codes(state)
        require(len(legal_codes) > 0, "there is some legal action until the end")
        require(len(legal_codes) == len(set(legal_codes)), "no action is listed twice")
        blocked = self.legal.blocked
        code = self.dice.choice(state, Legal())
        require(code in legal_codes, "a random action is a legal one")
        phase, player, turn, turns = state.phase, state.player, state.turn, state.turns
        state.play(code)
        kind = code & codes.KIND_MASK
        self.tally["actions"] += 1
        self.tally["bonus actions"] += phase == codes.BONUS
        self.tally["rallies"] += kind == codes.RALLY
        self.tally["lone tile actions"] += bool(blocked) and kind != codes.RALLY
        self.check_board(moved=kind in (codes.OPEN, codes.SCOUT, codes.SEARCH))
        self.check_rescuers()
        self.check_inspectors()
        self.check_points(player if kind == codes.SCORE else None)
        self.check_order(phase, turn, turns)

    def check_board(self, moved: bool) -> None:
        """The pyramids are connected, and the kernel knows which tiles are adjacent."""
        state = self.state
        places = [Cell(*state.place_of(tile)) for tile in range(state.tiles)]
        if not moved:
            require(places == self.places, "tiles lie still")
            return
        self.places = places
        where = {place: tile for tile, place in enumerate(places)}
        require(len(where) == len(places), "no two tiles share a cell")
        for tile, place in enumerate(places):
            mask = sum(1 << where[near] for near in place.neighbours if near in where)
            require(state.adjacent_to(tile) == mask, "the adjacency masks are right")
        reached, fresh = 1, 1
        while fresh:
            tile = fresh.bit_length() - 1
            fresh = (fresh ^ 1 << tile) | state.adjacent_to(tile) & ~reached
            reached |= fresh
        require(reached == (1 << state.tiles) - 1, "the pyramids are connected")
        rim = {near for place in places for near in place.neighbours} - where.keys()
        rim_places = state.rim_places()
        require(set(rim_places.values()) == rim, "the empty cells beside tiles are right")
        require(len(rim_places) == len(rim) == state.rim_size, "each of them is listed once")
        kinds = [state.kind_of(tile) for tile in range(state.pile)]
        require(kinds == self.kinds, "no tile changes its kind")

    def check_rescuers(self) -> None:
        """All of them on tiles or in supply; at most two on a tile, never two alike."""
        state = self.state
        once = twice = thrice = 0
        for seat in self.seats:
            mask = state.rescuers_of(seat)
            # a mask can't hold two of one player on a tile: one would be missing from the count
            number = mask.bit_count() + state.supply_of(seat)
            require(number == self.options.variant.rescuers, "rescuers are conserved")
            thrice |= twice & mask
            twice |= once & mask
            once |= mask
        require(thrice == 0, "at most two rescuers stand on a tile")
        require(once >> state.tiles == 0, "rescuers stand on tiles that are on the board")

    def check_inspectors(self) -> None:
        state = self.state
        used = state.inspectors.bit_count()
        all_of_them = self.options.variant.inspectors
        require(used + state.unused == all_of_them, "inspectors are conserved, at most one on a tile")
        require(state.unused >= 0, "no more inspectors are on the board than there are")
        require(state.inspectors >> state.tiles == 0, "inspectors stand on tiles that are on the board")

    def check_points(self, scorer: int | None) -> None:
        points = [self.state.points_of(seat) for seat in self.seats]
        for seat in self.seats:
            gain = points[seat] - self.points[seat]
            most = MOST_POINTS[self.options.rules] if seat == scorer else 0
            if most and self.options.variant.differences:
                most = 8  # four colours, three helpers, Cleocatra
            require((seat == scorer) <= gain <= most, "a Score gives 1 to 6 (7) points, all else none")
            self.tally["best score"] = max(self.tally["best score"], gain)
        self.points = points

    def check_order(self, phase: int, turn: int, turns: int) -> None:
        """Turns go round, and only the player with a bonus action acts out of turn."""
        state, players = self.state, len(self.options.players)
        if state.phase in (codes.SECOND, codes.BONUS):
            require((state.turn, state.turns) == (turn, turns), "a turn goes on")
        else:
            require(state.turn == (turn + 1) % players, "turns go round")
            require(state.turns == turns + (phase != codes.OPENING), "turns are counted")
        if state.phase == codes.BONUS:
            require(Kind.CLEOCATRA in self.options.abilities, "bonus actions are Cleocatra's ability")
        else:
            require(state.player == state.turn, "players act in their turn")
        if state.phase != codes.SECOND:
            require(state.placed == codes.NO_TILE, "what was placed counts within a turn")

    def check_end(self) -> None:
        goal = self.options.variant.goal
        require(max(self.points) >= goal, "a game ends when somebody has reached the goal")
        require(self.state.turns % len(self.options.players) == 0, "all have had as many turns")
        require(self.legal.all_codes(self.state) == [], "after the end nothing is legal")
        self.tally["turns"] = self.state.turns
        self.tally["longest"] = self.state.turns
        self.tally["shared victories"] += self.state.leaders().bit_count() > 1


def checked_game(options: Options, seed: int) -> Counter[str]:
    """Play one game and check it after every action. Raises BrokenInvariant."""
    return CheckedGame(options, seed).play()


def naive_game(options: Options, seed: int) -> Counter[str]:
    """Play one game and compare legal actions and positions with the plain rules of the tests."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tests.rules.naive import Table, after, legal

    dice = Dice(seed)
    position = Position.start(options, pile=options.shuffled_pile(dice))
    tally: Counter[str] = Counter(games=1)
    while position.phase is not Phase.OVER:
        table = Table.of(position)
        where = f"{options}, seed {seed}, action {tally['actions']}"
        require(legal(table) == set(position.actions), f"{where}: the plain rules allow other actions")
        action = narrowing_action(position, dice)
        table, position = after(table, action), position.apply(action)
        require(table == Table.of(position), f"{where}: by the plain rules {action} does something else")
        tally["actions"] += 1
        tally["blocked"] += position.blocked
    tally["turns"] = tally["longest"] = position.turns_taken
    return tally


def narrowing_action(position: Position, dice: Dice) -> Action:
    """A random action, often one that leaves few legal actions, where rare rules apply."""
    if dice.number(2) or position.turns_taken > 100:
        return position.random_action(dice)
    some = [position.random_action(dice) for _ in range(4)]
    return min(some, key=lambda action: len(position.apply(action).actions))


def merged(tally: Counter[str], more: Counter[str]) -> Counter[str]:
    """Merge two counts: numbers are added, maxima stay maxima."""
    records = {what: max(tally[what], more[what]) for what in ("best score", "longest")}
    return Counter({**(tally + more), **records})


def chunk(game: GameCheck, variant: int, seeds: range) -> tuple[int, Counter[str]]:
    tally: Counter[str] = Counter()
    for seed in seeds:
        tally = merged(tally, game(VARIANTS[variant], seed))
    return variant, tally


def chunks(games: int, first_seed: int) -> Iterator[tuple[int, range]]:
    """The games of all variants in chunks, variants in turn."""
    ends = [games * (variant + 1) // len(VARIANTS) for variant in range(len(VARIANTS))]
    starts = [0, *ends[:-1]]
    for offset in range(0, max(end - start for start, end in zip(starts, ends, strict=True)), CHUNK):
        for variant, (start, end) in enumerate(zip(starts, ends, strict=True)):
            seeds = range(first_seed + start + offset, first_seed + min(start + offset + CHUNK, end))
            if seeds:
                yield variant, seeds


def run(games: int, processes: int, first_seed: int, naive: bool) -> None:
    tallies: dict[int, Counter[str]] = {variant: Counter() for variant in range(len(VARIANTS))}
    began = time.monotonic()
    game = naive_game if naive else checked_game
    with ProcessPoolExecutor(processes) as pool:
        waiting = {pool.submit(chunk, game, *portion) for portion in chunks(games, first_seed)}
        try:
            for future in as_completed(waiting):
                variant, tally = future.result()
                tallies[variant] = merged(tallies[variant], tally)
                show_progress(sum(tally["games"] for tally in tallies.values()), games, began)
        except BrokenInvariant:
            pool.shutdown(cancel_futures=True)
            raise
    summary(tallies, time.monotonic() - began, processes)


def show_progress(done: int, games: int, began: float) -> None:
    if sys.stderr.isatty():
        print(f"\r{done:,} of {games:,} games, {time.monotonic() - began:.0f} s", end="", file=sys.stderr)


def summary(tallies: dict[int, Counter[str]], seconds: float, processes: int) -> None:
    total: Counter[str] = Counter()
    for tally in tallies.values():
        total = merged(total, tally)
    columns = [what for what in COLUMNS if total[what]]
    rows = [(name_of(VARIANTS[variant]), tally) for variant, tally in tallies.items()]
    print(f"{'':32}", *(f"{what:>17}" for what in columns))
    for name, tally in [*rows, ("all", total)]:
        print(f"{name:32}", *(f"{tally[what]:17,}" for what in columns))
    print(f"nothing broke in {total['actions']:,} actions; {seconds:.0f} s on {processes} processes")


def name_of(options: Options) -> str:
    return f"{options.rules} {options.edition} {len(options.players)} players"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--naive", action="store_true", help="compare with the plain rules of the tests")
    arguments = parser.parse_args()
    try:
        run(arguments.games, arguments.processes, arguments.seed, arguments.naive)
    except BrokenInvariant as broken:
        print(f"\nbroken: {broken}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
