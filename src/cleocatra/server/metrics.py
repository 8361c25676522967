"""Metrics for Prometheus. No label names a game, a player or an address."""

from __future__ import annotations

import asyncio
import time
from functools import cache

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

REGISTRY = CollectorRegistry()
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
LAG_EVERY = 0.5  # seconds

ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
REQUESTS = Counter(
    "cleocatra_requests", "Requests answered", ["method", "route", "status"], registry=REGISTRY
)
REQUEST_SECONDS = Histogram(
    "cleocatra_request_seconds",
    "From a request's head to the beginning of its answer",
    ["route"],
    buckets=SECONDS,
    registry=REGISTRY,
)
REFUSALS = Counter("cleocatra_refusals", "Requests refused, by code", ["code"], registry=REGISTRY)
for code in ("game/damaged", "server/failed", "store/unavailable"):
    REFUSALS.labels(code)  # 0 from the start: the first one counts as an increase, which alerts look for
EVENTS = Counter("cleocatra_events", "Events committed by this process", ["type"], registry=REGISTRY)
ACTIONS = Counter("cleocatra_actions_acknowledged", "Actions of persons acknowledged", registry=REGISTRY)
STREAMS = Gauge("cleocatra_streams_open", "Event streams open", registry=REGISTRY)
STREAMS_DROPPED = Counter(
    "cleocatra_streams_dropped", "Event streams ended because nobody read them", registry=REGISTRY
)
TABLES = Gauge("cleocatra_games_in_memory", "Games in memory", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "cleocatra_commit_seconds", "A commit of the store", buckets=SECONDS, registry=REGISTRY
)
THINKING_SECONDS = Histogram(
    "cleocatra_bot_thinking_seconds", "A bot's decision", ["level"], buckets=SECONDS, registry=REGISTRY
)
JOBS_OPEN = Gauge("cleocatra_jobs_open", "Due jobs that this process is doing", registry=REGISTRY)
JOBS = Counter("cleocatra_jobs", "Due jobs done by this process", ["kind"], registry=REGISTRY)
LOOP_LAG = Histogram(
    "cleocatra_event_loop_lag_seconds",
    "How much later than asked the event loop comes round",
    buckets=SECONDS,
    registry=REGISTRY,
)


@cache  # looking a labelled metric up costs more than counting
def event_counter(kind: str) -> Counter:
    return EVENTS.labels(kind)


def metrics_text() -> bytes:
    """Everything counted, in the text format of Prometheus."""
    return generate_latest(REGISTRY)


async def watch_lag() -> None:
    """Measure for ever how late the event loop is."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LAG_EVERY)
        LOOP_LAG.observe(max(0.0, time.perf_counter() - began - LAG_EVERY))
