"""The words and signs of one line, each with its column."""

from __future__ import annotations

import re
from dataclasses import dataclass
from unicodedata import category

from cleocatra.record.errors import InvalidRecord, quoted

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

    def expect(self, sign: str, meaning: str) -> None:
        """Take this sign, or raise InvalidRecord: `meaning` says how it would be right."""
        if not self.skip(sign):
            raise self.unexpected(meaning)

    def expect_end(self, meaning: str) -> None:
        if self.next.text:
            raise self.unexpected(meaning)

    def unexpected(self, meaning: str) -> InvalidRecord:
        """The complaint that something else should come next."""
        found = quoted(self.next.text) if self.next.text else "the end of the line"
        return self.error(f"{meaning}, not {found}")

    def error(self, reason: str, at: Token | None = None) -> InvalidRecord:
        """The complaint about a token, the next one unless another is given."""
        return InvalidRecord(self.line, (at or self.next).column, reason)


def check_characters(text: str, line: int = 1) -> None:
    """Raise InvalidRecord if a line contains a character that no record may contain."""
    for suspect in SUSPECTS.finditer(text):
        char = suspect.group()
        if category(char) in FORBIDDEN:
            raise InvalidRecord(line, suspect.start() + 1, f"control character U+{ord(char):04X}")
