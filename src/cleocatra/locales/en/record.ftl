# What is wrong with a record, and why the rules forbid an action: as the terminal says it, with cells. The page
# points at the board instead (why-… in game.ftl). A test holds the English against the library's own sentences.

## Why an action is not allowed. $cell, $cells, $start: coordinates; $player: a colour; $number: how many.

reason-game-over = the game is over
reason-turn-other-player = it is { $player }'s turn
reason-opening-first = the openings come first: { $player } puts a tile on the board
reason-opening-done = the openings are done
reason-opening-first-cell = the first tile goes to 0,0
reason-second-tile-action = the second action of a turn is a Rescuer action
reason-follow-up = no second action would be possible after it (follow-up rule)
reason-bonus-dispatch = a bonus action can't be a Dispatch
reason-bonus-rally = a bonus action can't be a rally
reason-pass-no-bonus = only a bonus action may be declined
reason-cell-occupied = there is a tile on { $cell } already
reason-cell-apart = { $cell } touches no tile along an edge
reason-tile-none = there is no tile on { $cell }
reason-pile-empty = the pile is empty
reason-scout-reveal-first = the tile is turned over before its cell is chosen
reason-scout-tile-open = a tile lies face up: it is placed first
reason-search-rescuers = rescuers stand on tile { $cell }
reason-search-inspector = an inspector stands on tile { $cell }
reason-search-surrounded = tile { $cell } is surrounded
reason-search-splits = taking tile { $cell } would split the pyramids
reason-search-same-cell = the tile must go to a different cell
reason-search-beside-itself = { $cell } touches no tile but the one that is moved
reason-supply-empty = { $player } has no rescuer in supply
reason-room-own = { $player } has a rescuer on { $cell } already
reason-room-full = tile { $cell } holds two rescuers already
reason-rescuer-none = { $player } has no rescuer on { $cell }
reason-dispatch-first = Dispatch follows a tile action of the same turn
reason-dispatch-no-tile = no tile was placed or moved in this turn
reason-team-apart = tile { $cell } is not adjacent to a tile with a rescuer of { $player }
reason-herd-basic = Herd belongs to the advanced game
reason-herd-apart = tile { $cell } is not adjacent to { $start }
reason-rally-not-blocked = { $player } may rally only when no complete turn is possible
reason-rally-supply-first = with rescuers in supply, a rally takes one of them
reason-swap-basic = Bastet's ability belongs to the advanced game
reason-swap-not-bastet = tile { $cell } is not a Bastet tile
reason-swap-same-tile = the two rescuers must stand on different tiles
reason-swap-own-rescuer = the other rescuer must be another player's
reason-swap-no-such-player = { $player } is not in this game
reason-swap-doubles = tile { $cell } would hold two rescuers of { $player }
reason-score-inspector = an inspector stands on { $cell }
reason-score-unsorted = the tiles of a list must be different and sorted by y, then x
reason-score-helper-apart = { $cell } is not adjacent to the rescue tile
reason-score-helper-own-colour = the rescue tile stands for its own colour, so { $cell } is not scored
reason-score-helpers-same-colour = only one tile of each colour is scored
reason-score-helper-missing = one of the helpers on { $cells } must be scored: no other tile has that colour
reason-score-put-elsewhere = the inspector goes to the rescue tile
reason-score-put-number =
    { $number ->
        [one] 1 inspector must be put on a tile
       *[other] { $number } inspectors must be put on tiles
    }
