"""Why not? The rule that forbids an action, or every way to complete half of one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pydantic import BaseModel

from cleocatra.record import InvalidRecord, parse_action
from cleocatra.record.notation import parse_cell
from cleocatra.rules import (
    Action,
    Cell,
    Colour,
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
from cleocatra.server.action_view import KINDS, ActionKind, parts
from cleocatra.server.game_log import GameState
from cleocatra.server.refusals import Refused, illegal
from cleocatra.server.turns import REVEAL, forbidden

# what says least about a half action: that it leads nowhere in some direction
SCOUTING = ("scout", REVEAL)
VAGUE = ("tile/none", "cell/occupied", "search/same-cell", "swap/same-tile", "swap/own-rescuer")


class Why(BaseModel):
    """Whether an action, or half of one, is possible now; if not, the reason and its rule."""

    action: str
    kind: ActionKind
    possible: bool
    reason: str | None = None
    rule: str | None = None
    details: dict[str, str] = {}


class WhyAnswer(BaseModel):
    """One answer, or for a cell one for each kind of action."""

    answers: list[Why]


def why(state: GameState, held: frozenset[Colour], words: str) -> Why:
    """The answer for words that stand for an action, or for its beginning."""
    if not state.started:
        raise Refused("game/not-started")
    words = " ".join(words.split())
    kind, attempts = completions(state.position, words)
    if state.over:
        refusals: list[Refused | None] = [illegal(Refusal("game/over"))]
    elif state.actor is not None and state.actor not in held:
        refusals = [illegal(Refusal("turn/other-player", {"player": state.actor}))]
    elif words in (REVEAL, "scout"):  # a Scout begins with turning its tile over
        refusals = [forbidden(state, Reveal())]
    else:
        refusals = [forbidden(state, action) for action in attempts]
    reasons = [refusal for refusal in refusals if refusal is not None]
    if len(reasons) < len(refusals):
        return Why(action=words, kind=kind, possible=True)
    chosen = most_telling(reasons)
    return Why(
        action=words,
        kind=kind,
        possible=False,
        reason=chosen.reason,
        rule=chosen.rule,
        details=chosen.details,
    )


def why_cell(state: GameState, held: frozenset[Colour], text: str) -> list[Why]:
    """The answers for all that could begin or end on a cell."""
    position = state.position
    cell = read_cell(text)
    kinds = ["scout"]
    if cell in position.tiles:
        kinds = ["search", *(["swap", "herd"] if position.options.herding else []), "score", "team"]
        kinds += ["rally"] if position.blocked else []
    return [why(state, held, f"{kind} {cell}") for kind in kinds]


def most_telling(refusals: list[Refused]) -> Refused:
    """The refusal with the reason that comes most often, but a vague one only if there is no other."""
    reasons = Counter(refusal.reason for refusal in refusals)
    return min(refusals, key=lambda refusal: (refusal.reason in VAGUE, -reasons[refusal.reason]))


def completions(position: Position, words: str) -> tuple[ActionKind, list[Action]]:
    """All actions that begin with these words; for a Score whatever is legal, or else the plainest."""
    try:
        action = parse_action(words)
        return KINDS[type(action)], [action]
    except InvalidRecord as error:
        kind, _, rest = words.partition(" ")
        found = next((one for one, word in KINDS.items() if word == kind or (word, kind) == SCOUTING), None)
        if found is None:
            raise Refused("action/unreadable", {"column": str(error.column)}) from error
    first = read_cell(rest) if rest else None
    legal = [
        action
        for action in position.actions
        if isinstance(action, found) and first in (None, begins(position, action))
    ]
    sources = list(position.tiles) if first is None else [first]
    attempts = legal or list(attempted(position, found, sources))
    # with no tile on the board nothing but an opening can be completed
    return ("reveal" if kind == REVEAL else KINDS[found]), attempts or [Pass()]


def begins(position: Position, action: Action) -> Cell | None:
    """The cell that is touched first: where something is taken from, or else where it goes."""
    source, cell, _ = parts(position, action)
    return cell if source is None or isinstance(action, Rally) else source


def attempted(position: Position, kind: type[Action], sources: list[Cell]) -> Iterable[Action]:
    """Ways to complete an action of this kind that begins (or ends) on one of these cells."""
    rim, tiles = position.rim, position.tiles
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
        return (Swap(own, other, whose) for own in sources for other in tiles for whose in players)
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


def read_cell(text: str) -> Cell:
    try:
        return parse_cell(text)
    except InvalidRecord as error:
        raise Refused("action/unreadable", {"column": str(error.column)}) from error
