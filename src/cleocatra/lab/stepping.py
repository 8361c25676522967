"""A game played in steps: what every environment stands on.

The kernel's legal codes are words and their parts the letters; a player spells one. What is known of it so
far is two numbers, so a game in the middle of a decision is as quick to copy as any other.
"""

from __future__ import annotations

from typing import Any

from cleocatra.lab.steps import (
    CELL,
    DONE,
    DRAW,
    ENOUGH,
    FIRST_KIND,
    FIRST_RIVAL,
    HELPERS,
    KIND,
    PUT,
    RIVAL,
    TAKEN,
    next_parts,
    part_masks,
    part_shifts,
)
from cleocatra.lab.wording import PART_NAMES, describe, step_name
from cleocatra.rules import Options, Phase, Position
from cleocatra.rules.bits import bit_counts, lowest_bits
from cleocatra.rules.codes import OPEN, PASS, SCORE, SCOUT, UNSEEN
from cleocatra.rules.dice import Dice
from cleocatra.rules.legal import Legal
from cleocatra.rules.state import State
from cleocatra.rules.tiles import KINDS

COUNT = bit_counts()
LOWEST = lowest_bits()
NEXT = next_parts()
SHIFT = part_shifts()
BITS = part_masks()
History = tuple[Any, int] | None  # what came before, and a move

END_OF_LIST = 1 << 15  # among the tiles that may come next in a list: none
RESCUE = (1 << 21) - 1  # a Score's code without its inspectors
TAKING = (1 << 34) - 1  # ... with those that are taken away, but not where they are put


