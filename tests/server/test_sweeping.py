"""Garbage in circles goes in quiet moments; when it is never quiet, once there is much of it."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from cleocatra.server import sweeping
from cleocatra.server.sweeping import SOME, Sweeping


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
    monkeypatch.setattr(sweeping, "EVERY", 0.05)


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
    sweeper = Sweeping()
    garbage = knots(SOME)
    assert garbage() is not None
    assert not sweeper.think()  # too soon
    rest(0.06)
    sweeper.think()  # making the garbage was work: it may or may not have been quiet
    rest(0.06)
    assert sweeper.think() or garbage() is None
    assert garbage() is None
    rest(0.06)
    assert not sweeper.think()  # nothing new since


@pytest.mark.usefixtures("quickly")
def test_nobody_waits_for_it_while_there_is_work_unless_there_is_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sweeper = Sweeping()
    garbage = knots(2 * SOME)
    work(0.06)
    assert not sweeper.think()
    assert garbage() is not None
    monkeypatch.setattr(sweeping, "MANY", SOME)
    work(0.06)
    assert sweeper.think()
    assert garbage() is None
