from cython cimport final
from cleocatra.lab.env.observation cimport Observer
from cleocatra.lab.env.stepping cimport SteppedGame
from cleocatra.rules cimport constants as codes
from cleocatra.rules.dice cimport Dice

cdef int DONE, DRAW, STEPS

@final
cdef class VectorEnv:
    cdef SteppedGame beginning
    cdef Observer observer
    cdef int[::1] chosen
    cdef unsigned char[:, ::1] masks
    cdef unsigned char[::1] movers
    cdef float[:, ::1] rewards
    cdef unsigned char[::1] terminated
    cdef unsigned char[::1] truncated
    cdef Branch rows
    cdef Dice pile
    cdef Dice policy
    cdef readonly int games
    cdef readonly long long steps
    cdef readonly long long actions
    cdef readonly object batch

    cdef int first_wrong(self) noexcept nogil
    cdef void choose(self, SteppedGame game, int row) noexcept nogil
    cdef void begin(self, SteppedGame game, int row) noexcept nogil
    cdef void take(self, SteppedGame game, int row) noexcept nogil
    cdef void clear(self, SteppedGame game, int row) noexcept nogil
    cdef void show(self, SteppedGame game, int row) noexcept nogil
    cdef void reward(self, SteppedGame game, int row) noexcept nogil

@final
cdef class Branch:
    cdef SteppedGame game
    cdef int row
    cdef Branch near
    cdef Branch far

    cdef void begin(self, VectorEnv env) noexcept nogil
    cdef void take(self, VectorEnv env) noexcept nogil
    cdef void choose(self, VectorEnv env) noexcept nogil
