"""How many turns before the end of a game the solver knows its result: the table in docs/bots.md.

python scripts/solve_games.py --games 20
"""

from __future__ import annotations

import argparse
import time

from cleocatra.bots.match import Match
from cleocatra.bots.playing import play_game
from cleocatra.bots.solution import solve
from cleocatra.record import Game, parse_game
from cleocatra.rules import Phase, RuleSet

LAST = 6  # turns before the end


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=1_000_000)
    arguments = parser.parse_args()
    print("| rules | turns before the end | positions | proved | mean seconds |")
    print("|---|---|---|---|---|")
    for rules in RuleSet:
        match = Match(("vizier", "vizier"), rules, games=arguments.games, seed=11)
        games = [parse_game(play_game(match, number).record) for number in range(arguments.games)]
        for before in range(1, LAST + 1):
            print(row(games, rules, before, arguments.nodes), flush=True)


def row(games: list[Game], rules: RuleSet, before: int, nodes: int) -> str:
    ends = [game.after_turns(len(game.turns) - before).position for game in games]
    began = time.perf_counter()
    found = [solve(end.view(), turns=6, nodes=nodes) for end in ends if end.phase is not Phase.OPENING]
    seconds = (time.perf_counter() - began) / len(found)
    proved = sum(one.exact for one in found)
    return f"| {rules} | {before} | {len(found)} | {proved / len(found):.0%} | {seconds:.2f} |"


if __name__ == "__main__":
    main()
