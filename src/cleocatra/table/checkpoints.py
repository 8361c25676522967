"""Checkpoints of a game: positions on its way, so that a part is shown without playing all before it."""

from __future__ import annotations

from typing import NamedTuple

from cleocatra.record import Game, Turn
from cleocatra.rules import Position
from cleocatra.table.state import GameState

EVERY = 50  # turns between two checkpoints


class Checkpoint(NamedTuple):
    """The position after some turns, and the last of them."""

    last: Turn
    position: Position


class Checkpoints:
    """The checkpoints of the game at one table. Threads may share them: at worst two do the same work."""

    def __init__(self) -> None:
        self._kept: tuple[Position | None, tuple[Checkpoint, ...]] = None, ()  # from this initial position
        self._whole: tuple[Game, Game] | None = None

    def before_turn(self, game: Game, number: int) -> Position:
        """The position before a turn of the game."""
        wanted = number // EVERY
        kept = self._valid(game)
        position = kept[min(wanted, len(kept)) - 1].position if kept and wanted else game.initial
        for turn_number in range(min(wanted, len(kept)) * EVERY, number):
            turn = game.turns[turn_number]
            for action in turn.actions:
                position = position.apply(action)
            if (turn_number + 1) % EVERY == 0:
                kept = (*kept, Checkpoint(turn, position))
        self._kept = game.initial, kept
        return position

    def _valid(self, game: Game) -> tuple[Checkpoint, ...]:
        """The checkpoints on this game's way: it may have got another pile, or turns were taken back.

        A turn that is the same object has the same turns before it.
        """
        initial, kept = self._kept
        if initial is not game.initial:
            return ()
        turns = game.turns
        while kept and (len(kept) * EVERY > len(turns) or turns[len(kept) * EVERY - 1] is not kept[-1].last):
            kept = kept[:-1]
        return kept

    def told(self, state: GameState) -> Game:
        """What everybody may know of the game: when it is over, also its true pile."""
        if not state.over:
            return state.game
        whole = self._whole
        if whole is None or whole[0] is not state.game:
            whole = self._whole = state.game, state.whole_game()
        return whole[1]
