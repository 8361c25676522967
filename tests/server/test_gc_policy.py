"""New cyclic garbage is collected at once, old garbage in quiet moments or once there may be much."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from cleocatra.server import gc_policy
from cleocatra.server.gc_policy import EVERY, NEW, SOME, GcPolicy


class Knot:
    """Something that only holds itself."""

    def __init__(self) -> None:
        self.self = self


class Machine:
    """A policy with the clock that it reads, and the time for which its thread has worked."""

    def __init__(self) -> None:
        self.time = self.worked = 0.0
        self.policy = GcPolicy(lambda: self.time, lambda: self.worked)

    def rest(self) -> None:
        """Let a quiet moment pass."""
        self.time += EVERY
        self.policy.tick()

    def work(self) -> None:
        """Let as much time pass without a quiet moment."""
        self.worked += EVERY
        self.rest()

    def age(self) -> None:
        """Let the new objects become old ones: enough of them for a collection."""
        new = [Knot() for _ in range(NEW)]
        self.policy.tick()
        del new


@pytest.fixture
def machine() -> Iterator[Machine]:
    yield Machine()
    gc.unfreeze()
    gc.enable()


def old_garbage(machine: Machine) -> weakref.ref[Knot]:
    knot = Knot()
    machine.age()
    return weakref.ref(knot)


def test_new_garbage_is_collected_though_the_server_is_busy(machine: Machine) -> None:
    garbage = weakref.ref(Knot())
    machine.work()
    assert garbage() is not None  # too little to be worth a look
    machine.age()
    assert garbage() is None


def test_old_garbage_waits_for_a_quiet_moment(machine: Machine) -> None:
    garbage = old_garbage(machine)
    for _ in range(SOME):
        machine.age()
    machine.work()
    assert garbage() is not None
    machine.rest()
    assert garbage() is None


def test_a_quiet_moment_is_not_used_for_little(machine: Machine) -> None:
    garbage = old_garbage(machine)
    machine.rest()
    assert garbage() is not None


def test_much_old_garbage_is_collected_at_any_time(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_policy, "MANY", SOME)
    garbage = old_garbage(machine)
    for _ in range(SOME):
        machine.age()
    machine.work()
    assert garbage() is None
