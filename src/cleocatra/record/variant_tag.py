"""The tag `Variant`: the name of a variant and all settings that it changes.

    [Variant "short goal=15 tiles_2=1,2,2,2,3 off=mut,herd r9=most"]

A record without it is a game of the standard rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

from cleocatra.record.errors import Complaint, InvalidRecord, shown
from cleocatra.record.tag import Tag
from cleocatra.record.tokens import Token
from cleocatra.rules import InvalidVariant, Variant

MOST_DIGITS = 4


def format_variant(variant: Variant) -> str:
    """The tag's value.

    >>> format_variant(Variant("short", goal=15, off=("mut", "herd")))
    'short goal=15 off=mut,herd'
    """
    return " ".join(
        [variant.name, *(f"{name}={words(value)}" for name, value in variant.differences.items())]
    )


def parse_variant(text: str) -> Variant:
    """Parse the value of the tag. Raises InvalidRecord.

    >>> parse_variant("short goal=15 off=mut,herd").goal
    15
    """
    return read_variant_tag(Tag("Variant", text, line=1, column=1, value_column=1))


def words(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def read_variant_tag(tag: Tag) -> Variant:
    """The variant in a tag. Raises InvalidRecord."""
    if not tag.words:
        raise tag.error("variant-name-missing")
    name, *settings = tag.words
    found: dict[str, object] = {}
    where: dict[str, Token] = {"name": name}
    for word in settings:
        field, equals, value = word.text.partition("=")
        if not equals or field not in READERS:
            raise tag.error("variant-setting", word, word=shown(word.text), choices=", ".join(READERS))
        if field in found:
            raise tag.error("variant-twice", word, word=field)
        found[field] = READERS[field](tag, word, value)
        where[field] = word
    try:
        variant = Variant(name.text, **found)  # type: ignore[arg-type]
    except InvalidVariant as error:
        raise variant_error(tag, error, where.get(error.field.partition(".")[0])) from None
    if not variant.differences:
        raise tag.error("variant-changes-nothing", name)
    return variant


def read_number(tag: Tag, word: Token, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise tag.error("variant-whole-number", word, word=shown(text))
    return int(text)


def read_numbers(tag: Tag, word: Token, text: str) -> tuple[int, ...]:
    return tuple(read_number(tag, word, one) for one in text.split(","))


def read_words(_tag: Tag, _word: Token, text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def read_word(_tag: Tag, _word: Token, text: str) -> str:
    return text


def variant_error(tag: Tag, error: InvalidVariant, at: Token | None = None) -> InvalidRecord:
    """The error for a variant that can't be played."""
    reason = Complaint(f"variant-{error.code}", **error.details) if error.code else error.reason
    return tag.error("variant", at, field=error.field, reason=reason)


READERS: dict[str, Callable[[Tag, Token, str], object]] = {
    **dict.fromkeys(("goal", "rescuers", "inspectors"), read_number),
    **dict.fromkeys(("tiles", "tiles_2", "tiles_3", "tiles_4"), read_numbers),
    **dict.fromkeys(("on", "off"), read_words),
    **dict.fromkeys(("r7", "r9", "r10", "r13"), read_word),
}
assert [field.name for field in fields(Variant)] == ["name", *READERS]
