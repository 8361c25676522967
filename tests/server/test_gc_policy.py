"""Cyclic garbage is collected in quiet moments, or at any time once there is much of it."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from cleocatra.server import gc_policy
from cleocatra.server.gc_policy import SOME, GcPolicy


class Knot:
    """Something that only holds itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_policy, "EVERY", 0.05)


def knots(number: int) -> weakref.ref[Knot]:
    first = weakref.ref(Knot())
    for _ in range(number - 1):
        Knot()
    return first


def rest(seconds: float) -> None:
    time.sleep(seconds)  # the quiet itself


def work(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


@pytest.mark.usefixtures("quickly")
def test_quiet_moments_are_used() -> None:
    policy = GcPolicy()
    garbage = knots(SOME)
    assert garbage() is not None
    assert not policy.tick()  # too soon
    rest(0.06)
    policy.tick()  # making the garbage was work: it may or may not have been quiet
    rest(0.06)
    assert policy.tick() or garbage() is None
    assert garbage() is None
    rest(0.06)
    assert not policy.tick()  # nothing new since


@pytest.mark.usefixtures("quickly")
def test_nobody_waits_for_it_while_there_is_work_unless_there_is_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    policy = GcPolicy()
    garbage = knots(2 * SOME)
    work(0.06)
    assert not policy.tick()
    assert garbage() is not None
    monkeypatch.setattr(gc_policy, "MANY", SOME)
    work(0.06)
    assert policy.tick()
    assert garbage() is None
