"""`cleocatra report`: a page about a simulation."""


def add_arguments(parser):
    pass


def run(arguments):
    return 0
