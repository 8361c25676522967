from cython cimport final
from cleocatra.rules.legal cimport Legal
from cleocatra.rules.state cimport State

@final
cdef class Leaves:
    cpdef unsigned long long count(self, State state, int depth)
