"""Search over whole turns, each player for themselves, the pile by chance.

Every simulation shuffles the unseen tiles, walks down the tree by the usual formula (mean share, plus a bonus
for what looked good and was tried little) and ends where a new node is made: the planner judges all turns
from there, the best of them stay as edges, and what the best one is worth to every seat is carried back up.
"""

from __future__ import annotations

from cleocatra.bots.planner import Planner
from cleocatra.bots.tree import Tree
from cleocatra.rules import codes
from cleocatra.rules.dice import Dice
from cleocatra.rules.state import State

try:
    import cython
except ImportError:
    from cleocatra.rules import no_cython as cython

EULER = 2.718281828459045


class Search:
    """One search from one state; `run` adds simulations, `tree.edges_of(0)` tells what came of them."""

    def __init__(
        self, planner: Planner, tree: Tree, dice: Dice, width: int, daring: float, spread: float
    ) -> None:
        self.planner = planner
        self.tree = tree
        self.dice = dice
        self.width = width  # turns kept at a node
        self.daring = daring  # weight of the bonus for what was tried little
        self.spread = spread  # shares apart by which a turn looks e times less likely at first
        self.root = State()
        self.walk = State()
        self.revealed = 0
        self.value = [0.0] * 4
        self.sums = [0.0] * 4
        self.simulations = 0

    def begin(self, root: State, revealed: int) -> None:
        """Start anew from a state; `revealed` says that the pile's top tile lies face up."""
        if not self.plant(root, revealed):
            raise ValueError("nothing can be played, or the tree is too small for the first node")

    def plant(self, root: State, revealed: int) -> bool:
        """Make the root and its edges; whether there was room."""
        self.root.copy_from(root)
        self.revealed = revealed
        self.tree.clear()
        number = self.planner.plan(self.root, 0 if root.phase == codes.OPENING else revealed)
        if number == 0 or self.expand(root.player, number, 3 * self.width) < 0:
            return False
        self.simulations = 1
        for seat in range(4):
            self.sums[seat] = self.value[seat]
        return True

    def run(self, simulations: int) -> None:
        """Simulate; other threads go on meanwhile."""
        with cython.nogil:
            for _ in range(simulations):
                self.simulate()

    def lead(self) -> int:
        """By how many tries the busiest turn is ahead of the second."""
        edges = self.tree.edges_of(0)
        return edges[0][2] - edges[1][2] if len(edges) > 1 else 1 << 30

    def shares(self) -> list[float]:
        """Each seat's share of victory, as the mean over all simulations."""
        return [self.sums[seat] / self.simulations for seat in range(self.root.players)]

    def expand(self, mover: int, number: int, width: int) -> int:
        """Make a node of the best turns just planned; what the best of them is worth goes into `value`."""
        for seat in range(4):
            self.value[seat] = self.planner.best[seat]
        if number < width:
            width = number
        if not self.tree.has_room(width):
            return -1
        node = self.tree.new_node(mover)
        best = self.planner.best_value
        total = 0.0
        for _ in range(width):
            index = self.planner.best_index()
            share = self.planner.value[index]
            edge = self.tree.new_edge(node, self.planner.first[index], self.planner.second[index])
            self.tree.prior[edge] = EULER ** ((share - best) / self.spread)
            self.tree.tries[edge] = 1  # the planner's judgement counts as one try
            self.tree.total[edge] = share
            total += self.tree.prior[edge]
            self.planner.value[index] = -2.0
        for edge in range(self.tree.start[node], self.tree.start[node] + width):
            self.tree.prior[edge] /= total
        return node

    def select(self, node: int) -> int:
        """The edge to try next."""
        tries = self.tree.visits[node] + 1
        curiosity = self.daring * tries**0.5
        best = -1
        best_score = -1.0
        for edge in range(self.tree.start[node], self.tree.start[node] + self.tree.width[node]):
            score = self.tree.total[edge] / self.tree.tries[edge]
            score += curiosity * self.tree.prior[edge] / (1 + self.tree.tries[edge])
            if score > best_score:
                best_score = score
                best = edge
        return best

    def simulate(self) -> None:
        self.walk.copy_from(self.root)
        self.dice.shuffle_pile(self.walk, self.revealed)
        self.tree.depth = 0
        node = 0
        while self.tree.depth < 500:
            edge = self.select(node)
            self.tree.step(node, edge)
            revealed = 0
            if self.tree.first[edge] == codes.REVEAL:
                revealed = 1
            else:
                self.walk.apply(self.tree.first[edge])
                if self.tree.second[edge] != codes.NO_CODE:
                    self.walk.apply(self.tree.second[edge])
            if (
                revealed or self.walk.phase == codes.OPENING
            ):  # what follows depends on the tile that lies face up
                edge = self.draw(edge)
                if edge < 0:
                    break
            if self.walk.phase == codes.OVER:
                self.planner.network.judge_end(self.walk)
                for seat in range(4):
                    self.value[seat] = self.planner.network.shares[seat]
                break
            if self.tree.child[edge] < 0:
                number = self.planner.plan_quickly(self.walk, revealed)
                self.tree.child[edge] = self.expand(self.walk.player, number, self.width)
                break
            node = self.tree.child[edge]
        self.carry_back()

    def draw(self, edge: int) -> int:
        """The edge of the tile that is turned over, one of five below this edge; -1 if there is no room."""
        chance = self.tree.child[edge]
        if chance < 0:
            if not self.tree.has_room(5):
                self.planner.plan_quickly(self.walk, 0)
                for seat in range(4):
                    self.value[seat] = self.planner.best[seat]
                return -1
            chance = self.tree.new_node(-1)
            for kind in range(5):
                self.tree.new_edge(chance, kind, codes.NO_CODE)
            self.tree.child[edge] = chance
        edge = self.tree.start[chance] + self.walk.kind[self.walk.tiles]
        self.tree.step(chance, edge)
        return edge

    def carry_back(self) -> None:
        self.simulations += 1
        for seat in range(4):
            self.sums[seat] += self.value[seat]
        for index in range(self.tree.depth):
            node = self.tree.path_node[index]
            edge = self.tree.path_edge[index]
            self.tree.visits[node] += 1
            self.tree.tries[edge] += 1
            if self.tree.mover[node] >= 0:
                self.tree.total[edge] += self.value[self.tree.mover[node]]
