"""Games as records and as moments: what was played, for replay, review and continuing from any point."""

from __future__ import annotations

from collections.abc import Iterator

from cleocatra.record import Game, InvalidRecord, parse_game
from cleocatra.record.shuffle import Shuffle
from cleocatra.rules import Colour, Edition, Phase, Position, RuleSet
from cleocatra.table.action_views import ActionView, action_view
from cleocatra.table.checkpoints import Checkpoints
from cleocatra.table.effects import effect_of
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


def log_of(state: GameState, since: int, most: int, checkpoints: Checkpoints | None = None) -> GameLog:
    """Turns from number `since` on."""
    game = state.game
    turns = game.turns[since : since + most]
    position = (checkpoints or Checkpoints()).before_turn(game, min(since, len(game.turns)))
    described = []
    for action in (action for turn in turns for action in turn.actions):
        after = position.apply(action)
        described.append(action_view(effect_of(position, action, after)))
        position = after
    return GameLog(total=len(game.turns), turns=turn_views(turns, since, described))


def moments_of(state: GameState, since: int, most: int, checkpoints: Checkpoints | None = None) -> Moments:
    """Moments of a game at a table: what everybody saw."""
    kept = checkpoints or Checkpoints()
    return moments(kept.told(state), since, most, shuffle_of(state), kept)


def shuffle_of(state: GameState) -> Shuffle:
    """What is proven of a game at a table, whose pile was compared with its hash when the log was read."""
    if not state.over:
        return "closed"
    if state.shares is None or not state.shares.pledges:
        return "verified"
    return "shared" if state.shares.complete else "partly"


def moments(
    game: Game, since: int, most: int, shuffle: Shuffle, checkpoints: Checkpoints | None = None
) -> Moments:
    """Moments from number `since` on."""
    return Moments(
        rules=game.options.rules,
        edition=game.options.edition,
        variant=variant_name(game.options),
        goal=game.options.variant.goal,
        players=list(game.options.players),
        total=len(game.actions) + 1,
        shuffle=shuffle,
        moments=list(each_moment(game, since, since + most, checkpoints or Checkpoints())),
    )


def each_moment(game: Game, since: int, until: int, checkpoints: Checkpoints) -> Iterator[Moment]:
    """The moments with these numbers; those since the last checkpoint are played but not described."""
    if since == 0:
        yield moment(game.initial, 0, None, None)
    first, number = turn_of(game, since)
    before = checkpoints.before_turn(game, first)
    for turn_number, turn in enumerate(game.turns[first:], start=first):
        for action in turn.actions:
            number += 1
            if number >= until:
                return
            position = before.apply(action)
            if number >= since:
                yield moment(position, number, turn_number, action_view(effect_of(before, action, position)))
            before = position


def turn_of(game: Game, moment_number: int) -> tuple[int, int]:
    """The turn that leads to a moment, and how many actions were taken before it."""
    number = 0
    for turn_number, turn in enumerate(game.turns):
        if number + len(turn.actions) >= moment_number:
            return turn_number, number
        number += len(turn.actions)
    return len(game.turns), number


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
