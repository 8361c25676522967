"""Finds puzzles in self-play: positions in which one turn is clearly best, however much longer one thinks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from cleocatra.bots.interface import play
from cleocatra.bots.levels import learned
from cleocatra.bots.players import PlanningBot
from cleocatra.puzzles.opinion import Judged, examined, listed
from cleocatra.puzzles.puzzle import Puzzle
from cleocatra.puzzles.themes import difficulty, themes
from cleocatra.record import format_position
from cleocatra.rules import Colour, Dice, Edition, Options, Phase, Position, RuleSet, Scout

SIMULATIONS = 100  # of the mining; a find is confirmed by ten times as many
CONFIRMED_BY = 10
MARGIN = 0.10  # of the victory
SAFETY = 0.03  # that a find must have beyond the margin, so that longer searches agree
SAME = 0.01  # turns whose shares differ by less are equally right
RIVALS = 8  # turns that are searched on their own
TRIED = 6  # visits from which on a short search's opinion of a turn counts
MOST_RIGHT = 4
FEWEST_TURNS = 6  # to choose from
MOST_TURNS = 300  # of a game
STRAYED = 5  # one turn in so many isn't the best one, so that games differ
GAMES = tuple(
    Options(rules, edition, tuple(Colour)[:players])
    for players, rules, edition in product((2, 3, 4), RuleSet, Edition)
    if players == 2 or edition is Edition.INTERNATIONAL  # with more players they are the same (R2)
)


@dataclass(frozen=True, slots=True)
class Find:
    """The turns that are equally right, and the best of those that aren't."""

    right: tuple[Judged, ...]
    rival: Judged

    @property
    def margin(self) -> float:
        return min(one.share for one in self.right) - self.rival.share


def mine(game: int, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one game of self-play; the number of the game and the seed decide everything in it."""
    options = GAMES[game % len(GAMES)]
    dice = Dice(seed * 1_000_003 + game)
    position = Position.start(options, pile=options.shuffled_pile(dice))
    bot = PlanningBot(learned(options), dice.number(1 << 30))
    while position.phase is not Phase.OVER and position.turns_taken < MOST_TURNS:
        begins = position.phase is Phase.FIRST_ACTION
        if begins and (puzzle := puzzle_in(position.view())) is not None:
            yield puzzle
        if begins and dice.number(STRAYED) == 0:
            position = position.apply(position.random_action(dice))
        else:
            position = play(bot, position)[1]


def puzzle_in(view: Position) -> Puzzle | None:
    """The puzzle in a position at the beginning of a turn, if there is one."""
    if not promising(listed(view, SIMULATIONS, 1)):
        return None
    found = confirmed(view, CONFIRMED_BY * SIMULATIONS, least=MARGIN + SAFETY)
    if found is None or found.margin < MARGIN + SAFETY or len(found.right) > MOST_RIGHT:
        return None
    return Puzzle(
        format_position(view),
        tuple(one.turn for one in found.right),
        round(found.margin, 3),
        difficulty(view, found.right),
        themes(view, found.right[0], found.rival),
    )


def promising(turns: list[Judged]) -> bool:
    """Whether a short search prefers a turn so much that a long one may be worth while."""
    if len(turns) < FEWEST_TURNS or turns[0].end is None:
        return False
    best = turns[0].share
    tried = [one.share for one in turns if one.visits >= TRIED and one.share < best - SAME]
    return not tried or best - max(tried) >= MARGIN


def confirmed(view: Position, simulations: int, seed: int = 2, least: float = 0.0) -> Find | None:
    """The right turns after a long search of the position, and one of each likely turn.

    None too as soon as it is clear that the margin is less than `least`.
    """
    turns = listed(view, simulations, seed)
    likely = turns[:RIVALS]
    likely += [one for one in turns[RIVALS:] if one.share > turns[0].share - MARGIN][:RIVALS]
    if view.allows(Scout) and all(one.end is not None for one in likely):
        likely.append(Judged((), None, 0.0))
    judged: list[Judged] = []
    for one in likely:
        judged.append(examined(view, one, simulations // 4, seed + 1))
        if comes_close(judged[-1].share, judged[0].share, least):
            return None
    best = max(one.share for one in judged)
    right = tuple(one for one in judged if one.share >= best - SAME)
    rest = [one for one in judged if one.share < best - SAME]
    if not rest or judged[0] not in right or any(one.end is None for one in right):
        return None
    return Find(right, max(rest, key=lambda one: one.share))


def comes_close(share: float, first: float, least: float) -> bool:
    """Whether a turn makes it impossible that the first one is right by such a margin."""
    return share > first + SAME or first - least < share < first - SAME
