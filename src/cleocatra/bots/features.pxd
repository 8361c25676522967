from cython cimport final

from cleocatra.rules.state cimport State

cdef unsigned char COUNT[8192]
cdef unsigned char LOWEST[8192]
cdef int BONUS
cdef int SEAT_FACTS, SEAT_ROWS
cdef int SEAT_FROM[13]
cdef int TABLE_FROM[8]

@final
cdef class Features:
    cdef int seat_rows[52]
    cdef int rows[60]
    cdef int size
    cdef int best_open

    cdef void look(self, State state) noexcept nogil
    cdef void look_at(self, State state, int seat, int full) noexcept nogil
    cdef int worth(self, State state, int tile, int own) noexcept nogil
    cdef void collect(self, State state, int seat) noexcept nogil
    cdef void add(self, int row) noexcept nogil
    cdef int steps_to(self, int seat, int other, int players) noexcept nogil
