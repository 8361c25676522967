"""Wraps text for a terminal; Chinese characters are two columns wide, with no spaces between them."""

from __future__ import annotations

import re

from cleocatra.rules.drawing import width_of

# What may not begin a line, and what may not end one
CLOSING = "，。：；！？、）」』》…"
OPENING = "（「『《"
# A word with the spaces before it; lines may also break between wide characters, except at those signs.
# No-break spaces (French) are part of their word.
WIDE = r"[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]"
PIECE = re.compile(
    rf"[ \n]*(?:[{OPENING}]*(?:{WIDE}|(?:(?!{WIDE})[^ \n])+)[{CLOSING}]*|[{OPENING}{CLOSING}]+)"
)


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """The lines of a paragraph, each after the indent and not wider than `width` if possible.

    >>> wrapped("to be or not to be", width=9)
    ['to be or', 'not to be']
    >>> wrapped("板塊，援救者。", width=6)
    ['板塊，', '援救', '者。']
    """
    lines: list[str] = []
    line = ""
    for piece in PIECE.findall(joined(text)):
        if line and width_of(indent + line + piece) > width:
            lines.append(indent + line)
            line = ""
        line += piece if line else piece.lstrip(" ")
    return [*lines, indent + line] if line else lines


def joined(text: str) -> str:
    """The lines of a paragraph joined by spaces, or by nothing between Chinese characters.

    >>> joined("one\\ntwo")
    'one two'
    >>> joined("板塊\\n行動")
    '板塊行動'
    """
    text = re.sub(rf"(?<={WIDE})\n(?={WIDE})", "", text.strip())
    return re.sub(rf"(?<=[{CLOSING}])\n", "", text).replace("\n", " ")


def filled(text: str, width: int) -> str:
    """Wrap paragraphs; indented lines stay unchanged."""
    blocks: list[str] = []
    for block in re.split(r"\n{2,}", text.strip("\n")):
        parts = re.findall(r"(?:^ .*\n?)+|(?:^[^ \n].*\n?)+", block, flags=re.MULTILINE)
        blocks.append(
            "\n".join(
                part.rstrip("\n") if part.startswith(" ") else "\n".join(wrapped(part, width))
                for part in parts
            )
        )
    return "\n\n".join(blocks)
