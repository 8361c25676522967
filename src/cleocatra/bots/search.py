"""Monte Carlo tree search over whole turns; each player maximises their own win probability.

Every simulation shuffles the unseen tiles and walks down the tree, selecting edges by PUCT. It ends where it
adds a node: the planner evaluates all turns from there, the best ones become edges, and the values of the
best one (a value for each seat) are backpropagated. There are no playouts.
"""

from __future__ import annotations

from cleocatra.bots.planner import Planner
from cleocatra.bots.tree import Tree
from cleocatra.bots.tree_numbers import NO_EDGE, NO_NODE, PATH_LIMIT
from cleocatra.rules import codes
from cleocatra.rules.dice import Dice
from cleocatra.rules.state import State

try:
    import cython
except ImportError:
    from cleocatra.rules import no_cython as cython

EULER = 2.718281828459045
ROOT_WIDTH = 3  # times as many turns are kept at the root
TAKEN = -2.0  # the value of a candidate that is an edge already


class TreeSearch:
    """One search from one state. `run` adds simulations; `tree.edges_of(0)` lists the edges of the root."""

    def __init__(
        self, planner: Planner, tree: Tree, dice: Dice, width: int, c_puct: float, temperature: float
    ) -> None:
        self.planner = planner
        self.tree = tree
        self.dice = dice
        self.width = width  # turns kept at a node
        self.c_puct = c_puct  # weight of the exploration term
        self.temperature = temperature  # of the softmax that makes priors from win probabilities
        self.root = State()
        self.walk = State()
        self.revealed = 0
        self.value = [0.0] * 4
        self.sums = [0.0] * 4
        self.simulations = 0

    def begin(self, root: State, revealed: int) -> None:
        """Start a search from a state. `revealed`: the top tile of the pile lies face up."""
        if not self.plant(root, revealed):
            raise ValueError("nothing can be played, or the tree is too small for the first node")

    def plant(self, root: State, revealed: int) -> bool:
        """Make the root and its edges; False if nothing can be played or the tree is too small."""
        self.root.copy_from(root)
        self.revealed = revealed
        self.tree.clear()
        number = self.planner.plan(self.root, 0 if root.phase == codes.OPENING else revealed)
        if number == 0 or self.expand(root.player, number, ROOT_WIDTH * self.width) == NO_NODE:
            return False
        self.simulations = 1
        for seat in range(codes.SEATS):
            self.sums[seat] = self.value[seat]
        return True

    def run(self, simulations: int) -> None:
        """Run simulations; releases the GIL."""
        with cython.nogil:
            for _ in range(simulations):
                self.simulate()

    def lead(self) -> int:
        """By how many visits the most visited turn is ahead of the second."""
        return self.tree.lead(0)

    def first_choice(self) -> int:
        """The first code of the most visited turn."""
        return self.tree.first[self.tree.most_visited(0)]

    def win_probabilities(self) -> list[float]:
        """The win probability of each seat: the mean over all simulations."""
        return [self.sums[seat] / self.simulations for seat in range(self.root.players)]

    def expand(self, mover: int, number: int, width: int) -> int:
        """Add a node with the best turns just planned, and put the values of the best one into `value`."""
        for seat in range(codes.SEATS):
            self.value[seat] = self.planner.best[seat]
        if number < width:
            width = number
        if not self.tree.has_room(width):
            return NO_NODE
        node = self.tree.new_node(mover)
        best = self.planner.best_value
        total = 0.0
        for _ in range(width):
            index = self.planner.best_index()
            win_probability = self.planner.value[index]
            edge = self.tree.new_edge(node, self.planner.first[index], self.planner.second[index])
            self.tree.prior[edge] = EULER ** ((win_probability - best) / self.temperature)
            self.tree.edge_visits[edge] = 1  # the planner's evaluation counts as a visit
            self.tree.total_value[edge] = win_probability
            total += self.tree.prior[edge]
            self.planner.value[index] = TAKEN
        for edge in range(self.tree.start[node], self.tree.start[node] + width):
            self.tree.prior[edge] /= total
        return node

    def select(self, node: int) -> int:
        """The edge with the highest PUCT score: mean value plus exploration term."""
        visits = self.tree.node_visits[node] + 1
        exploration = self.c_puct * visits**0.5
        best = -1
        best_score = -1.0
        for edge in range(self.tree.start[node], self.tree.start[node] + self.tree.width[node]):
            score = self.tree.total_value[edge] / self.tree.edge_visits[edge]
            score += exploration * self.tree.prior[edge] / (1 + self.tree.edge_visits[edge])
            if score > best_score:
                best_score = score
                best = edge
        return best

    def simulate(self) -> None:
        self.walk.copy_from(self.root)
        self.dice.shuffle_pile(self.walk, self.revealed)
        self.tree.depth = 0
        node = 0
        while self.tree.depth < PATH_LIMIT:
            edge = self.select(node)
            self.tree.step(node, edge)
            revealed = 0
            if self.tree.first[edge] == codes.REVEAL:
                revealed = 1
            else:
                self.walk.apply(self.tree.first[edge])
                if self.tree.second[edge] != codes.NO_CODE:
                    self.walk.apply(self.tree.second[edge])
            if revealed or self.walk.phase == codes.OPENING:  # the next node depends on the tile face up
                edge = self.draw(edge)
                if edge == NO_EDGE:
                    break
            if self.walk.phase == codes.OVER:
                self.planner.network.evaluate_end(self.walk)
                for seat in range(codes.SEATS):
                    self.value[seat] = self.planner.network.win_probability[seat]
                break
            if self.tree.child[edge] == NO_NODE:
                number = self.planner.plan_quickly(self.walk, revealed)
                self.tree.child[edge] = self.expand(self.walk.player, number, self.width)
                break
            node = self.tree.child[edge]
        self.backpropagate()

    def draw(self, edge: int) -> int:
        """The edge of the tile that is turned over, one of five in a chance node; -1 if the tree is full."""
        chance = self.tree.child[edge]
        if chance == NO_NODE:
            if not self.tree.has_room(codes.TILE_KINDS):
                self.planner.plan_quickly(self.walk, 0)
                for seat in range(codes.SEATS):
                    self.value[seat] = self.planner.best[seat]
                return NO_EDGE
            chance = self.tree.new_node(codes.NOBODY)
            for kind in range(codes.TILE_KINDS):
                self.tree.new_edge(chance, kind, codes.NO_CODE)
            self.tree.child[edge] = chance
        edge = self.tree.start[chance] + self.walk.kind[self.walk.tiles]
        self.tree.step(chance, edge)
        return edge

    def backpropagate(self) -> None:
        """Add `value` to every edge on the path, for the seat that chose it."""
        self.simulations += 1
        for seat in range(codes.SEATS):
            self.sums[seat] += self.value[seat]
        for index in range(self.tree.depth):
            node = self.tree.path_node[index]
            edge = self.tree.path_edge[index]
            self.tree.node_visits[node] += 1
            self.tree.edge_visits[edge] += 1
            if self.tree.mover[node] != codes.NOBODY:
                self.tree.total_value[edge] += self.value[self.tree.mover[node]]
