from cython cimport final

from cleocatra.rules cimport constants as codes
from cleocatra.rules.state cimport State

cdef unsigned char COUNT[8192]
cdef unsigned char LOWEST[8192]
cdef int SEAT_FACTS, SEAT_ROWS, TABLE_FACTS, TABLE_BASE
cdef int SEAT_FROM[13]
cdef int TABLE_FROM[8]

@final
cdef class Features:
    cdef int facts[84]
    cdef int rows[60]
    cdef int size

    cdef void look(self, State state) noexcept nogil
    cdef void look_at(self, State state, int seat) noexcept nogil
    cdef int worth(self, State state, int tile, int own) noexcept nogil
    cdef void look_around(self, State state, int seat, int best_open) noexcept nogil
    cdef int steps_to(self, int seat, int other, int players) noexcept nogil
    cdef void collect(self, int players, int seat) noexcept nogil
