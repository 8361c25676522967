from cython cimport final

from cleocatra.bots.features cimport Features
from cleocatra.rules.state cimport State

cdef int OVER
cdef double EULER

@final
cdef class Network:
    cdef readonly int players
    cdef float[::1] weights
    cdef int offsets
    cdef Features features
    cdef float units[32]
    cdef double shares[4]

    cdef void judge(self, State state) noexcept nogil
    cdef void judge_end(self, State state) noexcept nogil
    cdef double logit(self, State state, int seat) noexcept nogil
    cdef void add_row(self, int start) noexcept nogil
