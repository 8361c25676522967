# The command line. Words that are typed (board, undo, --rules, FILE) stay as they are in every language.

## What stands below a drawn board. $points and $supply are padded numbers; $mark: the sign of an inspector.

board-rules-basic = Basic game
board-rules-advanced = Advanced game
board-edition-international = international edition
board-edition-french = French edition
board-game = { $rules }, { $edition }
board-round = { $game }, round { $round }
board-last-round = { $game }, round { $round } (the last)
board-over = { $game }, over after { $rounds } rounds
board-opening = { $player }: opening
board-opening-with = { $player }: opening with { $kind }
board-first-action = { $player }: first action
board-blocked = { $player }: first action, but no complete turn is possible (R6)
board-second-action = { $player }: second action
board-second-action-on = { $player }: second action (this turn's tile: { $cell })
board-bonus-action = { $player }: bonus action
board-wins = { $player } wins
board-share = { $players } share the victory
board-player = { $points } points, { $supply } in supply
board-inspectors = Inspectors ({ $mark }): { $number } unused
board-pile = Pile: { $number } ({ $kinds })
board-pile-kind = { $number } { $kind }
board-pile-empty = Pile: empty
board-tiles = Tiles:{" "}
board-tile = { $kind } { $colour }

# What a drawn tile is marked with: at most three columns, and a Chinese character takes two.
mark-cleocatra = Cle
mark-mafdat = Maf
mark-bastet = Bas
mark-mut = Mut
mark-princess = Pri

colour-red = red
colour-blue = blue
colour-black = black
colour-green = green

tile-colour-gold = gold
tile-colour-orange = orange
tile-colour-green = green
tile-colour-blue = blue
tile-colour-purple = purple

## Playing at one keyboard

play-ask-players = Players in turn order (2, 3, 4, or colours such as: green red) [2]:{" "}
play-ask-rules = Rules, basic or advanced [advanced]:{" "}
play-ask-edition = Edition, international or french [international]:{" "}
play-sorry = Sorry: { $reason }.
play-file-says = FILE says which game it is, so --rules, --edition and --players can't
play-no-input = the game can't be read from standard input, where the players type

table-hint = Type a number or an action; help shows what else you can type.
table-asks-over = over
table-understood = { $reason }. Type help to see what you can type.
table-no-number = There is no number { $number } in the list.
table-allowed = { $action } is allowed.
table-seen = A Scout can't be taken back once its tile is seen (rule 4).
table-nothing-done = You haven't done anything in this turn, and turns that are over stay as they are.
table-over = The game is over: { $score }.
table-over-hint = save FILE saves its record, quit leaves.
table-tile = The tile is { $kind }. Where does it go?
table-back = back leads back to the whole list.
table-save-later = Put the tile on the board first: a record can't say that it was only seen.
table-saved = Saved.
table-saved-go-on = Saved. To go on another time: cleocatra play { $file }
table-unsaved = The game isn't saved: save FILE saves it, quit once more leaves it unsaved.
table-done = { $player }: { $action }
table-done-news = { $player }: { $action } ({ $news })

save-where = Where to? Type save FILE, for example: save evening.cleo
save-there = { $file } is there already: choose another name.

commands-lead = Type the number of an action, or the action in the words of a record: team 1,0
command-why = why is it not allowed?
command-undo = take back your turn's first action
command-board = draw the board again
command-list = list the actions again
command-back = leave a menu within the list
command-save = write the record, to go on another time
command-quit = leave
command-help = show these commands

menu-open = Opening: choose the tile's cell
menu-scout = Scout
menu-search = Search: move a tile
menu-swap = Bastet: change places
menu-dispatch = Dispatch: a rescuer on this turn's tile
menu-team = Team up: a rescuer beside your own
menu-herd = Herd: move a rescuer
menu-score = Score
menu-rally = Rally: no complete turn is possible
menu-pass = Decline the bonus action
menu-entry-note = { $action }  ({ $note })
menu-scout-note = reveals the top tile, then you choose its cell
menu-ways =
    { $count ->
        [one] 1 way
       *[other] { $count } ways
    }
menu-score-ways = { $points }; { $ways }
menu-points = { $points }: { $parts }
menu-colours =
    { $count ->
        [one] 1 colour
       *[other] { $count } colours
    }
menu-helpers =
    { $count ->
        [one] 1 helper
       *[other] { $count } helpers
    }
menu-ability = { $count } for Cleocatra

## Records

check-player = { $player } { $points }
check-unfinished = { $points }; not finished, { $player } acts next
check-over = { $points }; { $victory }
check-verified = { $score }; shuffle verified
check-closed = { $score }; shuffle not told yet
check-other-commitment = the record has another commitment
check-forged = the pile and the salt are not those of the commitment: the record is forged
show-at =
    { $turns ->
        [one] --at { $at }: this game has 1 turn
       *[other] --at { $at }: this game has { $turns } turns
    }
perft-unseen = the pile has unknown tiles (?), so its sequences can't be counted
random-folder = several games need a folder: --out DIR
random-seed = seed { $seed }
random-different = a different record is there already

file-EACCES = Permission denied
file-EISDIR = Is a directory
file-ENOENT = No such file or directory
file-ENOSPC = No space left on device
file-ENOTDIR = Not a directory
file-EROFS = Read-only file system

## Wrong arguments

argument-whole-number = a whole number is needed, not '{ $text }'
argument-digits = a number has at most { $most } digits
argument-positive = a number from 1 on is needed, not 0
argument-players = 2, 3, 4, or different colours ({ $colours }) are needed, not '{ $text }'
argument-choice = { $choices } is needed, not '{ $text }'
argument-or = {" "}or{" "}
argument-seconds = a number of seconds is needed, not '{ $text }'
argument-seconds-range = between 0 and 3600 seconds, not { $text }
argument-port = a port is a number up to { $most }, not { $text }
argument-bot = no bot is called '{ $text }'; there are { $names }

## Numbers. $value, $low, $high: written already, but for the first.

amount-number = { $value }
amount-percent = { $value }%
amount-span = { $low } – { $high }

## Bots

arena-bots = two to four bots can play, not { $number }
arena-seats = { $bots } bots need more than { $seats } seats
match-folder-other = { $folder } holds games of another match: with { $name } { $there }, not { $here }
match-folder-unknown = { $folder } holds games, but { $file } is missing, which says of which match
match-folder-unreadable = { $file } can't be read: { $reason }
arena-progress = games
arena-summary = { $rules }, { $edition }: { $games } games, { $turns } turns each player
arena-bot = bot
arena-wins = wins
arena-interval = 95% interval
arena-points = points
arena-seconds = s/turn
serve-open = Cleocatra is at { $address }
serve-origin = an origin is like https://cats.example, not like '{ $text }'
serve-proxy = an address or a network is needed, not '{ $text }'
serve-host = there is no address '{ $text }'
serve-seed = for tests only: whoever knows the seed knows all piles and can take every seat
serve-seed-host = refused unless --host is an address of this machine alone, such as 127.0.0.1
serve-in-use = another process uses it
serve-newer-schema = the database has schema { $version }, this program knows { $known }
serve-no-database = a database is sqlite:///path, a path or postgresql://…
serve-unavailable = the database doesn't answer: { $reason }
needs-package = { $package } is needed: pip install cleocatra[{ $extra }]
reviewed-turn = { $number }. { $player }: { $actions } (chance to win: { $before }%, then { $after }%)
reviewed-better = −{ $loss }%. Better: { $actions }
reviewed-good = Nothing better was found.
reviewed-summary =
    { $player }: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, −{ NUMBER($loss, minimumFractionDigits: 1) }% each, { $mistakes ->
        [0] no mistakes
        [one] { $mistakes } mistake{ $large ->
            [0] {""}
           *[other] , a large one
        }
       *[other] { $mistakes } mistakes{ $large ->
            [0] {""}
           *[other] , { $large } of them large
        }
    }
reviewed-no-player = { $player } doesn't play in this game
ladder-summary = { $rules }, { $players } players
ladder-level = level
ladder-against = against
ladder-games = games
ladder-victories = victories
ladder-rating = rating
ladder-seconds = s/turn
simulate-players = 2, 3 or 4 players, not '{ $text }'
simulate-bots = one bot for each of { $players } players is needed, not { $bots }
simulate-bots-most = one bot for each of 2 to 4 players is needed, not { $bots }
simulate-variant-says = { $option }, but { $file } says { $said }
simulate-manifest-says = --manifest says it all: --{ $name } can't be given beside it
simulate-versions = played with { $name } { $there }, here it is { $here }: the result may differ
simulate-progress = { $done } of { $games } games
simulate-done = { $games } games in { $folder }
simulate-differs = { $file } is not the same as the manifest says
simulate-same = the same files as the manifest says, to the byte
train-generation = generation
train-games = games
train-moments = moments
train-turns = turns
train-loss = loss
train-seconds = seconds
train-weights = { $file }: a network for { $players } players has { $needed } bytes, not { $found }

## What is wrong with a simulation

lab-bots = two to four bots can play, not { $number }
lab-clock = { $bot } thinks by the clock, so its games can't be played again: --simulations N is needed
lab-cluster-package = --cluster needs more: pip install cleocatra[cluster]
lab-cluster-none = there is no Dask cluster at { $address }: { $reason }
lab-cluster-empty = the cluster at { $address } has no workers
lab-cluster-version = a worker of the cluster has another version of cleocatra
lab-folder = { $folder } is neither empty nor a simulation that was begun
lab-other-plan = { $folder } holds another simulation: its plan has { $name } { $there }, not { $here }
lab-other-versions = { $folder } holds another simulation: its versions have { $name } { $there }, not { $here }
lab-file = { $file }: { $reason }
lab-format = format { $format } is not known, only { $known }
lab-manifest = this is no manifest of a simulation: { $reason }
lab-plan = the plan can't be read: { $reason }
lab-none = this folder holds no simulation
lab-unfinished = this simulation is not finished: run its command again
lab-unreadable = its files can't be read: { $reason }

## What argparse says by itself; %s, %r and %(…)s are filled in by it.

argparse-usage = usage:{" "}
argparse-positionals = positional arguments
argparse-options = options
argparse-commands = commands
argparse-help = show this help message and exit
argparse-error = { $command }: error: { $reason }
argparse-required = the following arguments are required: %s
argparse-unrecognized = unrecognized arguments: %s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-type = invalid %(type)s value: %(value)r
argparse-one-required = one of the arguments %s is required
argparse-one = expected one argument
argparse-at-most-one = expected at most one argument
argparse-at-least-one = expected at least one argument
argparse-not-with = not allowed with argument %s
argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
argparse-explicit = ignored explicit argument %r
argparse-unknown-command = unknown parser %(parser_name)r (choices: %(choices)s)

version = cleocatra { $version } (kernel { $kernel })
version-compiled = compiled
version-not-compiled = not compiled: runs from its sources, slower
language-needed = one of { $languages } is needed, not '{ $text }'
