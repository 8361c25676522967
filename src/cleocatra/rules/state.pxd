from cython cimport final
from cleocatra.rules cimport constants as codes
from cleocatra.rules.board cimport Board

cdef unsigned char COUNT[8192]
cdef unsigned char LOWEST[8192]

@final
cdef class State(Board):
    cdef unsigned char kind[codes.TILES]
    cdef unsigned short of_kind[codes.TILE_KINDS + 1]
    cdef unsigned short rescuers[codes.SEATS]
    cdef unsigned char supply[codes.SEATS]
    cdef int points[codes.SEATS]
    cdef int once, twice
    cdef readonly int inspectors
    cdef readonly int unused
    cdef readonly int players
    cdef readonly int goal
    cdef readonly int herding
    cdef readonly int abilities
    cdef readonly int rulings
    cdef readonly int pile
    cdef readonly int turn
    cdef readonly int player
    cdef readonly int phase
    cdef readonly int placed
    cdef readonly int bonus
    cdef readonly int turns

    cdef void copy_from(self, State other) noexcept nogil
    cdef void copy_rest(self, State other) noexcept nogil
    cdef void reveal(self, int tile, int kind) noexcept nogil
    cdef int room(self, int seat) noexcept nogil
    cdef int takable(self) noexcept nogil
    cdef bint swap_possible(self, int seat) noexcept nogil
    cdef bint second_possible(self) noexcept nogil
    cdef bint bonus_possible(self, int seat) noexcept nogil
    cdef void apply(self, unsigned long long code) noexcept nogil
    cdef void post(self, int seat, int here) noexcept nogil
    cdef void join(self, int seat, int here) noexcept nogil
    cdef void leave(self, int seat, int tiles) noexcept nogil
    cdef void move_rescuer(self, int seat, int here, int there) noexcept nogil
    cdef int colours(self, int tile) noexcept nogil
    cdef int extra_point(self, int tile) noexcept nogil
    cdef void score(self, int tile, int helpers, int taken, int put) noexcept nogil
    cdef int strictly_last(self) noexcept nogil
    cdef void advance(self, int kind) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef bint goal_reached(self) noexcept nogil
    cpdef int leaders(self) noexcept nogil
    cpdef double victory_share(self, int seat) noexcept nogil
