"""Stands in for the module `cython` where the sources run and it isn't installed."""

from contextlib import nullcontext

nogil = nullcontext()  # uncompiled there is no lock to release
