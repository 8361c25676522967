r"""Simulate the server: whole lives of it on virtual time, with crashes at any await, from one seed each.

    python scripts/simulate_server.py --seeds 1000          # many worlds, each from its seed
    python scripts/simulate_server.py --seed 17 --trace     # one world, exactly as before
    python scripts/simulate_server.py --seeds 9000 --always crash --crashes 40 --seconds 300 \
        --processes 2 --journal crashes.txt                 # a storm of crashes, which may be interrupted
    python scripts/simulate_server.py --planted --budget 20 # the control: which planted faults are found

A world that breaks an invariant is shrunk, and the command that replays it is printed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import warnings
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from simulation.planted import FAULTS, plant

if "--fault" in sys.argv:  # before anything of the server is loaded
    plant(sys.argv[sys.argv.index("--fault") + 1])

from simulation.chaos import KINDS, Plan
from simulation.runs import Journal, Tally, fingerprint, play_all
from simulation.shrink import shrunk
from simulation.world import Outcome, World

NEEDED = 27
ROOT = Path(__file__).parents[1]
NUMBERS = ("servers", "games", "seconds", "hurry", "crashes")  # of a plan
WORLD = (*NUMBERS, "kinds", "always", "fault")  # what makes worlds differ


def run(plan: Plan, keep_trace: bool = False) -> Outcome:
    return World(plan, keep_trace).run()


def plan_of(arguments: argparse.Namespace, seed: int) -> Plan:
    """The world of a seed, with what the arguments say differently."""
    given = {name: getattr(arguments, name) for name in NUMBERS}
    plan = replace(Plan.of(seed), **{name: value for name, value in given.items() if value is not None})
    chosen = plan.kinds if arguments.kinds is None else tuple(arguments.kinds.split(","))
    always = () if arguments.always is None else tuple(arguments.always.split(","))
    kinds = tuple(kind for kind in KINDS if kind in chosen + always or chosen == ("all",))
    return replace(plan, kinds=kinds)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, help="one world")
    parser.add_argument("--seeds", type=int, default=100, help="how many worlds")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--servers", type=int, help="0: one that owns its database")
    parser.add_argument("--games", type=int, help="how many are played at once")
    parser.add_argument("--seconds", type=float, help="of chaos, in virtual time")
    parser.add_argument("--kinds", help=f"what goes wrong: none, all or some of {','.join(KINDS)}")
    parser.add_argument("--always", help="what goes wrong in each world, beside what its seed says")
    parser.add_argument("--hurry", type=float, help="how often it goes wrong, 1 is usual")
    parser.add_argument("--processes", type=int, default=0, help="that play worlds; 0: this one")
    parser.add_argument("--journal", type=Path, help="keep what was played here, and go on from it")
    parser.add_argument("--crashes", type=float, help="how often processes die, compared with that")
    parser.add_argument("--trace", action="store_true", help="print everything that happens")
    parser.add_argument(
        "--planted", action="store_true", help="tell how many of the planted faults are found"
    )
    parser.add_argument("--fault", help="plant this one")
    parser.add_argument("--budget", type=float, default=0.0, help="CPU seconds, at most")
    arguments = parser.parse_args(words)
    if arguments.planted:
        return control(arguments)
    warnings.filterwarnings("ignore", "coroutine .* was never awaited")  # it belonged to a dead process
    if arguments.seed is not None:
        outcome = run(plan_of(arguments, arguments.seed), arguments.trace)
        print(*outcome.trace, sep="\n", end="\n" if outcome.trace else "")
        print(f"{outcome.violation or 'all well'}: digest {outcome.digest}, {outcome.crashes} crashes")
        return 1 if outcome.violation else 0
    return many(arguments)


def report(plan: Plan, outcome: Outcome) -> None:
    """Say what broke, and how to see it again."""
    assert outcome.violation is not None
    invariant = outcome.violation.invariant
    print(f"seed {plan.seed}: {outcome.violation}\n    {plan.command()}", flush=True)

    def breaks(smaller: Plan) -> bool:
        violation = run(smaller).violation
        return violation is not None and violation.invariant == invariant

    smallest = shrunk(plan, breaks)
    if smallest != plan:
        print(f"  shrunk: {run(smallest).violation}\n    {smallest.command()}")


def many(arguments: argparse.Namespace) -> int:
    """Play the worlds of many seeds, and sum up."""
    planned = partial(plan_of, arguments)
    words = [f"{name}={getattr(arguments, name)}" for name in WORLD]
    journal = Journal(arguments.journal, fingerprint(ROOT, words))
    seeds = range(arguments.first, arguments.first + arguments.seeds)

    def show(total: Tally) -> bool:
        if arguments.journal is not None:
            print(f"\r{total}", end="", flush=True)
        return not arguments.budget or total.cpu < arguments.budget

    total = play_all(planned, seeds, arguments.processes, journal, show)
    if arguments.journal is not None:
        print()
    if total.broken is None:
        print(f"all well in {total}")
        return 0
    plan = planned(total.broken)
    outcome = run(plan)
    if arguments.fault:
        print(f"seed {plan.seed}: {outcome.violation}")
    else:
        report(plan, outcome)
    return 1


def control(arguments: argparse.Namespace) -> int:
    """Plant one fault after the other, each in a process of its own."""
    found = 0
    for number, fault in enumerate(FAULTS, start=1):
        words = ["--fault", fault.name, "--seeds", str(arguments.seeds), "--budget", str(arguments.budget)]
        done = subprocess.run([sys.executable, __file__, *words], capture_output=True, text=True, check=False)
        last = (done.stdout.strip() or done.stderr.strip()).rpartition("\n")[2]
        found += done.returncode == 1 and last.startswith("seed ")
        print(f"{number:2} {fault.name}: {last}", flush=True)
    print(f"{found} of {len(FAULTS)} planted faults found")
    return 0 if found >= NEEDED else 1


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets must be the same in every replay
        os.environ["PYTHONHASHSEED"] = "0"
        os.execv(sys.executable, [sys.executable, *sys.argv])
    sys.exit(main())
