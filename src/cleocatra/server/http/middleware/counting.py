"""Counts requests and measures how long they take."""

from __future__ import annotations

import time
from functools import cache

from prometheus_client import Counter, Histogram
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cleocatra.server.metrics import REQUEST_SECONDS, REQUESTS

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class CountRequests:
    """Counts every request by method, route and status."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()

        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                count(scope, message["status"], time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, send_counted)


def count(scope: Scope, status: int, seconds: float) -> None:
    route = getattr(scope.get("route"), "path", "none")
    method = scope["method"] if scope["method"] in METHODS else "other"
    counter(method, route, status).inc()
    timer(route).observe(seconds)


# looking a labelled metric up costs more than counting


@cache
def counter(method: str, route: str, status: int) -> Counter:
    return REQUESTS.labels(method, route, status)


@cache
def timer(route: str) -> Histogram:
    return REQUEST_SECONDS.labels(route)
