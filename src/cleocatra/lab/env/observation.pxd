from cython cimport final
from cleocatra.lab.env.stepping cimport SteppedGame
from cleocatra.rules cimport constants as codes

cdef unsigned char LOWEST[8192]
cdef int CELL, DONE, MOST, PLANES, TILE_WORDS, WORD
cdef int RESCUERS_PLANE, INSPECTOR_PLANE, PLACED_PLANE, ROOM_PLANE
cdef int TILE_PLANE, OTHER_PLANE, TAKEN_PLANE, PUT_PLANE
cdef int POINTS, SUPPLY, UNUSED, UNSEEN_TILES, FACE_UP, PHASE, MOVER, TURN, STARTER
cdef int ACTION, ASKED, PLAYERS, GOAL, HERDING, ABILITIES, PILE, TURNS, SIZE

@final
cdef class Observer:
    cdef readonly object array
    cdef unsigned char[:, ::1] rows
    cdef unsigned long long[:, ::1] words
    cdef unsigned short[:, ::1] shown
    cdef unsigned char[::1] shown_tiles

    cdef void write(self, SteppedGame game, int seat, int row) noexcept nogil
    cdef void write_tiles(self, SteppedGame game, int seat, int row) noexcept nogil
    cdef void mark(self, SteppedGame game, int row, int plane, int tiles) noexcept nogil
    cdef void write_decision(self, SteppedGame game, int row) noexcept nogil
    cdef void write_seats(self, SteppedGame game, int seat, int row) noexcept nogil
    cdef void write_facts(self, SteppedGame game, int row) noexcept nogil
