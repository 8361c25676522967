"""The bots: one class for each way to choose."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Protocol, runtime_checkable

from cleocatra.bots.interface import Idea, Thought
from cleocatra.bots.network import Network
from cleocatra.bots.planner import Planner
from cleocatra.bots.proof import prove
from cleocatra.bots.search import TreeSearch
from cleocatra.bots.solution import Solution
from cleocatra.bots.tree import Edge, Tree
from cleocatra.bots.turn_time import TurnTime
from cleocatra.bots.uct import Uct
from cleocatra.rules import Decision, Dice, Phase, Position, Reveal, Scout, tile_lies_open
from cleocatra.rules.codes import MOST_ACTIONS, NO_CODE, REVEAL
from cleocatra.rules.decisions import decision_of

CHUNK = 5  # simulations between two looks at the clock
PLAYOUT_CHUNK = 1024  # ... if they are random playouts
LOOK_LEAST = 4  # of a whole effort, the part after which a clear choice is enough, where its value counts
LEAST_TO_PROVE = 200  # simulations: weaker bots don't look for proofs
PROOF_NODES = 50  # states for each simulation: a fifth of its time
PROOF_TIME = 0.2  # of the time for a turn
MOST_NODES = 1_000_000


def dice_for(view: Position, seed: int) -> Dice:
    """Dice that depend only on the seed and the view, so that a bot always gives the same answer."""
    moment = view.turns_taken * 16 + view.phase.value * 2 + tile_lies_open(view)
    if seed >> 64:  # as servers draw them: what a bot does must not tell its seed
        text = f"{seed} {moment} {len(view.tiles)}"
        return Dice(int.from_bytes(sha256(text.encode()).digest()[:8], "big"))
    return Dice(seed * 1_000_003 + moment * 101 + len(view.tiles))


@dataclass(slots=True)
class RandomBot:
    """Chooses a kind of action at random, then an action of that kind."""

    seed: int

    def choose(self, view: Position) -> Decision:
        return random_decision(view, dice_for(view, self.seed))


def random_decision(view: Position, dice: Dice) -> Decision:
    """A random action; Reveal instead of a Scout whose tile lies face down."""
    if tile_lies_open(view):
        scouts = [action for action in view.actions if isinstance(action, Scout)]
        return scouts[dice.number(len(scouts))]
    action = view.random_action(dice)
    return Reveal() if isinstance(action, Scout) else action


class TurnBot:
    """Base of bots that choose whole turns: it keeps the second action until it is asked for."""

    def __init__(self) -> None:
        self.expected: Position | None = None
        self.second: Decision = Reveal()

    def choose(self, view: Position) -> Decision:
        if self.expected is not None and self.expected == view:
            self.expected = None
            return self.second
        first, *rest = self.decide_turn(view)
        if rest and not isinstance(first, Reveal):
            self.expected, self.second = view.apply(first).view(), rest[0]
        return first

    def decide_turn(self, view: Position) -> tuple[Decision, ...]:
        """The decisions of the rest of the turn; none follows when a tile is turned over."""
        return turn_of(view, *self.choose_turn(view))

    def choose_turn(self, view: Position) -> tuple[int, int]:
        """Return the codes of the rest of the turn."""
        raise NotImplementedError


def turn_of(view: Position, first: int, second: int) -> tuple[Decision, ...]:
    """The decisions that two codes stand for."""
    decision = decision_of(view, first)
    if second == NO_CODE or isinstance(decision, Reveal):
        return (decision,)
    return decision, decision_of(view.apply(decision), second)


class PlanningBot(TurnBot):
    """Plays the turn with the highest value by its network, without search."""

    def __init__(self, network: Network, seed: int) -> None:
        super().__init__()
        self.planner = Planner(network)
        self.seed = seed

    def choose_turn(self, view: Position) -> tuple[int, int]:
        dice = dice_for(view, self.seed)
        candidates = self.planner.candidates(view.guess(dice).state(), tile_lies_open(view))
        highest, _, _ = candidates[0]
        best = [(first, second) for value, first, second in candidates if value == highest]
        first, second = best[dice.number(len(best))]
        return first, second


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to think: a number of simulations or seconds for each turn, whichever is reached first."""

    simulations: int = 1 << 30
    seconds: float = 1e9

    @property
    def timed(self) -> bool:
        """Whether the clock ends the thinking."""
        return self.seconds < Effort().seconds


# Called while a bot thinks, with a function that tells what it has found so far; True ends the thinking.
Watch = Callable[[Callable[[], Thought | None]], bool]


@runtime_checkable
class Watchable(Protocol):
    """A bot whose thinking can be watched and ended."""

    watch: Watch


def unwatched(_: Callable[[], Thought | None]) -> bool:
    """Let the bot think."""
    return False


