"""Draws a position for a terminal: the pyramids in plain ASCII, and below them what lies beside the board.

A tile is `size` lines high and twice as wide, so neighbours share an edge of the drawing. It shows its
coordinates at its base, an inspector in its tip, and between them its kind above its rescuers.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from cleocatra.rules.grid import Cell
from cleocatra.rules.position import Phase, Position, Tile
from cleocatra.rules.tiles import KINDS, Colour, Kind

KIND_MARKS = {kind: kind.value[:3].title() for kind in Kind}
RESCUER_MARKS = {Colour.RED: "r", Colour.BLUE: "b", Colour.BLACK: "k", Colour.GREEN: "g"}
INSPECTOR_MARK = "!"
SMALLEST = 5  # lines from a tile's tip to its base: enough for coordinates of seven characters

# Escape codes for 256 colours. They set both letters and background, so that every theme shows them alike.
PLAIN = ""
BOLD = "1"
FAINT = "2"
INSPECTOR_STYLE = "1;38;5;231;48;5;16"
KIND_STYLES = {
    Kind.CLEOCATRA: "38;5;16;48;5;220",
    Kind.MAFDAT: "38;5;16;48;5;208",
    Kind.BASTET: "38;5;16;48;5;114",
    Kind.MUT: "38;5;16;48;5;75",
    Kind.PRINCESS: "38;5;16;48;5;176",
}
RESCUER_STYLES = {
    Colour.RED: "1;38;5;231;48;5;160",
    Colour.BLUE: "1;38;5;231;48;5;19",
    Colour.BLACK: "1;38;5;231;48;5;16",
    Colour.GREEN: "1;38;5;231;48;5;22",
}


def draw(position: Position, *, cells: bool = False, colour: bool = False) -> str:
    """The position as text; `cells` shows the empty cells one can build on, `colour` adds escape codes."""
    pyramids = Canvas()
    draw_pyramids(pyramids, position, cells)
    notes = Canvas()
    write_notes(notes, position)
    parts = (canvas.text(colour) for canvas in (pyramids, notes) if canvas.marks)
    return "\n\n".join(parts)


class Canvas:
    """Characters on an endless sheet, each with its style; what is written last covers what was there."""

    def __init__(self) -> None:
        self.marks: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, line: int, column: int, text: str, style: str = PLAIN) -> int:
        """Write from `column` on; the answer is the column behind the text."""
        for offset, mark in enumerate(text):
            self.marks[line, column + offset] = mark, style
        return column + len(text)

    def centre(self, line: int, column: int, text: str, style: str = PLAIN) -> None:
        """Write with the middle of the text on `column`."""
        self.write(line, column - len(text) // 2, text, style)

    def text(self, colour: bool) -> str:
        """The part of the sheet that is written on, without spaces at the end of a line."""
        lines, columns = zip(*self.marks, strict=True)
        rows = (
            [self.marks.get((line, column), (" ", PLAIN)) for column in range(min(columns), max(columns) + 1)]
            for line in range(min(lines), max(lines) + 1)
        )
        return "\n".join(self.row(row, colour).rstrip() for row in rows)

    def row(self, row: Iterable[tuple[str, str]], colour: bool) -> str:
        runs = (
            (style, "".join(mark for mark, _ in run)) for style, run in groupby(row, key=lambda mark: mark[1])
        )
        return "".join(f"\x1b[{style}m{text}\x1b[0m" if colour and style else text for style, text in runs)


# The pyramids


def draw_pyramids(canvas: Canvas, position: Position, cells: bool) -> None:
    empty = position.rim if cells else ()
    longest = max((len(str(cell)) for cell in (*position.tiles, *empty)), default=0)
    size = max(SMALLEST, longest // 2 + 2)
    for cell, tile in position.tiles.items():
        draw_tile(canvas, cell, tile, size)
    for cell in empty:
        write_coordinates(canvas, cell, size, FAINT)


def draw_tile(canvas: Canvas, cell: Cell, tile: Tile, size: int) -> None:
    ground = KIND_STYLES[tile.kind]
    middle = cell.x * size
    left, right = "/\\" if cell.points_up else "\\/"
    canvas.write(line_of(cell, 0, size), middle, "+")
    for height in range(1, size):
        line = line_of(cell, height, size)
        canvas.write(line, middle - height, left + " " * (2 * height - 1) + right)
        canvas.write(line, middle - height + 1, " " * (2 * height - 1), ground)
    canvas.write(line_of(cell, size, size), middle - size, "+" + "-" * (2 * size - 1) + "+")

    kind_height, rescuers_height = (2, 3) if cell.points_up else (3, 2)
    write_coordinates(canvas, cell, size, ground)
    canvas.centre(line_of(cell, kind_height, size), middle, KIND_MARKS[tile.kind], ground)
    for column, player in zip(rescuer_columns(len(tile.rescuers)), tile.rescuers, strict=True):
        line = line_of(cell, rescuers_height, size)
        canvas.write(line, middle + column, RESCUER_MARKS[player], RESCUER_STYLES[player])
    if tile.inspector:
        canvas.write(line_of(cell, 1, size), middle, INSPECTOR_MARK, INSPECTOR_STYLE)


def rescuer_columns(number: int) -> tuple[int, ...]:
    return ((), (0,), (-1, 1))[number]


def write_coordinates(canvas: Canvas, cell: Cell, size: int, style: str) -> None:
    canvas.centre(line_of(cell, size - 1, size), cell.x * size, str(cell), style)


def line_of(cell: Cell, height: int, size: int) -> int:
    """The line of the drawing that lies `height` lines from the cell's tip towards its base."""
    return cell.y * size + height if cell.points_up else (cell.y + 1) * size - height


