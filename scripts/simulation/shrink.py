"""Make a world that breaks an invariant smaller, as long as it still breaks the same one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from simulation.chaos import Plan


def shrunk(plan: Plan, breaks: Callable[[Plan], bool]) -> Plan:
    """The smallest plan found that still breaks; each step tries to leave one thing out."""
    found = True
    while found:
        found = False
        for smaller in simpler(plan):
            if breaks(smaller):
                plan, found = smaller, True
                break
    return plan


def simpler(plan: Plan) -> Iterator[Plan]:
    """Plans with one thing less."""
    if len(plan.kinds) > 2:  # half of what goes wrong, then each by itself
        middle = len(plan.kinds) // 2
        yield replace(plan, kinds=plan.kinds[:middle])
        yield replace(plan, kinds=plan.kinds[middle:])
    for kind in plan.kinds:
        yield replace(plan, kinds=tuple(one for one in plan.kinds if one != kind))
    if plan.games > 1:
        yield replace(plan, games=plan.games - 1)
    if plan.servers > 1:
        yield replace(plan, servers=plan.servers - 1)
    if plan.seconds > 5:
        yield replace(plan, seconds=plan.seconds // 2)
