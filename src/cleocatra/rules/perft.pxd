from cython cimport final, locals
from cleocatra.rules cimport constants as codes
from cleocatra.rules.legal cimport Legal
from cleocatra.rules.state cimport State

@final
cdef class Leaves:
    cdef list levels

    @locals(level=Level)
    cpdef unsigned long long count(self, State state, int depth)

    @locals(first=Level, second=Level)
    cpdef unsigned long long turns(self, State state)

@final
cdef class Level:
    cdef Legal legal
    cdef State after
