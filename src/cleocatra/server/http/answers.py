"""How answers are sent."""

from __future__ import annotations

from typing import Literal

from starlette.responses import Response

from cleocatra.table.encoding import to_json
from cleocatra.table.wire import wire


@wire
class Health:
    status: Literal["ok"] = "ok"


def json_response(value: object, status: int = 200) -> Response:
    """An answer with a dataclass, or a list of some, as JSON."""
    return Response(to_json(value), status, media_type="application/json")
