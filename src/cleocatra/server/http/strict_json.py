"""Strict JSON: the one place where the body of a request is decoded."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from cleocatra.table.refusals import Refused

DEEPEST = 16
LONGEST_NUMBER = 18  # digits
# an unfinished string counts too, so that no other match begins within it: the time stays linear
STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*(?:"|\\?\Z)', re.DOTALL)
BRACKETS = re.compile(rb"[][{}]")


class StrictRoute(APIRoute):
    """A route that decodes its body once, strictly."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_strictly(request: Request) -> Response:
            body = await request.body()
            if body:
                request = DecodedRequest(request, body)
            return await handle(request)

        return handle_strictly


class DecodedRequest(Request):
    """A request whose body has been read and decoded."""

    def __init__(self, request: Request, body: bytes) -> None:
        super().__init__(request.scope, request.receive)
        self._bytes = body
        self._decoded = parse_json(body)

    async def body(self) -> bytes:
        return self._bytes

    async def json(self) -> Any:
        return self._decoded


def parse_json(body: bytes) -> Any:
    """The decoded body; raises Refused if it is too deep, isn't strict JSON, repeats a key or has an absurd
    number.
    """
    check_depth(body)
    try:
        return json.loads(
            body.decode(),
            parse_constant=forbidden_constant,
            parse_int=short_int,
            parse_float=short_float,
            object_pairs_hook=distinct,
        )
    except (ValueError, RecursionError) as error:
        raise Refused("body/invalid") from error


def check_depth(body: bytes) -> None:
    """Raise Refused for nesting that is too deep, before anything is decoded."""
    if body.count(b"[") + body.count(b"{") <= DEEPEST:
        return
    depth = 0
    for bracket in BRACKETS.findall(STRINGS.sub(b"", body)):
        depth += 1 if bracket in b"[{" else -1
        if depth > DEEPEST:
            raise Refused("body/too-deep", {"most": str(DEEPEST)})


def forbidden_constant(text: str) -> None:
    raise ValueError(text)


def short_int(text: str) -> int:
    check_length(text)
    return int(text)


def short_float(text: str) -> float:
    check_length(text)
    return float(text)


def check_length(number: str) -> None:
    if len(number) > LONGEST_NUMBER:
        raise ValueError("a number is too long")


def distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key is repeated")
    return found