class SteppedGame:
    """One game and the decision that is being made; the pile's order is not in it.

    `part` says what is asked for: DRAW of the pile (answer with `reveal` or `reveal_by`), DONE after the end,
    anything else of the player, whose possible answers are `options`, in ascending order.
    """

    def __init__(self, legal: Legal, agreed: Options, limit: int) -> None:
        self.agreed = agreed
        self.limit = limit  # steps after which the game is stopped; R14: 0, no limit
        self.state = State()
        self.start = self.state
        self.legal = legal  # scratch paper: games that take turns may share it
        self.mix = [0] * 5  # tiles of each kind in the game
        self.part = DONE
        self.known = 0  # the bits of the action's code that are decided
        self.code = 0  # and what they are
        self.cursor = 0  # in a list: the first tile not decided on
        self.options = [0] * 16
        self.width = 0  # how many options there are
        self.steps = 0
        self.actions = 0
        self.last = 0  # the code of the last action
        self.history: History = None  # of steps and drawn tiles, the last first

    @classmethod
    def of(cls, agreed: Options, limit: int = 0) -> SteppedGame:
        """A new game with these options; with a limit it is stopped after so many steps (R14 sets none)."""
        game = cls(Legal(), agreed, limit)
        game.set_up([agreed.mix[kind] for kind in KINDS])
        return game

    @classmethod
    def at(cls, position: Position, limit: int = 0) -> SteppedGame:
        """The game that goes on from a position; an open tile lies open here too, the rest is forgotten."""
        game = cls.of(position.options, limit)
        open_tile = position.pile[0] if position.pile else None
        hidden = position.state()
        for tile in range(hidden.tiles, hidden.pile):
            hidden.show(tile, UNSEEN)
        game.go_to(hidden)
        if open_tile is not None:
            game.step(FIRST_KIND + (OPEN if position.phase is Phase.OPENING else SCOUT))
            game.reveal(KINDS.index(open_tile))
        return game

    def go_to(self, state: State) -> None:
        self.state.copy_from(state)
        self.ask_kind()

    def set_up(self, mix: list[int]) -> None:
        pile = [None] * sum(mix)
        self.start = Position.start(self.agreed, pile=pile).state()
        for kind in range(5):
            self.mix[kind] = mix[kind]
        self.begin()

    def begin(self) -> None:
        """Begin the game, again."""
        self.state.copy_from(self.start)
        self.steps = 0
        self.actions = 0
        self.ask_kind()

    def copy_from(self, other: SteppedGame) -> None:
        """Become the same game at the same step as `other`, with the same start."""
        self.state.copy_from(other.state)
        self.mix[:] = other.mix
        self.part = other.part
        self.known = other.known
        self.code = other.code
        self.cursor = other.cursor
        self.options[:] = other.options
        self.width = other.width
        self.steps = other.steps
        self.actions = other.actions

    # Steps

    def ask_kind(self) -> None:
        self.known = 0
        self.code = 0
        self.cursor = 0
        self.width = 0
        kinds = self.legal.look(self.state)
        self.part = KIND if kinds else DONE
        for kind in range(PASS + 1):
            if kinds >> kind & 1:
                self.add(FIRST_KIND + kind)

    def take(self, step: int) -> None:
        """Take a step that must be one of the options."""
        self.steps += 1
        self.decide(step)
        self.width = 0
        if self.part != DRAW:
            self.go_on()
        if self.steps == self.limit:
            self.part = DONE
            self.width = 0

    def turn_over(self, kind: int) -> None:
        """Say which kind of tile was drawn."""
        self.state.reveal(self.state.tiles, kind)
        self.part = CELL
        self.go_on()

    def drawn(self, dice: Dice) -> int:
        """The kind of a tile drawn at random: every unseen one is equally likely."""
        number = dice.below(self.state.pile - self.state.tiles)
        kind = 0
        while number >= self.unseen(kind):
            number -= self.unseen(kind)
            kind += 1
        return kind

    def unseen(self, kind: int) -> int:
        """How many tiles of a kind nobody has seen yet."""
        return self.mix[kind] - COUNT[self.state.of_kind[kind]]

    def decide(self, step: int) -> None:
        """Note one step, and which part comes next."""
        part = self.part
        if part == KIND:
            self.code = step - FIRST_KIND
            self.known = 15
            self.part = NEXT[16 * self.code]
            return
        if part >= HELPERS:
            if step != ENOUGH:
                tile = self.state.cells[step] - 1
                self.cursor = tile + 1
                self.code |= self.shifted(1 << tile, part)
                self.known |= self.shifted((1 << self.cursor) - 1, part)
                return
            self.cursor = 0
        elif part == CELL:
            self.code |= self.shifted(step, part)
        elif part == RIVAL:
            seat = self.state.player + 1 + step - FIRST_RIVAL
            self.code |= self.shifted(seat - self.state.players if seat >= self.state.players else seat, part)
        else:
            self.code |= self.shifted(self.state.cells[step] - 1, part)
        self.known |= self.shifted(BITS[part], part)
        self.part = NEXT[16 * (self.code & 15) + part]

    def shifted(self, bits: int, part: int) -> int:
        return bits << SHIFT[part]

    def go_on(self) -> None:
        """List what is asked for next, or carry out the action if only one is left."""
        self.collect(self.legal)
        while self.legal.size > 1 or (self.code & 15 == SCORE and self.part <= TAKEN):
            if self.legal.size == 1:  # a Score's stage is decided, what follows is not
                self.code = self.legal.codes[0]
                self.known = RESCUE if self.part <= HELPERS else TAKING
                self.part = TAKEN if self.part <= HELPERS else PUT
                self.cursor = 0
                self.collect(self.legal)
                continue
            self.list_options(self.legal)
            if self.width > 1:
                return
            self.decide(self.options[0])
            self.sift(self.legal)
        self.last = self.legal.codes[0]
        self.state.apply(self.last)
        self.actions += 1
        self.ask_kind()

    # The codes that agree with what is decided

    def collect(self, legal: Legal) -> None:
        """Find them; for a Score stage by stage: who is rescued, which inspectors are taken, where they go.

        All together they can be hundreds.
        """
        kind = self.code & 15
        legal.look(self.state)
        legal.size = 0
        if kind != SCORE:
            legal.fill(self.state, kind)
        else:
            legal.scores.find(self.state, legal.own)
            first = 0
            for index in range(legal.scores.size):
                if self.part <= HELPERS:
                    legal.add(legal.scores.rescues[index])
                elif legal.scores.rescues[index] == self.code & RESCUE:
                    self.collect_inspectors(legal, first, legal.scores.ways[index])
                first += legal.scores.ways[index]
        self.sift(legal)

    def collect_inspectors(self, legal: Legal, first: int, ways: int) -> None:
        """The Scores from number `first` on differ in inspectors: each way to put them comes with each way to
        take some, one after the other."""
        code = legal.scores.code(self.state, first)
        put = code >> 34
        takings = 0
        while takings < ways and code >> 34 == put:
            if self.part == TAKEN:
                legal.add(code & TAKING)
            takings += 1
            if takings < ways:
                code = legal.scores.code(self.state, first + takings)
        if self.part == PUT:
            for way in range(ways // takings):
                legal.add(
                    self.code & TAKING | legal.scores.code(self.state, first + way * takings) >> 34 << 34
                )

    def sift(self, legal: Legal) -> None:
        size = 0
        for index in range(legal.size):
            if (legal.codes[index] ^ self.code) & self.known == 0:
                legal.codes[size] = legal.codes[index]
                size += 1
        legal.size = size

    def list_options(self, legal: Legal) -> None:
        """What the part asked for can be."""
        part = self.part
        shift = SHIFT[part]
        self.width = 0
        found = 0
        for index in range(legal.size):
            value = legal.codes[index] >> shift & BITS[part]
            if part == CELL:  # each code has its own
                self.add(value)
            elif part < HELPERS:
                found |= 1 << value
            elif value >> self.cursor:
                found |= 1 << self.cursor + LOWEST[value >> self.cursor]
            else:
                found |= END_OF_LIST
        if found & END_OF_LIST:
            self.add(ENOUGH)
            found ^= END_OF_LIST
        while found:
            value = LOWEST[found]
            found &= found - 1
            if part == RIVAL:
                self.add(FIRST_RIVAL - 1 + self.seat_after(value))
            else:
                self.add(self.state.cell_of[value])

    def add(self, step: int) -> None:
        """Put a step among the options, in order."""
        index = self.width
        while index and self.options[index - 1] > step:
            self.options[index] = self.options[index - 1]
            index -= 1
        self.options[index] = step
        self.width += 1

    def seat_after(self, seat: int) -> int:
        """How many seats after the player's this one comes."""
        away = seat - self.state.player
        return away + self.state.players if away < 0 else away

    def is_option(self, step: int) -> bool:
        for index in range(self.width):
            if self.options[index] == step:
                return True
        return False

    # For callers in Python

    def legal_steps(self) -> list[int]:
        """The player's possible answers, in ascending order."""
        return [self.options[index] for index in range(self.width)]

    def step(self, step: int) -> None:
        """Take a step; ValueError if it is not possible."""
        if not self.is_option(step):
            raise ValueError(f"{step_name(step)} is not possible: {PART_NAMES[self.part]} is asked for")
        self.history = (self.history, step)
        self.take(step)

    def reveal(self, kind: int) -> None:
        """`turn_over`, for callers in Python; ValueError if that tile can't be drawn now."""
        if self.part != DRAW or not 0 <= kind < UNSEEN or self.unseen(kind) == 0:
            raise ValueError(f"a tile of kind {kind} can't be drawn now")
        self.history = (self.history, kind)
        self.turn_over(kind)

    def reveal_by(self, dice: Dice) -> None:
        """Draw a tile at random; ValueError if none is to be drawn now."""
        if self.part != DRAW:
            raise ValueError(f"{PART_NAMES[self.part]} is asked for, not a tile of the pile")
        self.reveal(self.drawn(dice))

    def move(self, move: int) -> None:
        """A drawn tile where one is to be drawn, otherwise a step."""
        if self.part == DRAW:
            self.reveal(move)
        else:
            self.step(move)

    def drawing(self) -> bool:
        """Whether a tile is to be drawn now."""
        return self.part == DRAW

    def over(self) -> bool:
        """Whether the game has ended, or was stopped at its limit."""
        return self.part == DONE

    def mover(self, pile: int, nobody: int) -> int:
        """The seat that is asked, `pile` if a tile is to be drawn, `nobody` when the game is over."""
        if self.part == DRAW:
            return pile
        return nobody if self.part == DONE else self.state.player

    def chances(self) -> list[tuple[int, float]]:
        """The kinds of tile that can be drawn, each with its probability."""
        left = float(self.state.pile - self.state.tiles)  # compiled, whole numbers would divide as in C
        return [(kind, self.unseen(kind) / left) for kind in range(UNSEEN) if self.unseen(kind)]

    def shares(self) -> list[float]:
        """Each seat's share of the victory if the game ended now: those with the most points share it."""
        points = [self.state.points[seat] for seat in range(self.state.players)]
        most = max(points)
        return [(score == most) / points.count(most) for score in points]

    def position(self) -> Position:
        """The game as people see it."""
        return Position(self.agreed, self.state.copy())

    def __str__(self) -> str:
        return describe(self)

    def copy(self) -> SteppedGame:
        """An independent game at the same step; both write legal actions on the same scratch paper."""
        twin = SteppedGame(self.legal, self.agreed, self.limit)
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
        return SteppedGame.replayed, (self.agreed, self.limit, moves[::-1])

    @classmethod
    def replayed(cls, agreed: Options, limit: int, moves: list[int]) -> SteppedGame:
        """The game after these steps and drawn tiles."""
        game = cls.of(agreed, limit)
        for move in moves:
            game.move(move)
        return game
