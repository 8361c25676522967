"""Errors of simulations and variant files: a stable code and an English message for each.

The command line has the same messages in three languages; a test compares the English ones.
"""

from __future__ import annotations

from cleocatra.rules import InvalidVariant

FAULTS = {
    # a plan, and where it is played
    "bots": "expected two to four bots, got {number}",
    "clock": "{bot} thinks by the clock, so its games can’t be repeated: use --simulations N",
    "cluster-package": "--cluster needs an extra: pip install cleocatra[cluster]",
    "cluster-none": "there is no Dask cluster at {address}: {reason}",
    "cluster-empty": "the cluster at {address} has no workers",
    "cluster-version": "a worker of the cluster has another version of cleocatra",
    # a folder and its manifest
    "folder": "{folder} is neither empty nor a simulation that was started",
    "other-plan": "{folder} holds another simulation: its plan has {name} {there}, not {here}",
    "other-versions": "{folder} holds another simulation: its versions have {name} {there}, not {here}",
    "file": "{file}: {reason}",
    "format": "unknown format {format}: expected {known}",
    "manifest": "this isn’t a simulation’s manifest: {reason}",
    "plan": "the plan can’t be read: {reason}",
    "none": "this folder holds no simulation",
    "unfinished": "this simulation is not finished: run its command again",
    "unreadable": "its files can’t be read: {reason}",
}

WHOLE_FILE = "file"  # the field of an error that concerns no single setting

# Errors that only a variant's file can have; the others are in `rules.reasons`
VARIANT_FILE_FAULTS = {
    "file-size": "a variant has at most {most} bytes",
    "file-encoding": "this is not UTF-8",
    "file-toml": "this is not TOML: {reason}",
    "file-name": "a variant needs one",
    "file-setting": "unknown setting: expected one of {choices}",
    "file-table": "expected a table: [{name}]",
    "file-kinds": "expected a number for each kind of tile",
    "file-switch": "expected true or false, got {value}",
}


class LabFault(ValueError):
    """An error with a stable code and the details of its message, which may be faults themselves."""

    def __init__(self, code: str, **details: str | LabFault) -> None:
        super().__init__(FAULTS[code].format(**details))
        self.code = code
        self.details = details


def file_fault(field: str, code: str, **details: str) -> InvalidVariant:
    """The error for a field of a variant's file."""
    return InvalidVariant(field, VARIANT_FILE_FAULTS[code].format(**details), code, details)
