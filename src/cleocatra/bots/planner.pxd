from cython cimport final

from cleocatra.bots.network cimport Network
from cleocatra.rules cimport constants as codes
from cleocatra.rules.legal cimport Legal
from cleocatra.rules.state cimport State

cdef unsigned char COUNT[8192]
cdef int CAPACITY

@final
cdef class Planner:
    cdef Network network
    cdef Legal legal, next_legal
    cdef State middle, after, ahead
    cdef unsigned long long[::1] first, second
    cdef double[::1] value
    cdef readonly int size
    cdef double best[4]
    cdef double best_value
    cdef double mean[4]
    cdef double kept[4]

    cdef int plan(self, State state, int revealed) noexcept nogil
    cdef int plan_quickly(self, State state, int revealed) noexcept nogil
    cdef int list_turns(self, State state, int scouting) noexcept nogil
    cdef void evaluate(self, State state, int mover, unsigned long long code, unsigned long long next_code) noexcept nogil
    cdef void evaluate_scout(self, State state, int drawn) noexcept nogil
    cdef int best_index(self) noexcept nogil
