"""Draws up the pictures of the rules for the page, from positions that real turns lead to.

    python scripts/rule_pictures.py            writes web/src/rules/pictures.ts
    python scripts/rule_pictures.py --check    fails if the file is not up to date

What a picture marks comes from the rules: where a tile may go, which tiles may be chosen, what a Score
counts.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cleocatra.record import parse_action, parse_game
from cleocatra.rules import (
    Action,
    Cell,
    Colour,
    Edition,
    Herd,
    Kind,
    Open,
    Options,
    Position,
    Rally,
    RuleSet,
    Score,
    Scout,
    Search,
    Swap,
    TeamUp,
    Tile,
)
from cleocatra.rules.grid import in_order

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "web/src/rules/pictures.toml"
TARGET = ROOT / "web/src/rules/pictures.ts"
HEADER = """\
/** Made by scripts/rule_pictures.py from pictures.toml: don't edit. */

import type { DrawnTile } from "../art/Diagram.svelte";
import type { Cell } from "../board/geometry";

export interface Picture {
  tiles: DrawnTile[];
  free: Cell[];
  points: number | null; // those of the Score that is shown
}

"""


@dataclass(frozen=True, slots=True)
class Marks:
    """What a picture marks: the tiles to look at, those that count or can be chosen, free spaces, points."""

    chosen: frozenset[Cell]
    scored: frozenset[Cell]
    free: tuple[Cell, ...]
    points: int | None


def position_of(picture: dict[str, Any]) -> Position:
    rules, players = picture.get("rules", "basic"), picture.get("players", "red blue")
    seats = tuple(map(Colour, players.split()))
    top = list(map(Kind, picture["pile"].split()))
    below = Options(RuleSet(rules), Edition.INTERNATIONAL, seats).mix - Counter(top)
    pile = " ".join([*top, *below.elements()])
    header = f'[Rules "{rules}"]\n[Edition "international"]\n[Players "{players}"]\n[Pile "{pile}"]\n\n'
    return parse_game(header + picture["turns"]).position


def marks_of(picture: dict[str, Any], position: Position) -> Marks:
    if "score" in picture:
        score = parse_action(picture["score"])
        assert isinstance(score, Score)
        return marks_of_score(position, score)
    chosen = frozenset(cell_of(words) for words in picture.get("chosen", "").split())
    scored = {cell for action in begins(position, picture.get("marked")) for cell in marked_by(action)}
    if picture.get("area"):
        scored |= {beside for cell in chosen for beside in cell.neighbours} & position.tiles.keys()
    free = {cell for action in begins(position, picture.get("free")) for cell in placed_by(action)}
    return Marks(chosen, frozenset(scored) - chosen, in_order(tuple(free)), None)


def marks_of_score(position: Position, score: Score) -> Marks:
    """Of tiles that share a colour, one with a helper counts, or else the first."""
    assert position.is_legal(score), score
    near = sorted(score.cell.neighbours, key=lambda cell: (cell not in score.helpers, cell.order))
    seen, counted = {position.tiles[score.cell].kind}, set()
    for cell in near:
        if cell in position.tiles and (kind := position.tiles[cell].kind) not in seen:
            seen.add(kind)
            counted.add(cell)
    points = position.points_for(score)
    assert len(points.colours) == 1 + len(counted)
    return Marks(frozenset({score.cell}), frozenset(counted), (), points.total)


def begins(position: Position, words: str | None) -> tuple[Action, ...]:
    """The legal actions whose words begin so."""
    if words is None:
        return ()
    found = tuple(action for action in position.actions if str(action).startswith(words))
    assert found, f"nothing begins with {words}"
    return found


def marked_by(action: Action) -> tuple[Cell, ...]:
    match action:
        case Search(tile, _):
            return (tile,)
        case Swap(_, other, _):
            return (other,)
        case TeamUp(cell) | Herd(_, cell) | Rally(cell, _):
            return (cell,)
        case _:
            raise AssertionError(f"{action} marks no tile")


def placed_by(action: Action) -> tuple[Cell, ...]:
    match action:
        case Open(cell) | Scout(cell) | Search(_, cell):
            return (cell,)
        case _:
            raise AssertionError(f"{action} puts no tile")


def cell_of(words: str) -> Cell:
    x, y = map(int, words.split(","))
    return Cell(x, y)


def drawn(cell: Cell, tile: Tile, marks: Marks, bare: bool) -> dict[str, object]:
    """A tile as the page draws it: its rescuers left and right, an inspector in the single corner."""
    found: dict[str, object] = {"x": cell.x, "y": cell.y, "kind": tile.kind}
    rescuers = sorted(tile.rescuers, key=list(Colour).index)
    who: list[str | None] = [*rescuers]
    if tile.inspector:
        who = [*rescuers, *[None] * (2 - len(rescuers)), "inspector"]
    if who and not bare:
        found["who"] = who
    if cell in marks.chosen:
        found["mark"] = "chosen"
    elif cell in marks.scored:
        found["mark"] = "scored"
    return found


def drawing(picture: dict[str, Any]) -> dict[str, object]:
    position = position_of(picture)
    marks = marks_of(picture, position)
    tiles = sorted(position.tiles.items(), key=lambda one: one[0].order)
    return {
        "tiles": [drawn(cell, tile, marks, picture.get("bare", False)) for cell, tile in tiles],
        "free": [{"x": cell.x, "y": cell.y} for cell in marks.free],
        "points": marks.points,
    }


def pictures() -> dict[str, dict[str, Any]]:
    return tomllib.loads(SOURCE.read_text(encoding="utf-8"))


def source() -> str:
    rows = [f"  {json.dumps(name)}: {json.dumps(drawing(one))},\n" for name, one in pictures().items()]
    return f"{HEADER}export const PICTURES = {{\n{''.join(rows)}}} satisfies Record<string, Picture>;\n"


def main() -> int:
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(source(), encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != source():
        print(f"{TARGET} is out of date: run {Path(__file__).name}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
