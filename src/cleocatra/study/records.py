"""Positions of records. On a server, worker processes import this module."""

from __future__ import annotations

from cleocatra.study.analysis import position_at
from cleocatra.table.moments import read_record


def line_of_record(record: str, moment: int) -> str:
    """The position after so many actions of a record, in one line."""
    return position_at(read_record(record), moment).position
