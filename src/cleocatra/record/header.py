"""The tags of a record: the options and the pile of the game, and free tags."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from typing import TypeVar

from cleocatra.record.errors import Complaint, InvalidRecord, quoted, shown
from cleocatra.record.tag import Tag
from cleocatra.record.tokens import Token, check_characters
from cleocatra.record.variant_tag import read_variant_tag, variant_error
from cleocatra.rules import Colour, Edition, InvalidVariant, Kind, Options, Position, RuleSet, Variant

REQUIRED_TAGS = ("Rules", "Edition", "Players", "Pile")
VARIANT_TAG = "Variant"  # only in games of a variant
GAME_TAGS = (*REQUIRED_TAGS, VARIANT_TAG)
UNKNOWN_TILE = "?"
TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
SPACE = re.compile(r"[ \t]*")
END = re.compile(r"(#.*)?$")

Choice = TypeVar("Choice", bound=StrEnum)


def format_tag(name: str, value: str) -> str:
    return f'[{name} "{value}"]'


def read_tag(text: str, line: int) -> Tag:
    """Read the tag on this line, which may have a comment after it."""
    here = TagCursor(text, line)
    here.take(re.compile(r"\["), "tag-begins")
    name_at, name = here.take(TAG_NAME, "tag-name")
    quote_at, _ = here.take(re.compile('"'), "tag-value")
    end = text.find('"', quote_at + 1)
    if end < 0:
        raise InvalidRecord(line, quote_at + 1, Complaint("tag-quote"))
    here.place = end + 1
    here.take(re.compile(r"\]"), "tag-close")
    here.take(END, "tag-line")
    return Tag(name, text[quote_at + 1 : end], line, name_at + 1, quote_at + 2)


class TagCursor:
    """Reads the parts of a tag from left to right, with optional spaces between them."""

    def __init__(self, text: str, line: int) -> None:
        self.text = text
        self.line = line
        self.place = 0

    def take(self, part: re.Pattern[str], missing: str) -> tuple[int, str]:
        """The index of the next part, and the part itself. Raises InvalidRecord if it is missing."""
        space = SPACE.match(self.text, self.place)
        start = space.end() if space else self.place
        match = part.match(self.text, start)
        if match is None:
            raise InvalidRecord(self.line, start + 1, Complaint(missing))
        self.place = match.end()
        return start, match.group()


def check_free_tags(tags: Mapping[str, str]) -> None:
    """Raise ValueError if a record can't have these free tags."""
    for name, value in tags.items():
        if not TAG_NAME.fullmatch(name):
            raise ValueError(f"a tag's name is a letter, then letters and digits, not {quoted(name)}")
        if name in GAME_TAGS:
            raise ValueError(f"the game itself says what {name} is")
        if '"' in value:
            raise ValueError(f"the value of tag {name} contains a double quote")
        check_characters(value)


def initial_position(tags: Mapping[str, Tag], line: int) -> Position:
    """The position before the openings; a missing tag is reported on this line."""
    for name in REQUIRED_TAGS:
        if name not in tags:
            raise InvalidRecord(line, 1, Complaint("tag-missing", tag=name))
    rules = only_word(tags["Rules"], RuleSet, "rules")
    edition = only_word(tags["Edition"], Edition, "edition")
    colours = players(tags["Players"])
    if VARIANT_TAG in tags:
        options = variant_options(tags[VARIANT_TAG], rules, edition, colours)
    else:
        options = Options(rules, edition, colours)
    return Position.start(options, pile=pile(tags["Pile"], options))


def variant_options(tag: Tag, rules: RuleSet, edition: Edition, players: tuple[Colour, ...]) -> Options:
    variant: Variant = read_variant_tag(tag)
    try:
        return Options(rules, edition, players, variant)
    except InvalidVariant as error:  # a variant may exclude this number of players
        raise variant_error(tag, error) from None


def only_word(tag: Tag, choices: type[Choice], noun: str) -> Choice:
    if not tag.words:
        raise tag.error(f"{noun}-missing", choices=", ".join(choices))
    if len(tag.words) > 1:
        raise tag.error(f"{noun}-one-word", at=tag.words[1])
    return known_word(tag, tag.words[0], choices, noun)


def known_word(tag: Tag, word: Token, choices: type[Choice], noun: str) -> Choice:
    if word.text not in list(choices):
        raise tag.error(f"{noun}-unknown", at=word, word=shown(word.text), choices=", ".join(choices))
    return choices(word.text)


def players(tag: Tag) -> tuple[Colour, ...]:
    """The players' colours in turn order."""
    found: list[Colour] = []
    for word in tag.words:
        colour = known_word(tag, word, Colour, "colour")
        if colour in found:
            raise tag.error("players-twice", at=word, word=colour)
        found.append(colour)
    if len(found) < 2:  # more than four are impossible: no colour comes twice
        raise tag.error("players-number", number=str(len(found)))
    return tuple(found)


def pile(tag: Tag, options: Options) -> tuple[Kind | None, ...]:
    """The pile before the openings, top first, None for an unknown tile; it must fit the mix (R1, R2)."""
    found: Counter[Kind] = Counter()
    kinds: list[Kind | None] = []
    for word in tag.words:
        kind = None if word.text == UNKNOWN_TILE else known_word(tag, word, Kind, "kind")
        kinds.append(kind)
        if kind is None:
            continue
        found[kind] += 1
        if found[kind] > options.mix[kind]:
            raise tag.error("pile-too-many", at=word, word=kind, number=str(options.mix[kind]))
    if len(kinds) != options.mix.total():
        raise tag.error("pile-number", number=str(options.mix.total()), found=str(len(kinds)))
    return tuple(kinds)