class SearchingBot(TurnBot):
    """Searches over whole turns, with a network as evaluation."""

    def __init__(
        self,
        network: Network,
        seed: int,
        effort: Effort,
        *,
        width: int = 24,
        c_puct: float = 1.5,
        temperature: float = 0.05,
        nodes: int = 40_000,
    ) -> None:
        super().__init__()
        self.planner = Planner(network)
        nodes = min(nodes, effort.simulations + 4)
        self.tree = Tree(2 * nodes, nodes * (width + 5))
        self.seed = seed
        self.effort = effort
        self.time = TurnTime(effort.seconds)
        self.parameters = width, c_puct, temperature
        self.watch: Watch = unwatched

    def decide_turn(self, view: Position) -> tuple[Decision, ...]:
        """The turn of a cheap proof if there is one; otherwise that of a search in the time left."""
        began = time.monotonic()
        turn = self.proved_turn(view) or self.searched_turn(view, began)
        if isinstance(turn[0], Reveal):
            self.time.spend(view, time.monotonic() - began)
        return turn

    def proved_turn(self, view: Position) -> tuple[Decision, ...]:
        proof = self.prove(view)
        return proof.turn if proof is not None else ()

    def searched_turn(self, view: Position, began: float) -> tuple[Decision, ...]:
        best = self.think(view, began).tree.edges_of(0)[0]
        return turn_of(view, best.first, best.second)

    def prove(self, view: Position) -> Solution | None:
        """What can be proved in a part of the effort."""
        if self.effort.simulations < LEAST_TO_PROVE:
            return None
        nodes = min(MOST_NODES, PROOF_NODES * self.effort.simulations)
        return prove(view, nodes, PROOF_TIME * self.time.left(view) if self.effort.timed else None)

    def think(self, view: Position, since: float | None = None, least: int = 0) -> TreeSearch:
        """Search until the effort is spent or, after the `least`, the rest of it can't change the choice."""
        dice = dice_for(view, self.seed)
        search = TreeSearch(self.planner, self.tree, dice, *self.parameters)
        known = tile_lies_open(view) or view.phase is Phase.OPENING
        search.begin(view.guess(dice).state(), int(known))
        since = since or time.monotonic()
        until, reveal_until = since + self.time.left(view), since + self.time.before_reveal(view)
        left = self.effort.simulations
        done, began = 0, time.monotonic()
        last, pause = began, 0.0  # the longest time between two looks at the clock: another one may come
        while left > 0:
            chunk = min(CHUNK, left)
            search.run(chunk)
            left -= chunk
            done += chunk
            now = time.monotonic()
            last, pause = now, max(pause, now - last)
            if now + pause >= until or self.watch(partial(thought_of, view, search)):
                break
            if now + pause >= reveal_until and search.first_choice() == REVEAL:
                break
            if self.effort.timed:  # how many simulations fit into the remaining time
                left = min(left, int(done * (until - now) / max(now - began, 1e-6)) + CHUNK)
            if search.lead() > left and done >= least:
                break
        return search

    def explain(self, view: Position, ideas: int = 5) -> Thought:
        """What the search finds in a position, with this many of its best ideas."""
        return thought_of(view, self.think(view, least=self.effort.simulations // LOOK_LEAST), ideas)


def thought_of(view: Position, search: TreeSearch, ideas: int = 1) -> Thought:
    """What a search has found so far."""
    edges = search.tree.edges_of(0)
    return Thought(
        dict(zip(view.options.players, search.win_probabilities(), strict=True)),
        tuple(idea_of(view, edge) for edge in edges[:ideas]),
        edges[0].visits / sum(edge.visits for edge in edges),
    )


def idea_of(view: Position, edge: Edge) -> Idea:
    """An edge of the root as an idea."""
    return Idea(turn_of(view, edge.first, edge.second), edge.value, edge.visits)


class UctBot:
    """Plain UCT over single actions with random playouts; each action of a turn gets half of the time."""

    def __init__(self, seed: int, effort: Effort, *, exploration: float = 0.7, nodes: int = 400_000) -> None:
        self.seed = seed
        self.effort = effort
        self.exploration = exploration
        nodes = min(nodes, effort.simulations + 1)
        self.tree = Tree(2 * nodes, 20 * nodes + MOST_ACTIONS)
        self.watch: Watch = unwatched

    def choose(self, view: Position) -> Decision:
        dice = dice_for(view, self.seed)
        uct = Uct(self.tree, dice, self.exploration)
        known = tile_lies_open(view)
        uct.begin(view.guess(dice).state(), int(known or view.phase is Phase.OPENING))
        until = time.monotonic() + self.effort.seconds / 2
        left = self.effort.simulations
        while left > 0 and time.monotonic() < until:
            uct.run(min(PLAYOUT_CHUNK, left))
            left -= PLAYOUT_CHUNK
            if self.watch(lambda: None):
                break
        code = self.tree.edges_of(0)[0].first
        decision = decision_of(view, code)
        return Reveal() if isinstance(decision, Scout) and not known else decision
