"""The gate before the application: sizes, forms and origins of requests, and the headers of every answer."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterable, Mapping

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cleocatra.server.limits import Limiter, client_of
from cleocatra.server.metrics import REFUSALS, REQUEST_SECONDS, REQUESTS
from cleocatra.server.refusals import Refused
from cleocatra.server.view import project_refusal

LARGEST_HEAD = 16 * 1024
LARGEST_BODY = 64 * 1024
DEEPEST_BODY = 16
LONGEST_NUMBER = 18
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
# also one that never ends, so that no other search begins within it: the time stays linear
STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*(?:"|\\?\Z)', re.DOTALL)
HEADERS = {
    "cache-control": "no-store",
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
# for the pages of other origins that the operator has named: they send tokens, never the cookie
MAY_ASK = {
    "access-control-allow-headers": "authorization, content-type, last-event-id",
    "access-control-allow-methods": "GET, POST",
    "access-control-max-age": "600",
}
SHARED = [(b"access-control-expose-headers", b"date, retry-after"), (b"vary", b"origin")]
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Gate:
    """Lets through what is small, well formed, in time and from here, and counts it."""

    def __init__(self, app: ASGIApp, limiter: Limiter) -> None:
        self.app = app
        self.limiter = limiter
        self.origins = frozenset(limiter.limits.origins)
        self.patience = limiter.limits.patience or None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        began = time.perf_counter()
        origin = next((value for name, value in scope["headers"] if name == b"origin"), b"")
        welcome = origin.decode("latin-1") in self.origins

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = guarded(message.get("headers", []))
                if welcome:
                    message["headers"] += [(b"access-control-allow-origin", origin), *SHARED]
                count(scope, message["status"], time.perf_counter() - began)
            await send(message)

        try:
            check_head(scope)
            self.limiter.check_request(client_of(scope))
            if welcome and scope["method"] == "OPTIONS":  # the browser asks whether the page may ask
                await Response(status_code=204, headers=MAY_ASK)(scope, receive, send_guarded)
                return
            if scope["method"] not in ("GET", "HEAD"):
                receive = await self.checked(scope, receive)
        except Refused as refused:
            await problem(refused)(scope, receive, send_guarded)
            return
        await self.app(scope, receive, send_guarded)

    async def checked(self, scope: Scope, receive: Receive) -> Receive:
        """Read the whole body and look at it; the answer gives it to the application."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        self.check_origin(headers)
        try:
            async with asyncio.timeout(self.patience):
                body = await read_body(headers, receive)
        except TimeoutError:
            raise Refused("request/too-slow") from None
        except asyncio.CancelledError:  # the server waits no longer for requests under way
            raise Refused("server/stopping") from None
        if body:
            if headers.get(b"content-type", "").partition(";")[0].strip().lower() != "application/json":
                raise Refused("body/content-type")
            check_json(body)
        told = False

        async def receive_again() -> Message:
            nonlocal told
            if told:
                return await receive()
            told = True
            return {"type": "http.request", "body": body, "more_body": False}

        return receive_again

    def check_origin(self, headers: Mapping[bytes, str]) -> None:
        """Browsers say which page sends a request: only our own may."""
        origin = headers.get(b"origin")
        if origin is None or origin in self.origins:
            return
        if origin not in (f"{scheme}://{headers.get(b'host')}" for scheme in ("http", "https")):
            raise Refused("origin/forbidden")


def check_head(scope: Scope) -> None:
    """Raise Refused if address and headers are too long; while they arrive, the connection sees to it."""
    size = len(scope["raw_path"]) + len(scope["query_string"])
    size += sum(len(name) + len(value) for name, value in scope["headers"])
    if size > LARGEST_HEAD:
        raise head_too_large()


def head_too_large() -> Refused:
    return Refused("request/head-too-large", {"most": str(LARGEST_HEAD)})


def guarded(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """An answer's headers and ours; what says itself how long it may be kept is believed."""
    found = list(headers)
    kept = any(name == b"cache-control" for name, _ in found)
    return found + (RAW_HEADERS[1:] if kept else RAW_HEADERS)


def count(scope: Scope, status: int, seconds: float) -> None:
    route = getattr(scope.get("route"), "path", "none")
    REQUESTS.labels(scope["method"] if scope["method"] in METHODS else "other", route, status).inc()
    REQUEST_SECONDS.labels(route).observe(seconds)


async def read_body(headers: Mapping[bytes, str], receive: Receive) -> bytes:
    """The body, as long as it isn't too large, whatever its length was said to be."""
    stated = headers.get(b"content-length", "0")
    if not stated.isdigit() or len(stated) > LONGEST_NUMBER or int(stated) > LARGEST_BODY:
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


def check_json(body: bytes) -> None:
    """Raise Refused for JSON that is too deep, isn't strict, repeats a key or holds an absurd number."""
    depth = 0
    for char in STRINGS.sub(b"", body):
        depth += (char in b"[{") - (char in b"]}")
        if depth > DEEPEST_BODY:
            raise Refused("body/too-deep", {"most": str(DEEPEST_BODY)})
    try:
        json.loads(
            body.decode(),
            parse_constant=bad,
            parse_int=number,
            parse_float=number,
            object_pairs_hook=distinct,
        )
    except (ValueError, RecursionError) as error:
        raise Refused("body/invalid") from error


def bad(text: str) -> None:
    raise ValueError(text)


def number(text: str) -> None:
    if len(text) > LONGEST_NUMBER:
        raise ValueError("a number is too long")


def distinct(pairs: list[tuple[str, object]]) -> None:
    if len({key for key, _ in pairs}) < len(pairs):
        raise ValueError("a key comes twice")


def problem(refused: Refused) -> Response:
    """The answer that tells of a refusal."""
    REFUSALS.labels(refused.code).inc()
    text = project_refusal(refused).model_dump_json()
    headers = {} if refused.retry_after is None else {"retry-after": str(refused.retry_after)}
    if refused.code == "request/too-slow":
        headers["connection"] = "close"  # the rest of it may still come
    return Response(text, refused.status, headers, "application/json")
