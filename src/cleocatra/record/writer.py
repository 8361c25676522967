"""Formats records in canonical form."""

from __future__ import annotations

from cleocatra.record.game import Game
from cleocatra.record.header import UNKNOWN_TILE, VARIANT_TAG, format_tag
from cleocatra.record.variant_tag import format_variant


def format_game(game: Game, *, hide_pile: bool = False) -> str:
    """The record of a game; with `hide_pile`, unseen tiles are `?`.

    >>> from cleocatra.record import parse_game
    >>> from cleocatra.rules import Options
    >>> game = Game.start(Options(), seed=1)
    >>> parse_game(format_game(game)) == game
    True
    """
    shown = game.view() if hide_pile else game
    options = shown.options
    tags = {
        "Rules": options.rules,
        "Edition": options.edition,
        **({VARIANT_TAG: format_variant(options.variant)} if options.variant.differences else {}),
        "Players": " ".join(options.players),
        "Pile": " ".join(kind or UNKNOWN_TILE for kind in shown.initial.pile),
        **shown.tags,
    }
    lines = [format_tag(name, value) for name, value in tags.items()]
    if shown.turns:
        lines += ["", *map(str, shown.turns)]
    return "\n".join(lines) + "\n"
