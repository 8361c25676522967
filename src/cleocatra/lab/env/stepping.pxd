from cython cimport final
from cleocatra.lab.env.stepper cimport Stepper
from cleocatra.rules cimport constants as codes

cdef int DONE, DRAW, FIRST_KIND

@final
cdef class SteppedGame(Stepper):
    cdef object history
