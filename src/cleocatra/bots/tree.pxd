from cython cimport final

@final
cdef class Tree:
    cdef readonly int node_limit, edge_limit
    cdef int[::1] start, width, mover, visits
    cdef unsigned long long[::1] first, second
    cdef double[::1] prior, total
    cdef int[::1] tries, child
    cdef readonly int nodes, edges
    cdef int[::1] path_node, path_edge
    cdef readonly int depth

    cdef void clear(self) noexcept nogil
    cdef bint has_room(self, int edges) noexcept nogil
    cdef int new_node(self, int mover) noexcept nogil
    cdef int new_edge(self, int node, unsigned long long first, unsigned long long second) noexcept nogil
    cdef void step(self, int node, int edge) noexcept nogil
    cdef int busiest(self, int node) noexcept nogil
