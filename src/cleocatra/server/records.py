"""Games as records and as moments: what was played, for replay, review and going on from any point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from pydantic import BaseModel, Field

from cleocatra.record import Game, InvalidRecord, parse_game
from cleocatra.rules import Colour, Edition, Phase, Position, RuleSet
from cleocatra.server.action_view import ActionView, describe
from cleocatra.server.answers import Board, Stage, TurnView
from cleocatra.server.game_log import GameState, described
from cleocatra.server.refusals import Refused
from cleocatra.server.shuffle import Shuffle
from cleocatra.server.view import STAGES, board_fields, turn_views, variant_name

MOST_MOMENTS = 200  # in one answer


class Moment(Board):
    """The table after so many actions."""

    number: int
    turn: Annotated[int | None, Field(description="the number of the action's turn")]
    action: Annotated[ActionView | None, Field(description="the action that led here")]
    stage: Stage
    player: Colour | None
    points: dict[Colour, int]
    supply: dict[Colour, int]


class Moments(BaseModel):
    """A game, and some of its moments."""

    rules: RuleSet
    edition: Edition
    variant: Annotated[str | None, Field(description="its name, if the rules are changed")]
    goal: int
    players: Annotated[list[Colour], Field(description="in turn order")]
    total: Annotated[int, Field(description="how many moments there are")]
    shuffle: Shuffle
    moments: list[Moment]


class GameLog(BaseModel):
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
    """The game after its first turns (None: all), to go on from there."""
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
    return GameLog(total=total, turns=turn_views(game, since, tuple(described(game, before))))


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
    """The moments with these numbers; what comes before them is only played, not described."""
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
                yield moment(position, number, turn_number, describe(before, action, position))
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
