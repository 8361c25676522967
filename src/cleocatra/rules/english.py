"""The English messages of a drawn position, so that `print(position)` needs no files.

The command line has the same messages in three languages; a test compares the English ones.
"""

from __future__ import annotations

from typing import Protocol


class Say(Protocol):
    """Formats the message of this name with its details."""

    def __call__(self, name: str, /, **details: str | int) -> str: ...


ENGLISH = {
    "board-rules-basic": "Basic game",
    "board-rules-advanced": "Advanced game",
    "board-edition-international": "international edition",
    "board-edition-french": "French edition",
    "board-game": "{rules}, {edition}",
    "board-round": "{game}, round {round}",
    "board-last-round": "{game}, round {round} (the last)",
    "board-over": "{game}, over after {rounds} rounds",
    "board-opening": "{player}: opening",
    "board-opening-with": "{player}: opening with {kind}",
    "board-first-action": "{player}: first action",
    "board-blocked": "{player}: first action, but no complete turn is possible (R6)",
    "board-second-action": "{player}: second action",
    "board-second-action-on": "{player}: second action (tile this turn: {cell})",
    "board-bonus-action": "{player}: bonus action",
    "board-wins": "{player} wins",
    "board-share": "{players} share the victory",
    "board-player": "{points} points, {supply} in supply",
    "board-inspectors": "Inspectors ({mark}): {number} unused",
    "board-pile": "Pile: {number} ({kinds})",
    "board-pile-kind": "{number} {kind}",
    "board-pile-empty": "Pile: empty",
    "board-tiles": "Tiles: ",
    "board-tile": "{kind} {colour}",
    "list-separator": ", ",
    "list-and": " and ",
    "kind-cleocatra": "Cleocatra",
    "kind-mafdat": "Mafdat",
    "kind-bastet": "Bastet",
    "kind-mut": "Mut",
    "kind-princess": "Princess",
    "mark-cleocatra": "Cle",
    "mark-mafdat": "Maf",
    "mark-bastet": "Bas",
    "mark-mut": "Mut",
    "mark-princess": "Pri",
    "colour-red": "red",
    "colour-blue": "blue",
    "colour-black": "black",
    "colour-green": "green",
    "tile-colour-gold": "gold",
    "tile-colour-orange": "orange",
    "tile-colour-green": "green",
    "tile-colour-blue": "blue",
    "tile-colour-purple": "purple",
}


def english(name: str, /, **details: str | int) -> str:
    """The message in English.

    >>> english("board-wins", player="red")
    'red wins'
    """
    return ENGLISH[name].format(**details)
