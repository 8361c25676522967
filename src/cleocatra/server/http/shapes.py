"""The shapes of answers, by name: what routes tell the API's description about them.

With `response_model`, FastAPI would build a validator for every route and status when the server starts. That
took 20 times as long as everything else, and nothing would use them: answers are rendered by the table.
"""

from __future__ import annotations

from typing import Any, get_args

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

Responses = dict[int | str, dict[str, Any]]
REFERENCE = "#/components/schemas/{model}"
_shapes: dict[str, Any] = {}  # all that routes have named


def answers(shape: Any, *statuses: int) -> Responses:
    """The description of answers of a shape, or of lists of one, with these statuses."""
    (named,) = get_args(shape) or (shape,)
    _shapes[named.__name__] = named
    schema: dict[str, Any] = {"$ref": REFERENCE.format(model=named.__name__)}
    if named is not shape:
        schema = {"type": "array", "items": schema}
    return {status: {"content": {"application/json": {"schema": schema}}} for status in statuses or (200,)}


def schemas(*more: type) -> dict[str, Any]:
    """The JSON schemas of all shapes that routes have named, of more, and of those inside them."""
    mode: JsonSchemaMode = "serialization"
    adapters = [(name, mode, TypeAdapter(shape)) for name, shape in _shapes.items()]
    adapters += [(shape.__name__, mode, TypeAdapter(shape)) for shape in more]
    _, described = TypeAdapter.json_schemas(adapters, ref_template=REFERENCE)
    found: dict[str, Any] = described["$defs"]
    return found
