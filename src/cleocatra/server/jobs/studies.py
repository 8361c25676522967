"""Work on whole records, done in worker processes: they import this module, so it needs little."""

from __future__ import annotations

from cleocatra.bots.review import Reviewer
from cleocatra.record import Game
from cleocatra.record.shuffle import check_shuffle
from cleocatra.table.advice import ReviewView, review_view
from cleocatra.table.encoding import to_json
from cleocatra.table.moments import MOST_MOMENTS, moments, read_record
from cleocatra.table.refusals import Refused

RECORD_SEED = 1  # of reviews of records


def moments_of_record(record: str, since: int) -> str:
    """The JSON of a record's `Moments`."""
    game = read_record(record)
    return to_json(moments(game, since, MOST_MOMENTS, check_shuffle(game.initial.pile, game.tags)))


def review_of_record(record: str, turn: int) -> ReviewView:
    """A turn of a record beside the best way to play it."""
    return review(read_record(record), turn, RECORD_SEED)


def review(game: Game, number: int, seed: int) -> ReviewView:
    """A turn beside the best one; raises Refused if the game has no such turn, or not the whole of it."""
    whole = len(game.turns) - game.turn_under_way
    if number >= whole:
        raise Refused("request/invalid", {"field": "turn", "most": str(whole - 1)})
    start = game.after_turns(number).position
    return review_view(number, Reviewer(game, seed).turn(number), start)
