from cython cimport final
from cleocatra.rules.state cimport State

cdef unsigned char COUNT[8192]
cdef unsigned char LOWEST[8192]
cdef int OPEN, SCOUT, SEARCH, SWAP, DISPATCH, TEAM, HERD, SCORE, RALLY, PASS
cdef int OPENING, SECOND, BONUS, OVER
cdef int BASTET, PRINCESS
cdef int NO_TILE
cdef int R7_ANY_TILE, R9_MOST, R9_OPTIONAL, R10_FORCED, R13_ELSEWHERE, R13_RESCUE_TILE

@final
cdef class Legal:
    cdef unsigned long long codes[4096]
    cdef readonly int size
    cdef unsigned int rescues[128]
    cdef int ways[128]
    cdef int helper_sets[16]
    cdef int rescues_size, scores
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
    cdef void fill_steps(self, int code, int targets) noexcept nogil
    cdef void fill_rallies(self, State state) noexcept nogil
    cdef void fill_scores(self, State state) noexcept nogil
    cdef int find_scores(self, State state) noexcept nogil
    cdef void find_helpers(self, State state, int tile) noexcept nogil
    cdef void find_helper_sets(self, State state, int tile) noexcept nogil
    cdef inline void add_rescue(self, State state, int tile, int helpers) noexcept nogil
    cdef unsigned long long score(self, State state, int number) noexcept nogil
    cdef unsigned long long score_code(
        self, unsigned long long rescue, unsigned long long taken, unsigned long long put
    ) noexcept nogil
    cdef inline int places(self, State state, int tile) noexcept nogil
    cdef int sent(self, State state, int tile, int places) noexcept nogil
    cdef int fixed(self, State state, int tile) noexcept nogil
    cdef inline int choices(self, int mask, int size) noexcept nogil
    cdef int chosen(self, int mask, int size, int number) noexcept nogil
