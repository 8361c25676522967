"""The one projection: everything of a game that is shown to a seat or a spectator is made here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypedDict

from cleocatra.record import Turn, format_game
from cleocatra.record.shares import PLEDGES_TAG, SHARES_TAG, format_shares
from cleocatra.record.shuffle import COMMITMENT_TAG, SALT_TAG
from cleocatra.rules import Colour, Kind, Options, Phase, Position
from cleocatra.rules.variant import STANDARD
from cleocatra.table.action_views import ActionView, action_view, text
from cleocatra.table.agreement import hosts
from cleocatra.table.checkpoints import Checkpoints
from cleocatra.table.choices import choices
from cleocatra.table.encoding import to_json
from cleocatra.table.events import (
    Acted,
    ClockStarted,
    Created,
    Event,
    Preferred,
    Revealed,
    SeatFilled,
    SeatLeft,
    SeatReplaced,
    SeatTaken,
    Started,
    TurnTakenBack,
)
from cleocatra.table.rewinding import turn_to_take_back
from cleocatra.table.shares import Shares
from cleocatra.table.shuffle_events import Pledged, PledgesClosed, SealedPile, Shared, ShuffleBegun
from cleocatra.table.state import GameState
from cleocatra.table.views import (
    EventView,
    GameView,
    ListedGame,
    PersonalView,
    SeatView,
    SharedView,
    ShuffleView,
    Stage,
    TileView,
    TurnView,
)

MOST_TURNS = 200  # in a view, which is sent after every action: nothing limits a game's length (R14)
STAGES: dict[Phase, Stage] = {
    Phase.OPENING: "opening",
    Phase.FIRST_ACTION: "first",
    Phase.SECOND_ACTION: "second",
    Phase.BONUS_ACTION: "bonus",
    Phase.OVER: "over",
}


def project(state: GameState, held: frozenset[Colour]) -> GameView:
    """The game for somebody who holds these seats; a spectator holds none."""
    recent = recent_turns(state)
    return GameView(**vars(shared_view(state)), recent=recent, **vars(personal_view(state, held)))


def shared_view(state: GameState) -> SharedView:
    """What everybody sees, without the recent turns."""
    created = state.created
    position = state.position
    over = state.over
    outcome = position.outcome if over else None
    goal = position.options.variant.goal
    return SharedView(
        **board_fields(position, state.open_tile),
        sequence=state.sequence,
        rules=created.rules,
        edition=created.edition,
        variant=variant_name(position.options),
        auto_confirm=created.auto_confirm,
        take_backs=created.take_backs,
        turn_take_backs=created.turn_take_backs,
        hints=created.hints,
        clock=created.clock,
        absence=created.absence,
        substitute=created.substitute,
        stage=stage(state),
        player=state.actor,
        deadline=state.deadline,
        open_tile=state.open_tile,
        goal=goal,
        last_round=not over and max(position.points.values()) >= goal,
        turn_count=len(state.game.turns),
        action_count=state.action_count,
        turns=[turn.text for turn in state.game.turns[-MOST_TURNS:]],
        winners=list(outcome.winners) if outcome else [],
        asks_end=list(state.asks_end),
        deserted=state.deserted,
        abandoned_by=state.abandoned_by,
        too_long=state.too_long,
        commitment=state.sealed.commitment,
        pile=list(state.pile) if over else None,
        salt=state.sealed.salt if over else None,
        shuffle=None if state.shares is None else shuffle_view(state, state.shares),
    )


def shuffle_view(state: GameState, shares: Shares) -> ShuffleView:
    """What the players contribute to the pile's order."""
    sealed = list(state.sealed.pile) if state.over else None
    return ShuffleView(dict(shares.pledges), dict(shares.shares), shares.closed, sealed)


def personal_view(state: GameState, held: frozenset[Colour]) -> PersonalView:
    """What only those who hold these seats may see and do; while a bot stands in for them, the bot acts."""
    seat = state.acting_seat
    acts = seat is not None and seat.player in held and seat.bot_level is None
    offered = choices(state) if acts else []
    return PersonalView(
        your_turn=acts,
        seats=seat_views(state, held),
        choices=offered,
        actions=[target.action for choice in offered for target in choice.targets],
        can_take_back=acts and state.created.take_backs and state.unconfirmed > 0,
        can_take_back_turn=acts and turn_to_take_back(state) is not None,
        can_confirm=acts and state.awaits_confirmation,
        host=hosts(state, held),
        next_game=state.next_game if held else None,
        rematched_by=state.rematched_by if held else None,
    )


def variant_name(options: Options) -> str | None:
    """The name of the variant that is played, if it isn't the standard game."""
    return None if options.variant is STANDARD or options.variant == STANDARD else options.variant.name


