"""The store's clock goes on evenly, and believes a jump only when it has lasted."""

from __future__ import annotations

import pytest

from cleocatra.server.store import clock as module
from cleocatra.server.store.base import AT_ONCE, dated, waiting_since
from cleocatra.server.store.clock import STEADY, StoreClock


class Steady:
    """In place of the module `time`."""

    now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> Steady:
    found = Steady()
    monkeypatch.setattr(module, "time", found)
    return found


def test_small_differences_are_taken_over_at_once(steady: Steady) -> None:
    clock = StoreClock(5000.0)
    steady.now += 10.0
    clock.hear(5010.5)
    assert clock.now() == 5010.5


@pytest.mark.parametrize("jump", [-3600.0, 31 * 86_400.0])
def test_a_jump_counts_only_when_it_lasts(steady: Steady, jump: float) -> None:
    clock = StoreClock(5000.0)
    clock.hear(5000.0 + jump)
    steady.now += STEADY - 1.0
    clock.hear(5000.0 + jump + STEADY - 1.0)
    assert clock.now() == 5000.0 + STEADY - 1.0
    steady.now += 2.0
    clock.hear(5000.0 + jump + STEADY + 1.0)
    assert clock.now() == 5000.0 + jump + STEADY + 1.0


def test_a_jump_that_ends_is_forgotten(steady: Steady) -> None:
    clock = StoreClock(5000.0)
    for seconds in range(4 * int(STEADY)):
        steady.now = 100.0 + seconds
        clock.hear(5000.0 + seconds + (3600.0 if seconds // 30 % 2 else 0.0))
    assert clock.now() == 5000.0 + 4 * STEADY - 1.0


def test_what_is_due_at_once_is_due_by_every_clock_in_the_order_of_asking() -> None:
    first, second = dated(AT_ONCE, 1.8e9), dated(AT_ONCE, 1.8e9 + 1)
    assert first < second < 0.0
    assert waiting_since(second) == pytest.approx(1.8e9 + 1, abs=1e-3)
    assert dated(1.8e9, 0.0) == waiting_since(1.8e9) == 1.8e9
