"""Warnings that come by the thousand are told a few times, and counted."""

from __future__ import annotations

import logging

from cleocatra.server.log_throttle import MOST, LogThrottle


def told(throttle: LogThrottle, message: str, level: int = logging.WARNING) -> str | None:
    record = logging.LogRecord("cleocatra.server", level, "", 0, message, ("disk full",), None)
    return record.getMessage() if throttle.filter(record) else None


def test_a_thousand_warnings_are_ten_lines_and_a_number() -> None:
    time = 0.0
    throttle = LogThrottle(lambda: time)
    lines = [told(throttle, "store-failed error=%s") for _ in range(1000)]
    assert [line for line in lines if line] == ["store-failed error=disk full"] * MOST
    assert told(throttle, "news-missed error=%s") == "news-missed error=disk full"  # another kind
    time = 61.0
    assert told(throttle, "store-failed error=%s") == "store-failed error=disk full (and 990 more before)"
    assert told(throttle, "store-failed error=%s") == "store-failed error=disk full"


def test_events_are_all_told() -> None:
    throttle = LogThrottle(lambda: 0.0)
    assert all(told(throttle, "event game=%s", logging.INFO) for _ in range(1000))
