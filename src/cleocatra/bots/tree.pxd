from cython cimport final

cdef int NO_NODE, NO_RIVAL, PATH_LIMIT

@final
cdef class Tree:
    cdef readonly int node_limit, edge_limit
    cdef int[::1] start, width, mover, node_visits
    cdef unsigned long long[::1] first, second
    cdef double[::1] prior, total_value
    cdef int[::1] edge_visits, child
    cdef readonly int nodes, edges
    cdef int[::1] path_node, path_edge
    cdef readonly int depth

    cdef void clear(self) noexcept nogil
    cdef bint has_room(self, int edges) noexcept nogil
    cdef int new_node(self, int mover) noexcept nogil
    cdef int new_edge(self, int node, unsigned long long first, unsigned long long second) noexcept nogil
    cdef void step(self, int node, int edge) noexcept nogil
    cdef int most_visited(self, int node) noexcept nogil
    cpdef int lead(self, int node) noexcept nogil
