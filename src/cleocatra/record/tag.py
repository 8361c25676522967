"""A tag of a record, with its place in the text."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cleocatra.record.errors import Complaint, Detail, InvalidRecord
from cleocatra.record.tokens import Token

WORD = re.compile(r"[^ \t]+")


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag with its line, and the columns of its name and value."""

    name: str
    value: str
    line: int
    column: int
    value_column: int

    @property
    def words(self) -> list[Token]:
        """The words of the value, with their columns."""
        return [Token(word.group(), self.value_column + word.start()) for word in WORD.finditer(self.value)]

    def error(self, code: str, at: Token | None = None, **details: Detail) -> InvalidRecord:
        """The error for the value, or for one of its words."""
        return InvalidRecord(self.line, at.column if at else self.value_column, Complaint(code, **details))
