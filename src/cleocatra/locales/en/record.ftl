# What is wrong with a record, and why the rules forbid an action: as the terminal says it, with cells. The page
# points at the board instead (why-… in game.ftl). A test holds the English against the library's own sentences.

## Why an action is not allowed. $cell, $cells, $start: coordinates; $player: a colour; $number: how many.

reason-game-over = the game is over
reason-turn-other-player = it’s { $player }’s turn
reason-opening-first = the openings come first: { $player } places a tile
reason-opening-done = the openings are done
reason-opening-first-cell = the first tile goes to 0,0
reason-second-tile-action = the second action of a turn has to be a Rescuer action
reason-follow-up = no second action would be possible after it (follow-up rule)
reason-bonus-dispatch = a bonus action can’t be a Dispatch
reason-bonus-rally = a bonus action can’t be a rally
reason-pass-no-bonus = only a bonus action may be declined
reason-cell-occupied = there is already a tile on { $cell }
reason-cell-apart = { $cell } doesn’t share an edge with any tile
reason-tile-none = there is no tile on { $cell }
reason-pile-empty = the pile is empty
reason-scout-reveal-first = turn the tile over before choosing its cell
reason-scout-tile-open = place the face-up tile first
reason-search-rescuers = rescuers stand on tile { $cell }
reason-search-inspector = an inspector stands on tile { $cell }
reason-search-surrounded = tile { $cell } is surrounded
reason-search-splits = taking tile { $cell } would split the pyramids
reason-search-same-cell = the tile must go to a different cell
reason-search-beside-itself = { $cell } shares an edge only with the tile being moved
reason-supply-empty = { $player } has no rescuer in supply
reason-room-own = { $player } already has a rescuer on { $cell }
reason-room-full = tile { $cell } already holds two rescuers
reason-rescuer-none = { $player } has no rescuer on { $cell }
reason-dispatch-first = Dispatch has to follow a Tile action in the same turn
reason-dispatch-no-tile = no tile was placed or moved this turn
reason-team-apart = tile { $cell } is not next to any of { $player }’s rescuers
reason-herd-basic = Herd belongs to the advanced game
reason-herd-apart = tile { $cell } is not adjacent to { $start }
reason-rally-not-blocked = { $player } may rally only when no complete turn is possible
reason-rally-supply-first = with rescuers in supply, a rally has to use one of them
reason-swap-basic = Bastet’s ability belongs to the advanced game
reason-swap-not-bastet = tile { $cell } is not a Bastet tile
reason-swap-same-tile = the two rescuers must stand on different tiles
reason-swap-own-rescuer = the other rescuer must be another player’s
reason-swap-no-such-player = { $player } is not in this game
reason-swap-doubles = tile { $cell } would hold two rescuers of { $player }
reason-score-inspector = an inspector stands on { $cell }
reason-score-unsorted = the tiles in a list must be different and sorted by y, then x
reason-score-helper-apart = { $cell } is not adjacent to the rescue tile
reason-score-helper-own-colour = the rescue tile counts for its own color, so { $cell } is not scored
reason-score-helpers-same-colour = only one tile of each color is scored
reason-score-helper-missing = one of the helpers on { $cells } must be scored: no other tile has that color
reason-score-put-elsewhere = the inspector goes to the rescue tile
reason-score-put-number =
    { $number ->
        [one] 1 inspector must be put on a tile
       *[other] { $number } inspectors must be put on tiles
    }
reason-score-put-inspected = there was an inspector on { $cell } before this Score
reason-score-taken-number =
    { $number ->
        [0] no inspector may be taken from a tile: unused ones come first
        [one] 1 inspector must be taken from a tile: unused ones come first
       *[other] { $number } inspectors must be taken from tiles: unused ones come first
    }
reason-score-taken-none = there is no inspector on { $cell }
reason-pass-forced = in this variant a bonus action may not be declined
reason-score-helper-left = in this variant one of the helpers on { $cells } must be scored
reason-score-put-rescue-tile = in this variant no inspector goes to the rescue tile { $cell }
reason-score-put-not-rescue-tile = in this variant one inspector goes to the rescue tile { $cell }

## What is wrong with a record. $word: as it stands there; $choices: words that would be right.

