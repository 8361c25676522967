from cython cimport final

cdef unsigned char COUNT[8192]
cdef unsigned char LOWEST[8192]
cdef unsigned char SIDES[768]
cdef int RIM, NO_TILE

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

    @final
    cdef void copy_board(self, Board other) noexcept nogil
    @final
    cdef void place(self, int tile, int cell) noexcept nogil
    @final
    cdef void locate(self, int tile, int side, int other) noexcept nogil
    @final
    cdef void lift(self, int tile) noexcept nogil
    @final
    cdef void join_rim(self, int cell, int touched) noexcept nogil
    @final
    cdef void leave_rim(self, int cell) noexcept nogil
    @final
    cdef int neighbours(self, int tiles) noexcept nogil
    @final
    cdef int movable(self) noexcept nogil
    @final
    cdef int find_movable(self) noexcept nogil
    @final
    cdef int core(self, int ends) noexcept nogil
    @final
    cdef bint on_a_ring(self, int tile) noexcept nogil
