"""What can be wrong with a simulation or a variant's file: a stable code, and a sentence in English.

The command line says them in its own language; a test compares these with its English ones.
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

WHOLE_FILE = "file"  # the field of what is wrong with no setting alone

# What only the file of a variant can have wrong; the rest is in the rules
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
    """Something is wrong: `code` says what, `details` with what; a detail may be a fault itself."""

    def __init__(self, code: str, **details: str | LabFault) -> None:
        super().__init__(FAULTS[code].format(**details))
        self.code = code
        self.details = details


def file_fault(field: str, code: str, **details: str) -> InvalidVariant:
    """What is wrong with this field of a variant’s file."""
    return InvalidVariant(field, VARIANT_FILE_FAULTS[code].format(**details), code, details)
