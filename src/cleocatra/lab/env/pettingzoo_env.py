"""Cleocatra for PettingZoo: one agent acts at a time.

    from cleocatra.lab.env import pettingzoo_env

    env = pettingzoo_env.env(rules="basic", players=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
    env.close()

Agents are player_0 (the starting player), player_1 and so on. An observation is a dict of `observation` and
`action_mask`; docs/environments.md describes steps, board and facts. The reward is each player's share of the
victory, at the end of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from cleocatra.lab.env.layout import SIZE
from cleocatra.lab.env.observation import Observer
from cleocatra.lab.env.options import make_options
from cleocatra.lab.env.stepping import SteppedGame
from cleocatra.lab.env.steps import STEPS
from cleocatra.lab.env.wording import question
from cleocatra.rules import Options, Phase
from cleocatra.rules.dice import Dice

Observation = dict[str, NDArray[Any]]


def env(
    rules: str = "advanced",
    edition: str = "international",
    players: int = 2,
    variant: str = "",
    max_steps: int | None = None,
    render_mode: str | None = None,
) -> CleocatraEnv:
    """An environment; `variant` is the path of a variant's file (see docs/lab.md).

    It needs none of PettingZoo's wrappers: it refuses impossible steps, and steps before `reset`.
    """
    return CleocatraEnv(make_options(rules, edition, players, variant), max_steps, render_mode)


class CleocatraEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game; `max_steps` truncates it after this many steps (R14: None, never)."""

    metadata = {"name": "cleocatra_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, options: Options, max_steps: int | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        if max_steps is not None and max_steps < 1:
            raise ValueError(f"max_steps: None, or 1 or more, not {max_steps}")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode: None or ansi, not {render_mode}")
        self.render_mode = render_mode
        self.beginning = SteppedGame.of(options, max_steps or 0)
        self.observer = Observer(np.zeros((1, SIZE), np.uint8))
        self.seeds = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(len(options.players))]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(STEPS) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (SIZE,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (STEPS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a game; without a seed, the generator of the last one continues."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.dice = Dice(int(self.seeds.integers(1 << 63)))
        self.game = self.beginning.copy()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[0]

    def step(self, action: int | None) -> None:
        """Take a step for the selected agent. Raises ValueError if it is not possible."""
        if not self.agents:
            raise RuntimeError("no game is being played: call reset first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is for agents whose game is over")
        game = self.game
        game.step(int(action))
        if game.drawing():
            game.reveal_by(self.dice)
        self._cumulative_rewards[agent] = 0.0
        if game.over():
            self.finish()
        self.agent_selection = self.possible_agents[game.state.player]

    def finish(self) -> None:
        """End the game for all agents: with their shares of the victory, or truncated and without rewards."""
        if self.game.state.phase == Phase.OVER.value:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.game.shares(), strict=True))
            self._accumulate_rewards()
        else:
            self.truncations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> Observation:
        """The observation of an agent; the mask is empty unless the agent is selected."""
        mask = np.zeros(STEPS, np.int8)
        if agent == self.agent_selection:
            mask[self.game.legal_steps()] = 1
        return {"observation": self.observer.observe(self.game, self.seats[agent]), "action_mask": mask}

    def render(self) -> str | None:
        """The board as text."""
        if self.render_mode is None:
            return None
        return f"{self.game.position()}\n{question(self.game)}"

    def close(self) -> None:
        """Nothing is held open."""
