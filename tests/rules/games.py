"""Random positions of all variants, for properties."""

from __future__ import annotations

from hypothesis import strategies as st
from random_games import VARIANTS

from cleocatra import Dice, Options, Position


def positions_of(options: Options, seed: int, actions: int) -> list[Position]:
    """The positions of a random game, up to so many actions."""
    dice = Dice(seed)
    found = [Position.start(options, pile=options.shuffled_pile(dice))]
    while found[-1].outcome is None and len(found) <= actions:
        found.append(found[-1].apply(found[-1].random_action(dice)))
    return found


def positions(most_actions: int = 120) -> st.SearchStrategy[Position]:
    """A position somewhere in a random game of some variant."""
    return st.builds(
        lambda options, seed, actions: positions_of(options, seed, actions)[-1],
        st.sampled_from(VARIANTS),
        st.integers(0, 2**32),
        st.integers(0, most_actions),
    )
