"""OpenSpiel's Monte Carlo tree search, written in C++, as a bot for the arena: a yardstick.

    cleocatra arena sphinx cleocatra.lab.env.openspiel_bot:make --time 1

It searches the game of `openspiel_game` with random playouts, for one second a turn if nothing else is said.
"""

from __future__ import annotations

import pyspiel

from cleocatra.bots.players import Effort
from cleocatra.lab.env.openspiel_game import CleocatraGame, CleocatraState
from cleocatra.lab.env.stepping import SteppedGame
from cleocatra.rules import Decision, Options, Position, Reveal
from cleocatra.rules.coding import Decoder

SECONDS = 1.0  # a turn
STEPS_A_TURN = 3  # searched on average; rounded down, in its favour
UCT_C = 1.4
MEGABYTES = 1000
NO_TIME_LIMIT = -1.0  # OpenSpiel's value for it


class OpenSpielBot:
    """Chooses step by step; each step is a new search with its part of the turn's time."""

    def __init__(self, options: Options, seed: int, effort: Effort) -> None:
        parameters = {
            "rules": str(options.rules),
            "edition": str(options.edition),
            "players": len(options.players),
        }
        self.game = CleocatraGame(parameters)
        self.search = pyspiel.MCTSBot(
            self.game,
            pyspiel.RandomRolloutEvaluator(1, seed),
            UCT_C,
            effort.simulations,
            MEGABYTES,
            False,  # no solver: the game has chance nodes
            seed,
            False,
            max_wall_clock_time=effort.seconds / STEPS_A_TURN if effort.timed else NO_TIME_LIMIT,
        )

    def choose(self, view: Position) -> Decision:
        state = CleocatraState(self.game)
        state.play = SteppedGame.at(view)
        while state.play.actions == 0:
            if state.play.drawing():
                return Reveal()
            state.apply_action(self.best_step(state))
        return Decoder(view.state(), view.options.players).action(state.play.last)

    def best_step(self, state: CleocatraState) -> int:
        """The best step of a search; the first one if there was no time for two simulations."""
        steps = state.play.legal_steps()
        best = self.search.mcts_search(state).best_child() if len(steps) > 1 else None
        return steps[0] if best is None else int(best.action)


def make(options: Options, seed: int, effort: Effort | None = None) -> OpenSpielBot:
    """The factory for the arena."""
    return OpenSpielBot(options, seed, effort or Effort(seconds=SECONDS))
