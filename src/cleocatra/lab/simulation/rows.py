"""The rows of a simulation: one for each game, and one for each opening, turn and bonus action.

They are read from the kernel's state, which is fast compared with playing.
"""

from __future__ import annotations

from dataclasses import dataclass

import pyarrow as pa

from cleocatra.bots.match import Match
from cleocatra.bots.playing import Seating, set_up, take_turns
from cleocatra.record import Game, format_game
from cleocatra.record.game import NO_TAGS, Turn, extend
from cleocatra.rules import Action, Kind, Phase, Position, Score, Search
from cleocatra.rules.actions import ACTION_KINDS
from cleocatra.rules.legal import Legal
from cleocatra.rules.perft import Leaves
from cleocatra.rules.state import State
from cleocatra.rules.tiles import KINDS

SEATS = range(4)
WORDS = ("open", "scout", "search", "swap", "dispatch", "team", "herd", "score", "rally", "pass")
MAFDAT = "mafdat"  # a Search that only Mafdat's ability allows
PARTS = {Phase.OPENING: "opening", Phase.BONUS_ACTION: "bonus"}

GAME_SCHEMA = pa.schema(
    [
        pa.field("game", pa.int32(), nullable=False),
        pa.field("pile", pa.int32(), nullable=False),
        pa.field("turns", pa.int16(), nullable=False),
        pa.field("finished", pa.bool_(), nullable=False),
        *(pa.field(f"bot_{seat + 1}", pa.string()) for seat in SEATS),
        *(pa.field(f"points_{seat + 1}", pa.int16()) for seat in SEATS),
        *(pa.field(f"share_{seat + 1}", pa.float64()) for seat in SEATS),
    ]
)
TURN_SCHEMA = pa.schema(
    [
        pa.field("game", pa.int32(), nullable=False),
        pa.field("line", pa.int16(), nullable=False),
        pa.field("turn", pa.int16(), nullable=False),
        pa.field("part", pa.string(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("first", pa.string(), nullable=False),
        pa.field("second", pa.string()),
        pa.field("choices", pa.int16(), nullable=False),
        pa.field("ways", pa.int32(), nullable=False),
        pa.field("blocked", pa.bool_(), nullable=False),
        pa.field("scored", pa.string()),
        pa.field("colours", pa.int8(), nullable=False),
        pa.field("helpers", pa.int8(), nullable=False),
        pa.field("extra", pa.int8(), nullable=False),
        *(pa.field(f"points_{seat + 1}", pa.int16()) for seat in SEATS),
    ]
)

Row = dict[str, object]


@dataclass(frozen=True, slots=True)
class GameRows:
    """One game as rows, and as a record if it is kept."""

    game: Row
    turns: list[Row]
    record: str


class RowWriter:
    """Writes the rows of a game while it is played."""

    def __init__(self, number: int, players: int) -> None:
        self.number = number
        self.players = players
        self.legal = Legal()
        self.leaves = Leaves()
        self.rows: list[Row] = []

    def note(self, position: Position, action: Action) -> None:
        """Add an action that is about to be applied."""
        state = position.state()
        word = word_of(state, action)
        if position.phase is Phase.SECOND_ACTION:
            self.rows[-1]["second"] = word
        else:
            self.begin(position, state, word)
        if isinstance(action, Score):
            self.rows[-1].update(score_row(position, state, action))

    def begin(self, position: Position, state: State, word: str) -> None:
        opening = position.phase is Phase.OPENING
        self.rows.append(
            {
                "game": self.number,
                "line": len(self.rows),
                "turn": 0 if opening else position.turns_taken + 1,
                "part": PARTS.get(position.phase, "turn"),
                "seat": state.player + 1,
                "first": word,
                "second": None,
                "choices": len(self.legal.all_codes(state)),
                "blocked": bool(self.legal.blocked),
                "ways": self.leaves.turns(state),
                "scored": None,
                "colours": 0,
                "helpers": 0,
                "extra": 0,
            }
        )

    def note_points(self, after: Position) -> None:
        """Write the points after an action into its row."""
        points = [*after.points.values()]
        self.rows[-1].update(
            {f"points_{seat + 1}": points[seat] if seat < self.players else None for seat in SEATS}
        )


def word_of(state: State, action: Action) -> str:
    if isinstance(action, Search):
        tile = state.tile_at(*action.tile)
        held = state.inspectors >> tile & 1 or any(
            state.rescuers_of(seat) >> tile & 1 for seat in range(state.players)
        )
        return MAFDAT if held else "search"
    return WORDS[ACTION_KINDS.index(type(action))]


def score_row(position: Position, state: State, score: Score) -> Row:
    tile = state.tile_at(*score.cell)
    kind = KINDS[state.kind_of(tile)]
    around = state.adjacent_to(tile) | 1 << tile
    colours = {state.kind_of(other) for other in range(state.tiles) if around >> other & 1}
    return {
        "scored": str(kind),
        "colours": len(colours),
        "helpers": len(score.helpers),
        "extra": int(kind is Kind.CLEOCATRA and Kind.CLEOCATRA in position.options.abilities),
    }


def play(match: Match, number: int, *, record: bool) -> GameRows:
    """Play one game of a simulation; with `record`, keep its record too."""
    seating = set_up(match, number)
    writer = RowWriter(number, len(match.bots))
    turns: list[Turn] = []
    position = seating.initial
    for before, action, after, _ in take_turns(seating.bots, position):
        writer.note(before, action)
        writer.note_points(after)
        if record:
            extend(turns, before, action)
        position = after
    text = format_game(Game(seating.initial, tuple(turns), NO_TAGS, position)) if record else ""
    return GameRows(game_row(match, number, seating, position), writer.rows, text)


def game_row(match: Match, number: int, seating: Seating, end: Position) -> Row:
    row: Row = {
        "game": number,
        "pile": seating.pile_number,
        "turns": end.turns_taken,
        "finished": end.outcome is not None,
    }
    shares = [*end.victory_shares.values()]
    points = [*end.points.values()]
    for seat in SEATS:
        taken = seat < len(match.bots)
        row[f"bot_{seat + 1}"] = match.bots[seating.seats.index(seat)] if taken else None
        row[f"points_{seat + 1}"] = points[seat] if taken else None
        row[f"share_{seat + 1}"] = shares[seat] if taken else None
    return row
