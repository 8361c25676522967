from cython cimport final

from cleocatra.bots.planner cimport Planner
from cleocatra.bots.tree cimport Tree
from cleocatra.rules cimport constants as codes
from cleocatra.rules.dice cimport Dice
from cleocatra.rules.state cimport State

cdef double EULER, TAKEN
cdef int NO_EDGE, NO_NODE, PATH_LIMIT, ROOT_WIDTH

@final
cdef class TreeSearch:
    cdef Planner planner
    cdef readonly Tree tree
    cdef Dice dice
    cdef int width
    cdef double c_puct, temperature
    cdef State root, walk
    cdef int revealed
    cdef double value[4]
    cdef double sums[4]
    cdef readonly int simulations

    cpdef object begin(self, State root, int revealed)
    cpdef object run(self, int simulations)
    cdef bint plant(self, State root, int revealed) noexcept nogil
    cdef int expand(self, int mover, int number, int width) noexcept nogil
    cdef int select(self, int node) noexcept nogil
    cdef void simulate(self) noexcept nogil
    cdef int draw(self, int edge) noexcept nogil
    cdef void backpropagate(self) noexcept nogil
