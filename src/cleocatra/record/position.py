"""A position in one line, as docs/notation.md says:

    advanced international rb C0,0r/B0,1/U1,0bi ???M?? 3,0 4 r

The rules, the edition, the players, the tiles, the pile, the points, the round, whose turn it is, and in a
variant its tag.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from cleocatra.record.errors import Complaint, InvalidRecord, shown
from cleocatra.record.header import UNKNOWN_TILE
from cleocatra.record.tag import Tag
from cleocatra.record.tokens import Token, check_characters
from cleocatra.record.variant_tag import format_variant, read_variant_tag
from cleocatra.rules import (
    Cell,
    Colour,
    Edition,
    InvalidVariant,
    Kind,
    Options,
    Phase,
    Position,
    RuleSet,
    Tile,
)
from cleocatra.rules.arrangement import Arrangement, InvalidPosition, arrangement_of
from cleocatra.rules.variant import STANDARD

FIELDS = ("rules", "edition", "players", "tiles", "pile", "points", "round", "turn")
VARIANT = "variant"
PLAYERS = {"r": Colour.RED, "b": Colour.BLUE, "k": Colour.BLACK, "g": Colour.GREEN}
KINDS = {"C": Kind.CLEOCATRA, "M": Kind.MAFDAT, "B": Kind.BASTET, "U": Kind.MUT, "P": Kind.PRINCESS}
PLAYER_LETTERS = {player: letter for letter, player in PLAYERS.items()}
KIND_LETTERS = {kind: letter for letter, kind in KINDS.items()}
INSPECTOR = "i"
NOTHING = "-"
OVER = "over"
LONGEST = 1000  # characters

NUMBER = r"(?:0|-?[1-9][0-9]{0,8})"
TILE = re.compile(rf"([A-Z])({NUMBER}),({NUMBER})([a-z]*)")
COUNT = re.compile(r"0|[1-9][0-9]{0,8}")
TURN = re.compile(rf"([a-z])(?:(0)|(2)(?:@({NUMBER}),({NUMBER}))?|\*([a-z]))?")

Choice = TypeVar("Choice", bound=StrEnum)
Found = TypeVar("Found")


def looks_like_position(text: str | bytes) -> bool:
    """Whether this is meant as a position and not as a record: it begins with the word for its rules."""
    start = text[:40].decode("utf-8", "replace") if isinstance(text, bytes) else text[:40]
    return start.lstrip().startswith(tuple(RuleSet))


def format_position(position: Position) -> str:
    """The line of a position.

    >>> format_position(Position.start(Options(), seed=1).view())
    'advanced international rb - U???????? 0,0 1 r0'
    """
    arranged, options = arrangement_of(position), position.options
    words = [
        options.rules,
        options.edition,
        "".join(PLAYER_LETTERS[player] for player in options.players),
        "/".join(tile_word(cell, tile) for cell, tile in arranged.tiles.items()) or NOTHING,
        "".join(UNKNOWN_TILE if kind is None else KIND_LETTERS[kind] for kind in arranged.pile) or NOTHING,
        ",".join(map(str, arranged.points)),
        str(arranged.round),
        turn_word(arranged),
    ]
    if options.variant.differences:
        words.append(format_variant(options.variant))
    return " ".join(words)


def tile_word(cell: Cell, tile: Tile) -> str:
    standing = "".join(PLAYER_LETTERS[player] for player in tile.rescuers)
    return f"{KIND_LETTERS[tile.kind]}{cell}{standing}{INSPECTOR if tile.inspector else ''}"


def turn_word(arranged: Arrangement) -> str:
    turn = PLAYER_LETTERS[arranged.turn]
    match arranged.phase:
        case Phase.OPENING:
            return f"{turn}0"
        case Phase.FIRST_ACTION:
            return turn
        case Phase.SECOND_ACTION:
            return f"{turn}2" if arranged.placed is None else f"{turn}2@{arranged.placed}"
        case Phase.BONUS_ACTION:
            return f"{turn}*{PLAYER_LETTERS[arranged.player or arranged.turn]}"
        case Phase.OVER:
            return OVER


def parse_position(text: str) -> Position:
    """Parse the line of a position. Raises InvalidRecord, which names the field and the reason.

    >>> parse_position("basic international rb C0,0r/B0,1b ???????? 0,0 1")
    Traceback (most recent call last):
    cleocatra.record.errors.InvalidRecord: line 1, column 50: turn: the field is missing
    """
    if len(text) > LONGEST:
        raise InvalidRecord(1, 1, Complaint("position-size", most=str(LONGEST)))
    check_characters(text)
    line = Line(text)
    options = read_options(line)
    arranged = read_arrangement(line, options)
    try:
        return arranged.position()
    except InvalidPosition as error:
        raise line.error(error.field, error.code, **error.details) from None


class Line:
    """The fields of the line, with their columns."""

    def __init__(self, text: str) -> None:
        words = [Token(word.group(), word.start() + 1) for word in re.finditer(r"[^ \t]+", text)]
        self.fields = dict(zip(FIELDS, words, strict=False))
        self.end = len(text.rstrip(" \t")) + 1
        rest = words[len(FIELDS) :]
        self.variant = (
            Tag(VARIANT, text[rest[0].column - 1 :], 1, rest[0].column, rest[0].column) if rest else None
        )

    def word(self, field: str) -> str:
        """A field's text; raises InvalidRecord if it is missing."""
        if field not in self.fields:
            raise self.error(field, "missing")
        return self.fields[field].text

    def error(self, field: str, code: str, **details: str) -> InvalidRecord:
        """The error for a field."""
        return self.error_at(0, field, code, **details)

    def error_at(self, place: int, field: str, code: str, **details: str) -> InvalidRecord:
        """The error for what stands at a place of a field."""
        column = self.fields[field].column + place if field in self.fields else self.end
        reason = Complaint(f"position-{code}", **details)
        return InvalidRecord(1, column, Complaint("position", field=field, reason=reason))

    def choice(self, field: str, choices: type[Choice]) -> Choice:
        word = self.word(field)
        if word not in list(choices):
            raise self.error(field, "choice", word=shown(word), choices=", ".join(choices))
        return choices(word)

    def letters(self, field: str, text: str, known: dict[str, Found], at: int = 0) -> tuple[Found, ...]:
        """What each letter of a text stands for."""
        for place, letter in enumerate(text, start=at):
            if letter not in known:
                raise self.error_at(place, field, "letter", word=shown(letter), choices=", ".join(known))
        return tuple(known[letter] for letter in text)

    def parts(self, field: str, sign: str) -> list[tuple[int, str]]:
        """The parts of a field between these signs, with their places."""
        place, parts = 0, []
        for part in self.word(field).split(sign):
            parts.append((place, part))
            place += len(part) + 1
        return parts

    def number(self, field: str, at: int, text: str) -> int:
        if not COUNT.fullmatch(text):
            raise self.error_at(at, field, "whole-number", word=shown(text))
        return int(text)


