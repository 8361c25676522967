from cython cimport final
from cleocatra.rules cimport constants as codes
from cleocatra.rules.scores cimport Scores
from cleocatra.rules.state cimport State

cdef unsigned char LOWEST[8192]

@final
cdef class Legal:
    cdef unsigned long long codes[codes.MOST_ACTIONS]
    cdef readonly int size
    cdef Scores scores
    cdef int own, room, near, teams, takable
    cdef readonly int blocked
    cdef int scout_bound, search_bound, swap_bound

    cdef int fill_all(self, State state) noexcept nogil
    cdef int look(self, State state) noexcept nogil
    cdef int rescuer_kinds(self, State state) noexcept nogil
    cdef int tile_kinds(self, State state) noexcept nogil
    cdef int first_kinds(self, State state) noexcept nogil
    cdef bint any_of(self, State state, int kind) noexcept nogil
    cdef bint follows(self, State state, int own, int room, int supply) noexcept nogil
    cdef int followed_teams(self, State state, int supply) noexcept nogil
    cdef bint scout_allowed(self, State state, int touched) noexcept nogil
    cdef bint search_allowed(self, State state, int tile, int touched) noexcept nogil
    cdef void fill(self, State state, int kind) noexcept nogil
    cdef void add(self, unsigned long long code) noexcept nogil
    cdef void fill_tiles(self, int kind, int tiles) noexcept nogil
    cdef void fill_new_tile(self, State state, int kind) noexcept nogil
    cdef void fill_searches(self, State state) noexcept nogil
    cdef void fill_swaps(self, State state) noexcept nogil
    cdef void fill_swaps_with(self, State state, int tile, int seat) noexcept nogil
    cdef void fill_herds(self, State state) noexcept nogil
    cdef void fill_moves(self, int code, int targets) noexcept nogil
    cdef void fill_rallies(self, State state) noexcept nogil
