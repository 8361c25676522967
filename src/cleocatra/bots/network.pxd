from cython cimport final

from cleocatra.bots cimport row_constants as rows
from cleocatra.bots.features cimport Features
from cleocatra.rules cimport constants as codes
from cleocatra.rules.state cimport State

cdef double EULER

@final
cdef class Network:
    cdef readonly int players
    cdef short[::1] layer
    cdef double last[rows.UNITS]
    cdef Features features
    cdef short units[4 * rows.UNITS]
    cdef int seen[rows.FACTS]
    cdef double win_probability[codes.SEATS]

    cdef void begin(self) noexcept nogil
    cdef void evaluate(self, State state) noexcept nogil
    cdef void evaluate_end(self, State state) noexcept nogil
    cdef void update_sums(self) noexcept nogil
    cdef void change_row(self, int seat, int old, int new) noexcept nogil
    cdef void add_row(self, int seat, int row) noexcept nogil
    cdef double logit(self, int seat) noexcept nogil