def read_options(line: Line) -> Options:
    rules, edition = line.choice("rules", RuleSet), line.choice("edition", Edition)
    players = line.letters("players", line.word("players"), PLAYERS)
    if len(set(players)) < len(players):
        raise line.error("players", "players-twice")
    if len(players) < 2:  # more than four are impossible: no colour comes twice
        raise line.error("players", "players-number", found=str(len(players)))
    if line.variant is None:
        return Options(rules, edition, players, STANDARD)
    variant = read_variant_tag(line.variant)
    try:
        return Options(rules, edition, players, variant)
    except InvalidVariant as error:  # a variant may exclude this number of players
        raise line.variant.error("variant", field=error.field, reason=error.reason) from None


def read_arrangement(line: Line, options: Options) -> Arrangement:
    tiles = read_tiles(line)
    pile_word = line.word("pile")
    pile = () if pile_word == NOTHING else line.letters("pile", pile_word, KINDS | {UNKNOWN_TILE: None})
    points = tuple(line.number("points", at, part) for at, part in line.parts("points", ","))
    played = line.number("round", 0, line.word("round"))
    turn = read_turn(line, options)
    return Arrangement(options, tiles, pile, points, played, turn.phase, turn.turn, turn.player, turn.placed)


def read_tiles(line: Line) -> dict[Cell, Tile]:
    tiles: dict[Cell, Tile] = {}
    if line.word("tiles") == NOTHING:
        return tiles
    for at, part in line.parts("tiles", "/"):
        match = TILE.fullmatch(part)
        if match is None:
            raise line.error_at(at, "tiles", "tile", word=shown(part))
        kind, x, y, standing = match.groups()
        cell = Cell(int(x), int(y))
        if cell in tiles:
            raise line.error_at(at, "tiles", "tile-twice", cell=str(cell))
        tiles[cell] = read_tile(line, at, kind, standing, match.start(4))
    return tiles


def read_tile(line: Line, at: int, kind: str, standing: str, place: int) -> Tile:
    rescuers = standing.removesuffix(INSPECTOR)
    (cat,) = line.letters("tiles", kind, KINDS, at)
    return Tile(cat, line.letters("tiles", rescuers, PLAYERS, at + place), rescuers != standing)


@dataclass(frozen=True, slots=True)
class Acting:
    """Whose turn it is, and what comes next in it."""

    phase: Phase
    turn: Colour
    player: Colour
    placed: Cell | None = None


def read_turn(line: Line, options: Options) -> Acting:
    word = line.word("turn")
    if word == OVER:
        first = options.players[0]  # whose turn would be next
        return Acting(Phase.OVER, first, first)
    match = TURN.fullmatch(word)
    if match is None:
        raise line.error("turn", "turn", word=shown(word))
    who, opening, second, x, y, bonus = match.groups()
    (turn,) = line.letters("turn", who, PLAYERS)
    if bonus:
        (player,) = line.letters("turn", bonus, PLAYERS, match.start(6))
        return Acting(Phase.BONUS_ACTION, turn, player)
    if second:
        return Acting(Phase.SECOND_ACTION, turn, turn, Cell(int(x), int(y)) if x else None)
    return Acting(Phase.OPENING if opening else Phase.FIRST_ACTION, turn, turn)
