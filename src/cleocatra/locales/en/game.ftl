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
rules-basic-about = Tiles, rescuers and points: best for a first game.
rules-advanced-about = With Herd, and every cat has an ability of its own.
edition-international = International edition
edition-french = French edition

level-Kitten = Kitten
level-Kitten-about = looks at few turns, and overlooks helpers
level-Stray = Stray
level-Stray-about = takes the points it sees, but misses many
level-Mouser = Mouser
level-Mouser-about = pounces on points at once
level-Digger = Digger
level-Digger-about = turns over and moves tile after tile
level-Guard = Guard
level-Guard-about = sets inspectors on your rescuers
level-Foreman = Foreman
level-Foreman-about = gathers helpers before it scores
level-Scribe = Scribe
level-Scribe-about = can tell a good spot from a bad one
level-Priestess = Priestess
level-Priestess-about = has a hunch of what comes next
level-Architect = Architect
level-Architect-about = plans its next turn
level-Vizier = Vizier
level-Vizier-about = thinks a few turns ahead
level-Oracle = Oracle
level-Oracle-about = foresees most of what may come
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
log-scout = { $name } scouts a { $tile } tile next to { $beside }.
log-search = { $name } searches and moves a { $tile } tile next to { $beside }.
log-swap = Bastet: rescuers of { $name } and { $other } trade places.
log-dispatch = { $name } dispatches a rescuer to the { $tile } tile.
log-team = { $name } teams up on a { $tile } tile next to { $beside }.
log-herd = { $name } herds a rescuer to a { $tile } tile next to { $beside }.
log-score =
    { $points ->
        [one] { $name } scores 1 point on { $tile }.
       *[other] { $name } scores { $points } points on { $tile }.
    }
log-rally = { $name } is stuck and rallies a rescuer on a { $tile } tile next to { $beside }.
log-pass = { $name } passes.
log-bonus = Bonus action

# Why an action is impossible. $name: a player; $number: how many; $text: a reason.
why-rule = See the rule
why-unknown = You can’t do that right now.
why-game-over = You can’t act anymore: the game is over.
why-turn-other-player = Wait for your turn: { $name } is playing.
why-turn-unconfirmed = Your turn is done: tap “End the turn” or undo.
why-opening-first = First place your opening tile.
why-opening-done = You’ve already placed your opening tile.
why-opening-first-cell = You place the first tile in the middle.
why-second-tile-action = Your second action has to be a Rescuer action.
why-follow-up = You couldn’t take a second action after that.
why-bonus-dispatch = You can’t Dispatch as a bonus action.
why-bonus-rally = You can’t rally as a bonus action.
why-pass-no-bonus = You can only pass on a bonus action.
why-cell-occupied = You need an empty space: there’s already a tile here.
why-cell-apart = Your tile has to share a full edge with another one.
why-tile-none = You can’t do that here: there’s no tile.
why-pile-empty = You can’t Scout: the draw pile is empty.
why-search-rescuers = You can’t move a tile with a rescuer on it.
why-search-inspector = You can’t move a tile with an inspector on it.
why-search-surrounded = You can’t move a tile with tiles on all three sides.
why-search-splits = You can’t move this tile: the pyramids would fall apart.
why-search-same-cell = You have to put the tile somewhere else.
why-search-beside-itself = You have to put the tile next to another one.
why-supply-empty = You have no rescuers left in your supply.
why-room-own = You already have a rescuer on this tile.
why-room-full = You can’t go here: the tile already has two rescuers.
why-rescuer-none = You don’t have a rescuer here.
why-dispatch-first = You can Dispatch only after a Tile action in the same turn.
why-dispatch-no-tile = You haven’t placed or moved a tile this turn.
why-team-apart = You don’t have a rescuer next to this tile.
why-herd-basic = You can Herd only in the advanced game.
why-herd-apart = You can move a rescuer only to an adjacent tile.
why-rally-not-blocked = You can rally only when you’re stuck.
why-rally-supply-first = You still have rescuers in your supply: use one of them.
why-swap-basic = You can use Bastet only in the advanced game.
why-swap-not-bastet = You need a rescuer on a Bastet tile.
why-swap-same-tile = You have to pick a rescuer on another tile.
why-swap-own-rescuer = You have to pick another player’s rescuer.
why-swap-no-such-player = You can’t pick a player who isn’t in this game.
why-swap-doubles = You can’t swap these two: a player would have two rescuers on one tile.
why-score-inspector = You can’t score here while an inspector is on the tile.
why-score-unsorted = You have to list different tiles in order.
why-score-helper-apart = Your helper has to be next to the rescue tile.
why-score-helper-own-colour = Your rescue tile already counts for this color.
why-score-helpers-same-colour = You score only one tile of each color.
why-score-helper-missing = You can’t leave this helper out: no other tile has that color.
why-score-put-elsewhere = You have to put the inspector on the rescue tile.
why-score-put-number =
    { $number ->
        [one] You have to put one inspector on a tile.
       *[other] You have to put { $number } inspectors on tiles.
    }