class BoardFields(TypedDict):
    """The fields of `Board`."""

    tiles: list[TileView]
    placed: str | None
    pile_size: int
    unseen: dict[Kind, int]
    unused_inspectors: int


def board_fields(position: Position, open_tile: Kind | None = None) -> BoardFields:
    """What lies on the table; a tile that lies face up on the pile has been seen."""
    unseen = position.unseen
    return BoardFields(
        tiles=[
            TileView(str(cell), cell.x, cell.y, tile.kind, list(tile.rescuers), tile.inspector)
            for cell, tile in position.tiles.items()
        ],
        placed=text(position.placed),
        pile_size=len(position.pile),
        unseen={kind: unseen[kind] - (kind is open_tile) for kind in Kind},
        unused_inspectors=position.unused_inspectors,
    )


def first_recent_turn(state: GameState) -> int:
    """The number of the first turn that a view describes: one more than there are seats."""
    return max(0, len(state.game.turns) - len(state.seats) - 1)


def recent_turns(state: GameState) -> list[TurnView]:
    """The last turns."""
    described = [action_view(effect) for effect in state.recent]
    first = first_recent_turn(state)
    return turn_views(state.game.turns[first:], first, described)


def turn_views(turns: Sequence[Turn], first: int, described: Sequence[ActionView]) -> list[TurnView]:
    """Turns, of which the first has this number; `described` ends with the descriptions of their actions."""
    place = len(described) - sum(len(turn.actions) for turn in turns)
    views = []
    for number, turn in enumerate(turns, start=first):
        actions = list(described[place : place + len(turn.actions)])
        views.append(TurnView(number, turn.player, turn.bonus, actions))
        place += len(turn.actions)
    return views


def stage(state: GameState) -> Stage:
    """What the table is waiting for."""
    if state.abandoned_by is not None:
        return "abandoned"
    if not state.started:
        return "waiting"
    return "confirm" if state.awaits_confirmation else STAGES[state.position.phase]


def seat_views(state: GameState, held: frozenset[Colour]) -> list[SeatView]:
    points, supply = state.position.points, state.position.supply
    return [
        SeatView(
            player=seat.player,
            sitter=seat.sitter,
            level=seat.level,
            name=seat.name,
            free=seat.free,
            yours=seat.player in held,
            points=points[seat.player],
            supply=supply[seat.player],
            substitute=seat.substitute,
            auto_confirm=state.created.auto_confirm if seat.auto_confirm is None else seat.auto_confirm,
        )
        for seat in state.seats
    ]


def listed_game(name: str, state: GameState) -> ListedGame:
    """A public game as the lobby shows it."""
    created = state.created
    variant = variant_name(state.game.options)
    seats = seat_views(state, frozenset())
    return ListedGame(name, created.rules, created.edition, variant, created.clock, seats)


def project_event(event: Event, sequence: int) -> EventView:
    """What everybody may hear of an event. Each field is named here: a new one stays inside until it is
    added.
    """
    view = EventView(sequence, event.type)
    if not isinstance(event, Created | Started | ShuffleBegun | PledgesClosed):
        view.player = event.player
    match event:
        case SeatTaken():
            view.name = event.name
        case Revealed():
            view.tile = event.tile
        case Acted():
            view.action = str(event.action)
        case ClockStarted() | ShuffleBegun() | PledgesClosed():
            view.deadline = event.deadline
        case Pledged():
            view.pledge = event.pledge
        case Shared():
            view.share = event.share
        case SeatLeft():
            view.removed = event.removed or None
        case SeatFilled():
            view.level = event.level
        case SeatReplaced():
            view.level, view.reason = event.level, event.reason
        case Preferred():
            view.auto_confirm = event.auto_confirm
        case TurnTakenBack(told=SealedPile() as told, sealed=SealedPile() as sealed):
            view.pile, view.salt, view.commitment = list(told.pile), told.salt, sealed.commitment
        case _:
            pass
    return view


def event_json(event: Event, sequence: int) -> str:
    """What everybody may hear of an event, as JSON."""
    return to_json(project_event(event, sequence))


def project_record(state: GameState, checkpoints: Checkpoints | None = None) -> str:
    """The game's record; tiles that nobody has seen are `?` until the end."""
    game = (checkpoints or Checkpoints()).told(state)
    tags = {COMMITMENT_TAG: state.sealed.commitment}
    if state.shares is not None and state.shares.pledges:
        players = game.options.players
        tags[PLEDGES_TAG] = format_shares(state.shares.pledges, players)
        tags[SHARES_TAG] = format_shares(state.shares.shares, players)
    if state.over:
        tags[SALT_TAG] = state.sealed.salt
    return format_game(replace(game, tags=tags))
