from cython cimport final

from cleocatra.bots.features cimport Features
from cleocatra.rules cimport constants as codes
from cleocatra.rules.state cimport State

cdef int SEAT_FACTS, SEAT_ROWS, TABLE_FACTS, TABLE_BASE
cdef double EULER

@final
cdef class Network:
    cdef readonly int players
    cdef short[::1] layer
    cdef float last[32]
    cdef Features features
    cdef short units[128]
    cdef int seen[84]
    cdef double shares[4]

    cdef void begin(self) noexcept nogil
    cdef void judge(self, State state) noexcept nogil
    cdef void judge_end(self, State state) noexcept nogil
    cdef void catch_up(self) noexcept nogil
    cdef void change_row(self, int seat, int old, int new) noexcept nogil
    cdef void add_row(self, int seat, int row) noexcept nogil
    cdef double logit(self, int seat) noexcept nogil
