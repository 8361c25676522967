"""Parses and formats actions in the notation of records, such as `score 0,0 with 0,1 to 0,0`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from cleocatra.record.errors import shown
from cleocatra.record.tokens import Token, Tokens, check_characters
from cleocatra.rules import (
    Action,
    Cell,
    Colour,
    Decision,
    Dispatch,
    Herd,
    Open,
    Pass,
    Rally,
    Reveal,
    Score,
    Scout,
    Search,
    Swap,
    TeamUp,
)
from cleocatra.rules.actions import NOWHERE

NUMBER = re.compile(r"0|-?[1-9][0-9]*")
LOOKS_LIKE_NUMBER = re.compile(r"[+-]?[0-9]+")
MOST_DIGITS = 9
REVEAL = str(Reveal())
LISTS = ("with", "from", "to")


def format_action(action: Action) -> str:
    """The notation of an action.

    >>> format_action(Search(Cell(0, 0), to=Cell(-1, 2)))
    'search 0,0>-1,2'
    """
    return str(action)


@lru_cache(maxsize=4096)  # games consist of the same few actions
def parse_action(text: str) -> Action:
    """Parse an action. Raises InvalidRecord with the column of the error.

    >>> parse_action("team -1,2")
    TeamUp(cell=Cell(x=-1, y=2))
    """
    check_characters(text)
    tokens = Tokens(text)
    action = read_action(tokens)
    tokens.expect_end("expect-action-end")
    return action


def parse_decision(text: str) -> Decision:
    """Parse an action, or `reveal`, which declares a Scout (R5). Raises InvalidRecord.

    >>> parse_decision("reveal"), parse_decision("scout 1,0")
    (Reveal(), Scout(cell=Cell(x=1, y=0)))
    """
    return Reveal() if text == REVEAL else parse_action(text)


def parse_cell(text: str) -> Cell:
    """Parse the cell `x,y`. Raises InvalidRecord."""
    check_characters(text)
    tokens = Tokens(text)
    cell = read_cell(tokens)
    tokens.expect_end("expect-cell-end")
    return cell


def read_action(tokens: Tokens) -> Action:
    """Read one action from the tokens."""
    word = tokens.next
    reader = READERS.get(word.text)
    if reader is None:
        if word.text in ("", ";"):
            raise tokens.error("action-missing")
        raise tokens.error("action-unknown", word=shown(word.text), choices=", ".join(READERS))
    tokens.take()
    return reader(tokens)


def read_cell(tokens: Tokens) -> Cell:
    x = read_coordinate(tokens)
    tokens.expect(",", "expect-comma")
    return Cell(x, read_coordinate(tokens))


def read_coordinate(tokens: Tokens) -> int:
    token = tokens.next
    if not LOOKS_LIKE_NUMBER.fullmatch(token.text):
        raise tokens.unexpected("expect-number")
    if len(token.text.lstrip("+-")) > MOST_DIGITS:
        raise tokens.error("coordinate-digits", most=str(MOST_DIGITS))
    if not NUMBER.fullmatch(token.text):
        raise tokens.error("coordinate-form", right=str(int(token.text)), word=token.text)
    return int(tokens.take().text)


def read_colour(tokens: Tokens) -> Colour:
    token = tokens.next
    if not token.text:
        raise tokens.error("colour-missing")
    if token.text not in list(Colour):
        raise tokens.error("colour-unknown", word=shown(token.text), choices=", ".join(Colour))
    return Colour(tokens.take().text)


def read_step(tokens: Tokens) -> tuple[Cell, Cell]:
    """`C>C`"""
    start = read_cell(tokens)
    tokens.expect(">", "expect-target")
    return start, read_cell(tokens)


def read_swap(tokens: Tokens) -> Swap:
    """`C<>C=colour`"""
    own = read_cell(tokens)
    tokens.expect("<>", "expect-other-cell")
    other = read_cell(tokens)
    tokens.expect("=", "expect-other-colour")
    return Swap(own, other, read_colour(tokens))


def read_rally(tokens: Tokens) -> Rally:
    """`C` or `C>C`"""
    cell = read_cell(tokens)
    return Rally(read_cell(tokens), start=cell) if tokens.skip(">") else Rally(cell)


def read_score(tokens: Tokens) -> Score:
    """`C [with C…] [from C…] to C…`; in a variant also `to nowhere`"""
    cell = read_cell(tokens)
    helpers, taken = (read_cells(tokens) if tokens.skip(word) else () for word in LISTS[:2])
    has_put = tokens.skip("to")
    put = () if has_put and tokens.skip(NOWHERE) else read_cells(tokens) if has_put else ()
    if tokens.next.text in LISTS:
        raise tokens.error("list-words", word=tokens.next.text)
    if not has_put:
        raise tokens.unexpected("expect-to")
    return Score(cell, helpers, taken, put)


def read_cells(tokens: Tokens) -> tuple[Cell, ...]:
    """One cell or more, sorted by y, then x."""
    cells: list[Cell] = []
    while not cells or tokens.next.text not in ("", ";", *LISTS):
        start: Token = tokens.next
        cell = read_cell(tokens)
        if cells and cell == cells[-1]:
            raise tokens.error("list-twice", at=start, cell=str(cell))
        if cells and cell.order < cells[-1].order:
            raise tokens.error("list-unsorted", at=start, cell=str(cell), before=str(cells[-1]))
        cells.append(cell)
    return tuple(cells)


READERS: dict[str, Callable[[Tokens], Action]] = {
    "open": lambda tokens: Open(read_cell(tokens)),
    "scout": lambda tokens: Scout(read_cell(tokens)),
    "search": lambda tokens: Search(*read_step(tokens)),
    "swap": read_swap,
    "dispatch": lambda _: Dispatch(),
    "team": lambda tokens: TeamUp(read_cell(tokens)),
    "herd": lambda tokens: Herd(*read_step(tokens)),
    "score": read_score,
    "rally": read_rally,
    "pass": lambda _: Pass(),
}
