"""The reasons to refuse an action: a stable code, the rule behind it, and an English message for each.

Codes are part of the interface, and messages in other languages refer to them; the messages may change.
"""

REASONS: dict[str, tuple[str, str]] = {
    # whose action it is, and which kind is asked for
    "game/over": ("7", "the game is over"),
    "turn/other-player": ("4", "it’s {player}’s turn"),
    "opening/first": ("3", "the openings come first: {player} places a tile"),
    "opening/done": ("3", "the openings are done"),
    "opening/first-cell": ("3", "the first tile goes to 0,0"),
    "second/tile-action": ("4", "the second action of a turn has to be a Rescuer action"),
    "follow-up": ("4", "no second action would be possible after it (follow-up rule)"),
    "bonus/dispatch": ("R10", "a bonus action can’t be a Dispatch"),
    "bonus/rally": ("R10", "a bonus action can’t be a rally"),
    "pass/no-bonus": ("R10", "only a bonus action may be declined"),
    # cells and tiles
    "cell/occupied": ("2", "there is already a tile on {cell}"),
    "cell/apart": ("R3", "{cell} doesn’t share an edge with any tile"),
    "tile/none": ("2", "there is no tile on {cell}"),
    "pile/empty": ("4", "the pile is empty"),
    "scout/reveal-first": ("R5", "turn the tile over before choosing its cell"),
    "scout/tile-open": ("R5", "place the face-up tile first"),
    "search/rescuers": ("4", "rescuers stand on tile {cell}"),
    "search/inspector": ("4", "an inspector stands on tile {cell}"),
    "search/surrounded": ("4", "tile {cell} is surrounded"),
    "search/splits": ("4", "taking tile {cell} would split the pyramids"),
    "search/same-cell": ("4", "the tile must go to a different cell"),
    "search/beside-itself": ("4", "{cell} shares an edge only with the tile being moved"),
    # rescuers
    "supply/empty": ("4", "{player} has no rescuer in supply"),
    "room/own": ("2", "{player} already has a rescuer on {cell}"),
    "room/full": ("2", "tile {cell} already holds two rescuers"),
    "rescuer/none": ("4", "{player} has no rescuer on {cell}"),
    "dispatch/first": ("4", "Dispatch has to follow a Tile action in the same turn"),
    "dispatch/no-tile": ("4", "no tile was placed or moved this turn"),
    "team/apart": ("4", "tile {cell} is not next to any of {player}’s rescuers"),
    "herd/basic": ("6", "Herd belongs to the advanced game"),
    "herd/apart": ("4", "tile {cell} is not adjacent to {start}"),
    "rally/not-blocked": ("R6", "{player} may rally only when no complete turn is possible"),
    "rally/supply-first": ("R6", "with rescuers in supply, a rally has to use one of them"),
    # Bastet
    "swap/basic": ("6", "Bastet’s ability belongs to the advanced game"),
    "swap/not-bastet": ("6", "tile {cell} is not a Bastet tile"),
    "swap/same-tile": ("6", "the two rescuers must stand on different tiles"),
    "swap/own-rescuer": ("6", "the other rescuer must be another player’s"),
    "swap/no-such-player": ("6", "{player} is not in this game"),
    "swap/doubles": ("R12", "tile {cell} would hold two rescuers of {player}"),
    # Score
    "score/inspector": ("5", "an inspector stands on {cell}"),
    "score/unsorted": ("8", "the tiles in a list must be different and sorted by y, then x"),
    "score/helper-apart": ("5", "{cell} is not adjacent to the rescue tile"),
    "score/helper-own-colour": ("R7", "the rescue tile counts for its own color, so {cell} is not scored"),
    "score/helpers-same-colour": ("R7", "only one tile of each color is scored"),
    "score/helper-missing": (
        "R7",
        "one of the helpers on {cells} must be scored: no other tile has that color",
    ),
    "score/put-elsewhere": ("5", "the inspector goes to the rescue tile"),
    "score/put-number": ("R13", "{number} inspectors must be put on tiles"),
    "score/put-inspected": ("R13", "there was an inspector on {cell} before this Score"),
    "score/taken-number": ("5", "{number} inspectors must be taken from tiles: unused ones come first"),
    "score/taken-none": ("5", "there is no inspector on {cell}"),
}

# Reasons that occur in variants only
VARIANT_REASONS: dict[str, tuple[str, str]] = {
    "pass/forced": ("R10", "in this variant a bonus action may not be declined"),
    "score/helper-left": ("R9", "in this variant one of the helpers on {cells} must be scored"),
    "score/put-rescue-tile": ("R13", "in this variant no inspector goes to the rescue tile {cell}"),
    "score/put-not-rescue-tile": ("R13", "in this variant one inspector goes to the rescue tile {cell}"),
}

# Errors of variants, by code; an error also names the setting that must be changed
VARIANT_FAULTS: dict[str, str] = {
    "name": "must be up to 40 lowercase letters, digits and hyphens",
    "standard": "only the standard game can be called standard",
    "number": "expected a whole number from {least} to {most}, got {value}",
    "tiles": "expected a number for each of {kinds}, got {value}",
    "abilities": "expected a tuple of abilities, got {value}",
    "ability": "unknown ability {value}: expected one of {choices}",
    "ruling": "expected one of {choices}, got {value}",
    "exclusive": "{ability} can’t be both on and off",
    "room": "the kernel has room for {most} tiles, got {tiles}",
    "few-tiles": "{players} players need {players} tiles to start, got {tiles}",
    "blocked": (
        "{players} players with {rescuers} rescuers each and {inspectors} inspectors need {needed} tiles, "
        "or a turn may be impossible; there are {tiles}"
    ),
    "scores": "so many inspectors, rescuers and Princess tiles allow more Scores than the kernel can list",
}

# Errors of positions that were put together, by code; an error also names the part that must be changed
POSITION_FAULTS: dict[str, str] = {
    "apart": "tile {cell} is not connected to the others",
    "far": "coordinates go from -{most} to {most}, not {cell}",
    "few-tiles": "each player has opened: {players} players need {players} tiles or more, got {tiles}",
    "too-many": "too many {kind} tiles, the pile included: this game has {most}",
    "total": "tiles and pile must be {most} together, got {found}",
    "rescuer-unknown": "{player} is not in this game",
    "rescuer-twice": "{player} has two rescuers on {cell}",
    "rescuers-full": "tile {cell} has room for two rescuers only",
    "rescuers": "{player} has {most} rescuers, not {found}",
    "inspectors": "there are {most} inspectors, not {found}",
    "points-number": "expected points for each of {players} players, got {found}",
    "points": "expected a whole number from 0 to {most}, got {found}",
    "round": "expected a whole number from 1 to {most}, got {found}",
    "player": "{player} is not in this game",
    "opening": "in an opening, each player before {player} has one tile, with one rescuer, and no points",
    "goal-reached": "the round is over and a player has {goal} points: the game is over",
    "goal-missed": "the game is over only at the end of a round in which a player has {goal} points",
    "placed": "there is no tile on {cell}",
    "placed-phase": "only before a second action is there a tile that was placed or moved",
    "impossible": "{player} could not act here: say another phase",
}
