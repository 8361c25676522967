"""Standard output: in colour on a terminal, plain text elsewhere."""

from __future__ import annotations

import shutil
import sys
from functools import cached_property
from typing import TYPE_CHECKING

from cleocatra.cli.wrapping import filled
from cleocatra.rules import Position
from cleocatra.rules.drawing import draw, width_of
from cleocatra.words import say

if TYPE_CHECKING:
    from rich.console import Console


class Screen:
    """Standard output; rich is imported for a terminal only, since it is slow to import."""

    @cached_property
    def console(self) -> Console | None:
        """rich's console, which respects NO_COLOR and the terminal's abilities; None without a terminal."""
        if not sys.stdout.isatty():
            return None
        from rich.console import Console

        return Console(highlight=False, markup=False, emoji=False, soft_wrap=True)

    @property
    def width(self) -> int:
        return shutil.get_terminal_size().columns

    def line(self, text: str = "", style: str = "") -> None:
        """Write a line, wrapped on a terminal; `style` is a style of rich, such as "bold"."""
        if self.console is None:
            print(text)
        else:
            too_wide = width_of(text) > self.width and not text.startswith(" ")
            self.console.print(filled(text, self.width) if too_wide else text, style=style or None)

    def board(self, position: Position, *, cells: bool = False) -> None:
        """Draw a position; with `cells`, also the empty cells."""
        if self.console is None or self.console.no_color:
            print(draw(position, cells=cells, say=say))
            return
        from rich.text import Text

        self.console.print(Text.from_ansi(draw(position, cells=cells, colour=True, say=say)))
