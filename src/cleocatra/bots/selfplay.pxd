from cython cimport final

from cleocatra.bots.network cimport Network
from cleocatra.bots.planner cimport Planner
from cleocatra.bots.search cimport Search
from cleocatra.rules cimport constants as codes
from cleocatra.rules.dice cimport Dice
from cleocatra.rules.state cimport State

cdef double EULER

@final
cdef class SelfPlay:
    cdef Network network
    cdef Planner planner
    cdef Dice dice
    cdef double curiosity
    cdef int simulations
    cdef Search search
    cdef State state
    cdef unsigned short[::1] rows
    cdef double[::1] thoughts
    cdef readonly int moments
    cdef unsigned long long first, second

    cpdef bint game(self, State start)
    cdef bint play(self, State start) noexcept nogil
    cdef void choose(self, int revealed) noexcept nogil
    cdef int pick(self) noexcept nogil
    cdef int pick_tried(self) noexcept nogil
    cdef void keep_rows(self) noexcept nogil
    cdef void keep_thought(self) noexcept nogil
