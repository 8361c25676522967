"""Splits a line into words and signs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from unicodedata import category

from cleocatra.record.errors import Complaint, Detail, InvalidRecord, shown

# A sign, a word or number, or any other character, which is an error.
TOKEN = re.compile(r"<>|[,;:<>=*]|[^\s,;:<>=*\[\]\"#]+|[^ \t]")
# Unicode categories that no text may contain: control characters, surrogates, line and paragraph separators.
FORBIDDEN = frozenset({"Cc", "Cs", "Zl", "Zp"})
SUSPECTS = re.compile(r"[^ -~\t]")


@dataclass(frozen=True, slots=True)
class Token:
    """A word or sign with its column; an empty text is the end of the line."""

    text: str
    column: int


class Tokens:
    """Reads one line from left to right."""

    def __init__(self, text: str, line: int = 1) -> None:
        self.line = line
        self._tokens = [Token(match.group(), match.start() + 1) for match in TOKEN.finditer(text)]
        self._tokens.append(Token("", len(text.rstrip(" \t")) + 1))
        self._next = 0

    @property
    def next(self) -> Token:
        """The token that comes next."""
        return self._tokens[self._next]

    def take(self) -> Token:
        """Consume the next token; the end of the line can be taken repeatedly."""
        token = self.next
        if token.text:
            self._next += 1
        return token

    def skip(self, text: str) -> bool:
        """Consume the next token if it is this one; return whether it was."""
        if self.next.text != text:
            return False
        self.take()
        return True

    def expect(self, sign: str, expected: str) -> None:
        """Consume this sign, or raise InvalidRecord with the code `expected`."""
        if not self.skip(sign):
            raise self.unexpected(expected)

    def expect_end(self, expected: str) -> None:
        if self.next.text:
            raise self.unexpected(expected)

    def unexpected(self, expected: str) -> InvalidRecord:
        """The error for an unexpected token."""
        word = self.next.text
        found = Complaint("found-word", word=shown(word)) if word else Complaint("found-line-end")
        return self.error("unexpected", expected=Complaint(expected), found=found)

    def error(self, code: str, at: Token | None = None, **details: Detail) -> InvalidRecord:
        """The error for a token, by default the next one."""
        return InvalidRecord(self.line, (at or self.next).column, Complaint(code, **details))


def check_characters(text: str, line: int = 1) -> None:
    """Raise InvalidRecord if the text contains a forbidden character."""
    for suspect in SUSPECTS.finditer(text):
        char = suspect.group()
        if category(char) in FORBIDDEN:
            complaint = Complaint("control", character=f"U+{ord(char):04X}")
            raise InvalidRecord(line, suspect.start() + 1, complaint)
