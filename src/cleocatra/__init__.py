"""Cleocatra: the board game of cat rescuers; its rules, records and players.

>>> import cleocatra
>>> dice = cleocatra.Dice(7)
>>> position = cleocatra.start(rules="basic", players=3, seed=7)
>>> while position.outcome is None:
...     position = position.apply(position.random_action(dice))
>>> len(position.outcome.winners) >= 1
True
"""

import os

if os.environ.get("CLEOCATRA_UNCOMPILED") == "1":
    from cleocatra.compiled import use_sources

    use_sources()

from cleocatra.rules import *  # noqa: F403
from cleocatra.rules import Colour, Edition, Options, Position, RuleSet
from cleocatra.rules import __all__ as _rules

__version__ = "0.1.0"
__all__ = [*_rules, "start"]


def start(
    rules: RuleSet | str = RuleSet.ADVANCED,
    edition: Edition | str = Edition.INTERNATIONAL,
    players: int = 2,
    *,
    seed: int,
) -> Position:
    """Start a game with a pile shuffled by `seed`; `Position.start` takes a given pile or other colours.

    >>> start("advanced", "french", players=2, seed=1).unseen.total()
    10
    """
    colours = tuple(Colour)[:players]
    if len(colours) != players:
        raise ValueError(f"a game has 2, 3 or 4 players, not {players}")
    return Position.start(Options(RuleSet(rules), Edition(edition), colours), seed=seed)
