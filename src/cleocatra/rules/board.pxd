cdef unsigned char COUNT[8192]
cdef unsigned char LOWEST[8192]
cdef unsigned char SIDES[768]
cdef int RIM, NO_TILE

# `inline` makes a method final: called directly, not by a table. (@final would have to stand in the .py.)
cdef class Board:
    cdef unsigned char cells[256]
    cdef unsigned char rim[16]
    cdef unsigned short rim_touch[16]
    cdef unsigned char cell_of[13]
    cdef unsigned short adjacent[13]
    cdef int xs[13]
    cdef int ys[13]
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
