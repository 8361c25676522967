"""Work on whole records. On a server, worker processes import this module, so it needs little."""

from __future__ import annotations

from cleocatra.record.shuffle import check_shuffle
from cleocatra.table.advice import ReviewView
from cleocatra.table.encoding import to_json
from cleocatra.table.moments import MOST_MOMENTS, moments, read_record
from cleocatra.table.thinking import review

RECORD_SEED = 1  # of reviews of records


def moments_of_record(record: str, since: int) -> str:
    """The JSON of a record's `Moments`."""
    game = read_record(record)
    return to_json(moments(game, since, MOST_MOMENTS, check_shuffle(game)))


def review_of_record(record: str, turn: int, simulations: int | None = None) -> ReviewView:
    """A turn of a record beside the best way to play it."""
    return review(read_record(record), turn, RECORD_SEED, simulations)
