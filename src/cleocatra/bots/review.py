"""Looking back on a game: what each turn cost beside the best one, the luck of the pile left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cleocatra.bots.interface import Idea
from cleocatra.bots.levels import learned
from cleocatra.bots.players import Effort, SearchingBot
from cleocatra.record import Game
from cleocatra.rules import Action, Colour, Decision, Options, Position, Reveal, Scout

SIMULATIONS = {2: 1000, 3: 700, 4: 500}  # by number of players: with more of them each takes longer
ALL = 1000  # ideas
MISTAKE = 0.05  # a turn that costs so much of a victory is one
LARGE_MISTAKE = 0.15


def adviser(options: Options, seed: int, simulations: int | None = None) -> SearchingBot:
    """A strong bot to be asked what it thinks.

    It counts simulations, not seconds: the same question gets the same answer.
    """
    effort = Effort(simulations=simulations or SIMULATIONS[len(options.players)])
    return SearchingBot(learned(options), seed, effort)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A turn that was played: its player's share of victory before and after it, and the best way to play it.

    `played` is what the turn was worth when it was chosen, as `best.share` is for the best one; `luck` is
    what the tile of a Scout brought beyond what was to be expected of it.
    """

    turn: int
    player: Colour
    actions: tuple[Action, ...]
    before: float
    after: float
    best: Idea
    played: float
    luck: float = 0.0

    @property
    def loss(self) -> float:
        return max(0.0, self.best.share - self.played)


class Reviewer:
    """Judges the turns of a game by what a strong bot thinks, knowing no more than the player knew."""

    def __init__(self, game: Game, seed: int, simulations: int | None = None) -> None:
        self.game = game
        self.bot = adviser(game.options, seed, simulations)

    def turn(self, number: int) -> Reviewed:
        """Turn `number`, which must be whole.

        A Scout is chosen twice, whether to turn a tile over and what to do with the one that came: the worse
        of both choices is told, and a bad tile is nobody's mistake.
        """
        turn = self.game.turns[number]
        start = self.game.after_turns(number).position
        after = self.share(self.game.after_turns(number + 1).position, turn.player)
        scouting = isinstance(turn.actions[0], Scout)
        first = self.bot.explain(start.view(), ALL)
        last = self.bot.explain(start.view(revealed=True)) if scouting else first
        choices = [self.compare(start, last.ideas[0], turn.actions, after)]
        luck = 0.0
        if scouting:
            declared = [idea.share for idea in first.ideas if idea.decisions == (Reveal(),)]
            worth = (declared or [last.shares[turn.player]])[0]
            choices.append(self.compare(start, first.ideas[0], (Reveal(),), worth))
            luck = last.shares[turn.player] - worth
        best, played = max(choices, key=lambda choice: choice[0].share - choice[1])
        before = first.shares[turn.player]
        return Reviewed(number, turn.player, turn.actions, before, after, best, played, luck)

    def compare(
        self, start: Position, best: Idea, chosen: Sequence[Decision], worth: float
    ) -> tuple[Idea, float]:
        """The best idea, judged by where it leads unless a tile decides that; the worth of the chosen one."""
        if best.decisions == tuple(chosen):
            return best, best.share
        end = start
        for decision in best.decisions:
            if isinstance(decision, Reveal):
                return best, worth
            end = end.apply(decision)
        return replace(best, share=self.share(end, start.player)), worth

    def share(self, position: Position, player: Colour) -> float:
        """A player's share of victory in a position."""
        outcome = position.outcome
        if outcome is not None:
            return 1.0 / len(outcome.winners) if player in outcome.winners else 0.0
        return self.bot.explain(position.view()).shares[player]
