"""A search tree in flat arrays: nodes own a run of edges, an edge leads to one node."""

from __future__ import annotations

from array import array

NO_NODE = -1
DEPTH = 512


class Tree:
    """Nodes and edges, and the path that the current simulation took.

    An edge holds the codes of what is played, how likely it looked at first, how often it was tried and the
    mover's shares summed over those tries.
    """

    def __init__(self, nodes: int, edges: int) -> None:
        self.node_limit = nodes
        self.edge_limit = edges
        self.start = array("i", bytes(4 * nodes))
        self.width = array("i", bytes(4 * nodes))
        self.mover = array("i", bytes(4 * nodes))
        self.visits = array("i", bytes(4 * nodes))
        self.first = array("Q", bytes(8 * edges))
        self.second = array("Q", bytes(8 * edges))
        self.prior = array("d", bytes(8 * edges))
        self.tries = array("i", bytes(4 * edges))
        self.total = array("d", bytes(8 * edges))
        self.child = array("i", bytes(4 * edges))
        self.nodes = 0
        self.edges = 0
        self.path_node = array("i", bytes(4 * DEPTH))
        self.path_edge = array("i", bytes(4 * DEPTH))
        self.depth = 0

    def clear(self) -> None:
        self.nodes = 0
        self.edges = 0
        self.depth = 0

    def has_room(self, edges: int) -> bool:
        """Whether one more node with so many edges fits."""
        return self.nodes < self.node_limit and self.edges + edges <= self.edge_limit

    def new_node(self, mover: int) -> int:
        """A node without edges; its edges must be added before the next node is."""
        node = self.nodes
        self.nodes += 1
        self.start[node] = self.edges
        self.width[node] = 0
        self.mover[node] = mover
        self.visits[node] = 0
        return node

    def new_edge(self, node: int, first: int, second: int) -> int:
        edge = self.edges
        self.edges += 1
        self.width[node] += 1
        self.first[edge] = first
        self.second[edge] = second
        self.prior[edge] = 0.0
        self.tries[edge] = 0
        self.total[edge] = 0.0
        self.child[edge] = -1
        return edge

    def step(self, node: int, edge: int) -> None:
        """Note that the simulation goes along this edge."""
        self.path_node[self.depth] = node
        self.path_edge[self.depth] = edge
        self.depth += 1

    def busiest(self, node: int) -> int:
        """The edge tried most often; the earlier of equals."""
        best = self.start[node]
        for edge in range(self.start[node], self.start[node] + self.width[node]):
            if self.tries[edge] > self.tries[best]:
                best = edge
        return best

    # For callers in Python

    def edges_of(self, node: int) -> list[tuple[int, int, int, float]]:
        """The codes of each edge, how often it was tried, and the mover's mean share; the busiest first."""
        run = range(self.start[node], self.start[node] + self.width[node])
        found = [
            (
                self.first[edge],
                self.second[edge],
                self.tries[edge],
                self.total[edge] / max(self.tries[edge], 1),
            )
            for edge in run
        ]
        return sorted(found, key=lambda edge: -edge[2])
