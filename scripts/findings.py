"""Runs the simulations of `docs/findings.md` and prints its tables.

    python scripts/findings.py                      2,000 games each, to findings/, tables on the terminal
    python scripts/findings.py --games 10000 --write  ... and into docs/findings.md

It can be interrupted and resumed. Each simulation has its own folder:

    cleocatra report findings/advanced-2 --against findings/advanced-2-french
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cleocatra.bots.estimates import Estimate
from cleocatra.bots.match import Match
from cleocatra.bots.pool import local_pool
from cleocatra.lab.report import figures
from cleocatra.lab.report.intervals import interval
from cleocatra.lab.simulation.manifest import SimulationPlan
from cleocatra.lab.simulation.run import Run, read_run
from cleocatra.lab.simulation.simulate import simulate
from cleocatra.rules import Edition, RuleSet, Variant
from cleocatra.rules.variant import ABILITIES, STANDARD

PAGE = Path(__file__).parents[1] / "docs" / "findings.md"
OTHERS = ("kitten", "mouser", "scribe")
TABLES = re.compile(r"(?<=<!-- tables: begin -->\n).*?(?=<!-- tables: end -->)", re.DOTALL)


@dataclass(frozen=True)
class Setting:
    """One simulation: its folder's name and the game."""

    name: str
    rules: RuleSet
    players: int = 2
    edition: Edition = Edition.INTERNATIONAL
    variant: Variant = STANDARD
    bot: str | None = None  # another one than usual

    def plan(self, bot: str, games: int, seed: int) -> SimulationPlan:
        bots = (self.bot or bot,) * self.players
        return SimulationPlan(Match(bots, self.rules, self.edition, games, seed, variant=self.variant))


def standard_settings() -> Iterator[Setting]:
    for rules in RuleSet:
        for players in (2, 3, 4):
            yield Setting(f"{rules}-{players}", rules, players)
        yield Setting(f"{rules}-2-french", rules, edition=Edition.FRENCH)


def opinions() -> Iterator[Setting]:
    """The standard games of two, played by weaker bots."""
    for rules in RuleSet:
        for bot in OTHERS:
            yield Setting(f"{rules}-2-{bot}", rules, bot=bot)


def ablations() -> Iterator[tuple[str, Setting, Setting]]:
    """Each ability, with the game without it and the game with no other ability."""
    for ability in ABILITIES:
        without, alone = Variant(f"no-{ability}", off=(ability,)), Variant(f"only-{ability}", on=(ability,))
        yield (
            ability,
            Setting(f"advanced-{without.name}", RuleSet.ADVANCED, variant=without),
            Setting(f"basic-{alone.name}", RuleSet.BASIC, variant=alone),
        )


def settings() -> list[Setting]:
    pairs = [setting for _, without, alone in ablations() for setting in (without, alone)]
    return [*standard_settings(), *opinions(), *pairs]


def tables(runs: dict[str, Run]) -> str:
    first = next(iter(runs.values())).plan.match
    head = f"{first.bots[0].title()} in every seat, {first.games:,} games each, seed {first.seed}."
    parts = (first_player, strengths, editions, worth)
    return "\n".join([head, *(line for part in parts for line in ("", *part(runs)))]) + "\n"


def first_player(runs: dict[str, Run]) -> Iterator[str]:
    yield "### Is the first player favoured?"
    yield ""
    yield "| game | 1st, % | 2nd, % | 3rd, % | 4th, % | first's advantage, % | verdict | never ended, % |"
    yield "|---|---|---|---|---|---|---|---|"
    for setting in standard_settings():
        run = runs[setting.name]
        shares = [told(mark, 100, 1) for mark in figures.seat_shares(run)]
        advantage = figures.first_advantage(run)
        cells = [*shares, *["–"] * (4 - len(shares)), told(advantage, 100, 1), verdict(advantage)]
        cells.append(f"{100 * figures.stopped(run).value:.1f}")
        yield f"| {setting.rules}, {setting.players} players, {setting.edition} | {' | '.join(cells)} |"


