"""Plain UCT: single actions, random playouts, nothing learned. The yardstick for everything better."""

from __future__ import annotations

from math import log

from cleocatra.bots.tree import Tree
from cleocatra.rules import codes
from cleocatra.rules.dice import Dice
from cleocatra.rules.legal import Legal
from cleocatra.rules.state import State

try:
    import cython
except ImportError:
    from cleocatra.rules import no_cython as cython

LOGARITHM = [0.0] + [log(number) for number in range(1, 4096)]
LOG_OF_TWO = log(2)


class Uct:
    """One search from one state; the exploration constant of UCB1 is `daring`."""

    def __init__(self, tree: Tree, dice: Dice, daring: float) -> None:
        self.tree = tree
        self.dice = dice
        self.daring = daring
        self.root = State()
        self.walk = State()
        self.legal = Legal()
        self.revealed = 0
        self.playout_limit = 1000

    def begin(self, root: State, revealed: int) -> None:
        """Start anew from a state; `revealed` says that a Scout is declared and its tile lies face up."""
        self.root.copy_from(root)
        self.revealed = revealed
        self.tree.clear()
        if self.grow(self.root, revealed) < 0:
            raise ValueError("the tree is too small for the first node")

    def run(self, simulations: int) -> None:
        """Simulate; other threads go on meanwhile."""
        with cython.nogil:
            for _ in range(simulations):
                self.simulate()

    def grow(self, state: State, scouts_only: int) -> int:
        """A node with an edge for each legal action."""
        number = self.legal.fill_all(state)
        if not self.tree.has_room(number):
            return -1
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
        """An edge never tried, or the one with the highest upper bound."""
        start = self.tree.start[node]
        width = self.tree.width[node]
        visits = self.tree.visits[node]
        if visits < width:  # edges are tried for the first time in a random order
            return self.untried(start, width, visits)
        weight = self.daring * self.logarithm(visits) ** 0.5
        best = -1
        best_score = -1.0
        for edge in range(start, start + width):
            tries = self.tree.tries[edge]
            score = self.tree.total[edge] / tries + weight / tries**0.5
            if score > best_score:
                best_score = score
                best = edge
        return best

    def untried(self, start: int, width: int, visits: int) -> int:
        """Swap a random edge that was never tried behind those that were."""
        edge = start + visits
        other = edge + self.dice.below(width - visits)
        code = self.tree.first[edge]
        self.tree.first[edge] = self.tree.first[other]
        self.tree.first[other] = code
        return edge

    def logarithm(self, number: int) -> float:
        halvings = 0
        while number >= 4096:
            number >>= 1
            halvings += 1
        return LOGARITHM[number] + halvings * LOG_OF_TWO

    def simulate(self) -> None:
        self.walk.copy_from(self.root)
        self.dice.shuffle_pile(self.walk, self.revealed)
        self.tree.depth = 0
        node = 0
        while self.tree.depth < 500:
            edge = self.select(node)
            self.tree.step(node, edge)
            code = self.tree.first[edge]
            kind = -1  # of the tile that is drawn, if it wasn't known
            if (code & codes.KIND_MASK == codes.SCOUT or code & codes.KIND_MASK == codes.OPEN) and (
                self.revealed == 0 or node != 0
            ):
                kind = self.walk.kind[self.walk.tiles]
            self.walk.apply(code)
            if kind >= 0:
                edge = self.drawn(edge, kind)
                if edge < 0:
                    break
            if self.walk.phase == codes.OVER:
                break
            if self.tree.child[edge] < 0:
                self.tree.child[edge] = self.grow(self.walk, 0)
                break
            node = self.tree.child[edge]
        self.dice.play(self.walk, self.legal, self.playout_limit)
        self.carry_back()

    def drawn(self, edge: int, kind: int) -> int:
        """The edge of the tile that was revealed, one of five below a Scout; -1 if there is no room."""
        chance = self.tree.child[edge]
        if chance < 0:
            if not self.tree.has_room(5):
                return -1
            chance = self.tree.new_node(-1)
            for each in range(5):
                self.tree.new_edge(chance, each, codes.NO_CODE)
            self.tree.child[edge] = chance
        edge = self.tree.start[chance] + kind
        self.tree.step(chance, edge)
        return edge

    def carry_back(self) -> None:
        """Credit every mover on the path with their share of the victory, or of the lead for now."""
        most = 0
        winners = 0
        for seat in range(self.walk.players):
            if self.walk.points[seat] > most:
                most = self.walk.points[seat]
        for seat in range(self.walk.players):
            if self.walk.points[seat] == most:
                winners += 1
        for index in range(self.tree.depth):
            node = self.tree.path_node[index]
            edge = self.tree.path_edge[index]
            mover = self.tree.mover[node]
            self.tree.visits[node] += 1
            self.tree.tries[edge] += 1
            if mover >= 0 and self.walk.points[mover] == most:
                self.tree.total[edge] += 1.0 / winners
