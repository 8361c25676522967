"""Writes what the page knows of the server, so that nobody copies it by hand: `web/src/wire/types.ts` with
the models and the bots' levels as TypeScript, and a game's moments, with which the page's tests compare.

python scripts/wire_types.py            write the files
python scripts/wire_types.py --check    only say whether they are up to date
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fastapi import FastAPI

from cleocatra.bots.levels import LEVELS
from cleocatra.bots.review import LARGE_MISTAKE, MISTAKE, NOISE
from cleocatra.record import parse_game
from cleocatra.server.app import create_app
from cleocatra.server.http.limits import Limits
from cleocatra.server.store.base import open_store
from cleocatra.table.encoding import to_json
from cleocatra.table.moments import moments

WEB = Path(__file__).parent.parent / "web"
TARGET = WEB / "src/wire/types.ts"
RECORD = WEB / "tests/data/game.cleo"
MOMENTS = WEB / "tests/data/moments.json"
HEADER = "// Made by scripts/wire_types.py from the server's OpenAPI description and the bots. Don't edit.\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
LEFT_OUT = {"HTTPValidationError", "ValidationError"}  # FastAPI's own, never sent here
Schema = dict[str, Any]


def describe() -> Schema:
    """The server's OpenAPI description."""
    with TemporaryDirectory() as folder:
        store = open_store(str(Path(folder) / "games.db"))
        try:
            app: Any = create_app(store, Limits())[0]
            while not isinstance(app, FastAPI):  # behind its middleware
                app = app.app
            description: Schema = app.openapi()
        finally:
            store.close()
    return description


def type_of(schema: Schema) -> str:
    """The TypeScript type of a JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(literal, schema["enum"]))
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return " | ".join(dict.fromkeys(type_of(one) for one in schema[word]))
    match schema.get("type"):
        case "array":
            inner = type_of(schema["items"]) if "items" in schema else "unknown"
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case "object" if "properties" in schema:
            return "{ " + " ".join(fields(schema)) + " }"
        case "object":
            values = schema.get("additionalProperties")
            names = type_of(schema["propertyNames"]) if "propertyNames" in schema else "string"
            return f"Record<{names}, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
        case str(name):
            return PLAIN[name]
    return "unknown"


def literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def fields(schema: Schema) -> list[str]:
    required = set(schema.get("required", ()))
    return [
        f"{name}{'' if name in required else '?'}: {type_of(one)};"
        for name, one in schema.get("properties", {}).items()
    ]


def declaration(name: str, schema: Schema) -> str:
    """A schema with its name and what it says of itself."""
    summary = schema.get("description", "").partition("\n")[0]
    comment = f"/** {summary} */\n" if summary else ""
    if "properties" not in schema:
        return f"{comment}export type {name} = {type_of(schema)};\n"
    body = "".join(f"  {line}\n" for line in fields(schema))
    return f"{comment}export interface {name} {{\n{body}}}\n"


def levels() -> str:
    """The bots to choose from, weakest first."""
    rows = "".join(f'  {{ name: "{one.name}", rating: {one.rating} }},\n' for one in LEVELS)
    return f"/** {levels.__doc__} */\nexport const LEVELS = [\n{rows}] as const;\n"


def mistakes() -> str:
    """Shares of victory from which on a turn counts as a mistake, and as a large one."""
    return (
        f"/** {mistakes.__doc__} */\n"
        f"export const MISTAKE = {MISTAKE};\nexport const LARGE_MISTAKE = {LARGE_MISTAKE};\n"
        "/** The standard deviation of a player's luck and play, for the root of each turn. */\n"
        f"export const NOISE = {NOISE};\n"
    )


def source() -> str:
    schemas: dict[str, Schema] = describe()["components"]["schemas"]
    parts = [declaration(name, schema) for name, schema in sorted(schemas.items()) if name not in LEFT_OUT]
    return "\n".join([HEADER, levels(), mistakes(), *parts])


def moments_json() -> str:
    """The moments of a game in which everything happens."""
    game = parse_game(RECORD.read_text(encoding="utf-8"))
    return to_json(moments(game, since=0, most=200, shuffle="none")) + "\n"


def main() -> int:
    made = {TARGET: source(), MOMENTS: moments_json()}
    if "--check" not in sys.argv[1:]:
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [path for path, text in made.items() if path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(f"{path} is out of date: run {Path(__file__).name}")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
