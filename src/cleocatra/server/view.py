"""The one projection: everything of a game that leaves the server for a seat or a spectator is made here."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Literal

from pydantic import BaseModel

from cleocatra.record import format_game
from cleocatra.rules import Colour, Edition, Kind, Phase, RuleSet
from cleocatra.server.events import Acted, Created, Event, Revealed, SeatTaken, Sitter, Started
from cleocatra.server.game_log import GameState
from cleocatra.server.models import SeatToken
from cleocatra.server.refusals import Refused
from cleocatra.server.turns import offered

Stage = Literal["waiting", "opening", "first", "second", "bonus", "confirm", "over", "abandoned"]
STAGES: dict[Phase, Stage] = {
    Phase.OPENING: "opening",
    Phase.FIRST_ACTION: "first",
    Phase.SECOND_ACTION: "second",
    Phase.BONUS_ACTION: "bonus",
    Phase.OVER: "over",
}


class SeatView(BaseModel):
    """A player: who sits there, and what lies before them."""

    player: Colour
    sitter: Sitter
    level: str | None
    name: str | None
    free: bool
    yours: bool
    points: int
    supply: int


class TileView(BaseModel):
    """A tile of the pyramids."""

    x: int
    y: int
    kind: Kind
    rescuers: list[Colour]
    inspector: bool


class GameView(BaseModel):
    """A game as one listener may see it."""

    sequence: int
    rules: RuleSet
    edition: Edition
    auto_confirm: bool
    take_backs: bool
    stage: Stage
    player: Colour | None  # who has to do something
    seats: list[SeatView]  # in turn order
    tiles: list[TileView]
    open_tile: Kind | None
    pile_size: int
    unseen: dict[Kind, int]
    unused_inspectors: int
    turns: list[str]
    actions: list[str]  # what the listener may send
    can_take_back: bool
    can_confirm: bool
    winners: list[Colour]
    commitment: str
    pile: list[Kind] | None  # at the end
    salt: str | None


class EventView(BaseModel):
    """Something that happened."""

    sequence: int
    type: str
    player: Colour | None = None
    name: str | None = None
    action: str | None = None
    tile: Kind | None = None


class Answer(BaseModel):
    """What was asked for has happened, durably, with the event of this sequence number."""

    sequence: int
    view: GameView


class Welcome(BaseModel):
    """A game's id, the tokens of the seats that were taken with the request, and the game."""

    game: str
    tokens: list[SeatToken]
    view: GameView


class ListedGame(BaseModel):
    """A game that is open to the public and waits for players."""

    game: str
    rules: RuleSet
    edition: Edition
    seats: list[SeatView]


class Problem(BaseModel):
    """A refusal: a stable code, for `action/illegal` the reason and its rule, for `action/stale` the view."""

    code: str
    reason: str | None = None
    rule: str | None = None
    details: dict[str, str] = {}
    view: GameView | None = None


class Stale(Refused):
    """Someone acts on an old state: they get the present one."""

    def __init__(self, view: GameView) -> None:
        super().__init__("action/stale")
        self.view = view


def project(state: GameState, held: frozenset[Colour]) -> GameView:
    """The game for someone who holds these seats; a spectator holds none."""
    position = state.position
    acts = state.actor is not None and state.actor in held
    outcome = position.outcome if state.over else None
    unseen = position.unseen - Counter([state.open_tile] if state.open_tile else [])
    return GameView(
        sequence=state.sequence,
        rules=state.created.rules,
        edition=state.created.edition,
        auto_confirm=state.created.auto_confirm,
        take_backs=state.created.take_backs,
        stage=stage(state),
        player=state.actor,
        seats=seat_views(state, held),
        tiles=[
            TileView(
                x=cell.x, y=cell.y, kind=tile.kind, rescuers=list(tile.rescuers), inspector=tile.inspector
            )
            for cell, tile in position.tiles.items()
        ],
        open_tile=state.open_tile,
        pile_size=len(position.pile),
        unseen={kind: unseen[kind] for kind in Kind},
        unused_inspectors=position.unused_inspectors,
        turns=[str(turn) for turn in state.game.turns],
        actions=list(offered(state)) if acts else [],
        can_take_back=acts and state.created.take_backs and state.unconfirmed > 0,
        can_confirm=acts and state.awaits_confirmation,
        winners=list(outcome.winners) if outcome else [],
        commitment=state.created.commitment,
        pile=list(state.created.pile) if state.over else None,
        salt=state.created.salt if state.over else None,
    )


def stage(state: GameState) -> Stage:
    """What the table waits for."""
    if state.abandoned_by is not None:
        return "abandoned"
    if not state.started:
        return "waiting"
    return "confirm" if state.awaits_confirmation else STAGES[state.position.phase]


def seat_views(state: GameState, held: frozenset[Colour]) -> list[SeatView]:
    return [
        SeatView(
            player=seat.player,
            sitter=seat.sitter,
            level=seat.level,
            name=seat.name,
            free=seat.free,
            yours=seat.player in held,
            points=state.position.points[seat.player],
            supply=state.position.supply[seat.player],
        )
        for seat in state.seats
    ]


def project_refusal(refused: Refused) -> Problem:
    """What the one who asked may hear of a refusal."""
    return Problem(
        code=refused.code,
        reason=refused.reason,
        rule=refused.rule,
        details=refused.details,
        view=refused.view if isinstance(refused, Stale) else None,
    )


def project_event(event: Event, sequence: int) -> EventView:
    """What everybody may hear of an event; each field is named, so that a new one stays inside."""
    view = EventView(sequence=sequence, type=event.type)
    match event:
        case Created() | Started():
            return view
        case SeatTaken():
            return view.model_copy(update={"player": event.player, "name": event.name})
        case Revealed():
            return view.model_copy(update={"player": event.player, "tile": event.tile})
        case Acted():
            return view.model_copy(update={"player": event.player, "action": event.action})
        case _:
            return view.model_copy(update={"player": event.player})


def project_record(state: GameState) -> str:
    """The game's record; tiles that nobody has seen are `?` until the end."""
    tags = {"Commitment": state.created.commitment}
    game = state.game
    if state.over:
        game = state.whole_game()
        tags["Salt"] = state.created.salt
    return format_game(replace(game, tags=tags))
