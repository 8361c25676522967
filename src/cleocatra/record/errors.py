"""What is wrong with a record, and where."""

from __future__ import annotations

from cleocatra.rules import Action, Refusal

LONGEST_QUOTE = 30
LONGEST_ACTION = 60


class InvalidRecord(ValueError):
    """Text that is no record: the line and column (from 1) of the first thing wrong with it, and the reason.

    `refusal` is the rule behind it if the text says something that the rules forbid, otherwise None.

    >>> print(InvalidRecord(3, 7, "unknown action 'jump'"))
    line 3, column 7: unknown action 'jump'
    """

    def __init__(self, line: int, column: int, reason: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"line {line}, column {column}: {reason}")
        self.line = line
        self.column = column
        self.reason = reason
        self.refusal = refusal


def quoted(text: str) -> str:
    """The text as a message shows it: in quotes, cut if it is long, with nothing that a terminal obeys.

    >>> print(quoted("a" * 50), quoted("\\x1b[2J"))
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…' '\\x1b[2J'
    """
    shown = (char if char.isprintable() else ascii(char)[1:-1] for char in text[:LONGEST_QUOTE])
    return f"'{''.join(shown)}{'…' if len(text) > LONGEST_QUOTE else ''}'"


def shortened(action: Action) -> str:
    """The action's words, cut if its lists are absurd."""
    words = str(action)
    return words if len(words) <= LONGEST_ACTION else f"{words[:LONGEST_ACTION]}…"
