"""Saves a game at the keyboard to a file."""

from __future__ import annotations

from pathlib import Path

from cleocatra.atomic import write_file
from cleocatra.cli.files import reason_of
from cleocatra.record import Game, format_game
from cleocatra.words import say


class CannotSave(ValueError):
    """The game can't be saved; the message says why."""


class SaveFile:
    """The file that a game was read from or saved to, and the game that it holds."""

    def __init__(self, game: Game, path: Path | None = None) -> None:
        self.path = path
        self.saved = game  # a new game counts as saved

    def holds(self, game: Game) -> bool:
        """Whether the file holds all turns of the game."""
        return game.turns == self.saved.turns

    def save(self, game: Game, name: str = "") -> Path:
        """Write the record to the named file, or to the last one; no other existing file is overwritten."""
        path = self.path
        try:
            if name:
                path = Path(name).expanduser()
            if path is None:
                raise CannotSave(say("save-where"))
            if path != self.path and path.exists():
                raise CannotSave(say("save-there", file=str(path)))
            write_file(path, format_game(game))
        except (OSError, RuntimeError) as error:  # RuntimeError: ~name for an unknown user
            raise CannotSave(f"{name or path}: {reason_of(error)}") from error
        self.path = path
        self.saved = game
        return path
