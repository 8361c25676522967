"""A turn takes few taps."""

from __future__ import annotations

from statistics import mean

import taps

MOST = 3.5  # taps a turn, on average
SEEDS = (1, 2)


def test_a_turn_takes_few_taps() -> None:
    steps = [step for seed in SEEDS for step in taps.steps_of(seed, 2, "Scribe")]
    counted = taps.count(steps)
    assert mean(taps.each_turn(steps, counted)) <= MOST
    kinds: dict[str, int] = {}
    for step, number in zip(steps, counted, strict=True):
        kinds[step.kind] = min(number, kinds.get(step.kind, number))
    assert kinds["reveal"] == kinds["scout"] == kinds["dispatch"] == kinds["team"] == 1
