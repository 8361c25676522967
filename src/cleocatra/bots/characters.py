"""Bots with a character: they look at few turns, misjudge them a little, and like some more than others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import log

from cleocatra.bots.network import Network
from cleocatra.bots.players import PlanningBot, dice_for
from cleocatra.rules import Dice, Position, codes, tile_lies_open
from cleocatra.rules.state import State

Turn = tuple[float, int, int]  # a value and two codes, as the planner lists them
FINENESS = 1 << 16  # of random numbers
SURE = 1e-6  # the smallest distance from 0 and 1 of a win probability, so that it has log-odds


@dataclass(frozen=True, slots=True)
class Taste:
    """What a turn is worth to a bot beyond its value, in log-odds of winning."""

    score: float = 0.0  # for each Score
    helper: float = 0.0  # for each helper
    block: float = 0.0  # for each rival's tile that gets an inspector, less those that lose one
    dig: float = 0.0  # for each Scout and each Search


@dataclass(frozen=True, slots=True)
class Character:
    """How a bot differs from one that plays the best turn by its network.

    It looks at `attention` turns (0: at all), and at a share `breadth` of the others. `doubt` is the standard
    deviation of its errors, in log-odds of winning.
    """

    attention: int = 0
    breadth: float = 0.0
    doubt: float = 0.0
    taste: Taste = Taste()


class CharacterBot(PlanningBot):
    """Plays the best turn in its own eyes: by its network, but with limits and a taste."""

    def __init__(self, network: Network, seed: int, character: Character) -> None:
        super().__init__(network, seed)
        self.character = character

    def choose_turn(self, view: Position) -> tuple[int, int]:
        dice = dice_for(view, self.seed)
        state = view.guess(dice).state()
        noticed = self.noticed(self.planner.candidates(state, tile_lies_open(view)), dice)
        rivals = rivals_of(state)
        _, first, second = max(self.judged(noticed, rivals, dice))
        return first, second

    def noticed(self, turns: list[Turn], dice: Dice) -> list[Turn]:
        """The turns that it looks at. That it could turn over a tile, it always knows."""
        attention = self.character.attention
        if attention == 0 or len(turns) <= attention:
            return turns
        attention += int(self.character.breadth * (len(turns) - attention))
        dice.shuffle(turns)
        return turns[:attention] + [turn for turn in turns[attention:] if turn[1] == codes.REVEAL]

    def judged(self, turns: list[Turn], rivals: int, dice: Dice) -> Iterator[Turn]:
        """These turns with their values in its own eyes."""
        taste, doubt = self.character.taste, self.character.doubt
        for value, first, second in turns:
            liking = liked(first, taste, rivals) + liked(second, taste, rivals)
            yield log_odds(value) + liking + doubt * error(dice), first, second


def rivals_of(state: State) -> int:
    """The tiles with a rescuer of another seat, as a mask."""
    rivals = 0
    for seat in range(state.players):
        if seat != state.player:
            rivals |= state.rescuers_of(seat)
    return rivals


def liked(code: int, taste: Taste, rivals: int) -> float:
    """What an action is worth to a taste."""
    kind = code & codes.KIND_MASK
    if kind in (codes.SCOUT, codes.REVEAL, codes.SEARCH):
        return taste.dig
    if kind != codes.SCORE:
        return 0.0
    helpers, taken, put = (
        code >> shift & codes.TILES_MASK
        for shift in (codes.HELPERS_SHIFT, codes.TAKEN_SHIFT, codes.PUT_SHIFT)
    )
    blocked = (put & rivals).bit_count() - (taken & rivals).bit_count()
    return taste.score + taste.helper * helpers.bit_count() + taste.block * blocked


def log_odds(value: float) -> float:
    inside = min(max(value, SURE), 1 - SURE)
    return log(inside / (1 - inside))


def error(dice: Dice) -> float:
    """A random number with mean 0 and standard deviation 1, nearly normal."""
    return sum(dice.number(FINENESS) for _ in range(3)) * 2 / FINENESS - 3
