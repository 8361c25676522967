from cython cimport final, locals

from cleocatra.rules cimport constants as codes
from cleocatra.rules.legal cimport Legal
from cleocatra.rules.state cimport State

cdef unsigned char COUNT[8192]
cdef int MOST_POINTS, PAUSE
cdef double NEVER, ROUNDING

@final
cdef class SolverFrame:
    cdef Legal legal
    cdef State after, drawn

@final
cdef class Solver:
    cdef list frames
    cdef int seat, last_turn, gain, pauses
    cdef double unknown, until
    cdef readonly long long nodes
    cdef long long most_nodes
    cdef readonly unsigned long long best

    cpdef double bound(self, State state, int revealed, int turns, double unknown, long long most_nodes)

    @locals(frame=SolverFrame, code="unsigned long long", best=double, value=double)
    cdef double search(self, State state, int depth, int scouting, double alpha, double beta)
    @locals(frame=SolverFrame)
    cdef double mean(self, State state, int depth, double alpha, double beta)
    cdef void pause(self)
    cdef void put_on_top(self, State state, int kind) noexcept nogil
    cdef bint can_end(self, State state) noexcept nogil
