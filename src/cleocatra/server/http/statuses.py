"""The HTTP status of every refusal, and refusals that only HTTP has."""

from __future__ import annotations

from cleocatra.table.refusals import Refused

STATUS = {
    "action/id-reused": 409,
    "action/illegal": 422,
    "action/stale": 409,
    "action/unreadable": 422,
    "body/content-type": 415,
    "body/invalid": 400,
    "body/too-deep": 400,
    "body/too-large": 413,
    "bot/unknown": 422,
    "game/damaged": 503,
    "game/newer": 503,
    "game/not-over": 409,
    "game/not-started": 409,
    "game/over": 409,
    "game/too-long": 409,
    "game/unknown": 404,
    "games/share": 429,
    "games/too-many": 429,
    "hint/forbidden": 403,
    "host/unknown": 421,
    "lesson/unknown": 404,
    "name/characters": 422,
    "name/length": 422,
    "name/mixed": 422,
    "origin/forbidden": 403,
    "position/invalid": 422,
    "puzzle/unknown": 404,
    "rate/exceeded": 429,
    "record/invalid": 422,
    "record/over": 422,
    "request/head-too-large": 431,
    "request/invalid": 422,
    "request/malformed": 400,
    "request/method": 405,
    "request/secret-reused": 409,
    "request/too-slow": 408,
    "request/unknown": 404,
    "seat/forbidden": 403,
    "seat/none-free": 409,
    "seat/removed": 403,
    "seat/share": 429,
    "seat/stays": 409,
    "seat/taken": 409,
    "server/busy": 503,
    "server/failed": 500,
    "server/stopping": 503,
    "shuffle/closed": 409,
    "shuffle/other-share": 422,
    "store/unavailable": 503,
    "stream/too-many": 429,
    "take-back/forbidden": 409,
    "take-back/nothing": 409,
    "turn/nothing-to-confirm": 409,
    "turn/over": 409,
}


class HttpRefused(Refused):
    """A refusal with another status than usual, or with the time after which to try again."""

    def __init__(
        self,
        code: str,
        details: dict[str, str] | None = None,
        *,
        status: int | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(code, details)
        self.status = status or STATUS[code]
        self.retry_after = retry_after  # seconds
