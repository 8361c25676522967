"""Options from plain words and numbers, as the environments take them."""

from __future__ import annotations

from cleocatra.rules import Colour, Edition, Options, RuleSet


def agreed_options(rules: str, edition: str, players: int) -> Options:
    """The options of a game; ValueError names what can't be.

    >>> agreed_options("basic", "french", 2).mix.total()
    10
    """
    if rules not in list(RuleSet):
        raise ValueError(f"rules: {' or '.join(RuleSet)}, not {rules}")
    if edition not in list(Edition):
        raise ValueError(f"edition: {' or '.join(Edition)}, not {edition}")
    if players not in (2, 3, 4):
        raise ValueError(f"players: 2, 3 or 4, not {players}")
    return Options(RuleSet(rules), Edition(edition), tuple(Colour)[:players])
