"""What positions are worth to everyone: proved where that is cheap, searched elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from cleocatra.bots.interface import Idea, Thought
from cleocatra.bots.levels import learned
from cleocatra.bots.players import Effort, SearchingBot
from cleocatra.bots.proof import prove
from cleocatra.bots.solution import Solution
from cleocatra.rules import Colour, Decision, Options, Phase, Position, Reveal

SIMULATIONS = {2: 1000, 3: 700, 4: 500}  # by number of players: a simulation takes longer with more of them
ALL_IDEAS = 1000  # more than a search keeps
NODES = 60  # states that a proof may look at for each simulation
MOST_NODES = 300_000
VERIFIED = 4  # ideas that are searched again at most
KEPT = 4096  # appraisals

Shares = dict[Colour, float]


def adviser(options: Options, seed: int, simulations: int | None = None) -> SearchingBot:
    """A strong bot for hints and reviews.

    Its effort is a number of simulations, not seconds, so that the same question gets the same answer.
    """
    effort = Effort(simulations=simulations or SIMULATIONS[len(options.players)])
    return SearchingBot(learned(options), seed, effort)


@dataclass(frozen=True, slots=True)
class Appraisal:
    """Everyone's share of the victory, the ways to play on, best first, and whether this is proved."""

    shares: Shares
    ideas: tuple[Idea, ...]
    certain: bool = False


class Appraiser:
    """Appraises positions as the player who acts sees them, each once."""

    def __init__(self, options: Options, seed: int, simulations: int | None = None) -> None:
        self.options = options
        self.simulations = simulations or SIMULATIONS[len(options.players)]
        self.bot = adviser(options, seed, self.simulations)
        self.searched = lru_cache(KEPT)(self._search)
        self.of = lru_cache(KEPT)(self._verify)

    def _search(self, view: Position) -> Appraisal:
        """What a search, or a proof, finds in a position in which somebody acts."""
        solution = prove(view, min(MOST_NODES, NODES * self.simulations))
        thought = self.bot.explain(view, ALL_IDEAS)
        if solution is None:
            return Appraisal(by_best_idea(view.player, thought), thought.ideas)
        return Appraisal(proved(view, solution), with_proof(thought.ideas, solution), certain=True)

    def _verify(self, view: Position) -> Appraisal:
        """The same, with the likeliest ideas searched again where they lead, until the best stays so."""
        found = self.searched(view)
        if found.certain:
            return found
        best = 0.0
        ends: dict[float, Shares] = {}
        ideas = sorted(found.ideas, key=win_probability, reverse=True)
        for place, idea in enumerate(ideas[:VERIFIED]):
            if ends and best >= idea.win_probability:
                break
            shares = self.worth(view, idea.decisions)
            share = shares[view.player]
            ends[share] = shares
            ideas[place] = replace(idea, win_probability=share)
            best = max(best, share)
        return Appraisal(ends[best], tuple(sorted(ideas, key=win_probability, reverse=True)))

    def worth(self, view: Position, decisions: Sequence[Decision]) -> Shares:
        """What everyone may expect after these decisions; a tile that is turned over may be any."""
        for decision in decisions:
            if isinstance(decision, Reveal):
                return self.expected(view)
            view = view.apply(decision)
        return self.shares(view)

    def shares(self, position: Position) -> Shares:
        """What everyone may expect in a position; in an opening, before the tile is turned over."""
        if position.outcome is not None:
            return position.victory_shares
        if position.phase is Phase.OPENING:
            return self.expected(position)
        return self.searched(position.view()).shares

    def expected(self, position: Position) -> Shares:
        """What everyone may expect before a tile is turned over: the mean over what it may be."""
        hidden = position.with_pile((None,) * len(position.pile))
        unseen = hidden.unseen
        parts = [(number / unseen.total(), self.of(hidden.reveal(kind))) for kind, number in unseen.items()]
        return {player: sum(part * one.shares[player] for part, one in parts) for player in position.points}

    def is_certain(self, position: Position) -> bool:
        """Whether what is expected in a position is proved."""
        if position.phase in (Phase.OVER, Phase.OPENING):
            return position.phase is Phase.OVER
        return self.searched(position.view()).certain


def win_probability(idea: Idea) -> float:
    return idea.win_probability


def by_best_idea(player: Colour, thought: Thought) -> Shares:
    """Everyone's shares if the best idea is played; the mean over a whole search is lower for its player."""
    best, mean = thought.ideas[0].win_probability, thought.win_probabilities
    scale = (1 - best) / max(1e-9, 1 - mean[player])
    return {one: best if one is player else scale * share for one, share in mean.items()}


def proved(view: Position, solution: Solution) -> Shares:
    """Both players' shares by a proof."""
    return {
        player: solution.low if player is solution.player else 1 - solution.low
        for player in view.options.players
    }


def with_proof(ideas: Iterable[Idea], solution: Solution) -> tuple[Idea, ...]:
    """The ideas with the proved one first; where all is lost, there is none."""
    kept = tuple(ideas)
    if not solution.turn:
        return tuple(replace(idea, win_probability=0.0) for idea in kept)
    others = tuple(idea for idea in kept if idea.decisions != solution.turn)
    return (Idea(solution.turn, solution.low, 0), *others)
