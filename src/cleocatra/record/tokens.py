"""The words and signs of one line, each with its column."""

from __future__ import annotations

import re
from dataclasses import dataclass
from unicodedata import category

from cleocatra.record.errors import Complaint, Detail, InvalidRecord, shown

# A sign, a run of anything that is no sign (a word or a number), or else one character that has no place.
TOKEN = re.compile(r"<>|[,;:<>=*]|[^\s,;:<>=*\[\]\"#]+|[^ \t]")
# What no text may contain: control characters, lone halves of pairs, separators that split lines elsewhere.
FORBIDDEN = frozenset({"Cc", "Cs", "Zl", "Zp"})
SUSPECTS = re.compile(r"[^ -~\t]")


@dataclass(frozen=True, slots=True)
class Token:
    """A word or sign; the empty text stands for the end of the line."""

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
        """The next token, which is then done; the end of the line stays."""
        token = self.next
        if token.text:
            self._next += 1
        return token

    def skip(self, text: str) -> bool:
        """Take the next token if it is this one."""
        if self.next.text != text:
            return False
        self.take()
        return True

    def expect(self, sign: str, expected: str) -> None:
        """Take this sign, or raise InvalidRecord: `expected` is the code of how it would be right."""
        if not self.skip(sign):
            raise self.unexpected(expected)

    def expect_end(self, expected: str) -> None:
        if self.next.text:
            raise self.unexpected(expected)

    def unexpected(self, expected: str) -> InvalidRecord:
        """The complaint that something else should come next."""
        word = self.next.text
        found = Complaint("found-word", word=shown(word)) if word else Complaint("found-line-end")
        return self.error("unexpected", expected=Complaint(expected), found=found)

    def error(self, code: str, at: Token | None = None, **details: Detail) -> InvalidRecord:
        """The complaint about a token, the next one unless another is given."""
        return InvalidRecord(self.line, (at or self.next).column, Complaint(code, **details))


def check_characters(text: str, line: int = 1) -> None:
    """Raise InvalidRecord if a line contains a character that no record may contain."""
    for suspect in SUSPECTS.finditer(text):
        char = suspect.group()
        if category(char) in FORBIDDEN:
            complaint = Complaint("control", character=f"U+{ord(char):04X}")
            raise InvalidRecord(line, suspect.start() + 1, complaint)
