from cython cimport final
from cleocatra.lab.env.stepper cimport Stepper

cdef int DONE, DRAW, FIRST_KIND, OPEN, SCOUT, UNSEEN

@final
cdef class SteppedGame(Stepper):
    cdef object history
