"""The game itself, after `docs/rules.md`. Nothing here reads or writes files, clocks or global randomness."""

from cleocatra.rules.actions import (
    Action,
    Dispatch,
    Herd,
    Open,
    Pass,
    Rally,
    Score,
    Scout,
    Search,
    Swap,
    TeamUp,
)
from cleocatra.rules.decisions import Decision, Reveal, decisions, refusal, tile_lies_open
from cleocatra.rules.dice import Dice
from cleocatra.rules.errors import IllegalAction, Refusal, UnseenTile
from cleocatra.rules.explain import explain
from cleocatra.rules.grid import Cell
from cleocatra.rules.options import Options, RuleSet
from cleocatra.rules.outcome import Outcome, Points
from cleocatra.rules.phases import Phase
from cleocatra.rules.position import Position
from cleocatra.rules.tiles import Colour, Edition, Kind, Tile
from cleocatra.rules.variant import InvalidVariant, Variant

__all__ = [
    "Action",
    "Cell",
    "Colour",
    "Decision",
    "Dice",
    "Dispatch",
    "Edition",
    "Herd",
    "IllegalAction",
    "InvalidVariant",
    "Kind",
    "Open",
    "Options",
    "Outcome",
    "Pass",
    "Phase",
    "Points",
    "Position",
    "Rally",
    "Refusal",
    "Reveal",
    "RuleSet",
    "Score",
    "Scout",
    "Search",
    "Swap",
    "TeamUp",
    "Tile",
    "UnseenTile",
    "Variant",
    "decisions",
    "explain",
    "refusal",
    "tile_lies_open",
]
