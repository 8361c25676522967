from cython cimport final
from cleocatra.rules.dice cimport Dice
from cleocatra.rules.legal cimport Legal
from cleocatra.rules.state cimport State

cdef unsigned char COUNT[8192]
cdef unsigned char LOWEST[8192]
cdef unsigned char NEXT[160]
cdef unsigned char SHIFT[10]
cdef unsigned short BITS[10]
cdef int CELL, DONE, DRAW, ENOUGH, FIRST_KIND, FIRST_RIVAL, HELPERS, KIND, PUT, RIVAL, TAKEN
cdef int OPEN, PASS, SCORE, SCOUT, UNSEEN
cdef int END_OF_LIST
cdef unsigned long long RESCUE, TAKING

@final
cdef class SteppedGame:
    cdef readonly object agreed
    cdef object history
    cdef int limit
    cdef readonly State state
    cdef State start
    cdef Legal legal
    cdef unsigned char mix[5]
    cdef readonly int part
    cdef readonly unsigned long long known
    cdef readonly unsigned long long code
    cdef int cursor
    cdef unsigned short options[16]
    cdef readonly int width
    cdef readonly int steps
    cdef readonly int actions
    cdef readonly unsigned long long last

    cpdef void begin(self) noexcept nogil
    cdef void copy_from(self, SteppedGame other) noexcept nogil
    cdef void ask_kind(self) noexcept nogil
    cdef void take(self, int step) noexcept nogil
    cdef void turn_over(self, int kind) noexcept nogil
    cdef int drawn(self, Dice dice) noexcept nogil
    cdef int unseen(self, int kind) noexcept nogil
    cdef void decide(self, int step) noexcept nogil
    cdef unsigned long long shifted(self, unsigned long long bits, int part) noexcept nogil
    cdef void go_on(self) noexcept nogil
    cdef void collect(self, Legal legal) noexcept nogil
    cdef void collect_inspectors(self, Legal legal, int first, int ways) noexcept nogil
    cdef void sift(self, Legal legal) noexcept nogil
    cdef void list_options(self, Legal legal) noexcept nogil
    cdef void add(self, int step) noexcept nogil
    cdef int seat_after(self, int seat) noexcept nogil
    cdef bint is_option(self, int step) noexcept nogil
