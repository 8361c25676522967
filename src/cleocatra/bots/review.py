"""Reviews the turns of a game: what each one lost compared with the best one, luck excluded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cleocatra.bots.interface import Idea
from cleocatra.bots.levels import learned
from cleocatra.bots.players import Effort, SearchingBot
from cleocatra.record import Game
from cleocatra.rules import Action, Colour, Decision, Options, Position, Reveal, Scout

SIMULATIONS = {2: 1000, 3: 700, 4: 500}  # by number of players: a simulation takes longer with more of them
ALL_IDEAS = 1000  # more than a search keeps
MISTAKE = 0.05  # win probability that a turn must lose to count as one
LARGE_MISTAKE = 0.15


def adviser(options: Options, seed: int, simulations: int | None = None) -> SearchingBot:
    """A strong bot for hints and reviews.

    Its effort is a number of simulations, not seconds, so that the same question gets the same answer.
    """
    effort = Effort(simulations=simulations or SIMULATIONS[len(options.players)])
    return SearchingBot(learned(options), seed, effort)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A turn that was played: its player's win probability before and after it, and the best way to play it.

    `played` is the value of the turn when it was chosen, as `best.win_probability` is that of the best one;
    `luck` is what the tile of a Scout brought beyond what was to be expected of it.
    """

    turn: int
    player: Colour
    actions: tuple[Action, ...]
    win_probability_before: float
    win_probability_after: float
    best: Idea
    played: float
    luck: float = 0.0

    @property
    def loss(self) -> float:
        return max(0.0, self.best.win_probability - self.played)


class Reviewer:
    """Evaluates the turns of a game with a strong bot that knows no more than the player knew."""

    def __init__(self, game: Game, seed: int, simulations: int | None = None) -> None:
        self.game = game
        self.bot = adviser(game.options, seed, simulations)

    def turn(self, number: int) -> Reviewed:
        """Review turn `number`, which must be complete.

        A Scout is two choices: whether to reveal a tile, and what to do with it. The review reports the worse
        one; a bad draw is nobody's mistake.
        """
        turn = self.game.turns[number]
        start = self.game.after_turns(number).position
        after = self.win_probability(self.game.after_turns(number + 1).position, turn.player)
        scouting = isinstance(turn.actions[0], Scout)
        first = self.bot.explain(start.view(), ALL_IDEAS)
        last = self.bot.explain(start.view(revealed=True)) if scouting else first
        choices = [self.compare(start, last.ideas[0], turn.actions, after)]
        luck = 0.0
        if scouting:
            declared = [idea.win_probability for idea in first.ideas if idea.decisions == (Reveal(),)]
            worth = (declared or [last.win_probabilities[turn.player]])[0]
            choices.append(self.compare(start, first.ideas[0], (Reveal(),), worth))
            luck = last.win_probabilities[turn.player] - worth
        best, played = max(choices, key=lambda choice: choice[0].win_probability - choice[1])
        before = first.win_probabilities[turn.player]
        return Reviewed(number, turn.player, turn.actions, before, after, best, played, luck)

    def compare(
        self, start: Position, best: Idea, chosen: Sequence[Decision], worth: float
    ) -> tuple[Idea, float]:
        """The best idea, evaluated where it leads unless it reveals a tile, and the value of the choice."""
        if best.decisions == tuple(chosen):
            return best, best.win_probability
        end = start
        for decision in best.decisions:
            if isinstance(decision, Reveal):
                return best, worth
            end = end.apply(decision)
        return replace(best, win_probability=self.win_probability(end, start.player)), worth

    def win_probability(self, position: Position, player: Colour) -> float:
        """A player's win probability in a position; at the end of the game, the share of the victory."""
        if position.outcome is not None:
            return position.victory_shares[player]
        return self.bot.explain(position.view()).win_probabilities[player]
