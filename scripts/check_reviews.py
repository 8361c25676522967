"""How far reviews can be trusted: prints how often ten times the search agrees with them about the three
costliest turns of each game, by how much another seed finds another luck and other play, and the time a turn.

python scripts/check_reviews.py --games 40
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from cleocatra.bots.appraisal import SIMULATIONS, Appraiser
from cleocatra.bots.match import Match
from cleocatra.bots.playing import play_game
from cleocatra.bots.review import LONGER, MISTAKE, Reviewed, Reviewer, balance, compared
from cleocatra.record import Game, parse_game
from cleocatra.rules import RuleSet

TIMES = 10  # the review's search, where it is careful
WORST = 3  # turns of each game
PAIRS = (("scribe", "mouser"), ("priestess", "guard"), ("foreman", "architect"), ("vizier", "stray"))


@dataclass(frozen=True, slots=True)
class Checked:
    """A costly turn: what it lost in the review, and in a search ten times as long."""

    review: float
    search: float

    @property
    def agrees(self) -> bool:
        """Whether the longer search finds the better turn better too, by half of what the review says."""
        return self.search >= self.review / 2


def played(number: int, players: int) -> Game:
    """A game of bots, one of each pair of levels and of both rule sets in turn."""
    rules = list(RuleSet)[number // len(PAIRS) % 2]
    bots = (PAIRS[number % len(PAIRS)] * 2)[:players]
    return parse_game(play_game(Match(bots, rules, seed=number), 0).record)


def reviewed(game: Game, seed: int) -> list[Reviewed]:
    reviewer = Reviewer(game, seed)
    return [reviewer.turn(number) for number in range(len(game.turns))]


def checked(game: Game, turns: list[Reviewed]) -> Iterator[Checked]:
    """The costliest turns of a game, as ten times the search sees them."""
    simulations = TIMES * LONGER * SIMULATIONS[len(game.options.players)]
    appraiser = Appraiser(game.options, 99, simulations)
    for turn in sorted(turns, key=lambda one: -one.loss)[:WORST]:
        if turn.loss >= MISTAKE:
            choice = turn.choice
            loss = compared(appraiser, choice.view, choice.chosen, choice.best).loss
            yield Checked(turn.loss, loss)


def spread(differences: list[float]) -> float:
    """The standard deviation of one estimate, from the differences of pairs."""
    return sqrt(sum(one * one for one in differences) / 2 / max(1, len(differences)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=2)
    arguments = parser.parse_args()
    costly: list[Checked] = []
    luck, own = [], []
    seconds, number_of_turns = 0.0, 0
    for number in range(arguments.games):
        game = played(number, arguments.players)
        began = time.process_time()
        turns = reviewed(game, 1)
        seconds += time.process_time() - began
        number_of_turns += len(turns)
        player, root = game.options.players[0], sqrt(len(turns))
        one, other = balance(turns, player), balance(reviewed(game, 2), player)
        luck.append((one.luck - other.luck) / root)
        own.append((one.own - other.own) / root)
        found = list(checked(game, turns))
        costly += found
        losses = ", ".join(f"{one.review:.0%} ({one.search:.0%})" for one in found)
        print(f"game {number + 1}: {losses}", flush=True)
    agreed = sum(one.agrees for one in costly)
    print(f"agreed with {TIMES} times the search: {agreed} of {len(costly)} ({agreed / len(costly):.1%})")
    print(f"better by 1 % at least: {sum(one.search >= 0.01 for one in costly)}")
    print(f"standard deviation for each √turn: luck {spread(luck):.4f}, play {spread(own):.4f}")
    print(f"{seconds / number_of_turns:.3f} s of one core a turn")


if __name__ == "__main__":
    main()
