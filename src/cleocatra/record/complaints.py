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
    "empty-line": "an empty line should come between the tags and the turns",
    "tags-first": "tags come before the first turn",
    # tags
    "tag-begins": "a tag begins with [",
    "tag-name": "a tag's name should come here: a letter, then letters and digits",
    "tag-value": "the tag's value should come here, in double quotes",
    "tag-quote": "the tag's value has no closing quote",
    "tag-close": "the tag should be closed here with ]",
    "tag-line": "a tag has a line of its own, with nothing after it",
    "tag-missing": "the tag {tag} is missing",
    "tag-twice": "the tag '{tag}' comes twice",
    "rules-missing": "the rules should come here: one of {choices}",
    "rules-one-word": "one word is enough for the rules",
    "rules-unknown": "unknown rules '{word}': one of {choices}",
    "edition-missing": "the edition should come here: one of {choices}",
    "edition-one-word": "one word is enough for the edition",
    "edition-unknown": "unknown edition '{word}': one of {choices}",
    "kind-unknown": "unknown kind of tile '{word}': one of {choices}",
    "players-twice": "{word} comes twice among the players",
    "players-number": "a game has 2, 3 or 4 players, not {number}",
    "pile-too-many": "too many {word} tiles: this game has {number}",
    "pile-number": "the pile must have {number} tiles, not {found}",
    "pile-unseen": "line {line} draws this tile, so it can't be ?",
    "variant-name-missing": "the variant's name should come here",
    "variant-setting": "unknown setting '{word}': NAME=VALUE with one of {choices}",
    "variant-twice": "{word} comes twice",
    "variant-whole-number": "a whole number is needed, not '{word}'",
    "variant-changes-nothing": "this variant changes nothing: the standard game has no such tag",
    "variant": "{field}: {reason}",
    **{f"variant-{code}": text for code, text in VARIANT_FAULTS.items()},
    # turns
    "turn-over": "the turn is over already: what comes next has a line of its own",
    "second-missing": "the turn's second action is missing",
    "bonus-turn": "it is {player}'s bonus action",
    "bonus-star": "this is a bonus action: it should be written {word}*:",
    "bonus-no-star": "this is no bonus action: it should be written {word}:",
    "rule": "{reason} (rule {rule})",
    "not-allowed": "{action} is not allowed: {reason} (rule {rule})",
    # actions
    "action-missing": "an action is missing",
    "action-unknown": "unknown action '{word}': one of {choices}",
    "colour-missing": "a colour is missing",
    "colour-unknown": "unknown colour '{word}': one of {choices}",
    "coordinate-digits": "a coordinate has at most {most} digits",
    "coordinate-form": "the number is written {right}, not {word}",
    "list-words": "'{word}' comes twice or too late: the order is with, from, to",
    "list-twice": "{cell} comes twice in the list",
    "list-unsorted": "{cell} should come before {before}: lists are sorted by y, then x",
    # something else should come next
    "unexpected": "{expected}, not {found}",
    "found-word": "'{word}'",
    "found-line-end": "the end of the line",
    "expect-separator": "after an action should come ; or the end of the line",
    "expect-colon": "after the player should come a colon",
    "expect-action-end": "the action should end here",
    "expect-cell-end": "the cell should end here",
    "expect-comma": "a cell is written x,y: a comma should come here",
    "expect-number": "a cell is written x,y: a whole number should come here",
    "expect-target": "the cell where it goes should come here, after >",
    "expect-other-cell": "the other rescuer's cell should come here, after <>",
    "expect-other-colour": "the other rescuer's colour should come here, after =",
    "expect-to": "a Score says where inspectors are put: 'to' should come here",
}
