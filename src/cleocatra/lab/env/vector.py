"""A vectorised environment: many games at once, with NumPy arrays.

    env = VectorEnv(Options(), games=1024, seed=1)
    batch = env.batch
    while True:
        batch = env.step(choose(batch.observations, batch.masks))

`batch.movers` holds the acting seat of each game. A game that ends is restarted in the same step. Every step
overwrites the arrays of the batch: copy what you want to keep.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cleocatra.lab.env.layout import SIZE
from cleocatra.lab.env.observation import Observer
from cleocatra.lab.env.stepping import SteppedGame
from cleocatra.lab.env.steps import DONE, DRAW, STEPS
from cleocatra.rules import Options, codes
from cleocatra.rules.dice import Dice

try:
    import cython
except ImportError:
    from cleocatra.rules import no_cython as cython


class Batch(NamedTuple):
    """The state of all games, one row each; read only.

    Where a game ended with this step, `rewards`, `terminated` and `truncated` are about that game, and the
    rest of the row is about the next one.
    """

    observations: NDArray[np.uint8]  # as the acting seat sees it
    masks: NDArray[np.uint8]  # 1 for every step that is possible
    movers: NDArray[np.uint8]  # the acting seat
    rewards: NDArray[np.float32]  # each seat's share of the victory if the game ended, else 0
    terminated: NDArray[np.uint8]  # 1 if the game ended
    truncated: NDArray[np.uint8]  # 1 if the game was stopped at its limit; its rewards are 0


class VectorEnv:
    """Many games with the same options; `max_steps` truncates a game after so many steps (R14: 0, never)."""

    def __init__(self, options: Options, games: int, seed: int, max_steps: int = 0) -> None:
        if games < 1:
            raise ValueError(f"games: at least 1 is needed, not {games}")
        if max_steps < 0:
            raise ValueError(f"max_steps: 0 or more, not {max_steps}")
        self.beginning = SteppedGame.of(options, max_steps)
        self.observer = Observer(np.zeros((games, SIZE), np.uint8))
        self.chosen = np.zeros(games, np.int32).data
        self.masks = np.zeros((games, STEPS), np.uint8)
        self.movers = np.zeros(games, np.uint8)
        self.rewards = np.zeros((games, len(options.players)), np.float32)
        self.terminated = np.zeros(games, np.uint8)
        self.truncated = np.zeros(games, np.uint8)
        rows = Branch.tree(self.beginning, 0, games)
        assert rows is not None
        self.rows = rows
        self.games = games
        self.steps = 0
        self.actions = 0
        arrays = (
            self.observer.array, self.masks, self.movers, self.rewards, self.terminated, self.truncated
        )  # fmt: skip
        self.batch = Batch(*(read_only(array) for array in arrays))
        self.reset(seed)

    def reset(self, seed: int) -> Batch:
        """Restart every game."""
        self.pile = Dice(seed)
        self.policy = Dice(seed + 1)
        with cython.nogil:
            self.rows.begin(self)
        return self.batch

    def step(self, steps: ArrayLike) -> Batch:
        """Take one step in every game. Raises ValueError, and takes none, if one of them is not possible."""
        wanted = np.ascontiguousarray(steps, np.int32)
        if wanted.shape != (self.games,):
            raise ValueError(f"{self.games} steps are needed, not an array of shape {wanted.shape}")
        self.chosen = wanted.data  # its items are plain numbers, which don't overflow uncompiled
        wrong = self.first_wrong()
        if wrong >= 0:
            raise ValueError(f"game {wrong}: step {self.chosen[wrong]} is not possible")
        with cython.nogil:
            self.rows.take(self)
        return self.batch

    def sample(self) -> NDArray[np.int32]:
        """A random possible step for every game, uniformly."""
        steps = np.empty(self.games, np.int32)
        self.chosen = steps.data
        with cython.nogil:
            self.rows.choose(self)
        return steps

    def first_wrong(self) -> int:
        """The first game whose chosen step is not possible, or -1."""
        for row in range(self.games):
            step = self.chosen[row]
            if step < 0 or step >= STEPS or self.masks[row, step] == 0:
                return row
        return -1

    # One game

    def choose(self, game: SteppedGame, row: int) -> None:
        self.chosen[row] = game.choices[self.policy.below(game.choice_count)]

    def begin(self, game: SteppedGame, row: int) -> None:
        self.clear(game, row)
        game.begin()
        self.show(game, row)

    def take(self, game: SteppedGame, row: int) -> None:
        self.clear(game, row)
        game.take(self.chosen[row])
        if game.part == DRAW:
            game.turn_over(game.drawn(self.pile))
        if game.part == DONE:
            if game.state.phase == codes.OVER:
                self.reward(game, row)
            else:
                self.truncated[row] = 1
            self.steps += game.steps
            self.actions += game.actions
            game.begin()
        self.show(game, row)

    def clear(self, game: SteppedGame, row: int) -> None:
        """Clear what the last step wrote."""
        for index in range(game.choice_count):
            self.masks[row, game.choices[index]] = 0
        if self.terminated[row]:
            self.terminated[row] = 0
            for seat in range(game.state.players):
                self.rewards[row, seat] = 0.0
        self.truncated[row] = 0

    def show(self, game: SteppedGame, row: int) -> None:
        for index in range(game.choice_count):
            self.masks[row, game.choices[index]] = 1
        self.movers[row] = game.state.player
        self.observer.write(game, game.state.player, row)

    def reward(self, game: SteppedGame, row: int) -> None:
        """Give each player their share of the victory."""
        for seat in range(game.state.players):
            self.rewards[row, seat] = game.state.victory_share(seat)
        self.terminated[row] = 1


class Branch:
    """A game and its row; the rows after it are its branches.

    Compiled code can't iterate over a list without the GIL, but it can follow the branches of a tree.
    """

    def __init__(self, game: SteppedGame, row: int, near: Branch | None, far: Branch | None) -> None:
        self.game = game
        self.row = row
        self.near = near
        self.far = far

    @classmethod
    def tree(cls, game: SteppedGame, first: int, end: int) -> Branch | None:
        """A tree of the rows from `first` to `end` - 1; walked depth first, they come in this order."""
        if first == end:
            return None
        middle = (first + 1 + end) // 2
        return cls(game.copy(), first, cls.tree(game, first + 1, middle), cls.tree(game, middle, end))

    def begin(self, env: VectorEnv) -> None:
        env.begin(self.game, self.row)
        if self.near is not None:
            self.near.begin(env)
        if self.far is not None:
            self.far.begin(env)

    def take(self, env: VectorEnv) -> None:
        env.take(self.game, self.row)
        if self.near is not None:
            self.near.take(env)
        if self.far is not None:
            self.far.take(env)

    def choose(self, env: VectorEnv) -> None:
        env.choose(self.game, self.row)
        if self.near is not None:
            self.near.choose(env)
        if self.far is not None:
            self.far.choose(env)


def read_only(array: object) -> NDArray[Any]:
    view = np.asarray(array).view()
    view.flags.writeable = False
    return view
