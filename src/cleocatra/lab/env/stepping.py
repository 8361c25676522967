"""A game played in steps, for callers in Python: the base of all environments."""

from __future__ import annotations

from typing import Any

from cleocatra.lab.env.stepper import Stepper
from cleocatra.lab.env.steps import DONE, DRAW, FIRST_KIND
from cleocatra.lab.env.wording import PART_NAMES, describe, step_name
from cleocatra.rules import Options, Position, codes, tile_lies_open
from cleocatra.rules.dice import Dice
from cleocatra.rules.legal import Legal
from cleocatra.rules.state import State
from cleocatra.rules.tiles import KINDS

History = tuple[Any, int] | None  # the history before a move, and the move


class SteppedGame(Stepper):
    """A game and the current action; it doesn't contain the order of the pile.

    `part` is what comes next: DRAW, a tile from the pile (call `reveal` or `reveal_by`); DONE, nothing more;
    otherwise a part of the player's action, with `legal_steps()`.
    """

    def __init__(self, legal: Legal, options: Options, limit: int) -> None:
        super().__init__(legal, options, limit)
        self.history: History = None  # a linked list of steps and drawn tiles, the last one first

    @classmethod
    def of(cls, options: Options, limit: int = 0) -> SteppedGame:
        """Start a game; it is stopped after `limit` steps, if given (R14 sets no limit)."""
        game = cls(Legal(), options, limit)
        game.set_up()
        return game

    @classmethod
    def at(cls, position: Position, limit: int = 0) -> SteppedGame:
        """Continue from a position; a tile that lies face up stays, the rest of the pile is dropped."""
        game = cls.of(position.options, limit)
        face_up = position.pile[0] if position.pile else None
        hidden = position.state()
        for tile in range(hidden.tiles, hidden.pile):
            hidden.show(tile, codes.UNSEEN)
        game.go_to(hidden)
        if face_up is not None:
            game.step(FIRST_KIND + (codes.SCOUT if tile_lies_open(position) else codes.OPEN))
            game.reveal(KINDS.index(face_up))
        return game

    @classmethod
    def replayed(cls, options: Options, limit: int, moves: list[int]) -> SteppedGame:
        """The game after these steps and drawn tiles."""
        game = cls.of(options, limit)
        for move in moves:
            game.move(move)
        return game

    def set_up(self) -> None:
        """Set up the initial state with an unknown pile, and begin."""
        mix = self.options.mix
        self.start = Position.start(self.options, pile=[None] * mix.total()).state()
        for number, kind in enumerate(KINDS):
            self.mix[number] = mix[kind]
        self.begin()

    def go_to(self, state: State) -> None:
        """Continue from a state between two actions."""
        self.state.copy_from(state)
        self.ask_kind()

    # Playing

    def legal_steps(self) -> list[int]:
        """The possible steps, in ascending order."""
        return [self.choices[index] for index in range(self.choice_count)]

    def step(self, step: int) -> None:
        """Take a step. Raises ValueError if it is not possible."""
        if not self.is_choice(step):
            raise ValueError(f"{step_name(step)} is not possible: {PART_NAMES[self.part]} is asked for")
        self.history = (self.history, step)
        self.take(step)

    def reveal(self, kind: int) -> None:
        """Draw a tile of this kind. Raises ValueError if it can't be drawn now."""
        if self.part != DRAW or not 0 <= kind < codes.TILE_KINDS or self.unseen(kind) == 0:
            raise ValueError(f"a tile of kind {kind} can't be drawn now")
        self.history = (self.history, kind)
        self.turn_over(kind)

    def reveal_by(self, dice: Dice) -> None:
        """Draw a random tile. Raises ValueError if none is to be drawn now."""
        if self.part != DRAW:
            raise ValueError(f"{PART_NAMES[self.part]} is asked for, not a tile of the pile")
        self.reveal(self.drawn(dice))

    def move(self, move: int) -> None:
        """Draw a tile of this kind if one is to be drawn, otherwise take this step."""
        if self.part == DRAW:
            self.reveal(move)
        else:
            self.step(move)

    # The state of the game

    def drawing(self) -> bool:
        """Whether a tile is to be drawn now."""
        return self.part == DRAW

    def over(self) -> bool:
        """Whether the game has ended or was stopped at its limit."""
        return self.part == DONE

    def mover(self, pile: int, nobody: int) -> int:
        """The seat that acts; `pile` if a tile is to be drawn, `nobody` when the game is over."""
        if self.part == DRAW:
            return pile
        return nobody if self.part == DONE else self.state.player

    def chances(self) -> list[tuple[int, float]]:
        """The kinds of tile that can be drawn, each with its probability."""
        left = float(self.state.pile - self.state.tiles)  # compiled, whole numbers would divide as in C
        return [(kind, self.unseen(kind) / left) for kind in range(codes.TILE_KINDS) if self.unseen(kind)]

    def shares(self) -> list[float]:
        """Each seat's share of the victory if the game ended now."""
        return [self.state.victory_share(seat) for seat in range(self.state.players)]

    def position(self) -> Position:
        """The position, without the current action."""
        return Position(self.options, self.state.copy())

    def __str__(self) -> str:
        return describe(self)

    # Copying and pickling

    def copy(self) -> SteppedGame:
        """An independent game at the same step; both share scratch space for legal actions."""
        twin = SteppedGame(self.legal, self.options, self.limit)
        twin.start = self.start
        twin.history = self.history
        twin.copy_from(self)
        return twin

    def __deepcopy__(self, _memo: object) -> SteppedGame:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        moves = []
        rest = self.history
        while rest is not None:
            rest, move = rest
            moves.append(move)
        return SteppedGame.replayed, (self.options, self.limit, moves[::-1])
