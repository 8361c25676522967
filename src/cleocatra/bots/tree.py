"""A search tree in flat arrays: a node owns a run of edges, and an edge leads to one node."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from cleocatra.bots.tree_numbers import NO_NODE, NO_RIVAL, PATH_LIMIT


class Edge(NamedTuple):
    """An edge for callers in Python: the codes of a turn, its visits, and the mover's mean value."""

    first: int
    second: int
    visits: int
    value: float


class Tree:
    """Nodes and edges, and the path that the current simulation took.

    An edge holds the codes of what is played, its prior, its visits, and the mover's values summed over them.
    """

    def __init__(self, nodes: int, edges: int) -> None:
        self.node_limit = nodes
        self.edge_limit = edges
        self.start = array("i", bytes(4 * nodes))
        self.width = array("i", bytes(4 * nodes))
        self.mover = array("i", bytes(4 * nodes))
        self.node_visits = array("i", bytes(4 * nodes))
        self.first = array("Q", bytes(8 * edges))
        self.second = array("Q", bytes(8 * edges))
        self.prior = array("d", bytes(8 * edges))
        self.edge_visits = array("i", bytes(4 * edges))
        self.total_value = array("d", bytes(8 * edges))
        self.child = array("i", bytes(4 * edges))
        self.nodes = 0
        self.edges = 0
        self.path_node = array("i", bytes(4 * (PATH_LIMIT + 2)))
        self.path_edge = array("i", bytes(4 * (PATH_LIMIT + 2)))
        self.depth = 0

    def clear(self) -> None:
        self.nodes = 0
        self.edges = 0
        self.depth = 0

    def has_room(self, edges: int) -> bool:
        """Whether there is room for one more node with this many edges."""
        return self.nodes < self.node_limit and self.edges + edges <= self.edge_limit

    def new_node(self, mover: int) -> int:
        """Add a node without edges; its edges must be added before the next node."""
        node = self.nodes
        self.nodes += 1
        self.start[node] = self.edges
        self.width[node] = 0
        self.mover[node] = mover
        self.node_visits[node] = 0
        return node

    def new_edge(self, node: int, first: int, second: int) -> int:
        edge = self.edges
        self.edges += 1
        self.width[node] += 1
        self.first[edge] = first
        self.second[edge] = second
        self.prior[edge] = 0.0
        self.edge_visits[edge] = 0
        self.total_value[edge] = 0.0
        self.child[edge] = NO_NODE
        return edge

    def step(self, node: int, edge: int) -> None:
        """Append an edge to the path of the current simulation."""
        self.path_node[self.depth] = node
        self.path_edge[self.depth] = edge
        self.depth += 1

    def most_visited(self, node: int) -> int:
        """The edge with the most visits; the first one if several have as many."""
        best = self.start[node]
        for edge in range(self.start[node], self.start[node] + self.width[node]):
            if self.edge_visits[edge] > self.edge_visits[best]:
                best = edge
        return best

    def lead(self, node: int) -> int:
        """By how many visits the most visited edge is ahead of the second; NO_RIVAL if there is no second."""
        if self.width[node] < 2:
            return NO_RIVAL
        most = 0
        second = 0
        for edge in range(self.start[node], self.start[node] + self.width[node]):
            if self.edge_visits[edge] > most:
                second = most
                most = self.edge_visits[edge]
            elif self.edge_visits[edge] > second:
                second = self.edge_visits[edge]
        return most - second

    # For callers in Python

    def edges_of(self, node: int) -> list[Edge]:
        """The edges of a node, the most visited first."""
        run = range(self.start[node], self.start[node] + self.width[node])
        found = [
            Edge(
                self.first[edge],
                self.second[edge],
                self.edge_visits[edge],
                self.total_value[edge] / max(self.edge_visits[edge], 1),
            )
            for edge in run
        ]
        return sorted(found, key=lambda edge: -edge.visits)
