from cleocatra.rules cimport constants as codes

cdef unsigned char COUNT[8192]
cdef unsigned char LOWEST[8192]
cdef unsigned char SIDES[768]

# `inline` makes a method final: called directly, not by a table. (@final would have to stand in the .py.)
cdef class Board:
    cdef unsigned char cells[codes.CELLS]
    cdef unsigned char rim[codes.RIM_CELLS]
    cdef unsigned short rim_touch[codes.RIM_CELLS]
    cdef unsigned char cell_of[codes.TILES]
    cdef unsigned short adjacent[codes.TILES]
    cdef int xs[codes.TILES]
    cdef int ys[codes.TILES]
    cdef readonly int rim_size
    cdef readonly int tiles
    cdef int edges
    cdef int movable_known
    cdef int movable_mask

    cdef inline void copy_board(self, Board other) noexcept nogil
    cdef inline void place(self, int tile, int cell) noexcept nogil
    cdef inline void locate(self, int tile, int side, int other) noexcept nogil
    cdef inline void lift(self, int tile) noexcept nogil
    cdef inline void join_rim(self, int cell, int touched) noexcept nogil
    cdef inline void leave_rim(self, int cell) noexcept nogil
    cdef inline int neighbours(self, int tiles) noexcept nogil
    cdef inline int movable(self) noexcept nogil
    cdef inline int find_movable(self) noexcept nogil
    cdef inline int core(self, int ends) noexcept nogil
    cdef inline bint on_a_ring(self, int tile) noexcept nogil
