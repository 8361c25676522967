"""The bots: one class for each way of deciding."""

from __future__ import annotations

import time
from dataclasses import dataclass

from cleocatra.bots.interface import Idea, Thought
from cleocatra.bots.network import Network
from cleocatra.bots.planner import Planner
from cleocatra.bots.search import Search
from cleocatra.bots.tree import Tree
from cleocatra.bots.uct import Uct
from cleocatra.rules import Decision, Dice, Phase, Position, Reveal, Score, Scout, tile_lies_open
from cleocatra.rules.codes import NO_CODE, REVEAL
from cleocatra.rules.coding import Decoder

MOST_ACTIONS = 4096  # in one position
CHUNK = 5  # simulations between two looks whether it is time to answer
LIGHT_CHUNK = 1024  # ... of random playouts


def dice_for(view: Position, seed: int) -> Dice:
    """Chance that depends on the seed and the moment alone: asked again, a bot answers the same."""
    moment = view.turns_taken * 16 + view.phase.value * 2 + tile_lies_open(view)
    return Dice(seed * 1_000_003 + moment * 101 + len(view.tiles))


@dataclass(slots=True)
class RandomBot:
    """Plays at random: a kind of action, then one of that kind."""

    seed: int

    def choose(self, view: Position) -> Decision:
        return random_decision(view, dice_for(view, self.seed))


def random_decision(view: Position, dice: Dice) -> Decision:
    """A random action; a Scout is declared first."""
    if tile_lies_open(view):
        scouts = [action for action in view.actions if isinstance(action, Scout)]
        return scouts[dice.number(len(scouts))]
    action = view.random_action(dice)
    return Reveal() if isinstance(action, Scout) else action


@dataclass(slots=True)
class PouncingBot:
    """Scores where it gets the most, but doesn't bend for less than `least`; plays at random otherwise."""

    seed: int
    least: int

    def choose(self, view: Position) -> Decision:
        dice = dice_for(view, self.seed)
        if tile_lies_open(view):
            return random_decision(view, dice)
        scores = [action for action in view.actions if isinstance(action, Score)]
        worth = {score: view.points_for(score).total for score in scores}
        most = max(worth.values(), default=0)
        if most >= self.least:
            best = [score for score in scores if worth[score] == most]
            return best[dice.number(len(best))]
        decision = random_decision(view, dice)
        while isinstance(decision, Score) and len(scores) < len(view.actions):
            decision = random_decision(view, dice)
        return decision


class TurnBot:
    """Decides whole turns: the second action is remembered until it is asked for."""

    def __init__(self) -> None:
        self.expected: Position | None = None
        self.second = NO_CODE

    def choose(self, view: Position) -> Decision:
        if self.expected is not None and self.expected == view:
            self.expected = None
            return Decoder(view.state(), view.options.players).action(self.second)
        first, second = self.plan(view)
        if first == REVEAL:
            return Reveal()
        action = Decoder(view.state(), view.options.players).action(first)
        if second != NO_CODE:
            self.expected, self.second = view.apply(action).view(), second
        return action

    def plan(self, view: Position) -> tuple[int, int]:
        """The codes of the rest of the turn."""
        raise NotImplementedError


class PlanningBot(TurnBot):
    """Plays the turn that its network likes best, without looking further."""

    def __init__(self, network: Network, seed: int) -> None:
        super().__init__()
        self.planner = Planner(network)
        self.seed = seed

    def plan(self, view: Position) -> tuple[int, int]:
        dice = dice_for(view, self.seed)
        ideas = self.planner.candidates(view.guess(dice).state(), tile_lies_open(view))
        best = [idea for idea in ideas if idea[0] == ideas[0][0]]
        _, first, second = best[dice.number(len(best))]
        return first, second


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to think: a number of simulations, or seconds a turn, whichever comes first."""

    simulations: int = 1 << 30
    seconds: float = 1e9


class SearchingBot(TurnBot):
    """Looks ahead over whole turns, guided by a network."""

    def __init__(
        self,
        network: Network,
        seed: int,
        effort: Effort,
        *,
        width: int = 24,
        daring: float = 1.5,
        spread: float = 0.05,
        nodes: int = 40_000,
    ) -> None:
        super().__init__()
        self.planner = Planner(network)
        nodes = min(nodes, effort.simulations + 4)
        self.tree = Tree(2 * nodes, nodes * (width + 5))
        self.seed = seed
        self.effort = effort
        self.shape = width, daring, spread

    def plan(self, view: Position) -> tuple[int, int]:
        first, second, _, _ = self.think(view).tree.edges_of(0)[0]
        return first, second

    def think(self, view: Position) -> Search:
        """Search until the effort is spent or the decision is clear."""
        dice = dice_for(view, self.seed)
        search = Search(self.planner, self.tree, dice, *self.shape)
        known = tile_lies_open(view) or view.phase is Phase.OPENING
        search.begin(view.guess(dice).state(), int(known))
        until = time.monotonic() + self.effort.seconds
        left = self.effort.simulations
        done, began = 0, time.monotonic()
        while left > 0:
            chunk = min(CHUNK, left)
            search.run(chunk)
            left -= chunk
            done += chunk
            now = time.monotonic()
            if now >= until:
                break
            if self.effort.seconds < 1e9:  # what can still be done in the time that is left
                left = min(left, int(done * (until - now) / max(now - began, 1e-6)) + CHUNK)
            if search.lead() > left:
                break
        return search

    def explain(self, view: Position, ideas: int = 5) -> Thought:
        """What the search makes of a position."""
        search = self.think(view)
        edges = search.tree.edges_of(0)
        return Thought(
            dict(zip(view.options.players, search.shares(), strict=True)),
            tuple(Idea(self.decisions(view, edge[0], edge[1]), edge[3], edge[2]) for edge in edges[:ideas]),
            edges[0][2] / sum(edge[2] for edge in edges),
        )

    @staticmethod
    def decisions(view: Position, first: int, second: int) -> tuple[Decision, ...]:
        if first == REVEAL:
            return (Reveal(),)
        action = Decoder(view.state(), view.options.players).action(first)
        if second == NO_CODE:
            return (action,)
        after = view.apply(action)
        return action, Decoder(after.state(), view.options.players).action(second)


class UctBot:
    """Plain UCT over single actions with random playouts; each of a turn's two actions gets half the time."""

    def __init__(self, seed: int, effort: Effort, *, daring: float = 0.7, nodes: int = 400_000) -> None:
        self.seed = seed
        self.effort = effort
        self.daring = daring
        nodes = min(nodes, effort.simulations + 1)
        self.tree = Tree(2 * nodes, 20 * nodes + MOST_ACTIONS)

    def choose(self, view: Position) -> Decision:
        dice = dice_for(view, self.seed)
        uct = Uct(self.tree, dice, self.daring)
        known = tile_lies_open(view)
        uct.begin(view.guess(dice).state(), int(known or view.phase is Phase.OPENING))
        until = time.monotonic() + self.effort.seconds / 2
        left = self.effort.simulations
        while left > 0 and time.monotonic() < until:
            uct.run(min(LIGHT_CHUNK, left))
            left -= LIGHT_CHUNK
        code = self.tree.edges_of(0)[0][0]
        action = Decoder(view.state(), view.options.players).action(code)
        return Reveal() if isinstance(action, Scout) and not known else action
