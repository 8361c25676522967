"""What the bots do in their games, and how often: the styles of the levels, as in docs/bots.md.

python scripts/styles.py --games 300

Each level plays itself. A level with a taste stands beside its plain twin, which is the same bot without the
taste, and the share of victories against it tells what the taste costs.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from cleocatra.bots.characters import Character, CharacterBot, Taste
from cleocatra.bots.entrants import Factory
from cleocatra.bots.levels import DIGGER, FOREMAN, GUARD, LEVELS, learned
from cleocatra.bots.match import Match
from cleocatra.bots.playing import play_game
from cleocatra.bots.standings import standings
from cleocatra.record import parse_game
from cleocatra.rules import Action, Phase, Position, RuleSet, Score

KINDS = ("scout", "search", "swap", "dispatch", "teamup", "herd", "score")
COLUMNS = (*KINDS, "helpers", "on rivals", "points", "turns", "against its twin")


def plain(character: Character) -> Factory:
    """Makes bots with the same limits and without the taste."""
    dull = replace(character, taste=Taste())
    return lambda options, seed: CharacterBot(learned(options), seed, dull)


plain_digger, plain_guard, plain_foreman = plain(DIGGER), plain(GUARD), plain(FOREMAN)
STYLED = {"digger": "plain_digger", "guard": "plain_guard", "foreman": "plain_foreman"}


def twin(level: str) -> str:
    return f"styles:{STYLED[level]}"


def played(name: str, rules: RuleSet, games: int) -> Iterator[tuple[Position, Action]]:
    """Every action of a bot's games against itself, with the position before it."""
    match = Match((name, name), rules, games=games, seed=5)
    for number in range(games):
        game = parse_game(play_game(match, number).record)
        position = game.initial
        for turn in game.turns:
            for action in turn.actions:
                yield position, action
                position = position.apply(action)


def measures(name: str, rules: RuleSet, games: int) -> list[str]:
    """Shares of the kinds of action; for each Score its helpers, inspectors set on rivals and points."""
    kinds: Counter[str] = Counter()
    helpers = on_rivals = points = turns = 0
    for position, action in played(name, rules, games):
        kinds[type(action).__name__.lower()] += 1
        turns += position.phase is Phase.FIRST_ACTION
        if isinstance(action, Score):
            helpers += len(action.helpers)
            on_rivals += rivals_met(position, action)
            points += position.points_for(action).total
    all_kinds = sum(kinds[kind] for kind in KINDS)
    shares = [f"{kinds[kind] / all_kinds:.1%}" for kind in KINDS]
    scores = kinds["score"]
    each = [f"{count / scores:.2f}" for count in (helpers, on_rivals, points)]
    return [*shares, *each, f"{turns / games / 2:.1f}"]


def rivals_met(position: Position, score: Score) -> int:
    """How many inspectors a Score puts on tiles with a rescuer of somebody else."""
    tiles = position.tiles
    return sum(any(one is not position.player for one in tiles[cell].rescuers) for cell in score.put)


def against_twin(level: str, rules: RuleSet, games: int) -> str:
    match = Match((level, twin(level)), rules, games=games, seed=6)
    share = standings(match, [play_game(match, number) for number in range(games)])[0].share
    return f"{share.value:.1%} ({share.low:.0%} – {share.high:.0%})"


def rows(rules: RuleSet, games: int) -> Iterator[str]:
    for level in LEVELS[:8]:
        name = level.name.lower()
        apart = against_twin(name, rules, games) if name in STYLED else "–"
        yield row(level.name, [*measures(name, rules, games), apart])
        if name in STYLED:
            yield row("… its plain twin", [*measures(twin(name), rules, games), "–"])


def row(name: str, cells: list[str]) -> str:
    return f"| {name} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    arguments = parser.parse_args()
    for rules in RuleSet:
        print(f"\n{rules}\n\n{row('level', list(COLUMNS))}\n|{'---|' * (len(COLUMNS) + 1)}")
        for line in rows(rules, arguments.games):
            print(line, flush=True)


if __name__ == "__main__":
    main()
