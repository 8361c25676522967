"""Nicknames: what a name may contain, and the form it is kept in."""

from __future__ import annotations

from unicodedata import category, normalize

from cleocatra.table.looks import mixes_scripts
from cleocatra.table.refusals import Refused

LONGEST_NAME = 24
MARKUP = frozenset('<>&"`\\')
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that are invisible
MOST_MARKS = 3  # on one letter: no script needs more, and stacks of them cover other names
# control and direction characters, surrogates, private ones, line separators
FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def clean_name(text: str) -> str:
    """The nickname as it is kept: composed, with single spaces. Raises Refused for what no name contains.

    >>> clean_name("  Zo\\u0065\\u0308   Q. ")
    'Zoë Q.'
    """
    name = normalize("NFC", text)
    marks = 0
    for char in name:
        kind = category(char)
        marks = marks + 1 if kind[0] == "M" else 0
        if char in MARKUP | BLANK or kind in FORBIDDEN or marks > MOST_MARKS:
            raise Refused("name/characters", {"character": f"U+{ord(char):04X}"})
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("name/length", {"most": str(LONGEST_NAME)})
    if mixes_scripts(name):
        raise Refused("name/mixed")
    return name
