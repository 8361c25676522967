"""The file that a game at the keyboard is saved to."""

from __future__ import annotations

from pathlib import Path

from cleocatra.cli.files import reason_of, write_text
from cleocatra.record import Game, format_game
from cleocatra.words import say


class CannotSave(ValueError):
    """The game could not be written; the message says why."""


class SaveFile:
    """Remembers where a game was read from or saved to, and what is there."""

    def __init__(self, game: Game, path: Path | None = None) -> None:
        self.path = path
        self.saved = game  # what the file holds; of a game that just begins nobody misses anything

    def holds(self, game: Game) -> bool:
        """Whether nothing would be lost without saving the game."""
        return game.turns == self.saved.turns

    def save(self, game: Game, name: str = "") -> Path:
        """Write the record to the named file, by default the last one; another one is never overwritten."""
        path = self.path
        try:
            if name:
                path = Path(name).expanduser()
            if path is None:
                raise CannotSave(say("save-where"))
            if path != self.path and path.exists():
                raise CannotSave(say("save-there", file=str(path)))
            write_text(path, format_game(game))
        except (OSError, RuntimeError) as error:  # RuntimeError: whose home is ~nobody?
            raise CannotSave(f"{name or path}: {reason_of(error)}") from error
        self.path = path
        self.saved = game
        return path
