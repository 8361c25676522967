from cleocatra.rules cimport constants as codes
from cleocatra.rules.dice cimport Dice
from cleocatra.rules.legal cimport Legal
from cleocatra.rules.state cimport State

cdef unsigned char COUNT[8192]
cdef unsigned char LOWEST[8192]
cdef unsigned char NEXT[100]
cdef unsigned char SHIFT[10]
cdef unsigned short BITS[10]
cdef int CELL, DONE, DRAW, ENOUGH, FIRST_KIND, FIRST_RIVAL, HELPERS, KIND, PUT, RIVAL, TAKEN
cdef int ACTION_KINDS, PART_COUNT
cdef int END_OF_LIST
cdef unsigned long long RESCUE, TAKING

# `inline` makes a method final, so that calls among them are direct, as in `rules.board`.
cdef class Stepper:
    cdef readonly object options
    cdef int limit
    cdef readonly State state
    cdef State start
    cdef Legal legal
    cdef unsigned char mix[codes.TILE_KINDS]
    cdef readonly int part
    cdef readonly unsigned long long known
    cdef readonly unsigned long long code
    cdef int cursor
    cdef unsigned short choices[16]
    cdef readonly int choice_count
    cdef readonly int steps
    cdef readonly int actions
    cdef readonly unsigned long long last

    cdef inline void begin(self) noexcept nogil
    cdef inline void copy_from(self, Stepper other) noexcept nogil
    cdef inline void ask_kind(self) noexcept nogil
    cdef inline void take(self, int step) noexcept nogil
    cdef inline void turn_over(self, int kind) noexcept nogil
    cdef inline int drawn(self, Dice dice) noexcept nogil
    cdef inline int unseen(self, int kind) noexcept nogil
    cdef inline void decide(self, int step) noexcept nogil
    cdef inline unsigned long long shifted(self, unsigned long long bits, int part) noexcept nogil
    cdef inline void go_on(self) noexcept nogil
    cdef inline void collect(self, Legal legal) noexcept nogil
    cdef inline void collect_inspectors(self, Legal legal, int first, int ways) noexcept nogil
    cdef inline void sift(self, Legal legal) noexcept nogil
    cdef inline void list_choices(self, Legal legal) noexcept nogil
    cdef inline void add(self, int step) noexcept nogil
    cdef inline int seat_after(self, int seat) noexcept nogil
    cdef inline bint is_choice(self, int step) noexcept nogil
