"""Makes `Options` from the plain parameters of the environments."""

from __future__ import annotations

from pathlib import Path

from cleocatra.lab.variants import VariantFile, read_variant_file
from cleocatra.rules import Colour, Edition, Options, RuleSet
from cleocatra.rules.variant import STANDARD


def make_options(rules: str, edition: str, players: int, variant: str = "") -> Options:
    """The options of a game; `variant` is the path of a variant's file. Raises ValueError.

    >>> make_options("basic", "french", 2).mix.total()
    10
    """
    if rules not in list(RuleSet):
        raise ValueError(f"rules: {' or '.join(RuleSet)}, not {rules}")
    if edition not in list(Edition):
        raise ValueError(f"edition: {' or '.join(Edition)}, not {edition}")
    if players not in (2, 3, 4):
        raise ValueError(f"players: 2, 3 or 4, not {players}")
    file = read_variant_file(Path(variant)) if variant else VariantFile(STANDARD)
    for name, given, made_for in (("rules", rules, file.rules), ("edition", edition, file.edition)):
        if made_for not in (None, given):
            raise ValueError(f"{name}: {variant} is made for {made_for}, not {given}")
    return Options(RuleSet(rules), Edition(edition), tuple(Colour)[:players], file.variant)
