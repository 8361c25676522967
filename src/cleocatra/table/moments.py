"""Games as records and as moments: what was played, for replay, review and continuing from any point."""

from __future__ import annotations

from collections.abc import Iterator

from cleocatra.record import Game, InvalidRecord, parse_game
from cleocatra.record.shuffle import Shuffle
from cleocatra.rules import Colour, Edition, Phase, Position, RuleSet
from cleocatra.table.action_views import ActionView, action_view
from cleocatra.table.effects import effect_of, effects_of
from cleocatra.table.projection import STAGES, board_fields, turn_views, variant_name
from cleocatra.table.refusals import Refused
from cleocatra.table.state import GameState
from cleocatra.table.views import Board, Stage, TurnView
from cleocatra.table.wire import wire

MOST_MOMENTS = 200  # in one answer


@wire
class Moment(Board):
    """The table after a number of actions."""

    number: int
    turn: int | None
    """the number of the action's turn"""
    action: ActionView | None
    """the action that led here"""
    stage: Stage
    player: Colour | None
    points: dict[Colour, int]
    supply: dict[Colour, int]


@wire
class Moments:
    """A game, and some of its moments."""

    rules: RuleSet
    edition: Edition
    variant: str | None
    """its name, if the rules are changed"""
    goal: int
    players: list[Colour]
    """in turn order"""
    total: int
    """how many moments there are"""
    shuffle: Shuffle
    moments: list[Moment]


@wire
class GameLog:
    """Some of the turns of a game."""

    total: int
    turns: list[TurnView]


def read_record(text: str) -> Game:
    """The game of a record; raises Refused that says where it is wrong."""
    try:
        return parse_game(text)
    except InvalidRecord as error:
        where = {"line": str(error.line), "column": str(error.column), "text": error.reason}
        refusal = error.refusal
        if refusal is None:
            raise Refused("record/invalid", where) from error
        where = refusal.details | where
        raise Refused("record/invalid", where, reason=refusal.code, rule=refusal.rule) from error


def beginning(game: Game, turn: int | None) -> Game:
    """The game after its first turns (None: all), to continue from there."""
    if turn is not None and turn > len(game.turns):
        raise Refused("request/invalid", {"field": "turn", "most": str(len(game.turns))})
    game = game if turn is None else game.after_turns(turn)
    if game.position.phase is Phase.OVER:
        raise Refused("record/over")
    return game


def log_of(state: GameState, since: int, most: int) -> GameLog:
    """Turns from number `since` on."""
    total = len(state.game.turns)
    game = state.game.after_turns(min(total, since + most))
    before = sum(len(turn.actions) for turn in game.turns[:since])
    return GameLog(
        total=total,
        turns=turn_views(game, since, [action_view(effect) for effect in effects_of(game, before)]),
    )


def moments_of(state: GameState, since: int, most: int) -> Moments:
    """Moments of a game at a table: what everybody saw."""
    told = state.whole_game() if state.over else state.game
    return moments(told, since, most, "verified" if state.over else "closed")


def moments(game: Game, since: int, most: int, shuffle: Shuffle) -> Moments:
    """Moments from number `since` on."""
    return Moments(
        rules=game.options.rules,
        edition=game.options.edition,
        variant=variant_name(game.options),
        goal=game.options.variant.goal,
        players=list(game.options.players),
        total=len(game.actions) + 1,
        shuffle=shuffle,
        moments=list(each_moment(game, since, since + most)),
    )


def each_moment(game: Game, since: int, until: int) -> Iterator[Moment]:
    """The moments with these numbers; earlier ones are played but not described."""
    if since == 0:
        yield moment(game.initial, 0, None, None)
    before = game.initial
    number = 0
    for turn_number, turn in enumerate(game.turns):
        for action in turn.actions:
            number += 1
            if number >= until:
                return
            position = before.apply(action)
            if number >= since:
                yield moment(position, number, turn_number, action_view(effect_of(before, action, position)))
            before = position


def moment(position: Position, number: int, turn: int | None, action: ActionView | None) -> Moment:
    return Moment(
        **board_fields(position),
        number=number,
        turn=turn,
        action=action,
        stage=STAGES[position.phase],
        player=None if position.phase is Phase.OVER else position.player,
        points=position.points,
        supply=position.supply,
    )
