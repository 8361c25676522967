"""The results of a match's games, and the file that keeps them: one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from cleocatra.bots.faults import Fault
from cleocatra.bots.folder import WrongFolder
from cleocatra.bots.match import Match
from cleocatra.record import format_game, parse_game

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
    record: str  # up to the fault, if there was one
    fault: Fault | None = None


def fault_record(match: Match, game: Played) -> str:
    """The record of a game up to a bot's fault, with tags that say which bot failed, how, and what it needs
    to do so again.
    """
    assert game.fault is not None
    fault = game.fault
    played = parse_game(game.record)
    tags = {
        "Bots": " ".join(match.bots),
        "Bot": match.bots[fault.entrant],
        "BotSeed": str(fault.seed),
        "Revealed": "yes" if fault.revealed else "no",
        "Fault": str(fault),
    }
    harmless = {name: tag_value(value) for name, value in tags.items()}
    return format_game(replace(played, tags=harmless))


def tag_value(text: str) -> str:
    """A text as the value of a tag can be: printable, without double quotes."""
    return "".join(char if char.isprintable() else " " for char in text).replace('"', "'")


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
            fault = Fault(**fields["fault"]) if fields.get("fault") else None
            yield Played(**{**fields, **lists, "fault": fault})
        except (KeyError, TypeError) as error:
            raise WrongFolder("unreadable", file=str(file), reason=f"{error}") from None