record-size = a record has at most { $most } characters
record-encoding = this is not UTF-8
record-byte-order-mark = a record begins without a byte order mark
record-control = control character { $character }
record-empty-line = expected an empty line between the tags and the turns
record-tags-first = tags come before the first turn
record-tag-begins = a tag begins with [
record-tag-name = expected a tag’s name: a letter, then letters and digits
record-tag-value = expected the tag’s value in double quotes
record-tag-quote = the tag’s value has no closing quote
record-tag-close = expected ] to close the tag
record-tag-line = a tag must be alone on its line
record-tag-missing = the tag { $tag } is missing
record-tag-twice = the tag '{ $tag }' appears twice
record-rules-missing = expected the rules: one of { $choices }
record-rules-one-word = one word is enough for the rules
record-rules-unknown = unknown rules '{ $word }': expected one of { $choices }
record-edition-missing = expected the edition: one of { $choices }
record-edition-one-word = one word is enough for the edition
record-edition-unknown = unknown edition '{ $word }': expected one of { $choices }
record-kind-unknown = unknown kind of tile '{ $word }': expected one of { $choices }
record-players-twice = { $word } appears twice among the players
record-players-number = a game has 2, 3 or 4 players, not { $number }
record-pile-too-many = too many { $word } tiles: this game has { $number }
record-pile-number = expected { $number } tiles in the pile, got { $found }
record-pile-unseen = line { $line } draws this tile, so it can’t be ?
record-variant-name-missing = expected the variant’s name
record-variant-setting = unknown setting '{ $word }': expected NAME=VALUE with one of { $choices }
record-variant-twice = { $word } appears twice
record-variant-whole-number = expected a whole number, got '{ $word }'
record-variant-changes-nothing = this variant changes nothing: the standard game has no such tag
record-variant = { $field }: { $reason }
record-variant-name = must be up to 40 lowercase letters, digits and hyphens
record-variant-standard = only the standard game can be called standard
record-variant-number = expected a whole number from { $least } to { $most }, got { $value }
record-variant-tiles = expected a number for each of { $kinds }, got { $value }
record-variant-abilities = expected a tuple of abilities, got { $value }
record-variant-ability = unknown ability { $value }: expected one of { $choices }
record-variant-ruling = expected one of { $choices }, got { $value }
record-variant-exclusive = { $ability } can’t be both on and off
record-variant-room = the kernel has room for { $most } tiles, got { $tiles }
record-variant-few-tiles = { $players } players need { $players } tiles to start, got { $tiles }
record-variant-blocked = { $players } players with { $rescuers } rescuers each and { $inspectors } inspectors need { $needed } tiles, or a turn may be impossible; there are { $tiles }
record-variant-scores = so many inspectors, rescuers and Princess tiles allow more Scores than the kernel can list
record-variant-file-size = a variant has at most { $most } bytes
record-variant-file-encoding = this is not UTF-8
record-variant-file-toml = this is not TOML: { $reason }
record-variant-file-name = a variant needs one
record-variant-file-setting = unknown setting: expected one of { $choices }
record-variant-file-table = expected a table: [{ $name }]
record-variant-file-kinds = expected a number for each kind of tile
record-variant-file-switch = expected true or false, got { $value }
record-turn-over = the turn is already over: what comes next needs a line of its own
record-second-missing = the turn’s second action is missing
record-bonus-turn = it’s { $player }’s bonus action
record-bonus-star = this is a bonus action: write { $word }*:
record-bonus-no-star = this isn’t a bonus action: write { $word }:
record-rule = { $reason } (rule { $rule })
record-not-allowed = { $action } is not allowed: { $reason } (rule { $rule })
record-action-missing = an action is missing
record-action-unknown = unknown action '{ $word }': expected one of { $choices }
record-colour-missing = a color is missing
record-colour-unknown = unknown color '{ $word }': expected one of { $choices }
record-coordinate-digits = a coordinate has at most { $most } digits
record-coordinate-form = write the number as { $right }, not { $word }
record-list-words = '{ $word }' appears twice or too late: the order is with, from, to
record-list-twice = { $cell } appears twice in the list
record-list-unsorted = { $cell } should come before { $before }: lists are sorted by y, then x
record-unexpected = { $expected }, got { $found }
record-found-word = '{ $word }'
record-found-line-end = the end of the line
record-expect-separator = expected ; or the end of the line after an action
record-expect-colon = expected a colon after the player
record-expect-action-end = expected the action to end here
record-expect-cell-end = expected the cell to end here
record-expect-comma = a cell is written x,y: expected a comma
record-expect-number = a cell is written x,y: expected a whole number
record-expect-target = expected > and the cell where it goes
record-expect-other-cell = expected <> and the other rescuer’s cell
record-expect-other-colour = expected = and the other rescuer’s color
record-expect-to = a Score says where inspectors are put: expected 'to'
