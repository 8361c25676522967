"""Reviews the turns of a game: what each one lost compared with the best one, luck excluded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import exp

from cleocatra.bots.appraisal import Appraiser, Shares
from cleocatra.bots.interface import Idea
from cleocatra.record import Game
from cleocatra.rules import Action, Colour, Decision, Phase, Position, Reveal, Scout

MISTAKE = 0.05  # win probability that a turn must lose to count as one
LARGE_MISTAKE = 0.15
AS_GOOD = 0.01  # turns that differ by less are equally good
DOUBTFUL = 0.02  # a loss that is looked at again, with a longer search
LONGER = 8  # times the simulations
LONGER_OF_TILES = 2  # ... where a tile may be any of five
NOISE = 0.007  # standard deviation of luck and play, for each √turn (scripts/check_reviews.py)
FALL = 0.2  # the loss at which a turn's accuracy has fallen to 37 %


@dataclass(frozen=True, slots=True)
class Choice:
    """What was chosen in a view, beside the best that could be, and what everyone may expect after each."""

    view: Position
    chosen: tuple[Decision, ...]
    played: Shares
    best: Idea
    best_shares: Shares

    @property
    def loss(self) -> float:
        """What the player who chose has lost."""
        player = self.view.player
        return max(0.0, self.best_shares[player] - self.played[player])


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A turn that was played: what everyone could expect before and after it, and why that has changed.

    `choice` is the one that cost most: a Scout is two choices, whether to turn a tile over and what to do
    with it; `lost` is what both have lost. For each player, `luck` is what a tile brought beyond what was to
    be expected, and `play` the rest of the change. `certain_before` and `certain_after` tell whether the
    shares are proved.
    """

    turn: int
    player: Colour
    actions: tuple[Action, ...]
    before: Shares
    after: Shares
    choice: Choice
    lost: float
    luck: Shares
    certain_before: bool = False
    certain_after: bool = False

    @property
    def best(self) -> Idea:
        return self.choice.best

    @property
    def loss(self) -> float:
        return self.choice.loss

    @property
    def play(self) -> Shares:
        return less(less(self.after, self.before), self.luck)

    @property
    def accuracy(self) -> float:
        """How well the turn was played: 1 for the best one, and less the more it lost."""
        return exp(-self.lost / FALL)


class Reviewer:
    """Evaluates the turns of a game with a strong bot that knows no more than the player knew."""

    def __init__(self, game: Game, seed: int, simulations: int | None = None) -> None:
        self.game = game
        self.appraiser = Appraiser(game.options, seed, simulations)
        self.judge = Judge(self.appraiser, seed)

    def turn(self, number: int) -> Reviewed:
        """Review turn `number`, which must be complete."""
        turn = self.game.turns[number]
        start, end = (self.game.after_turns(one).position for one in (number, number + 1))
        choices = list(self.choices(start, turn.actions))
        scouting = isinstance(turn.actions[0], Scout)
        return Reviewed(
            number,
            turn.player,
            turn.actions,
            before=self.known(start),
            after=self.known(end),
            choice=max(choices, key=lambda choice: choice.loss),
            lost=sum(choice.loss for choice in choices),
            luck=self.luck_of_scout(start) if scouting else self.luck_of_opening(end),
            certain_before=self.appraiser.is_certain(start),
            certain_after=self.appraiser.is_certain(end),
        )

    def choices(self, start: Position, actions: Sequence[Action]) -> Iterator[Choice]:
        """What was to be chosen in a turn: a Scout is two choices."""
        if isinstance(actions[0], Scout):
            yield self.judge.choice(start.view(), (Reveal(),))
            yield self.judge.choice(start.view(revealed=True), actions)
        else:
            yield self.judge.choice(start.view(), actions)

    def known(self, position: Position) -> Shares:
        """What everyone may expect in a position, with the tile that an opening has turned over."""
        if position.phase is Phase.OPENING and position.pile[0] is not None:
            return self.appraiser.searched(position.view()).shares
        return self.appraiser.shares(position)

    def luck_of_scout(self, start: Position) -> Shares:
        """What the tile of a Scout has brought beyond what was to be expected."""
        seen = self.appraiser.of(start.view(revealed=True)).shares
        return less(seen, self.appraiser.expected(start))

    def luck_of_opening(self, end: Position) -> Shares:
        """What the tile of the next opening has brought; nothing elsewhere."""
        return less(self.known(end), self.appraiser.shares(end))


class Judge:
    """Compares what was chosen with the best that could be."""

    def __init__(self, appraiser: Appraiser, seed: int) -> None:
        self.appraiser = appraiser

        def careful(times: int, other: int = 0) -> Appraiser:
            return Appraiser(appraiser.options, seed + other, times * appraiser.simulations)

        self.careful = [careful(LONGER), careful(LONGER, other=1)]
        self.careful_of_tiles = [careful(LONGER_OF_TILES)]

    def choice(self, view: Position, chosen: Sequence[Decision]) -> Choice:
        """A choice beside the best one; what seems to be a mistake is looked at again, and for longer.

        Of several opinions the mildest counts: nobody is blamed for what one search alone believes.
        """
        best = self.appraiser.of(view).ideas[0]
        found = compared(self.appraiser, view, chosen, best)
        if found.loss < DOUBTFUL:
            return found
        blind = Reveal() in (*chosen, *best.decisions)
        appraisers = self.careful_of_tiles if blind else self.careful
        return min((compared(one, view, chosen, best) for one in appraisers), key=lambda one: one.loss)


def compared(appraiser: Appraiser, view: Position, chosen: Sequence[Decision], best: Idea) -> Choice:
    """Both choices, each judged by where it leads."""
    decided = tuple(chosen)
    played = appraiser.worth(view, decided)
    shares = played if best.decisions == decided else appraiser.worth(view, best.decisions)
    return Choice(view, decided, played, replace(best, win_probability=shares[view.player]), shares)


def less(one: Shares, other: Shares) -> Shares:
    return {player: share - other[player] for player, share in one.items()}


@dataclass(frozen=True, slots=True)
class Balance:
    """How a player's result came about: `start` + `luck` + `own` + `others` is `result`.

    `luck` is that of all tiles, `own` what the player's turns have changed, `others` what those of the others
    have. `noise` is twice the standard deviation of `luck` and of `own`: what another search may find.
    """

    start: float
    luck: float
    own: float
    others: float
    result: float
    accuracy: float
    noise: float


def balance(turns: Sequence[Reviewed], player: Colour) -> Balance:
    """The balance of a player over successive turns, of which there is at least one."""
    own = [turn for turn in turns if turn.player is player]
    return Balance(
        start=turns[0].before[player],
        luck=sum(turn.luck[player] for turn in turns),
        own=sum(turn.play[player] for turn in own),
        others=sum(turn.play[player] for turn in turns if turn.player is not player),
        result=turns[-1].after[player],
        accuracy=sum(turn.accuracy for turn in own) / max(1, len(own)),
        noise=2 * NOISE * len(turns) ** 0.5,
    )
