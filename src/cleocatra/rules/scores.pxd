from cython cimport final
from cleocatra.rules cimport constants as codes
from cleocatra.rules.state cimport State

cdef unsigned char COUNT[8192]
cdef unsigned char LOWEST[8192]

@final
cdef class Scores:
    cdef int own
    cdef unsigned int rescues[128]
    cdef int ways[128]
    cdef int size, number
    cdef int helper_sets[16]

    cdef int find(self, State state, int own) noexcept nogil
    cdef void find_helpers(self, State state, int tile) noexcept nogil
    cdef void find_helper_sets(self, State state, int tile) noexcept nogil
    cdef inline void add_rescue(self, State state, int tile, int helpers) noexcept nogil
    cdef unsigned long long code(self, State state, int number) noexcept nogil
    cdef inline unsigned long long with_inspectors(
        self, unsigned long long rescue, unsigned long long taken, unsigned long long put
    ) noexcept nogil
    cdef inline int places(self, State state, int tile) noexcept nogil
    cdef int sent(self, State state, int tile, int places) noexcept nogil
    cdef int fixed(self, State state, int tile) noexcept nogil
    cdef inline int choices(self, int mask, int size) noexcept nogil
    cdef int chosen(self, int mask, int size, int number) noexcept nogil
