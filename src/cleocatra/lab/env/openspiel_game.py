"""Cleocatra for OpenSpiel; importing this module registers the game `cleocatra`.

    import pyspiel
    import cleocatra.lab.env.openspiel_game

    game = pyspiel.load_game("cleocatra", {"rules": "basic", "players": 3})

Parameters: `rules` (advanced or basic), `edition` (international or french), `players` (2 to 4), `variant` (a
file that describes one, see docs/lab.md), `max_steps`.
docs/environments.md describes steps and observations. The tile that a Scout or an opening turns over is a
chance node; the rest of the pile is not part of the state. Returns are shares of the victory, from 0 to 1
with sum 1. R14 sets no limit, but OpenSpiel needs one: after `max_steps` steps the leaders share the victory.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from cleocatra.lab.env.layout import BOARD, SIZE
from cleocatra.lab.env.observation import Observer
from cleocatra.lab.env.options import make_options
from cleocatra.lab.env.stepping import SteppedGame
from cleocatra.lab.env.steps import STEPS
from cleocatra.lab.env.wording import step_name
from cleocatra.rules.tiles import KINDS

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
NOT_IN_PARAMETERS = ",="  # OpenSpiel separates parameters by them
PARAMETERS: dict[str, Any] = {
    "rules": "advanced",
    "edition": "international",
    "players": 2,
    "variant": "",
    "max_steps": 10_000,
}

GAME_TYPE = pyspiel.GameType(
    short_name="cleocatra",
    long_name="Cleocatra",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class CleocatraGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The game with its parameters."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = PARAMETERS | dict(params or {})
        if set(NOT_IN_PARAMETERS) & set(chosen["variant"]):  # a serialised state could not be read again
            raise ValueError(f"variant: OpenSpiel can't have , or = in a parameter: {chosen['variant']}")
        options = make_options(*(chosen[name] for name in ("rules", "edition", "players", "variant")))
        if chosen["max_steps"] < 1:
            raise ValueError(f"max_steps: must be 1 or more, not {chosen['max_steps']}")
        info = pyspiel.GameInfo(
            num_distinct_actions=STEPS,
            max_chance_outcomes=len(KINDS),
            num_players=len(options.players),
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=chosen["max_steps"],
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))
        self.beginning = SteppedGame.of(options, chosen["max_steps"])

    def new_initial_state(self) -> CleocatraState:
        return CleocatraState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.beginning.options.mix.total()

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> TableObserver | IIGObserverForPublicInfoGame:
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return TableObserver(params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class CleocatraState(pyspiel.State):  # type: ignore[misc]
    """A game at one step; its whole state is `play`, which is cheap to copy."""

    def __init__(self, game: CleocatraGame) -> None:
        super().__init__(game)
        self.play = game.beginning.copy()

    def current_player(self) -> int:
        return self.play.mover(CHANCE, TERMINAL)

    def _legal_actions(self, _player: int) -> list[int]:
        return self.play.legal_steps()

    # For callers in Python these two are faster than OpenSpiel's own, which go through C++ and call back.

    def is_chance_node(self) -> bool:
        return self.play.drawing()

    def legal_actions(self, *player: int) -> list[int]:
        if player or self.play.drawing():
            asked: list[int] = super().legal_actions(*player)
            return asked
        return self.play.legal_steps()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.chances()

    def _apply_action(self, action: int) -> None:
        self.play.move(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {KINDS[action]}" if player == CHANCE else step_name(action)

    def is_terminal(self) -> bool:
        return self.play.over()

    def returns(self) -> list[float]:
        return self.play.shares() if self.play.over() else [0.0] * self.num_players()

    def __str__(self) -> str:
        return str(self.play)


class TableObserver:
    """Observations in the form that OpenSpiel needs: floats, in two parts."""

    def __init__(self, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there are no observation parameters, but {params} was given")
        self.observer = Observer(np.zeros((1, SIZE), np.uint8))
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {"board": self.tensor[:BOARD].reshape(16, 16, -1), "facts": self.tensor[BOARD:]}

    def set_from(self, state: CleocatraState, player: int) -> None:
        self.tensor[:] = self.observer.observe(state.play, player)

    def string_from(self, state: CleocatraState, _player: int) -> str:
        return str(state)  # the table lies open


pyspiel.register_game(GAME_TYPE, CleocatraGame)
