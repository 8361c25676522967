from cython cimport final

from cleocatra.bots cimport row_constants as rows
from cleocatra.bots.network cimport Network
from cleocatra.bots.planner cimport Planner
from cleocatra.bots.search cimport TreeSearch
from cleocatra.rules cimport constants as codes
from cleocatra.rules.dice cimport Dice
from cleocatra.rules.state cimport State

cdef double EULER, NEGLIGIBLE
cdef int SAMPLES, NO_ROW, FINE

@final
cdef class SelfPlay:
    cdef Network network
    cdef Planner planner
    cdef Dice dice
    cdef double temperature
    cdef int simulations
    cdef TreeSearch search
    cdef State state
    cdef unsigned short[::1] rows
    cdef double[::1] values
    cdef readonly int samples
    cdef unsigned long long first, second

    cpdef bint play_game(self, State start)
    cdef bint play(self, State start) noexcept nogil
    cdef void choose(self, int revealed) noexcept nogil
    cdef int pick(self) noexcept nogil
    cdef int pick_visited(self) noexcept nogil
    cdef void keep_rows(self) noexcept nogil
    cdef void keep_value(self) noexcept nogil
