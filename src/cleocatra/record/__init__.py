"""Records: actions and games as text (`.cleo`), after section 8 of `docs/rules.md` and `docs/notation.md`."""

from cleocatra.record.errors import InvalidRecord
from cleocatra.record.game import Game, Turn
from cleocatra.record.notation import format_action, parse_action, parse_decision
from cleocatra.record.position import format_position, parse_position
from cleocatra.record.reader import parse_game
from cleocatra.record.variant_tag import format_variant, parse_variant
from cleocatra.record.writer import format_game

__all__ = [
    "Game",
    "InvalidRecord",
    "Turn",
    "format_action",
    "format_game",
    "format_position",
    "format_variant",
    "parse_action",
    "parse_decision",
    "parse_game",
    "parse_position",
    "parse_variant",
]
