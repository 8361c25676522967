from cython cimport final, locals
from cleocatra.rules.legal cimport Legal
from cleocatra.rules.state cimport State

@final
cdef class Leaves:
    cdef list levels

    @locals(level=Level)
    cpdef unsigned long long count(self, State state, int depth)

@final
cdef class Level:
    cdef Legal legal
    cdef State after