# What lies beside the board


def write_notes(canvas: Canvas, position: Position) -> None:
    canvas.write(0, 0, headline(position))
    canvas.write(1, 0, demand(position), BOLD)
    line = 2
    for player, points in position.points.items():
        acts = player is position.player and position.phase is not Phase.OVER
        column = canvas.write(line, 0, "> " if acts else "  ")
        column = canvas.write(line, column, RESCUER_MARKS[player], RESCUER_STYLES[player])
        canvas.write(line, column, f" {player:<5} {points:>3} points, {position.supply[player]} in supply")
        line += 1
    canvas.write(line, 0, f"Inspectors ({INSPECTOR_MARK}): {position.unused_inspectors} unused")
    canvas.write(line + 1, 0, f"Pile: {pile_of(position)}")
    write_legend(canvas, line + 2)


def write_legend(canvas: Canvas, line: int) -> None:
    column = canvas.write(line, 0, "Tiles: ")
    for kind in KINDS:
        column = canvas.write(line, column, f"{kind.title()} {kind.colour}", KIND_STYLES[kind])
        column = canvas.write(line, column, "" if kind is KINDS[-1] else ", ")


def headline(position: Position) -> str:
    options = position.options
    game = f"{options.rules.title()} game, {options.edition} edition"
    if position.phase is Phase.OPENING:
        return game
    if position.phase is Phase.OVER:
        return f"{game}, over after {position.turns_taken // len(options.players)} rounds"
    last = " (the last)" if max(position.points.values()) >= position.options.variant.goal else ""
    return f"{game}, round {position.turns_taken // len(options.players) + 1}{last}"


def demand(position: Position) -> str:
    """What is asked of whom, or who has won."""
    outcome = position.outcome
    if outcome is not None:
        names = " and ".join(outcome.winners)
        return f"{names} {'wins' if len(outcome.winners) == 1 else 'share the victory'}"
    asked = position.phase.name.lower().replace("_", " ")
    return f"{position.player}: {asked}{circumstance(position)}"


def circumstance(position: Position) -> str:
    """What the board doesn't show, but the player who acts must know."""
    if position.phase is Phase.OPENING and position.pile[0]:
        return f" with {position.pile[0].title()}"  # R5: the tile is seen first
    if position.phase is Phase.FIRST_ACTION and position.blocked:
        return ", but no complete turn is possible (R6)"
    if position.phase is Phase.SECOND_ACTION and position.placed:
        return f" (this turn's tile: {position.placed})"
    return ""


def pile_of(position: Position) -> str:
    """What everybody can work out about the pile: never its order."""
    unseen = position.unseen
    if not unseen:
        return "empty"
    kinds = ", ".join(f"{unseen[kind]} {kind.title()}" for kind in KINDS if unseen[kind])
    return f"{unseen.total()} ({kinds})"
