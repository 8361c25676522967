"""Admission: the size of a request's head, the server's name in it, its client's rate, its page."""

from __future__ import annotations

import re

from starlette.types import ASGIApp, Receive, Scope, Send

from cleocatra.server.http.limits import Limiter, client_of
from cleocatra.server.http.problems import problem_response
from cleocatra.table.refusals import Refused

LARGEST_HEAD = 16 * 1024
PORT = re.compile(r":\d+$")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class Admission:
    """Refuses large heads, clients that ask too often, and the pages of other sites."""

    def __init__(self, app: ASGIApp, limiter: Limiter) -> None:
        self.app = app
        self.limiter = limiter
        self.origins = frozenset(limiter.limits.origins)
        self.names = frozenset(limiter.limits.names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            try:
                check_head(scope)
                self.check_name(scope)
                self.limiter.check_request(client_of(scope))
                if scope["method"] not in SAFE_METHODS:
                    self.check_origin(scope)
            except Refused as refused:
                await problem_response(refused)(scope, receive, send)
                return
        await self.app(scope, receive, send)

    def check_name(self, scope: Scope) -> None:
        """Raise Refused for a name that isn't the server's: any site can point its own here."""
        host = header(scope, b"host") or ""
        if self.names and scope["path"] != "/healthz" and PORT.sub("", host).lower() not in self.names:
            raise Refused("host/unknown")

    def check_origin(self, scope: Scope) -> None:
        """Raise Refused for the page of another site: browsers say which page sends a request."""
        origin = header(scope, b"origin")
        if origin is None or origin in self.origins:
            return
        host = header(scope, b"host")
        if origin not in (f"http://{host}", f"https://{host}"):
            raise Refused("origin/forbidden")


def header(scope: Scope, name: bytes) -> str | None:
    """The last value of a header."""
    values = [value for found, value in scope["headers"] if found == name]
    return values[-1].decode("latin-1") if values else None


def check_head(scope: Scope) -> None:
    """Raise Refused if address and headers are too long; the connection checks it while they arrive."""
    size = len(scope["raw_path"]) + len(scope["query_string"])
    size += sum(len(name) + len(value) for name, value in scope["headers"])
    if size > LARGEST_HEAD:
        raise head_too_large()


def head_too_large() -> Refused:
    return Refused("request/head-too-large", {"most": str(LARGEST_HEAD)})
