"""Formats the choices of a menu in columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cleocatra.cli.terminal.menu import Entry, Section
from cleocatra.rules.drawing import width_of
from cleocatra.words import say

GAP = 3


def listing(sections: Sequence[Section], width: int) -> Iterator[tuple[str, str]]:
    """The lines of a menu with their styles; entries are numbered from 1 across sections."""
    first = 1
    digits = len(str(sum(len(section.entries) for section in sections)))
    for section in sections:
        yield section.title, "bold"
        numbers = range(first, first + len(section.entries))
        shown = [
            f"{n:>{digits + 2}}  {entry_text(entry)}"
            for n, entry in zip(numbers, section.entries, strict=True)
        ]
        for line in columns(shown, width):
            yield line, ""
        first = numbers.stop


def entry_text(entry: Entry) -> str:
    return say("menu-entry-note", action=entry.label, note=entry.note) if entry.note else entry.label


def columns(texts: Sequence[str], width: int) -> list[str]:
    """Arrange texts in as many columns as fit, column by column.

    >>> columns(["one", "two", "three"], width=14)
    ['one   three', 'two']
    """
    longest = max(map(width_of, texts))
    number = max(1, min(len(texts), (width + GAP) // (longest + GAP)))
    rows = -(-len(texts) // number)
    widths = [max(map(width_of, texts[start : start + rows])) + GAP for start in range(0, len(texts), rows)]
    return [
        "".join(padded(text, wide) for text, wide in zip(texts[row::rows], widths, strict=False)).rstrip()
        for row in range(rows)
    ]


def padded(text: str, width: int) -> str:
    """Pad a text with spaces to this width."""
    return text + " " * (width - width_of(text))
