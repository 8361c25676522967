"""Plays a game in steps over the kernel's action codes.

A step decides one part of an action's code. The possible steps are the values of the next part among the
legal codes that agree with the parts decided so far. These are stored as two numbers (a mask of the decided
bits, and their values), so a game in the middle of an action is cheap to copy.
"""

from __future__ import annotations

from cleocatra.lab.env.steps import (
    ACTION_KINDS,
    CELL,
    DONE,
    DRAW,
    ENOUGH,
    FIRST_KIND,
    FIRST_RIVAL,
    HELPERS,
    KIND,
    PART_COUNT,
    PUT,
    RESCUE,
    RIVAL,
    TAKEN,
    TAKING,
    next_parts,
    part_masks,
    part_shifts,
)
from cleocatra.rules import Options, codes
from cleocatra.rules.bits import bit_counts, lowest_bits
from cleocatra.rules.dice import Dice
from cleocatra.rules.legal import Legal
from cleocatra.rules.state import State

COUNT = bit_counts()
LOWEST = lowest_bits()
NEXT = next_parts()
SHIFT = part_shifts()
BITS = part_masks()

END_OF_LIST = 1 << 15  # in the mask of the next tiles of a list: the list may end


class Stepper:
    """A game and the current action; it doesn't contain the order of the pile.

    `part` is what comes next: DRAW, a tile from the pile (call `turn_over`); DONE, nothing more; otherwise a
    part of the player's action. The first `choice_count` of `choices` are the possible steps, ascending.
    """

    def __init__(self, legal: Legal, options: Options, limit: int) -> None:
        self.options = options
        self.limit = limit  # steps after which the game is stopped; R14: 0, no limit
        self.state = State()
        self.start = self.state
        self.legal = legal  # scratch space; games that are stepped one at a time may share it
        self.mix = [0] * 5  # tiles of each kind in the game
        self.part = DONE
        self.known = 0  # mask of the decided bits of the action's code
        self.code = 0  # and their values
        self.cursor = 0  # in a list: the first tile that is not decided
        self.choices = [0] * 16
        self.choice_count = 0
        self.steps = 0
        self.actions = 0
        self.last = 0  # the code of the last action

    def begin(self) -> None:
        """Start the game from its beginning."""
        self.state.copy_from(self.start)
        self.steps = 0
        self.actions = 0
        self.ask_kind()

    def copy_from(self, other: Stepper) -> None:
        """Copy the state of `other`; both games must have the same start."""
        self.state.copy_from(other.state)
        self.mix[:] = other.mix
        self.part = other.part
        self.known = other.known
        self.code = other.code
        self.cursor = other.cursor
        self.choices[:] = other.choices
        self.choice_count = other.choice_count
        self.steps = other.steps
        self.actions = other.actions

    # Steps

    def ask_kind(self) -> None:
        """Begin an action: list the kinds that are possible."""
        self.known = 0
        self.code = 0
        self.cursor = 0
        self.choice_count = 0
        kinds = self.legal.look(self.state)
        self.part = KIND if kinds else DONE
        for kind in range(ACTION_KINDS):
            if kinds >> kind & 1:
                self.add(FIRST_KIND + kind)

    def take(self, step: int) -> None:
        """Take a step, which must be one of the choices."""
        self.steps += 1
        self.decide(step)
        self.choice_count = 0
        if self.part != DRAW:
            self.go_on()
        if self.steps == self.limit:
            self.part = DONE
            self.choice_count = 0

    def turn_over(self, kind: int) -> None:
        """Turn over a tile of this kind."""
        self.state.reveal(self.state.tiles, kind)
        self.part = CELL
        self.go_on()

    def drawn(self, dice: Dice) -> int:
        """The kind of a tile drawn at random; every unseen tile is equally likely."""
        number = dice.below(self.state.pile - self.state.tiles)
        kind = 0
        while number >= self.unseen(kind):
            number -= self.unseen(kind)
            kind += 1
        return kind

    def unseen(self, kind: int) -> int:
        """How many tiles of a kind have not been turned over yet."""
        return self.mix[kind] - COUNT[self.state.of_kind[kind]]

    def decide(self, step: int) -> None:
        """Add one step to the action, and set the part that comes next."""
        part = self.part
        if part == KIND:
            self.code = step - FIRST_KIND
            self.known = codes.KIND_MASK
            self.part = NEXT[PART_COUNT * self.code]
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
        self.part = NEXT[PART_COUNT * (self.code & codes.KIND_MASK) + part]

    def shifted(self, bits: int, part: int) -> int:
        return bits << SHIFT[part]

    def go_on(self) -> None:
        """List the choices of the next part, or play the action if only one is left."""
        self.collect(self.legal)
        while self.legal.size > 1 or (self.code & codes.KIND_MASK == codes.SCORE and self.part <= TAKEN):
            if self.legal.size == 1:  # this stage of a Score is decided, the next one is not
                self.code = self.legal.codes[0]
                self.known = RESCUE if self.part <= HELPERS else TAKING
                self.part = TAKEN if self.part <= HELPERS else PUT
                self.cursor = 0
                self.collect(self.legal)
                continue
            self.list_choices(self.legal)
            if self.choice_count > 1:
                return
            self.decide(self.choices[0])
            self.sift(self.legal)
        self.last = self.legal.codes[0]
        self.state.apply(self.last)
        self.actions += 1
        self.ask_kind()

    # The codes that agree with the decided parts

    def collect(self, legal: Legal) -> None:
        """Put the codes that agree with the decided parts into `legal`.

        A Score has three stages: who is rescued, which inspectors are taken, where they are put. Only the
        codes of the current stage are collected; those of all stages together can be hundreds.
        """
        kind = self.code & codes.KIND_MASK
        legal.look(self.state)
        legal.size = 0
        if kind != codes.SCORE:
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
        """Collect the Scores from number `first` on, which differ only in their inspectors.

        They are ordered by where inspectors are put, then by where they are taken from; every way to put
        them comes with every way to take them.
        """
        code = legal.scores.code(self.state, first)
        put = code >> codes.PUT_SHIFT
        takings = 0
        while takings < ways and code >> codes.PUT_SHIFT == put:
            if self.part == TAKEN:
                legal.add(code & TAKING)
            takings += 1
            if takings < ways:
                code = legal.scores.code(self.state, first + takings)
        if self.part == PUT:
            for way in range(ways // takings):
                put = legal.scores.code(self.state, first + way * takings) >> codes.PUT_SHIFT
                legal.add(self.code & TAKING | put << codes.PUT_SHIFT)

    def sift(self, legal: Legal) -> None:
        """Keep only the codes that agree with the decided parts."""
        size = 0
        for index in range(legal.size):
            if (legal.codes[index] ^ self.code) & self.known == 0:
                legal.codes[size] = legal.codes[index]
                size += 1
        legal.size = size

    def list_choices(self, legal: Legal) -> None:
        """List the values of the next part among the collected codes, as steps."""
        part = self.part
        shift = SHIFT[part]
        self.choice_count = 0
        found = 0
        for index in range(legal.size):
            value = legal.codes[index] >> shift & BITS[part]
            if part == CELL:  # each code has another cell
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
        """Insert a step into the choices, in order."""
        index = self.choice_count
        while index and self.choices[index - 1] > step:
            self.choices[index] = self.choices[index - 1]
            index -= 1
        self.choices[index] = step
        self.choice_count += 1

    def seat_after(self, seat: int) -> int:
        """How many seats after the acting player's this one comes."""
        away = seat - self.state.player
        return away + self.state.players if away < 0 else away

    def is_choice(self, step: int) -> bool:
        for index in range(self.choice_count):
            if self.choices[index] == step:
                return True
        return False
