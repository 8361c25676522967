"""Which match a folder holds, so that games of another one are never taken for its own."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

MATCH = "match.json"

FAULTS = {
    "other": "{folder} holds games of another match: with {name} {there}, not {here}",
    "unknown": "{folder} holds games, but {file}, which names their match, is missing",
    "unreadable": "{file} can’t be read: {reason}",
}


class WrongFolder(ValueError):
    """A folder that a match can’t go on in: `code` says why, `details` with what."""

    def __init__(self, code: str, **details: str) -> None:
        super().__init__(FAULTS[code].format(**details))
        self.code = code
        self.details = details


class Difference(NamedTuple):
    """A setting that is not the same, with both values as people read them."""

    name: str
    there: str
    here: str


def first_difference(here: Mapping[str, object], there: Mapping[str, object]) -> Difference | None:
    """The first setting that is another one there.

    >>> first_difference({"seed": 1, "bots": ["kitten", "random"]}, {"seed": 1, "bots": ["mouser", "random"]})
    Difference(name='bots', there='mouser random', here='kitten random')
    """
    for name, value in here.items():
        if value != there.get(name):
            return Difference(name, shown(there.get(name)), shown(value))
    return None


def shown(value: object) -> str:
    if value is None:
        return "–"
    if isinstance(value, list):
        return " ".join(map(shown, value))
    return value if isinstance(value, str) else json.dumps(value)


def hold(folder: Path, match: Mapping[str, object], games: Path) -> None:
    """See to it that the folder says that it holds this match; raises WrongFolder if it can’t."""
    file = folder / MATCH
    here: dict[str, object] = json.loads(json.dumps(match))
    if file.exists():
        other = first_difference(here, read(file))
        if other:
            raise WrongFolder("other", folder=str(folder), **other._asdict())
    elif games.exists() and games.stat().st_size:
        raise WrongFolder("unknown", folder=str(folder), file=MATCH)
    else:
        folder.mkdir(parents=True, exist_ok=True)
        write(file, f"{json.dumps(here, indent=2)}\n".encode())


def read(file: Path) -> dict[str, object]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise WrongFolder("unreadable", file=str(file), reason=str(error)) from None
    return found if isinstance(found, dict) else {}


def write(path: Path, data: bytes) -> None:
    """Write a file in one step: after a crash it is there and whole, or not there."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    part.write_bytes(data)
    part.replace(path)
