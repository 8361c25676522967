"""Positions for tests, given as the turns of a record, and actions in a record's words."""

from __future__ import annotations

from collections import Counter

from cleocatra import Colour, Edition, Kind, Options, Position, RuleSet, explain
from cleocatra.record import parse_action, parse_game


def played(
    turns: str = "",
    *,
    rules: str = "basic",
    edition: str = "international",
    players: str = "red blue",
    pile: str = "",
) -> Position:
    """The position after these turns; `pile` names the tiles on top, the others follow in any order."""
    seats = tuple(Colour(word) for word in players.split())
    top = [Kind(word) for word in pile.split()]
    below = Options(RuleSet(rules), Edition(edition), seats).mix - Counter(top)
    tags = {
        "Rules": rules,
        "Edition": edition,
        "Players": players,
        "Pile": " ".join([*top, *below.elements()]),
    }
    header = "".join(f'[{tag} "{value}"]\n' for tag, value in tags.items())
    return parse_game(f"{header}\n{turns}").position


def legal(position: Position, word: str = "") -> list[str]:
    """The legal actions in a record's words, in the pinned order; with a word only those of that kind."""
    return [str(action) for action in position.actions if str(action).startswith(word)]


def may(position: Position, action: str) -> bool:
    """Whether an action is legal."""
    return parse_action(action) in position.actions


def why_not(position: Position, action: str) -> str | None:
    """The code of the rule that forbids an action, or None if it is legal."""
    refusal = explain(position, parse_action(action))
    assert (refusal is None) == may(position, action), f"{action}: the list of actions says otherwise"
    return None if refusal is None else refusal.code


def then(position: Position, *actions: str) -> Position:
    """The position after some more actions."""
    for action in actions:
        position = position.apply(parse_action(action))
    return position
