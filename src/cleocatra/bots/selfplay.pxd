from cython cimport final

from cleocatra.bots.network cimport Network
from cleocatra.bots.planner cimport Planner
from cleocatra.rules.dice cimport Dice
from cleocatra.rules.state cimport State

cdef int NO_CODE, OVER, REVEAL
cdef double EULER

@final
cdef class SelfPlay:
    cdef Network network
    cdef Planner planner
    cdef Dice dice
    cdef double curiosity
    cdef State state
    cdef unsigned short[::1] rows
    cdef readonly int moments

    cpdef bint game(self, State start)
    cdef bint play(self, State start) noexcept nogil
    cdef int pick(self) noexcept nogil
    cdef void keep(self) noexcept nogil
