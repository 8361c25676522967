"""Why not? The rule that forbids an action, or every way to complete half an action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from cleocatra.record import InvalidRecord, parse_decision
from cleocatra.record.notation import parse_cell
from cleocatra.rules import (
    Action,
    Cell,
    Colour,
    Decision,
    Dispatch,
    Herd,
    Open,
    Pass,
    Position,
    Rally,
    Refusal,
    Reveal,
    Score,
    Scout,
    Search,
    Swap,
    TeamUp,
)
from cleocatra.rules.grid import in_order
from cleocatra.table.action_views import KINDS, ActionKind
from cleocatra.table.effects import places
from cleocatra.table.refusals import Refused, illegal, table_refusal
from cleocatra.table.state import GameState
from cleocatra.table.turns import forbidden
from cleocatra.table.wire import wire

FORMS: dict[str, type[Decision]] = {kind: form for form, kind in KINDS.items()}
# reasons that say least about half an action: they only exclude some directions
VAGUE = ("tile/none", "cell/occupied", "search/same-cell", "swap/same-tile", "swap/own-rescuer")
# reasons that speak of one tile: they say nothing about a kind of action as a whole
OF_A_TILE = (
    *VAGUE,
    "cell/apart",
    "herd/apart",
    "rescuer/none",
    "room/full",
    "room/own",
    "score/inspector",
    "search/beside-itself",
    "search/inspector",
    "search/rescuers",
    "search/splits",
    "search/surrounded",
    "swap/doubles",
    "swap/not-bastet",
    "team/apart",
)
WHOLE_KINDS: dict[ActionKind, str] = {
    "search": "search/none",
    "team": "team/none",
    "herd": "herd/none",
    "score": "score/none",
    "swap": "swap/none",
}


@wire
class Why:
    """Whether an action, or half of one, is possible now; if not, the reason and its rule."""

    action: str
    kind: ActionKind
    possible: bool
    reason: str | None = None
    rule: str | None = None
    details: dict[str, str] = field(default_factory=dict)


@wire
class WhyAnswer:
    """One answer, or for a cell one for each kind of action."""

    answers: list[Why]


@dataclass(frozen=True, slots=True)
class Question:
    """An action, or the beginning of one: its kind, and perhaps the first and second cell touched."""

    words: str
    form: type[Decision]
    decision: Decision | None = None
    first: Cell | None = None
    second: Cell | None = None


def parse_question(text: str) -> Question:
    """The question that these words ask: an action as a record writes it, or only its beginning."""
    words = " ".join(text.split())
    kind, _, rest = words.partition(" ")
    try:
        decision = parse_decision(words)
        return Question(words, type(decision), decision)
    except InvalidRecord as error:
        if kind not in FORMS:
            raise Refused("action/unreadable", {"column": str(error.column)}) from error
    return Question(words, FORMS[kind], first=read_cell(rest) if rest else None)


def question(kind: ActionKind, source: Cell | None, cell: Cell | None) -> Question:
    """The question whether an action of a kind may go from one cell to another; either may be left open."""
    cells = [one for one in (source, cell) if one is not None]
    if source is not None and cell is not None and kind == "score":
        helped = Score(source, helpers=(cell,), put=(source,))
        return Question(str(helped), Score, helped)  # may the rescuer on this cell help?
    if len(cells) == 2 and kind in ("search", "herd", "rally"):
        joined = ">".join(map(str, cells))
        return parse_question(f"{kind} {joined}")
    if len(cells) == 2 and kind == "swap":
        return Question(f"swap {source}", Swap, first=source, second=cell)
    return parse_question(" ".join([kind, *map(str, cells[:1])]))


def why(state: GameState, held: frozenset[Colour], asked: Question) -> Why:
    """Whether it is possible now, for somebody who holds these seats."""
    if not state.started:
        raise Refused("game/not-started")
    kind = KINDS[asked.form]
    refusals = refusals_of(state, held, asked)
    reasons = [refused for refused in refusals if refused is not None]
    if len(reasons) < len(refusals):
        return Why(asked.words, kind, possible=True)
    chosen = most_telling(reasons) if asks_for_a_place(asked) else of_a_kind(kind, reasons)
    return Why(asked.words, kind, False, chosen.reason, chosen.rule, chosen.details)


def refusals_of(state: GameState, held: frozenset[Colour], asked: Question) -> list[Refused | None]:
    """The refusal of each way to complete the question's action; None for a way that is allowed."""
    if state.over:
        return [illegal(Refusal("game/over"))]
    if state.actor is not None and state.actor not in held:
        return [illegal(Refusal("turn/other-player", {"player": state.actor}))]
    return [forbidden(state, decision) for decision in completions(state.position, asked)]


