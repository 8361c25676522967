"""Plain UCT over single actions with random playouts: the baseline that other bots are measured against."""

from __future__ import annotations

from math import log

from cleocatra.bots.tree import Tree
from cleocatra.bots.tree_numbers import NO_EDGE, NO_NODE, PATH_LIMIT
from cleocatra.rules import codes
from cleocatra.rules.dice import Dice
from cleocatra.rules.legal import Legal
from cleocatra.rules.state import State

try:
    import cython
except ImportError:
    from cleocatra.rules import no_cython as cython

LOGARITHMS = 4096  # in the table
LOGARITHM = [0.0] + [log(number) for number in range(1, LOGARITHMS)]
LOG_OF_TWO = log(2)
PLAYOUT_LIMIT = 1000  # actions


class Uct:
    """One search from one state; `exploration` is the constant of UCB1."""

    def __init__(self, tree: Tree, dice: Dice, exploration: float) -> None:
        self.tree = tree
        self.dice = dice
        self.exploration = exploration
        self.root = State()
        self.walk = State()
        self.legal = Legal()
        self.revealed = 0
        self.playout_limit = PLAYOUT_LIMIT
        self.shares = [0.0] * 4  # of the victory, by seat, after the last playout

    def begin(self, root: State, revealed: int) -> None:
        """Start a search from a state. `revealed`: a Scout is declared and its tile lies face up."""
        self.root.copy_from(root)
        self.revealed = revealed
        self.tree.clear()
        if self.grow(self.root, revealed) == NO_NODE:
            raise ValueError("the tree is too small for the first node")

    def run(self, simulations: int) -> None:
        """Run simulations; releases the GIL."""
        with cython.nogil:
            for _ in range(simulations):
                self.simulate()

    def grow(self, state: State, scouts_only: int) -> int:
        """Add a node with an edge for each legal action; -1 if the tree is full."""
        number = self.legal.fill_all(state)
        if not self.tree.has_room(number):
            return NO_NODE
        node = self.tree.new_node(state.player)
        for index in range(number):
            if (
                scouts_only == 0
                or self.legal.codes[index] & codes.KIND_MASK == codes.SCOUT
                or state.phase == codes.OPENING
            ):
                self.tree.new_edge(node, self.legal.codes[index], codes.NO_CODE)
        return node

    def select(self, node: int) -> int:
        """An unvisited edge if there is one, otherwise the edge with the highest upper confidence bound."""
        start = self.tree.start[node]
        width = self.tree.width[node]
        visits = self.tree.node_visits[node]
        if visits < width:  # edges get their first visit in random order
            return self.unvisited(start, width, visits)
        weight = self.exploration * self.logarithm(visits) ** 0.5
        best = -1
        best_score = -1.0
        for edge in range(start, start + width):
            edge_visits = self.tree.edge_visits[edge]
            score = self.tree.total_value[edge] / edge_visits + weight / edge_visits**0.5
            if score > best_score:
                best_score = score
                best = edge
        return best

    def unvisited(self, start: int, width: int, visits: int) -> int:
        """Pick a random unvisited edge, and swap it to the end of the visited ones."""
        edge = start + visits
        other = edge + self.dice.below(width - visits)
        code = self.tree.first[edge]
        self.tree.first[edge] = self.tree.first[other]
        self.tree.first[other] = code
        return edge

    def logarithm(self, number: int) -> float:
        halvings = 0
        while number >= LOGARITHMS:
            number >>= 1
            halvings += 1
        return LOGARITHM[number] + halvings * LOG_OF_TWO

    def simulate(self) -> None:
        self.walk.copy_from(self.root)
        self.dice.shuffle_pile(self.walk, self.revealed)
        self.tree.depth = 0
        node = 0
        while self.tree.depth < PATH_LIMIT:
            edge = self.select(node)
            self.tree.step(node, edge)
            code = self.tree.first[edge]
            kind = codes.UNSEEN  # of the tile that is drawn, if it wasn't known
            if (code & codes.KIND_MASK == codes.SCOUT or code & codes.KIND_MASK == codes.OPEN) and (
                self.revealed == 0 or node != 0
            ):
                kind = self.walk.kind[self.walk.tiles]
            self.walk.apply(code)
            if kind != codes.UNSEEN:
                edge = self.drawn(edge, kind)
                if edge == NO_EDGE:
                    break
            if self.walk.phase == codes.OVER:
                break
            if self.tree.child[edge] == NO_NODE:
                self.tree.child[edge] = self.grow(self.walk, 0)
                break
            node = self.tree.child[edge]
        self.dice.play(self.walk, self.legal, self.playout_limit)
        self.backpropagate()

    def drawn(self, edge: int, kind: int) -> int:
        """The edge of the tile that was revealed, one of five in a chance node; -1 if the tree is full."""
        chance = self.tree.child[edge]
        if chance == NO_NODE:
            if not self.tree.has_room(codes.TILE_KINDS):
                return NO_EDGE
            chance = self.tree.new_node(codes.NOBODY)
            for each in range(codes.TILE_KINDS):
                self.tree.new_edge(chance, each, codes.NO_CODE)
            self.tree.child[edge] = chance
        edge = self.tree.start[chance] + kind
        self.tree.step(chance, edge)
        return edge

    def backpropagate(self) -> None:
        """Add the mover's share of the victory to every edge on the path; who leads at the limit has won."""
        for seat in range(self.walk.players):
            self.shares[seat] = self.walk.victory_share(seat)
        for index in range(self.tree.depth):
            node = self.tree.path_node[index]
            edge = self.tree.path_edge[index]
            mover = self.tree.mover[node]
            self.tree.node_visits[node] += 1
            self.tree.edge_visits[edge] += 1
            if mover != codes.NOBODY:
                self.tree.total_value[edge] += self.shares[mover]
