"""The gate before the application: sizes, forms and origins of requests, and the headers of every answer."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cleocatra.server.refusals import Refused
from cleocatra.server.view import project_refusal

LARGEST_BODY = 64 * 1024
DEEPEST_BODY = 16
LONGEST_NUMBER = 18
# also one that never ends, so that no other search begins within it: the time stays linear
STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*(?:"|\\?\Z)', re.DOTALL)
HEADERS = {
    "cache-control": "no-store",
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Gate:
    """Lets through what is small, well formed and from here."""

    def __init__(self, app: ASGIApp, origins: Iterable[str] = ()) -> None:
        self.app = app
        self.origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        try:
            if scope["method"] not in ("GET", "HEAD"):
                receive = await self.checked(scope, receive)
        except Refused as refused:
            await problem(refused)(scope, receive, send_guarded)
            return
        await self.app(scope, receive, send_guarded)

    async def checked(self, scope: Scope, receive: Receive) -> Receive:
        """Read the whole body and look at it; the answer gives it to the application."""
        headers = Headers(scope=scope)
        self.check_origin(headers)
        body = await read_body(headers, receive)
        if body:
            if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
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

    def check_origin(self, headers: Headers) -> None:
        """Browsers say which page sends a request: only our own may."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return
        if urlsplit(origin).netloc != headers.get("host") or not origin.startswith(("http://", "https://")):
            raise Refused("origin/forbidden")


async def read_body(headers: Headers, receive: Receive) -> bytes:
    """The body, as long as it isn't too large, whatever its length was said to be."""
    stated = headers.get("content-length", "0")
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
    text = project_refusal(refused).model_dump_json()
    return Response(text, refused.status, media_type="application/json")
