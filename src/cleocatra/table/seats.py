"""A seat at one moment."""

from __future__ import annotations

from dataclasses import dataclass

from cleocatra.rules import Colour
from cleocatra.table.events import Sitter


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at one moment; unless it is a bot's, it is free while it has no token hash."""

    player: Colour
    sitter: Sitter
    level: str | None = None
    name: str | None = None
    token_hash: str | None = None
    substitute: str | None = None  # the level of the bot that stands in
    left: bool = False  # the player handed the seat to that bot
    auto_confirm: bool | None = None  # the player's own choice, if they made one
    origin: str = ""  # of who sits here, for shares of the lobby

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that plays here now, if one does."""
        return self.level if self.sitter is Sitter.BOT else self.substitute

    @property
    def free(self) -> bool:
        return self.sitter is not Sitter.BOT and self.token_hash is None

    def emptied(self) -> Seat:
        """The seat as it was before anybody sat down."""
        return Seat(self.player, self.sitter, self.level)
