"""Numbers that a search tree and its searches share; compiled modules copy them into C variables."""

NO_NODE = -1  # no child yet, or no room for one
NO_EDGE = -1
PATH_LIMIT = 500  # edges after which a simulation ends; its last step may add two more
NO_RIVAL = 1 << 30  # the lead of an only edge
