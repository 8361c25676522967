"""What a search thinks of whole turns, compared by the positions they lead to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from cleocatra.bots.levels import learned
from cleocatra.bots.players import Effort, SearchingBot
from cleocatra.puzzles.puzzle import Turn, after
from cleocatra.rules import Action, Colour, Decision, Options, Position, Reveal

ALL_IDEAS = 1000  # more than a search keeps


@dataclass(frozen=True, slots=True)
class Judged:
    """A turn, where it leads (None: it turns a tile over), and the mover's share of the victory after it."""

    turn: Turn
    end: Position | None
    share: float
    visits: int = 0  # of a search that chose among all turns


def searcher(options: Options, seed: int, simulations: int) -> SearchingBot:
    return SearchingBot(learned(options), seed, Effort(simulations=simulations))


def share_after(end: Position, player: Colour, simulations: int, seed: int = 1) -> float:
    """A player's share of the victory in a position; at the end of the game, what they got."""
    if end.outcome is not None:
        return end.victory_shares[player]
    thought = searcher(end.options, seed, simulations).explain(end.view())
    return thought.win_probabilities[player]


def share_of_reveal(position: Position, simulations: int, seed: int = 1) -> float:
    """What turning over a tile is worth to the player who acts: the mean over what may be drawn."""
    unseen = position.unseen
    bot = searcher(position.options, seed, simulations)
    worth = {kind: bot.explain(position.reveal(kind)).win_probabilities[position.player] for kind in unseen}
    return sum(number * worth[kind] for kind, number in unseen.items()) / unseen.total()


def listed(position: Position, simulations: int, seed: int) -> list[Judged]:
    """The turns that a search keeps, the most visited first; of those with the same end, one."""
    ideas = searcher(position.options, seed, simulations).explain(position, ALL_IDEAS).ideas
    found: list[Judged] = []
    for idea in ideas:
        turn = actions_of(idea.decisions)
        end = None if turn is None else after(position, turn)
        if all(one.end != end for one in found):
            found.append(Judged(turn or (), end, idea.win_probability, idea.visits))
    return found


def actions_of(decisions: Iterable[Decision]) -> tuple[Action, ...] | None:
    """The actions of a turn that turns no tile over."""
    actions: list[Action] = []
    for decision in decisions:
        if isinstance(decision, Reveal):
            return None
        actions.append(decision)
    return tuple(actions)


def examined(position: Position, judged: Judged, simulations: int, seed: int = 1) -> Judged:
    """The same turn, judged by a search of its own."""
    if judged.end is None:
        return replace(judged, share=share_of_reveal(position, simulations, seed))
    return replace(judged, share=share_after(judged.end, position.player, simulations, seed))
