from cython cimport final

from cleocatra.bots.tree cimport Tree
from cleocatra.rules cimport constants as codes
from cleocatra.rules.dice cimport Dice
from cleocatra.rules.legal cimport Legal
from cleocatra.rules.state cimport State

cdef double LOGARITHM[4096]
cdef double LOG_OF_TWO
cdef int LOGARITHMS, NO_EDGE, NO_NODE, PATH_LIMIT, PLAYOUT_LIMIT

@final
cdef class Uct:
    cdef readonly Tree tree
    cdef Dice dice
    cdef double exploration
    cdef State root, walk
    cdef Legal legal
    cdef int revealed
    cdef int playout_limit
    cdef double shares[4]

    cpdef object begin(self, State root, int revealed)
    cpdef object run(self, int simulations)
    cdef int grow(self, State state, int scouts_only) noexcept nogil
    cdef int select(self, int node) noexcept nogil
    cdef int unvisited(self, int start, int width, int visits) noexcept nogil
    cdef double logarithm(self, int number) noexcept nogil
    cdef void simulate(self) noexcept nogil
    cdef int drawn(self, int edge, int kind) noexcept nogil
    cdef void backpropagate(self) noexcept nogil