def why_cell(state: GameState, held: frozenset[Colour], cell: Cell) -> list[Why]:
    """The answers for everything that could begin or end on a cell, the likeliest first."""
    kinds = likely_kinds(state.position, cell) if cell in state.position.tiles else ["scout"]
    return [why(state, held, parse_question(f"{kind} {cell}")) for kind in kinds]


def likely_kinds(position: Position, cell: Cell) -> list[str]:
    """The kinds of action that could begin or end on this tile: with one's own rescuer a Score above all."""
    tile = position.tiles[cell]
    herding = ["herd", "swap"] if position.options.herding else []
    rally = ["rally"] if position.blocked else []
    if position.player in tile.rescuers:
        return [*rally, "score", *herding, "search", "team"]
    placing = ["team", "search"] if position.supply[position.player] else ["search", "team"]
    if tile.rescuers and not position.supply[position.player]:
        return [*rally, "score", *herding, *placing]
    return [*rally, *placing, "score", *herding]


def asks_for_a_place(asked: Question) -> bool:
    """Whether the question names a tile or cell, and not a kind of action alone."""
    return asked.decision is not None or asked.first is not None


def of_a_kind(kind: ActionKind, refusals: list[Refused]) -> Refused:
    """Why no action of a kind is possible: a reason that speaks of no single tile."""
    general = [refusal for refusal in refusals if refusal.reason not in OF_A_TILE]
    if general or kind not in WHOLE_KINDS:
        return most_telling(general or refusals)
    # only a rescuer on a Bastet tile gets as far as the question whom to change places with
    on_bastet = kind == "swap" and any(refusal.reason == "swap/same-tile" for refusal in refusals)
    return table_refusal("swap/no-partner" if on_bastet else WHOLE_KINDS[kind])


def most_telling(refusals: list[Refused]) -> Refused:
    """The refusal with the most frequent reason; a vague one only if there is no other."""
    reasons = Counter(refusal.reason for refusal in refusals)
    return min(refusals, key=lambda refusal: (refusal.reason in VAGUE, -reasons[refusal.reason]))


def completions(position: Position, asked: Question) -> list[Decision]:
    """All decisions that the question may mean; for a Score those that are legal, or else the plainest."""
    if asked.decision is not None:
        return [asked.decision]
    if asked.form is Reveal or (asked.form is Scout and asked.first is None):
        return [Reveal()]  # a Scout begins with turning its tile over
    legal = [
        action
        for action in position.actions
        if isinstance(action, asked.form)
        and asked.first in (None, begins(position, action))
        and asked.second in (None, places(position, action)[1])
    ]
    sources = list(position.tiles) if asked.first is None else [asked.first]
    # with no tile on the board nothing but an opening can be completed
    return list(legal or attempted(position, asked, sources)) or [Pass()]


def begins(position: Position, action: Action) -> Cell | None:
    """The cell that is touched first: where something is taken from, or otherwise where it goes."""
    source, cell, _ = places(position, action)
    return cell if source is None or isinstance(action, Rally) else source


def attempted(position: Position, asked: Question, sources: list[Cell]) -> Iterable[Action]:
    """Ways to complete the question's action that begin (or end) on one of these cells."""
    kind, rim, tiles = asked.form, position.rim, position.tiles
    if kind is Open:
        return map(Open, rim)
    if kind is Scout:
        return map(Scout, rim)
    if kind is Search:
        return (Search(source, to) for source in sources for to in rim)
    if kind is Herd:
        return (Herd(source, to) for source in sources for to in source.neighbours)
    if kind is Swap:
        players = position.options.players
        others = tiles if asked.second is None else [asked.second]
        return (Swap(own, other, whose) for own in sources for other in others for whose in players)
    if kind is Score:
        return (Score(cell, put=(cell,)) for cell in sources)
    if kind is TeamUp:
        return map(TeamUp, sources)
    if kind is Rally:
        if position.supply[position.player]:
            return map(Rally, sources)
        mine = [cell for cell, tile in tiles.items() if position.player in tile.rescuers]
        return (Rally(to, start) for to in sources for start in mine)
    return [Dispatch() if kind is Dispatch else Pass()]


def read_decision(text: str) -> Decision:
    """The decision in the words of a record; raises Refused if it can't be read."""
    try:
        return parse_decision(text)
    except InvalidRecord as error:
        raise Refused("action/unreadable", {"column": str(error.column)}) from error


def read_cell(text: str) -> Cell:
    """The cell `x,y`; raises Refused for anything else."""
    try:
        return parse_cell(text)
    except InvalidRecord as error:
        raise Refused("action/unreadable", {"column": str(error.column)}) from error


def read_score(score: str, helpers: Sequence[str], take: Sequence[str], put: Sequence[str]) -> Score:
    """The Score with these cells, in any order; raises Refused if one can't be read."""
    helping, taken, placed = (in_order(tuple(map(read_cell, cells))) for cells in (helpers, take, put))
    return Score(read_cell(score), helping, taken, placed)
