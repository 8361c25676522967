"""The security headers of every response."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "content-security-policy"
HEADERS = {
    "cache-control": "no-store",
    POLICY: (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; "
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
OWN = frozenset({b"cache-control", POLICY.encode()})  # headers that responses may have of their own
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class SecurityHeaders:
    """Adds the headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = secured(message.get("headers", []))
            await send(message)

        await self.app(scope, receive, send_secured)


def secured(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """A response's headers with ours; it may say itself how long it may be cached, and what it may run."""
    found = list(headers)
    said = {name for name, _ in found if name in OWN}
    return found + ([one for one in RAW_HEADERS if one[0] not in said] if said else RAW_HEADERS)
