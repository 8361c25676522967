"""A policy as a bot for the arena. A policy is any function of an observation and a mask.

    from cleocatra.lab.env.policy_bot import PolicyBot

    def make(options, seed):
        return PolicyBot(my_policy)

In the arena this bot is called `module:make`.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from cleocatra.lab.env.layout import SIZE
from cleocatra.lab.env.observation import Observer
from cleocatra.lab.env.stepping import SteppedGame
from cleocatra.lab.env.steps import STEPS
from cleocatra.rules import Decision, Position, Reveal
from cleocatra.rules.codes import NOBODY
from cleocatra.rules.decisions import decision_of

# An observation of SIZE bytes and a mask of STEPS bytes (1: possible), as docs/environments.md explains them;
# the answer is one of the possible steps.
Policy = Callable[[NDArray[np.uint8], NDArray[np.uint8]], int]


class PolicyBot:
    """Chooses step by step, as its policy says."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.observer = Observer(np.zeros((1, SIZE), np.uint8))

    def choose(self, view: Position) -> Decision:
        game = SteppedGame.at(view)
        while game.actions == 0:
            if game.drawing():
                return Reveal()
            mask = np.zeros(STEPS, np.uint8)
            mask[game.legal_steps()] = 1
            observation = self.observer.observe(game, game.mover(NOBODY, NOBODY))
            game.step(int(self.policy(observation, mask)))
        return decision_of(view, game.last)
