from cython cimport final

from cleocatra.bots cimport row_constants as rows
from cleocatra.rules cimport constants as codes
from cleocatra.rules.state cimport State

cdef unsigned char COUNT[8192]
cdef unsigned char LOWEST[8192]
cdef int SEAT_FROM[rows.SEAT_FACTS]
cdef int TABLE_FROM[rows.TABLE_FACTS]

@final
cdef class Features:
    cdef int facts[rows.FACTS]
    cdef int active[rows.MOST_ACTIVE]
    cdef int size

    cdef void look(self, State state) noexcept nogil
    cdef void look_at(self, State state, int seat) noexcept nogil
    cdef int worth(self, State state, int tile, int own) noexcept nogil
    cdef void look_around(self, State state, int seat, int best_open) noexcept nogil
    cdef int steps_to(self, int seat, int other, int players) noexcept nogil
    cdef void collect(self, int players, int seat) noexcept nogil
