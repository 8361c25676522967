"""Marks a folder as that of one match, so that games of different matches are never mixed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from cleocatra.atomic import write_file

MATCH = "match.json"

FAULTS = {
    "other": "{folder} holds games of another match: with {name} {there}, not {here}",
    "unknown": "{folder} holds games, but {file}, which names their match, is missing",
    "unreadable": "{file} can’t be read: {reason}",
}


class WrongFolder(ValueError):
    """A folder that can't be used for a match: a stable code, and the details of its message."""

    def __init__(self, code: str, **details: str) -> None:
        super().__init__(FAULTS[code].format(**details))
        self.code = code
        self.details = details


class Difference(NamedTuple):
    """A setting that differs, with both values as text."""

    name: str
    there: str
    here: str


def first_difference(here: Mapping[str, object], there: Mapping[str, object]) -> Difference | None:
    """The first setting whose value differs, or None.

    >>> first_difference({"seed": 1, "bots": ["kitten", "random"]}, {"seed": 1, "bots": ["mouser", "random"]})
    Difference(name='bots', there='mouser random', here='kitten random')
    """
    for name, value in here.items():
        if value != there.get(name):
            return Difference(name, as_text(there.get(name)), as_text(value))
    return None


def as_text(value: object) -> str:
    if value is None:
        return "–"
    if isinstance(value, list):
        return " ".join(map(as_text, value))
    return value if isinstance(value, str) else json.dumps(value)


def claim(folder: Path, match: Mapping[str, object], games: Path) -> None:
    """Mark the folder as that of this match. Raises WrongFolder if it belongs to another one."""
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
        write_file(file, f"{json.dumps(here, indent=2)}\n")


def read(file: Path) -> dict[str, object]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise WrongFolder("unreadable", file=str(file), reason=str(error)) from None
    return found if isinstance(found, dict) else {}
