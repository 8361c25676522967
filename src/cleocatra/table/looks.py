"""How names look: letters of other scripts, and names at one table that look alike."""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import category, name, normalize

LONGEST = 22  # characters of a name that gets a number
# scripts that stand beside Latin letters in one name; no letter of theirs looks like one of another script
EAST_ASIAN = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"})
# Cyrillic and Greek letters, and the Latin ones that they look like
SMALL = str.maketrans(
    (
        "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u04bb\u0501\u051b\u051d"
        "\u03b1\u03bf\u03bd\u03c1\u03b9\u03c5\u03b3\u03ba\u03c7\u03c4"
    ),
    "aeopcyxsijhdqwaovpiuykxt",
)
CAPITAL = str.maketrans(
    (
        "\u0410\u0412\u0415\u0405\u0406\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425"
        "\u0423\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5"
        "\u03a7"
    ),
    "ABESIJKMHOPCTXYABEZHIKMNOPTYX",
)
STROKES = str.maketrans("i1|0", "lllo")


def mixes_scripts(text: str) -> bool:
    """Whether letters of different scripts stand in one name, as when somebody imitates another.

    >>> mixes_scripts("Zoë 2"), mixes_scripts("Zoë 貓"), mixes_scripts("\u0410nn")
    (False, False, True)
    """
    letters = (char for char in normalize("NFKD", text) if category(char)[0] == "L")
    return len({name(char, "").partition(" ")[0] for char in letters} - EAST_ASIAN) > 1


def looks(text: str) -> set[str]:
    """How a name looks in small letters and in capitals, without what nobody notices.

    >>> looks("BOB") & looks("\u0412\u041e\u0412") == {"BOB"}
    True
    """
    plain = "".join(char for char in normalize("NFKD", text) if category(char)[0] in "LNS")
    small = plain.casefold().translate(SMALL).translate(STROKES).replace("rn", "m").replace("vv", "w")
    return {small, plain.upper().translate(CAPITAL)} - {""} or {text}


def told_apart(text: str, others: Iterable[str | None]) -> str:
    """The name, with a number if another at the table looks like it.

    >>> told_apart("ann", ["Ann"]), told_apart("Ann", ["Ann", "Ann 2"]), told_apart("Bo", ["Ann"])
    ('ann 2', 'Ann 3', 'Bo')
    """
    taken = set().union(*(looks(other) for other in others if other is not None))
    marked, number = text, 1
    while looks(marked) & taken:
        number += 1
        marked = f"{text[:LONGEST]} {number}"
    return marked
