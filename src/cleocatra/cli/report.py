"""`cleocatra report`: a page about a simulation."""

HELP = "make a page\n\nexamples:\n"


def add_arguments(parser):
    pass


def run(arguments):
    return 0
