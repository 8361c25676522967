"""The results of a match's games, and the file that keeps them: one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cleocatra.bots.folder import WrongFolder

GAMES = "games.jsonl"


@dataclass(frozen=True, slots=True)
class Played:
    """The result of one game; tuples are in the order of the match's bots, the entrants."""

    number: int
    seats: tuple[int, ...]  # the seat of each entrant
    shares: tuple[float, ...]  # of the victory
    points: tuple[int, ...]
    turns: int
    seconds: tuple[float, ...]  # thinking time a turn
    record: str


def format_result(game: Played) -> str:
    return json.dumps(asdict(game)) + "\n"


def read_games(file: Path) -> Iterator[Played]:
    """The games of an earlier run, without a last line that a crash cut short. Raises WrongFolder."""
    if not file.exists():
        return
    for line in file.read_text().splitlines():
        try:
            fields: dict[str, Any] = json.loads(line)
        except json.JSONDecodeError:
            continue
        try:
            lists = {name: tuple(fields[name]) for name in ("seats", "shares", "points", "seconds")}
            yield Played(**{**fields, **lists})
        except (KeyError, TypeError) as error:
            raise WrongFolder("unreadable", file=str(file), reason=f"{error}") from None
