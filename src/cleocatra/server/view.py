"""The one projection: everything of a game that leaves the server for a seat or a spectator is made here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TypedDict

from cleocatra.record import Game, format_game
from cleocatra.rules import Colour, Kind, Options, Phase, Position
from cleocatra.rules.variant import STANDARD
from cleocatra.server.action_view import ActionView, text
from cleocatra.server.answers import EventView, GameView, Problem, SeatView, Stage, TileView, TurnView
from cleocatra.server.choices import choices
from cleocatra.server.events import (
    Acted,
    ClockStarted,
    Created,
    Event,
    Preferred,
    Revealed,
    SeatReplaced,
    SeatTaken,
    Started,
)
from cleocatra.server.game_log import GameState
from cleocatra.server.refusals import Refused
from cleocatra.server.shuffle import COMMITMENT_TAG, SALT_TAG

MOST_TURNS = 200  # in a view, which goes out after every action: nothing limits a game's length (R14)
STAGES: dict[Phase, Stage] = {
    Phase.OPENING: "opening",
    Phase.FIRST_ACTION: "first",
    Phase.SECOND_ACTION: "second",
    Phase.BONUS_ACTION: "bonus",
    Phase.OVER: "over",
}


class Stale(Refused):
    """Someone acts on an old state: they get the present one."""

    def __init__(self, view: GameView) -> None:
        super().__init__("action/stale")
        self.view = view


def project(state: GameState, held: frozenset[Colour]) -> GameView:
    """The game for someone who holds these seats; a spectator holds none."""
    return for_seats(for_spectators(state), state, held)


def for_seats(view: GameView, state: GameState, held: frozenset[Colour]) -> GameView:
    """The spectators' view with what only those who hold these seats may see and do."""
    if not held:
        return view
    acts = state.actor is not None and state.actor in held
    offered = choices(state) if acts else []
    return view.model_copy(
        update={
            "your_turn": acts,
            "seats": seat_views(state, held),
            "choices": offered,
            "actions": [target.action for choice in offered for target in choice.targets],
            "can_take_back": acts and state.created.take_backs and state.unconfirmed > 0,
            "can_confirm": acts and state.awaits_confirmation,
            "next_game": state.next_game,
        }
    )


def for_spectators(state: GameState) -> GameView:
    """What everybody sees: the greatest part of everyone's view, made once for all."""
    created = state.created
    position = state.position
    outcome = position.outcome if state.over else None
    return GameView(
        **board_fields(position, state.open_tile),
        sequence=state.sequence,
        rules=created.rules,
        edition=created.edition,
        variant=variant_name(position.options),
        auto_confirm=created.auto_confirm,
        take_backs=created.take_backs,
        hints=created.hints,
        clock=created.clock,
        absence=created.absence,
        substitute=created.substitute,
        stage=stage(state),
        player=state.actor,
        your_turn=False,
        deadline=state.deadline,
        seats=seat_views(state, frozenset()),
        open_tile=state.open_tile,
        goal=position.options.variant.goal,
        last_round=not state.over and max(position.points.values()) >= position.options.variant.goal,
        turn_count=len(state.game.turns),
        recent=recent_turns(state),
        turns=[str(turn) for turn in state.game.turns[-MOST_TURNS:]],
        choices=[],
        actions=[],
        can_take_back=False,
        can_confirm=False,
        winners=list(outcome.winners) if outcome else [],
        abandoned_by=state.abandoned_by,
        next_game=None,
        commitment=created.commitment,
        pile=list(created.pile) if state.over else None,
        salt=created.salt if state.over else None,
    )


def variant_name(options: Options) -> str | None:
    """The name of the variant that is played, if it isn't the standard game."""
    return None if options.variant == STANDARD else options.variant.name


class BoardFields(TypedDict):
    """The fields of `Board`."""

    tiles: list[TileView]
    placed: str | None
    pile_size: int
    unseen: dict[Kind, int]
    unused_inspectors: int


def board_fields(position: Position, open_tile: Kind | None = None) -> BoardFields:
    """What lies on the table; a tile that lies open on the pile has been seen."""
    unseen = position.unseen - Counter([open_tile] if open_tile else [])
    return BoardFields(
        tiles=[
            TileView(
                cell=str(cell),
                x=cell.x,
                y=cell.y,
                kind=tile.kind,
                rescuers=list(tile.rescuers),
                inspector=tile.inspector,
            )
            for cell, tile in position.tiles.items()
        ],
        placed=text(position.placed),
        pile_size=len(position.pile),
        unseen={kind: unseen[kind] for kind in Kind},
        unused_inspectors=position.unused_inspectors,
    )


def recent_turns(state: GameState) -> list[TurnView]:
    """The last turns, one more than there are seats."""
    first = max(0, len(state.game.turns) - len(state.seats) - 1)
    return turn_views(state.game, first, state.recent)


def turn_views(game: Game, first: int, told: Sequence[ActionView]) -> list[TurnView]:
    """The turns from number `first` on, from the descriptions of (at least) all actions since."""
    turns = game.turns[first:]
    place = len(told) - sum(len(turn.actions) for turn in turns)
    views = []
    for number, turn in enumerate(turns, start=first):
        actions = list(told[place : place + len(turn.actions)])
        views.append(TurnView(number=number, player=turn.player, bonus=turn.bonus, actions=actions))
        place += len(turn.actions)
    return views


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
            substitute=seat.substitute,
            auto_confirm=state.created.auto_confirm if seat.auto_confirm is None else seat.auto_confirm,
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
        case ClockStarted():
            return view.model_copy(update={"player": event.player, "deadline": event.deadline})
        case SeatReplaced():
            update = {"player": event.player, "level": event.level, "reason": event.reason}
            return view.model_copy(update=update)
        case Preferred():
            return view.model_copy(update={"player": event.player, "auto_confirm": event.auto_confirm})
        case _:
            return view.model_copy(update={"player": event.player})


def project_record(state: GameState) -> str:
    """The game's record; tiles that nobody has seen are `?` until the end."""
    tags = {COMMITMENT_TAG: state.created.commitment}
    game = state.game
    if state.over:
        game = state.whole_game()
        tags[SALT_TAG] = state.created.salt
    return format_game(replace(game, tags=tags))
