"""Serves the page: the files that the build made, and for each of its addresses a start file."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from cleocatra.server.http.middleware.headers import HEADERS, POLICY

STATIC = Path(__file__).parent.parent / "static"
FOREVER = "public, max-age=31536000, immutable"  # names with a hash in them: what they hold never changes
ASK_AGAIN = "no-cache"  # kept, but asked for at every visit
# where the page may be
ADDRESSES = (
    *("new", "play", "lobby", "games", "settings", "learn", "lessons", "puzzles"),
    *("replay", "try", "analysis"),
)
TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
WORKER = "assets/worker-"  # it runs Python, which is WebAssembly; the page itself may not
WORKER_POLICY = HEADERS[POLICY].replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
NOT_BUILT = "The page is not built yet. `make play` builds it; the API is there: /api/openapi.json\n"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
router = APIRouter(include_in_schema=False)


def add_pages(app: FastAPI) -> None:
    """Serve the files that the build made, and nothing else."""
    app.include_router(router)


@router.api_route("/", methods=["GET", "HEAD"])
async def start(request: Request) -> Response:
    return answer(request, "index.html")


@router.api_route("/{address:path}", methods=["GET", "HEAD"])
async def page(address: str, request: Request) -> Response:
    """A file, or the start file for an address of the page; everything else is unknown."""
    if address in files():
        return answer(request, address)
    if (place := address.split("/")[0]) in ADDRESSES:
        return answer(request, "play.html" if place == "play" else "index.html")
    raise HTTPException(404)


def files() -> frozenset[str]:
    """The names of all files that the build made; a request's path is only ever looked up in them."""
    start = STATIC / "index.html"
    return files_of(start.stat().st_mtime_ns if start.is_file() else 0)


@lru_cache(maxsize=1)
def files_of(_built: int) -> frozenset[str]:
    """The files of one build; a new build gets a new list."""
    return frozenset(
        path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.suffix in TYPES
    )


def answer(request: Request, name: str) -> Response:
    """A file with its type and cache headers, compressed if the browser accepts that."""
    file = STATIC / name
    if not file.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    headers = {
        "cache-control": FOREVER if name.startswith(("assets/", "offline/")) else ASK_AGAIN,
        "vary": "accept-encoding",
    }
    if name.startswith(WORKER):
        headers[POLICY] = WORKER_POLICY
    accepted = {
        part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")
    }
    media_type = TYPES[file.suffix]
    for encoding, suffix in ENCODINGS:
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            return FileResponse(
                packed, headers=headers | {"content-encoding": encoding}, media_type=media_type
            )
    return FileResponse(file, headers=headers, media_type=media_type)
