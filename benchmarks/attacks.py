"""What one client can do to the others: an innocent player's times while an attack is on and while it isn't.

    python benchmarks/attacks.py
    python benchmarks/attacks.py records logs --database postgresql

A real server with the limits that it is shipped with; the attacker is a process of its own at another
address. Phases with and without the attack take turns. The times are those from an action to both players'
streams. `waited` is the share of the time in which the server's event loop could have run but had no core,
`quiet` the same without the attack: the attacker and whatever else runs on the machine take it away.

The bar: under each attack the 99th percentile is at most 5 times the quiet one and under 50 ms, and memory
grows by less than 50 MB. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import uvloop
from attack_kinds import ATTACKS
from server import ServerProcess, database_for, percentile
from server_clients import Load

INNOCENT = "127.0.0.5"
GAMES = 20
RATE = 40  # actions a second: a client may ask 50 times
TITLE = (
    f"{'attack':14}{'quiet p99':>10}{'p99 ms':>8}{'ratio':>7}{'most':>8}{'lost':>6}"
    f"{'server CPU':>11}{'waited':>8}{'quiet':>7}{'grew MB':>9}"
)


@dataclass
class Phases:
    """What was measured in all phases of one kind."""

    told: list[float] = field(default_factory=list)
    seconds: float = 0.0
    cpu: float = 0.0
    waited: float = 0.0
    missing: int = 0


async def measure(load: Load, target: ServerProcess, seconds: float, phases: Phases) -> None:
    """Play for some seconds."""
    began, cpu, waited = time.perf_counter(), target.cpu, target.waited
    await load.act(RATE, seconds)
    phases.missing += await load.drain() + load.skipped
    phases.told += load.told
    phases.seconds += time.perf_counter() - began
    phases.cpu += target.cpu - cpu
    phases.waited += target.waited - waited


async def under(name: str, load: Load, target: ServerProcess, arguments: argparse.Namespace) -> str:
    """Alternate quiet phases and phases under one attack; returns a line of the table."""
    quiet, loud = Phases(), Phases()
    memory, most = target.memory, 0.0
    for _ in range(arguments.rounds):
        await measure(load, target, arguments.seconds, quiet)
        script = str(Path(__file__).with_name("attack_kinds.py"))
        attacker = subprocess.Popen([sys.executable, script, name, str(target.port)])
        try:
            await asyncio.sleep(arguments.settle)
            await measure(load, target, arguments.seconds, loud)
            most = max(most, target.memory)
        finally:
            attacker.kill()
            attacker.wait()
        await asyncio.sleep(arguments.settle)
    before, now = percentile(quiet.told, 99) * 1000, percentile(loud.told, 99) * 1000
    return (
        f"{name:14}{before:10.1f}{now:8.1f}{now / max(before, 0.1):7.1f}"
        f"{max(loud.told, default=0.0) * 1000:8.0f}{loud.missing:6}"
        f"{loud.cpu / loud.seconds:11.0%}{loud.waited / loud.seconds:8.0%}"
        f"{quiet.waited / quiet.seconds:7.0%}{most - memory:9.0f}"
    )


async def attack(names: list[str], database: str, arguments: argparse.Namespace) -> None:
    """Run each attack on a server of its own, so that none meets what another has left."""
    for name in names:
        with database_for(database) as url:
            target = ServerProcess(url, limits=True)
            try:
                await target.ready()
                load = Load([target.port], INNOCENT)
                await load.prepare(GAMES)
                print(await under(name, load, target, arguments), flush=True)
            finally:
                target.process.terminate()
                target.process.wait(timeout=30)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("attacks", nargs="*", help=f"some of: {', '.join(ATTACKS)}; without any, all")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql, or a URL")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--settle", type=float, default=2)
    arguments = parser.parse_args()
    uvloop.install()
    print(TITLE)
    asyncio.run(attack(arguments.attacks or list(ATTACKS), arguments.database, arguments))


if __name__ == "__main__":
    main()