reason-score-put-inspected = there was an inspector on { $cell } before this Score
reason-score-taken-number =
    { $number ->
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
record-empty-line = an empty line should come between the tags and the turns
record-tags-first = tags come before the first turn
record-tag-begins = a tag begins with [
record-tag-name = a tag's name should come here: a letter, then letters and digits
record-tag-value = the tag's value should come here, in double quotes
record-tag-quote = the tag's value has no closing quote
record-tag-close = the tag should be closed here with ]
record-tag-line = a tag has a line of its own, with nothing after it
record-tag-missing = the tag { $tag } is missing
record-tag-twice = the tag '{ $tag }' comes twice
record-rules-missing = the rules should come here: one of { $choices }
record-rules-one-word = one word is enough for the rules
record-rules-unknown = unknown rules '{ $word }': one of { $choices }
record-edition-missing = the edition should come here: one of { $choices }
record-edition-one-word = one word is enough for the edition
record-edition-unknown = unknown edition '{ $word }': one of { $choices }
record-kind-unknown = unknown kind of tile '{ $word }': one of { $choices }
record-players-twice = { $word } comes twice among the players
record-players-number = a game has 2, 3 or 4 players, not { $number }
record-pile-too-many = too many { $word } tiles: this game has { $number }
record-pile-number = the pile must have { $number } tiles, not { $found }
record-pile-unseen = line { $line } draws this tile, so it can't be ?
record-variant-name-missing = the variant's name should come here
record-variant-setting = unknown setting '{ $word }': NAME=VALUE with one of { $choices }
record-variant-twice = { $word } comes twice
record-variant-whole-number = a whole number is needed, not '{ $word }'
record-variant-changes-nothing = this variant changes nothing: the standard game has no such tag
record-variant = { $field }: { $reason }
record-variant-name = up to 40 small letters, digits and hyphens are needed
record-variant-standard = only the standard game is called standard
record-variant-number = a whole number from { $least } to { $most } is needed, not { $value }
record-variant-tiles = a number for each of { $kinds } is needed, not { $value }
record-variant-abilities = a tuple of abilities is needed, not { $value }
record-variant-ability = unknown ability { $value }: one of { $choices }
record-variant-ruling = one of { $choices } is needed, not { $value }
record-variant-exclusive = { $ability } can't be both on and off
record-variant-room = the kernel has room for { $most } tiles, not { $tiles }
record-variant-few-tiles = { $players } players need { $players } tiles to begin, not { $tiles }
record-variant-blocked = { $players } players with { $rescuers } rescuers each and { $inspectors } inspectors need { $needed } tiles, or a turn may be impossible; there are { $tiles }
record-variant-scores = so many inspectors, rescuers and Princess tiles allow more Scores than the kernel can list
record-variant-file-size = a variant has at most { $most } bytes
record-variant-file-encoding = this is not UTF-8
record-variant-file-toml = this is not TOML: { $reason }
record-variant-file-name = a variant needs one
record-variant-file-setting = unknown setting; there are { $choices }
record-variant-file-table = a table is needed: [{ $name }]
record-variant-file-kinds = a number for each kind of tile is needed
record-variant-file-switch = true or false is needed, not { $value }
record-turn-over = the turn is over already: what comes next has a line of its own
record-second-missing = the turn's second action is missing
record-bonus-turn = it is { $player }'s bonus action
record-bonus-star = this is a bonus action: it should be written { $word }*:
record-bonus-no-star = this is no bonus action: it should be written { $word }:
record-rule = { $reason } (rule { $rule })
record-not-allowed = { $action } is not allowed: { $reason } (rule { $rule })
record-action-missing = an action is missing
record-action-unknown = unknown action '{ $word }': one of { $choices }
record-colour-missing = a colour is missing
record-colour-unknown = unknown colour '{ $word }': one of { $choices }
record-coordinate-digits = a coordinate has at most { $most } digits
record-coordinate-form = the number is written { $right }, not { $word }
record-list-words = '{ $word }' comes twice or too late: the order is with, from, to
record-list-twice = { $cell } comes twice in the list
record-list-unsorted = { $cell } should come before { $before }: lists are sorted by y, then x
record-unexpected = { $expected }, not { $found }
record-found-word = '{ $word }'
record-found-line-end = the end of the line
record-expect-separator = after an action should come ; or the end of the line
record-expect-colon = after the player should come a colon
record-expect-action-end = the action should end here
record-expect-cell-end = the cell should end here
record-expect-comma = a cell is written x,y: a comma should come here
record-expect-number = a cell is written x,y: a whole number should come here
record-expect-target = the cell where it goes should come here, after >
record-expect-other-cell = the other rescuer's cell should come here, after <>
record-expect-other-colour = the other rescuer's colour should come here, after =
record-expect-to = a Score says where inspectors are put: 'to' should come here
