"""Errors of records: a stable code and an English message for each.

The command line has the same messages in three languages; a test compares the English ones.
"""

from __future__ import annotations

from cleocatra.rules.reasons import VARIANT_FAULTS

COMPLAINTS = {
    # the text as a whole
    "size": "a record has at most {most} characters",
    "encoding": "this is not UTF-8",
    "byte-order-mark": "a record begins without a byte order mark",
    "control": "control character {character}",
    "empty-line": "expected an empty line between the tags and the turns",
    "tags-first": "tags come before the first turn",
    # tags
    "tag-begins": "a tag begins with [",
    "tag-name": "expected a tag’s name: a letter, then letters and digits",
    "tag-value": "expected the tag’s value in double quotes",
    "tag-quote": "the tag’s value has no closing quote",
    "tag-close": "expected ] to close the tag",
    "tag-line": "a tag must be alone on its line",
    "tag-missing": "the tag {tag} is missing",
    "tag-twice": "the tag '{tag}' appears twice",
    "rules-missing": "expected the rules: one of {choices}",
    "rules-one-word": "one word is enough for the rules",
    "rules-unknown": "unknown rules '{word}': expected one of {choices}",
    "edition-missing": "expected the edition: one of {choices}",
    "edition-one-word": "one word is enough for the edition",
    "edition-unknown": "unknown edition '{word}': expected one of {choices}",
    "kind-unknown": "unknown kind of tile '{word}': expected one of {choices}",
    "players-twice": "{word} appears twice among the players",
    "players-number": "a game has 2, 3 or 4 players, not {number}",
    "pile-too-many": "too many {word} tiles: this game has {number}",
    "pile-number": "expected {number} tiles in the pile, got {found}",
    "pile-unseen": "line {line} draws this tile, so it can’t be ?",
    "variant-name-missing": "expected the variant’s name",
    "variant-setting": "unknown setting '{word}': expected NAME=VALUE with one of {choices}",
    "variant-twice": "{word} appears twice",
    "variant-whole-number": "expected a whole number, got '{word}'",
    "variant-changes-nothing": "this variant changes nothing: the standard game has no such tag",
    "variant": "{field}: {reason}",
    **{f"variant-{code}": text for code, text in VARIANT_FAULTS.items()},
    # turns
    "turn-over": "the turn is already over: what comes next needs a line of its own",
    "second-missing": "the turn’s second action is missing",
    "bonus-turn": "it’s {player}’s bonus action",
    "bonus-star": "this is a bonus action: write {word}*:",
    "bonus-no-star": "this isn’t a bonus action: write {word}:",
    "rule": "{reason} (rule {rule})",
    "not-allowed": "{action} is not allowed: {reason} (rule {rule})",
    # actions
    "action-missing": "an action is missing",
    "action-unknown": "unknown action '{word}': expected one of {choices}",
    "colour-missing": "a color is missing",
    "colour-unknown": "unknown color '{word}': expected one of {choices}",
    "coordinate-digits": "a coordinate has at most {most} digits",
    "coordinate-form": "write the number as {right}, not {word}",
    "list-words": "'{word}' appears twice or too late: the order is with, from, to",
    "list-twice": "{cell} appears twice in the list",
    "list-unsorted": "{cell} should come before {before}: lists are sorted by y, then x",
    # something else should come next
    "unexpected": "{expected}, got {found}",
    "found-word": "'{word}'",
    "found-line-end": "the end of the line",
    "expect-separator": "expected ; or the end of the line after an action",
    "expect-colon": "expected a colon after the player",
    "expect-action-end": "expected the action to end here",
    "expect-cell-end": "expected the cell to end here",
    "expect-comma": "a cell is written x,y: expected a comma",
    "expect-number": "a cell is written x,y: expected a whole number",
    "expect-target": "expected > and the cell where it goes",
    "expect-other-cell": "expected <> and the other rescuer’s cell",
    "expect-other-colour": "expected = and the other rescuer’s color",
    "expect-to": "a Score says where inspectors are put: expected 'to'",
}
