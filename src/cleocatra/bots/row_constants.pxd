# The numbers of `rows.py` as constants of C: a compiled module's .pxd says
# `from cleocatra.bots cimport row_constants as rows`, its .py `from cleocatra.bots import rows`.
cdef enum:
    SEAT_FACTS = 13
    SEAT_ROWS = 92
    TABLE_FACTS = 8
    TABLE_ROWS = 63
    TABLE_BASE = 52
    FACTS = 84
    MOST_ACTIVE = 60
    UNITS = 32
