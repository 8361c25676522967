"""Parses records; errors have line, column and reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType

from cleocatra.record.errors import Complaint, InvalidRecord, shortened, shown
from cleocatra.record.game import Game, Turn, extend
from cleocatra.record.header import GAME_TAGS, initial_position, read_tag
from cleocatra.record.notation import read_action, read_colour
from cleocatra.record.tag import Tag
from cleocatra.record.tokens import Token, Tokens, check_characters
from cleocatra.rules import IllegalAction, Phase, Position, Refusal, UnseenTile

# About two hundred times the longest of many random games, and still parsed within seconds.
LONGEST_RECORD = 1_000_000


@dataclass(frozen=True, slots=True)
class Line:
    """A line with content: its number, and its text without a comment (tags keep theirs)."""

    number: int
    text: str

    @property
    def is_tag(self) -> bool:
        return self.text.lstrip(" \t").startswith("[")


def parse_game(text: str | bytes) -> Game:
    """Parse a record, given as text or as UTF-8. Raises InvalidRecord and nothing else.

    >>> parse_game('[Rules "advanced"]')
    Traceback (most recent call last):
    cleocatra.record.errors.InvalidRecord: line 1, column 1: the tag Edition is missing
    """
    raw = record_lines(text)
    lines = [line for number, one in enumerate(raw, start=1) if (line := without_comment(number, one))]
    first_turn = next((index for index, line in enumerate(lines) if not line.is_tag), len(lines))
    header, body = lines[:first_turn], lines[first_turn:]
    tags = read_tags(header)
    replay = Replay(initial_position(tags, line=body[0].number if body else len(raw)), tags["Pile"])
    if header and body and header[-1].number + 1 == body[0].number:
        raise InvalidRecord(body[0].number, 1, Complaint("empty-line"))
    for line in body:
        replay.read_turn(line)
    free = {name: tag.value for name, tag in tags.items() if name not in GAME_TAGS}
    return Game(replay.initial, tuple(replay.turns), MappingProxyType(free), replay.position)


def record_lines(text: str | bytes) -> list[str]:
    """The lines of a record, once nothing is wrong with its size and its characters."""
    if len(text) > LONGEST_RECORD:
        raise InvalidRecord(1, 1, Complaint("size", most=str(LONGEST_RECORD)))
    if isinstance(text, bytes):
        text = decoded(text)
    if text.startswith("\ufeff"):
        raise InvalidRecord(1, 1, Complaint("byte-order-mark"))
    lines = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]
    for number, line in enumerate(lines, start=1):
        check_characters(line, number)
    return lines


def decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8").split("\n")
        raise InvalidRecord(len(before), len(before[-1]) + 1, Complaint("encoding")) from None


def without_comment(number: int, text: str) -> Line | None:
    """The line without its comment, or None if nothing is left."""
    line = Line(number, text)
    if line.is_tag:  # its value may contain `#`, so `read_tag` finds the comment
        return line
    content = text.partition("#")[0]
    return Line(number, content) if content.strip(" \t") else None


def read_tags(lines: Sequence[Line]) -> dict[str, Tag]:
    tags: dict[str, Tag] = {}
    for line in lines:
        tag = read_tag(line.text, line.number)
        if tag.name in tags:
            raise InvalidRecord(tag.line, tag.column, Complaint("tag-twice", tag=shown(tag.name)))
        tags[tag.name] = tag
    return tags


class Replay:
    """Replays the turns of a record, line by line."""

    def __init__(self, initial: Position, pile: Tag) -> None:
        self.initial = initial
        self.position = initial
        self.turns: list[Turn] = []
        self.pile = pile
        self.missing: InvalidRecord | None = None  # the last turn is incomplete: an error if a line follows

    def read_turn(self, line: Line) -> None:
        """Read one line: a colour, `*` for a bonus action, `:`, then actions separated by `;`."""
        tokens = Tokens(line.text, line.number)
        if line.is_tag:
            raise tokens.error("tags-first")
        if self.missing is not None:
            raise self.missing
        self.read_player(tokens)
        self.read_action(tokens)
        while tokens.skip(";"):
            if tokens.next.text and self.position.phase is not Phase.SECOND_ACTION:
                raise tokens.error("turn-over")
            self.read_action(tokens)
        tokens.expect_end("expect-separator")
        if self.position.phase is Phase.SECOND_ACTION:
            self.missing = tokens.error("second-missing")

    def read_player(self, tokens: Tokens) -> None:
        """Read the player, who must be the one who acts, with a `*` for a bonus action."""
        start = tokens.next
        player = read_colour(tokens)
        star = tokens.next
        has_star = tokens.skip("*")
        tokens.expect(":", "expect-colon")
        is_bonus = self.position.phase is Phase.BONUS_ACTION
        actor = self.position.player
        if self.position.phase is Phase.OVER:
            raise forbidden(tokens, start, Refusal("game/over"))
        if player is not actor:
            refusal = Refusal("turn/other-player", {"player": actor})
            raise forbidden(
                tokens, start, refusal, Complaint("bonus-turn", player=actor) if is_bonus else None
            )
        if is_bonus and not has_star:
            raise tokens.error("bonus-star", at=star, word=actor)
        if has_star and not is_bonus:
            raise tokens.error("bonus-no-star", at=star, word=actor)

    def read_action(self, tokens: Tokens) -> None:
        start = tokens.next
        action = read_action(tokens)
        try:
            after = self.position.apply(action)
        except IllegalAction as error:
            complaint = Complaint(
                "not-allowed", action=shortened(action), reason=error.refusal, rule=error.refusal.rule
            )
            raise InvalidRecord(tokens.line, start.column, complaint, error.refusal) from None
        except UnseenTile:
            drawn = len(self.position.tiles)
            raise self.pile.error("pile-unseen", at=self.pile.words[drawn], line=str(tokens.line)) from None
        extend(self.turns, self.position, action)
        self.position = after


def forbidden(tokens: Tokens, at: Token, refusal: Refusal, reason: Complaint | None = None) -> InvalidRecord:
    """The error for something that the rules forbid."""
    complaint = Complaint("rule", reason=reason or refusal, rule=refusal.rule)
    return InvalidRecord(tokens.line, at.column, complaint, refusal)
