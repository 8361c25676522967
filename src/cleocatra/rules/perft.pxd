from cython cimport final, locals
from cleocatra.rules cimport constants as codes
from cleocatra.rules.legal cimport Legal
from cleocatra.rules.state cimport State

@final
cdef class Leaves:
    cdef list frames

    @locals(frame=PerftFrame)
    cpdef unsigned long long count(self, State state, int depth)

    @locals(first=PerftFrame, second=PerftFrame)
    cpdef unsigned long long turns(self, State state)

@final
cdef class PerftFrame:
    cdef Legal legal
    cdef State after