def strengths(runs: dict[str, Run]) -> Iterator[str]:
    yield "### Is it the same for weaker players? (two players)"
    yield ""
    yield "| rules | bot | first's share, % | turns a player |"
    yield "|---|---|---|---|"
    for rules in RuleSet:
        for name in (*(f"{rules}-2-{bot}" for bot in OTHERS), f"{rules}-2"):
            run = runs[name]
            share, long = told(figures.seat_shares(run)[0], 100, 1), told(turns(run), 1, 2)
            yield f"| {rules} | {run.plan.match.bots[0].title()} | {share} | {long} |"


def editions(runs: dict[str, Run]) -> Iterator[str]:
    yield "### Does the French edition change it? (two players)"
    yield ""
    yield "| rules | | international | french | french − international | verdict |"
    yield "|---|---|---|---|---|---|"
    for rules in RuleSet:
        pair = runs[f"{rules}-2"], runs[f"{rules}-2-french"]
        for name, times, digits, marks in (
            ("first's advantage, %", 100, 1, [figures.first_advantage(run) for run in pair]),
            ("turns a player", 1, 2, [turns(run) for run in pair]),
            ("shared victories, %", 100, 1, [figures.course(run).ties for run in pair]),
        ):
            apart = marks[1].minus(marks[0])
            cells = [told(mark, times, digits) for mark in (*marks, apart)]
            yield f"| {rules} | {name} | {' | '.join(cells)} | {verdict(apart)} |"


def worth(runs: dict[str, Run]) -> Iterator[str]:
    yield "### What is each ability worth? (two players)"
    yield ""
    yield (
        "| ability | advanced game: turns a player it saves | points a turn it adds "
        "| first's advantage it adds, % | over basic: turns it saves | points a turn | first's advantage, % "
        "| uses a player and game |"
    )
    yield "|---|---|---|---|---|---|---|---|"
    full, basic = runs["advanced-2"], runs["basic-2"]
    often = {use.name: use.a_game for use in figures.uses(full.ended)}
    for ability, without, alone in ablations():
        pairs = ((runs[without.name], full), (basic, runs[alone.name]))  # less of it, more of it
        cells = []
        for less, more in pairs:
            gain = figures.first_advantage(more).minus(figures.first_advantage(less))
            cells += [
                told(turns(less).minus(turns(more)), 1, 2),
                told(pace(more).minus(pace(less)), 1, 2),
                told(gain, 100, 1),
            ]
        yield f"| {ability} | {' | '.join(cells)} | {often[ability]:.2f} |"


def turns(run: Run) -> Estimate:
    return run.ended.mean(figures.own_turns(run.ended))


def pace(run: Run) -> Estimate:
    """The points of each player per turn."""
    return run.ended.mean(run.ended.points.mean(axis=1) / figures.own_turns(run.ended))


def told(mark: Estimate, times: float, digits: int) -> str:
    return interval(mark.scaled(times), digits).replace("\N{NO-BREAK SPACE}", " ")


def verdict(mark: Estimate) -> str:
    if mark.low > 0:
        return "more"
    return "less" if mark.high < 0 else "can't be told"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="of each simulation (default: 2000)")
    parser.add_argument("--bot", default="vizier", help="who plays (default: vizier)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("findings"), help="folder (default: findings)")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/findings.md")
    arguments = parser.parse_args()
    runs = {}
    with local_pool(arguments.processes) as pool:
        for setting in settings():
            print(f"{setting.name}: {arguments.games} games", file=sys.stderr, flush=True)
            plan = setting.plan(arguments.bot, arguments.games, arguments.seed)
            folder = arguments.out / setting.name
            simulate(plan, folder, pool, ahead=2 * arguments.processes)
            runs[setting.name] = read_run(folder)
    text = tables(runs)
    print(text)
    if arguments.write:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(TABLES.sub(lambda _: text, page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
