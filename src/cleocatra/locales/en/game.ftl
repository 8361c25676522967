# The game's own words: shared by the page, the command line and every message.

game-name = Cleocatra

kind-cleocatra = Cleocatra
kind-mafdat = Mafdat
kind-bastet = Bastet
kind-mut = Mut
kind-princess = Princess

player-red = Red
player-blue = Blue
player-black = Black
player-green = Green

rules-basic = Basic game
rules-advanced = Advanced game
edition-international = International edition
edition-french = French edition

level-Kitten = Kitten
level-Kitten-about = pounces where it sees three points
level-Mouser = Mouser
level-Mouser-about = takes the most points each turn
level-Scribe = Scribe
level-Scribe-about = knows good places from bad ones
level-Vizier = Vizier
level-Vizier-about = thinks a few turns ahead
level-Sphinx = Sphinx
level-Sphinx-about = thinks as far ahead as time allows

action-open = Opening
action-reveal = Scout
action-scout = Scout
action-search = Search
action-swap = Bastet
action-dispatch = Dispatch
action-team = Team up
action-herd = Herd
action-score = Score
action-rally = Rally
action-pass = Pass

list-separator = ,{" "}
list-and = {" "}and{" "}

# What happened. $name: who did it; $tile: a kind of tile; $beside: the kinds of the tiles around it; $other: another player; $points: a number.
log-open = { $name } opens with a { $tile } tile.
log-reveal = { $name } turns over a tile.
log-scout = { $name } scouts: a { $tile } tile next to { $beside }.
log-search = { $name } searches: a { $tile } tile moves next to { $beside }.
log-swap = Bastet: rescuers of { $name } and { $other } change places.
log-dispatch = { $name } dispatches a rescuer to the { $tile } tile.
log-team = { $name } teams up on a { $tile } tile next to { $beside }.
log-herd = { $name } herds a rescuer to a { $tile } tile next to { $beside }.
log-score =
    { $points ->
        [one] { $name } scores 1 point on { $tile }.
       *[other] { $name } scores { $points } points on { $tile }.
    }
log-rally = { $name } rallies a rescuer on a { $tile } tile next to { $beside }.
log-pass = { $name } passes.
log-bonus = Bonus action

# Why an action is impossible. $name: a player; $number: how many; $code: an unknown code; $text, $rule: a reason and its rule.
why-rule = { $text } (rule { $rule })
why-kind = { $action }: { $text }
why-unknown = That isn’t possible now ({ $code }).
why-game-over = The game is over.
why-turn-other-player = It is { $name }’s turn.
why-turn-unconfirmed = Your turn is done: confirm it, or undo.
why-opening-first = The openings come first: { $name } puts a tile on the board.
why-opening-done = The openings are done.
why-opening-first-cell = The first tile goes to the middle.
why-second-tile-action = The second action of a turn is a Rescuer action.
why-follow-up = No second action would be possible after it.
why-bonus-dispatch = A bonus action can’t be a Dispatch.
why-bonus-rally = A bonus action can’t be a rally.
why-pass-no-bonus = Only a bonus action may be declined.
why-cell-occupied = There is a tile here already.
why-cell-apart = A tile must touch another one along a full edge.
why-tile-none = There is no tile here.
why-pile-empty = The draw pile is empty.
why-search-rescuers = Rescuers stand on this tile, so it can’t be moved.
why-search-inspector = An inspector stands on this tile, so it can’t be moved.
why-search-surrounded = This tile is surrounded by three others, so it can’t be moved.
why-search-splits = Taking this tile would split the pyramids.
why-search-same-cell = The tile must go to a different place.
why-search-beside-itself = The tile would touch no other tile there.
why-supply-empty = { $name } has no rescuer in supply.
why-room-own = { $name } has a rescuer on this tile already.
why-room-full = Two rescuers stand on this tile already.
why-rescuer-none = { $name } has no rescuer here.
why-dispatch-first = Dispatch follows a Tile action of the same turn.
why-dispatch-no-tile = No tile was placed or moved in this turn.
why-team-apart = { $name } has no rescuer on an adjacent tile.
why-herd-basic = Herd belongs to the advanced game.
why-herd-apart = Herd moves a rescuer only to an adjacent tile.
why-rally-not-blocked = You can rally only when no complete turn is possible.
why-rally-supply-first = With rescuers in supply, a rally takes one of them.
why-swap-basic = Bastet’s ability belongs to the advanced game.
why-swap-not-bastet = { $name } needs a rescuer on a Bastet tile.
why-swap-same-tile = The two rescuers must stand on different tiles.
why-swap-own-rescuer = The other rescuer must be another player’s.
why-swap-no-such-player = That player is not in this game.
why-swap-doubles = A tile would hold two rescuers of one player.
why-score-inspector = An inspector stands here: nobody can score on this tile.
why-score-unsorted = The tiles of a list must be different and sorted.
why-score-helper-apart = A helper must stand beside the rescue tile.
why-score-helper-own-colour = The rescue tile counts for its own colour.
why-score-helpers-same-colour = Only one tile of each colour is scored.
why-score-helper-missing = One of the helpers must be scored: no other tile has that colour.
why-score-put-elsewhere = The inspector goes to the rescue tile.
why-score-put-number =
    { $number ->
        [one] One inspector must be put on a tile.
       *[other] { $number } inspectors must be put on tiles.
    }
why-score-put-inspected = There was an inspector on that tile before.
why-score-taken-number =
    { $number ->
        [0] Unused inspectors come first: none is taken from a tile.
        [one] One inspector must be taken from a tile.
       *[other] { $number } inspectors must be taken from tiles.
    }
why-score-taken-none = There is no inspector on that tile.
why-scout-reveal-first = Turn the tile over before you choose its place.
why-scout-tile-open = A tile is face up: put it on the board first.

# What the server refuses.
refusal-unknown = That didn’t work ({ $code }).
refusal-network = The server can’t be reached.
refusal-action-stale = The game has moved on in the meantime.
refusal-bot-unknown = There is no such bot.
refusal-game-not-started = The game has not begun yet.
refusal-game-over = The game is over.
refusal-game-unknown = There is no such game.
refusal-games-too-many = Too many games are being created. Try again later.
refusal-name-characters = A name can’t contain markup or control characters.
refusal-name-length = A name has 1 to { $most } characters.
refusal-rate-exceeded = That was too fast. Try again in a moment.
refusal-record-invalid = This isn’t a valid record (line { $line }).
refusal-seat-forbidden = This seat isn’t yours.
refusal-seat-none-free = All seats are taken.
refusal-seat-taken = This seat is taken.
refusal-server-busy = The server is busy. Try again in a moment.
refusal-server-failed = Something went wrong on the server. Try again.
refusal-server-stopping = The server is restarting. Try again in a moment.
refusal-store-unavailable = The server can’t reach its database. Try again in a moment.
refusal-stream-too-many = Too many people are watching this game.
refusal-take-back-forbidden = Undo isn’t allowed in this game.
refusal-take-back-nothing = There is nothing to undo.
refusal-turn-nothing-to-confirm = The turn isn’t done yet.
refusal-hint-forbidden = Hints aren’t allowed in this game.
refusal-game-not-over = The game isn’t over yet.
