from cython cimport final
from cleocatra.rules cimport constants as codes
from cleocatra.rules.legal cimport Legal
from cleocatra.rules.state cimport State

cdef unsigned char COUNT[8192]
cdef unsigned char LOWEST[8192]
cdef unsigned long long FACTOR, STEP, WORD, HALF_WORD

@final
cdef class Dice:
    cdef unsigned long long word
    cdef unsigned long long below(self, unsigned long long limit) noexcept nogil
    cdef int one_of(self, int mask) noexcept nogil
    cdef unsigned long long choose(self, State state, Legal legal) noexcept nogil
    cdef long play(self, State state, Legal legal, long limit) noexcept nogil
    cdef void shuffle_pile(self, State state, int known) noexcept nogil
    cpdef long play_games(self, State start, long number, long limit)
    cpdef long play_out(self, State state, Legal legal, long limit)
