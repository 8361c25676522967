"""A turn takes few taps."""

from __future__ import annotations

from statistics import mean

import taps

MOST = 3.5  # taps a turn, on average
GAMES = ((1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4))  # seeds and players


def test_a_turn_takes_few_taps() -> None:
    steps = [step for seed, players in GAMES for step in taps.steps_of(seed, players, "Scribe")]
    counted = taps.count(steps)
    for number in (2, 3, 4):
        seeds = {seed for seed, players in GAMES if players == number}
        chosen = [place for place, step in enumerate(steps) if step.turn[0] in seeds]
        turns = taps.each_turn([steps[place] for place in chosen], [counted[place] for place in chosen])
        assert mean(turns) <= MOST, number
    kinds: dict[str, int] = {}
    for step, number in zip(steps, counted, strict=True):
        kinds[step.kind] = min(number, kinds.get(step.kind, number))
    assert kinds["reveal"] == kinds["scout"] == kinds["dispatch"] == kinds["team"] == 1
