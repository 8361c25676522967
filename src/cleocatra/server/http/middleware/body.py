"""Reads the bodies of requests, with limits for time and size; only JSON is accepted."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cleocatra.server.http.middleware.admission import header
from cleocatra.server.http.problems import problem_response
from cleocatra.table.refusals import Refused

LARGEST_BODY = 64 * 1024
LONGEST_LENGTH = 18  # digits of a Content-Length


class ReadBody:
    """Reads the whole body before the application runs."""

    def __init__(self, app: ASGIApp, patience: float | None) -> None:
        """`patience` is how many seconds a body may take to arrive; None: any time."""
        self.app = app
        self.patience = patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] not in ("GET", "HEAD"):
            try:
                receive = replayed(await self.read(scope, receive), receive)
            except Refused as refused:
                await problem_response(refused)(scope, receive, send)
                return
        await self.app(scope, receive, send)

    async def read(self, scope: Scope, receive: Receive) -> bytes:
        """The body of a request; raises Refused if it comes too slowly or isn't JSON."""
        try:
            async with asyncio.timeout(self.patience):
                body = await read_body(scope, receive)
        except TimeoutError:
            raise Refused("request/too-slow") from None
        except asyncio.CancelledError:  # the server stops and doesn't wait for this request
            raise Refused("server/stopping") from None
        kind = (header(scope, b"content-type") or "").partition(";")[0].strip().lower()
        if body and kind != "application/json":
            raise Refused("body/content-type")
        return body


async def read_body(scope: Scope, receive: Receive) -> bytes:
    """The body; raises Refused if it is too large, whatever its Content-Length says."""
    stated = header(scope, b"content-length") or "0"
    if not stated.isdigit() or len(stated) > LONGEST_LENGTH or int(stated) > LARGEST_BODY:
        raise Refused("body/too-large", {"most": str(LARGEST_BODY)})
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Refused("body/invalid")
        body += message.get("body", b"")
        if len(body) > LARGEST_BODY:
            raise Refused("body/too-large", {"most": str(LARGEST_BODY)})
        if not message.get("more_body", False):
            return bytes(body)


def replayed(body: bytes, receive: Receive) -> Receive:
    """A `receive` that gives the whole body first."""
    first: Message | None = {"type": "http.request", "body": body, "more_body": False}

    async def receive_again() -> Message:
        nonlocal first
        if first is None:
            return await receive()
        message, first = first, None
        return message

    return receive_again
