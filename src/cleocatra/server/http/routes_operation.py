"""Routes for those who operate the server."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from cleocatra.server.http.answers import Health, json_response
from cleocatra.server.http.dependencies import PROBLEMS, TheServices
from cleocatra.server.http.shapes import answers
from cleocatra.server.metrics import CONTENT_TYPE, metrics_text
from cleocatra.server.store.base import Unavailable
from cleocatra.table.refusals import Refused

HEALTH_SECONDS = 5.0
router = APIRouter(responses=PROBLEMS, tags=["operation"])


@router.get("/healthz", responses=answers(Health))
async def health(services: TheServices) -> Response:
    """Whether the server and its store work."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await asyncio.wrap_future(services.tables.store.check())
    except (TimeoutError, Unavailable):
        raise Refused("store/unavailable") from None
    return json_response(Health())


@router.get(
    "/metrics",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics() -> Response:
    """What the server counts, for Prometheus."""
    return Response(metrics_text(), media_type=CONTENT_TYPE)