why-score-put-inspected = You can’t put an inspector on a tile that already had one.
why-score-taken-number =
    { $number ->
        [0] You use the unused inspectors first.
        [one] You have to take one inspector from a tile.
       *[other] You have to take { $number } inspectors from tiles.
    }
why-score-taken-none = You can’t take an inspector from here: there isn’t one.
why-scout-reveal-first = Turn the tile over before you choose its place.
why-scout-tile-open = First place your face-up tile.
why-search-none = You can’t move any tile: each one is occupied, surrounded or holds the pyramids together.
why-team-none = You need room on a tile next to one of your rescuers.
why-herd-none = You need a rescuer with room on a tile next to it.
why-score-none = You need a rescuer on a tile without an inspector.
why-swap-none = You need a rescuer on a Bastet tile.
why-swap-no-partner = There’s no rescuer you could trade places with.
why-rescuer-theirs = You need a tile with another player’s rescuer.
why-pass-forced = You can’t pass on a bonus action in this variant.
why-score-helper-left = You can’t leave out a helper in this variant.
why-score-put-rescue-tile = You can’t put an inspector on the rescue tile in this variant.
why-score-put-not-rescue-tile = You have to put one inspector on the rescue tile in this variant.
why-inspector-still = You move an inspector only when you score.
why-card-own = Your rescuers are next to the draw pile: take one from there.
why-card-other = You can use only your own rescuers.

# What the server refuses.
refusal-unknown = That didn’t work ({ $code }).
refusal-network = The server can’t be reached.
refusal-action-stale = The game moved on before your action arrived.
refusal-bot-unknown = There is no such bot.
refusal-game-not-started = The game hasn’t started yet.
refusal-game-over = The game is over.
refusal-game-unknown = There is no such game.
refusal-games-too-many = Too many games are being created. Try again later.
refusal-games-share = { $most } of your public games are still waiting. Fill or cancel one first.
refusal-name-characters = A name can’t contain markup or control characters.
refusal-name-length = A name needs 1 to { $most } characters.
refusal-name-mixed = This name mixes letters of different alphabets.
refusal-rate-exceeded = You’re going too fast. Try again in a moment.
refusal-record-invalid = This isn’t a valid game file (line { $line }).
refusal-seat-forbidden = This seat isn’t yours.
refusal-seat-none-free = All seats are taken.
refusal-seat-taken = This seat is taken.
refusal-seat-removed = The host has asked you to leave this game.
refusal-seat-share = You’re waiting at other public tables already. Play or leave one first.
refusal-seat-stays = The game is starting: nobody can be sent away now.
refusal-server-busy = The server is busy. Try again in a moment.
refusal-server-failed = Something went wrong on the server. Try again.
refusal-host-unknown = This server doesn’t answer at this address.
refusal-shuffle-closed = The tiles are shuffled already.
refusal-shuffle-other-share = This isn’t the share you pledged.
refusal-server-stopping = The server is restarting. Try again in a moment.
refusal-store-unavailable = The server can’t reach its database. Try again in a moment.
refusal-stream-too-many = Too many people are watching this game.
refusal-take-back-forbidden = Undo isn’t allowed in this game.
refusal-take-back-nothing = There is nothing to undo.
refusal-turn-nothing-to-confirm = You still have an action to take.
refusal-hint-forbidden = Hints aren’t allowed in this game.
refusal-game-not-over = The game isn’t over yet.
