"""Draws a position for a terminal: the pyramids in ASCII, and below them points, supply and pile.

A tile is `size` lines high and twice as wide, so neighbours share an edge of the drawing. It shows its
coordinates at its base, an inspector in its tip, and between them its kind above its rescuers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from unicodedata import east_asian_width

from cleocatra.rules.english import Say, english
from cleocatra.rules.grid import Cell
from cleocatra.rules.phases import Phase
from cleocatra.rules.position import Position
from cleocatra.rules.tiles import KINDS, Colour, Kind, Tile

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


def draw(position: Position, *, cells: bool = False, colour: bool = False, say: Say = english) -> str:
    """The position as text, in the words of `say`.

    `cells` shows the empty cells one can build on, `colour` adds escape codes.
    """
    pyramids = Canvas()
    draw_pyramids(pyramids, position, cells, say)
    notes = Canvas()
    write_notes(notes, position, say)
    parts = (canvas.text(colour) for canvas in (pyramids, notes) if canvas.marks)
    return "\n\n".join(parts)


def width_of(text: str) -> int:
    """How many columns a text takes in a terminal, where a Chinese character takes two.

    >>> width_of("Mut"), width_of("姆特")
    (3, 4)
    """
    return sum(2 if east_asian_width(char) in "WF" else 1 for char in text)


class Canvas:
    """An unbounded canvas of styled characters; later writes overwrite earlier ones."""

    def __init__(self) -> None:
        self.marks: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, line: int, column: int, text: str, style: str = PLAIN) -> int:
        """Write a text at `column`; return the column after it."""
        for mark in text:
            self.marks[line, column] = mark, style
            column += 1
            if width_of(mark) == 2:
                self.marks[line, column] = "", style  # its second half
                column += 1
        return column

    def centre(self, line: int, column: int, text: str, style: str = PLAIN) -> None:
        """Write with the middle of the text on `column`."""
        self.write(line, column - width_of(text) // 2, text, style)

    def text(self, colour: bool) -> str:
        """The text of the canvas, without trailing spaces."""
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


def draw_pyramids(canvas: Canvas, position: Position, cells: bool, say: Say) -> None:
    empty = position.rim if cells else ()
    longest = max((len(str(cell)) for cell in (*position.tiles, *empty)), default=0)
    size = max(SMALLEST, longest // 2 + 2)
    for cell, tile in position.tiles.items():
        draw_tile(canvas, cell, tile, size, say)
    for cell in empty:
        write_coordinates(canvas, cell, size, FAINT)


def draw_tile(canvas: Canvas, cell: Cell, tile: Tile, size: int, say: Say) -> None:
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
    canvas.centre(line_of(cell, kind_height, size), middle, say(f"mark-{tile.kind}"), ground)
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


def write_notes(canvas: Canvas, position: Position, say: Say) -> None:
    canvas.write(0, 0, headline(position, say))
    canvas.write(1, 0, demand(position, say), BOLD)
    widest = max(width_of(player_name(player, say)) for player in Colour)
    line = 2
    for player, points in position.points.items():
        acts = player is position.player and position.phase is not Phase.OVER
        column = canvas.write(line, 0, "> " if acts else "  ")
        column = canvas.write(line, column, RESCUER_MARKS[player], RESCUER_STYLES[player])
        name = player_name(player, say)
        held = say("board-player", points=f"{points:>3}", supply=str(position.supply[player]))
        canvas.write(line, column, f" {name}{' ' * (widest - width_of(name))} {held}")
        line += 1
    canvas.write(line, 0, say("board-inspectors", mark=INSPECTOR_MARK, number=position.unused_inspectors))
    canvas.write(line + 1, 0, pile_of(position, say))
    write_legend(canvas, line + 2, say)


def write_legend(canvas: Canvas, line: int, say: Say) -> None:
    column = canvas.write(line, 0, say("board-tiles"))
    for kind in KINDS:
        colour = say(f"tile-colour-{kind.colour}")
        column = canvas.write(
            line, column, say("board-tile", kind=kind_name(kind, say), colour=colour), KIND_STYLES[kind]
        )
        column = canvas.write(line, column, "" if kind is KINDS[-1] else say("list-separator"))


def headline(position: Position, say: Say) -> str:
    options = position.options
    game = say(
        "board-game",
        rules=say(f"board-rules-{options.rules}"),
        edition=say(f"board-edition-{options.edition}"),
    )
    if position.phase is Phase.OPENING:
        return game
    rounds = position.turns_taken // len(options.players)
    if position.phase is Phase.OVER:
        return say("board-over", game=game, rounds=str(rounds))
    last = max(position.points.values()) >= position.options.variant.goal
    return say("board-last-round" if last else "board-round", game=game, round=str(rounds + 1))


def demand(position: Position, say: Say) -> str:
    """Who acts and what comes next, or who has won; with what the board doesn't show."""
    if position.outcome is not None:
        return victory(position.outcome.winners, say)
    player = player_name(position.player, say)
    if position.phase is Phase.OPENING and position.pile[0]:  # R5: the tile is seen first
        return say("board-opening-with", player=player, kind=kind_name(position.pile[0], say))
    if position.phase is Phase.FIRST_ACTION and position.blocked:
        return say("board-blocked", player=player)
    if position.phase is Phase.SECOND_ACTION and position.placed:
        return say("board-second-action-on", player=player, cell=str(position.placed))
    return say(f"board-{position.phase.name.lower().replace('_', '-')}", player=player)


def victory(winners: Sequence[Colour], say: Say) -> str:
    """Who has won."""
    if len(winners) == 1:
        return say("board-wins", player=player_name(winners[0], say))
    return say("board-share", players=listed([player_name(player, say) for player in winners], say))


def listed(names: Sequence[str], say: Say) -> str:
    """The names as a list in a sentence.

    >>> listed(["red", "blue", "green"], english)
    'red, blue and green'
    """
    first = say("list-separator").join(names[:-1])
    return say("list-and").join([first, names[-1]] if first else names)


def pile_of(position: Position, say: Say) -> str:
    """The number of tiles of each kind in the pile, which every player can work out."""
    unseen = position.unseen
    if not unseen:
        return say("board-pile-empty")
    return say("board-pile", number=str(unseen.total()), kinds=counted(unseen, say))


def counted(tiles: Counter[Kind], say: Say) -> str:
    """How many tiles of each kind.

    >>> counted(Counter({Kind.MUT: 2, Kind.CLEOCATRA: 1}), english)
    '1 Cleocatra, 2 Mut'
    """
    return say("list-separator").join(
        say("board-pile-kind", number=str(tiles[kind]), kind=kind_name(kind, say))
        for kind in KINDS
        if tiles[kind]
    )


def player_name(player: Colour, say: Say) -> str:
    return say(f"colour-{player}")


def kind_name(kind: Kind, say: Say) -> str:
    return say(f"kind-{kind}")
