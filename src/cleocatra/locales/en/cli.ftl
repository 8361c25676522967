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
board-second-action-on = { $player }: second action (tile this turn: { $cell })
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

play-ask-players = Players in turn order (2, 3, 4, or colors such as: green red) [2]:{" "}
play-ask-rules = Rules, basic or advanced [advanced]:{" "}
play-ask-edition = Edition, international or french [international]:{" "}
play-sorry = Sorry: { $reason }.
play-file-says = FILE says which game it is, so --rules, --edition and --players can’t be used with it
play-no-input = the game can’t be read from standard input: that’s where the players type

table-hint = Type a number or an action; help shows what else you can type.
table-asks-over = over
table-understood = { $reason }. Type help to see what you can type.
table-no-number = There is no number { $number } in the list.
table-allowed = { $action } is allowed.
table-seen = You can’t take back a Scout once you’ve seen its tile (rule 4).
table-nothing-done = You haven’t done anything this turn, and finished turns stay as they are.
table-over = The game is over: { $score }.
table-over-hint = Type save FILE to save the record, or quit to leave.
table-tile = The tile is { $kind }. Where does it go?
table-back = Type back for the whole list.
table-save-later = Place the tile first: a record can’t say that it was only seen.
table-saved = Saved.
table-saved-go-on = Saved. To continue later: cleocatra play { $file }
table-unsaved = The game isn’t saved: type save FILE to save it, or quit again to leave without saving.
table-done = { $player }: { $action }
table-done-news = { $player }: { $action } ({ $news })

save-where = Where? Type save FILE, for example: save evening.cleo
save-there = { $file } already exists: choose another name.

commands-lead = Type the number of an action, or the action as a record has it: team 1,0
command-why = why isn’t it allowed?
command-undo = take back the first action of your turn
command-board = draw the board again
command-list = list the actions again
command-back = leave a submenu of the list
command-save = save the record, to continue later
command-quit = leave
command-help = show these commands

menu-open = Opening: choose the tile’s cell
menu-scout = Scout
menu-search = Search: move a tile
menu-swap = Bastet: trade places
menu-dispatch = Dispatch: put a rescuer on the tile you placed or moved
menu-team = Team up: put a rescuer next to one of yours
menu-herd = Herd: move a rescuer
menu-score = Rescue (Score)
menu-rally = Rally: you’re stuck
menu-pass = Decline the bonus action
menu-entry-note = { $action }  ({ $note })
menu-scout-note = turns over the top tile, then you choose its cell
menu-ways =
    { $count ->
        [one] 1 way
       *[other] { $count } ways
    }
menu-score-ways = { $points }; { $ways }
menu-points = { $points }: { $parts }
menu-colours =
    { $count ->
        [one] 1 color
       *[other] { $count } colors
    }
menu-helpers =
    { $count ->
        [one] 1 helper
       *[other] { $count } helpers
    }
menu-ability = { $count } for Cleocatra

## Records

check-player = { $player } { $points }
check-unfinished = { $points }; not finished, { $player } is next
check-over = { $points }; { $victory }
check-verified = { $score }; shuffle verified
check-closed = { $score }; shuffle not revealed yet
check-shared = { $score }; shuffle verified, every player has a share in it
check-partly = { $score }; shuffle verified, but { $players } didn’t tell their share
check-other-commitment = the record has a different commitment
check-forged = the pile and the salt don’t match the commitment: the record is forged
show-at =
    { $turns ->
        [one] --at { $at }: this game has 1 turn
       *[other] --at { $at }: this game has { $turns } turns
    }
perft-unseen = the pile has unknown tiles (?), so its sequences can’t be counted
random-folder = several games need a folder: --out DIR
random-seed = seed { $seed }
random-different = a different record is already there

file-EACCES = Permission denied
file-EISDIR = Is a directory
file-ENOENT = No such file or directory
file-ENOSPC = No space left on device
file-ENOTDIR = Not a directory
file-EROFS = Read-only file system

## Wrong arguments

argument-whole-number = expected a whole number, got '{ $text }'
argument-digits = a number can have at most { $most } digits
argument-positive = must be at least 1
argument-players = expected 2, 3, 4 or different colors ({ $colours }), got '{ $text }'
argument-choice = expected { $choices }, got '{ $text }'
argument-or = {" "}or{" "}
argument-seconds = expected a number of seconds, got '{ $text }'
argument-seconds-range = expected 0 to 3600 seconds, got { $text }
argument-rating = expected rating points from -2000 to 2000, got '{ $text }'
argument-port = expected a port up to { $most }, got { $text }
argument-bot = unknown bot '{ $text }': expected one of { $names }

## Numbers. $value, $low, $high: written already, but for the first.

amount-number = { $value }
amount-percent = { $value }%
amount-span = { $low } – { $high }
amount-interval = { $value } ({ $span })

## Bots

arena-bots = expected two to four bots, got { $number }
arena-seats = { $bots } bots need more than { $seats } seats
match-folder-other = { $folder } holds games of another match: with { $name } { $there }, not { $here }
match-folder-unknown = { $folder } holds games, but { $file }, which names their match, is missing
match-folder-unreadable = { $file } can’t be read: { $reason }
arena-progress = games
arena-summary = { $rules }, { $edition }: { $games } games, { $turns } turns per player
arena-bot = bot
arena-wins = wins
arena-interval = 95% interval
arena-points = points
arena-seconds = s/turn
arena-rating = { $bot } − { $other }: { $points } rating points ({ $span })
arena-unreached = { $option } has no effect on { $bot }
arena-worker = a bot ended its process in one of the games { $games }
arena-sprt = Test of { $bot }, { $lower } against { $higher } rating points: LLR { $llr }, decided at ±{ $bound }: { $verdict }
arena-sprt-higher = { $higher } accepted
arena-sprt-lower = { $lower } accepted
arena-sprt-open = undecided
arena-sprt-bots = --sprt compares two bots, got { $number }
arena-sprt-order = --sprt LOW HIGH: LOW must be less than HIGH
arena-faults = { $bot } failed in { $number } of { $games } games, { $becomes }.
arena-faults-lose = which count as lost
arena-faults-skip = which are left out
arena-fault = Game { $game }, turn { $turn }, { $player } ({ $bot }): { $fault }.
arena-fault-file = The record up to there is in { $file }
arena-fault-record = The record up to there:
bot-fault-made = it can’t be made: { $reason }
bot-fault-raised = it raised { $reason }
bot-fault-answer = it answered { $answer }, which is no decision
bot-fault-illegal = it answered { $answer }: { $reason }
bot-fault-late = it needed more than { $limit } s for a turn
bot-fault-ended = its program ended with status { $status }: { $reason }
bot-fault-silent = its program didn’t answer { $asked } within { $limit } s
bot-fault-nonsense = its program answered { $asked } with { $answer }
engine-right = ok: { $check }
engine-wrong = FAILED: { $check }: { $reason }
engine-greets = answers cleo and isready, and survives an unknown command
engine-plays = plays legal turns in games of both rule sets, with 2 to 4 players
engine-places = places a tile that was turned over, and takes a second action
engine-stops = stops thinking when told to
engine-time = keeps its time
engine-ends = ends on quit and at the end of its input
serve-open = Cleocatra is at { $address }
serve-games = Games are kept in { $database }
serve-origin = expected an origin such as https://cats.example, got '{ $text }'
serve-proxy = expected an address or a network, got '{ $text }'
serve-host = no such address: '{ $text }'
serve-seed = for tests only: whoever knows the seed knows all piles and can take every seat
serve-seed-host = refused unless --host is an address of this machine alone, such as 127.0.0.1
serve-in-use = another process is using it
serve-newer-schema = the database has schema { $version }, but this program only knows { $known }
serve-no-database = expected sqlite:///path, a path or postgresql://…
serve-unavailable = the database doesn’t answer: { $reason }
needs-package = this needs { $package }: pip install cleocatra[{ $extra }]
reviewed-turn = { $number }. { $player }: { $actions } (chance of winning: { $before }%, then { $after }%)
reviewed-better = −{ $loss }%. Better: { $actions }
reviewed-good = Nothing better was found.
reviewed-summary =
    { $player }: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, −{ NUMBER($loss, minimumFractionDigits: 1) }% on average, { $mistakes ->
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
reviewed-balance = { $player }: { $start } at the start, luck { $luck }, own turns { $own }, others’ turns { $others }: { $result } (luck and own turns ±{ $noise }). Accuracy { $accuracy }.
reviewed-no-player = { $player } isn’t playing in this game
solve-win = { $player } wins by best play: proved within { $number ->
        [one] 1 turn
       *[other] { $number } turns
    }.
solve-loss = { $player } loses by best play: proved within { $number ->
        [one] 1 turn
       *[other] { $number } turns
    }.
solve-share = { $player } shares the victory by best play: proved within { $number ->
        [one] 1 turn
       *[other] { $number } turns
    }.
solve-value = { $player } gets { $share } of the victory on average by best play: proved within { $number ->
        [one] 1 turn
       *[other] { $number } turns
    }.
solve-open = Not decided within { $number ->
        [one] 1 turn
       *[other] { $number } turns
    }: { $player } gets between { $low } and { $high } of the victory by best play.
solve-turn = Best turn: { $turn }
solve-players = only games of two players can be solved
solve-opening = the openings must be made first
solve-over = the game is over
ladder-summary = { $rules }, { $players } players
ladder-level = level
ladder-against = against
ladder-games = games
ladder-victories = victories
ladder-rating = rating
ladder-seconds = s/turn
ladder-largest = Largest step between levels: { $points } rating points ({ $rung })
ladder-sure = Every interval of victories lies above one half.
ladder-unsure = The interval of victories doesn’t lie above one half: { $rungs }
simulate-players = expected 2, 3 or 4 players, got '{ $text }'
simulate-bots = expected one bot for each of { $players } players, got { $bots }
simulate-bots-most = expected one bot for each of 2 to 4 players, got { $bots }
simulate-variant-says = { $option }, but { $file } says { $said }
simulate-manifest-says = --manifest says it all: --{ $name } can’t be used with it
simulate-versions = played with { $name } { $there }, but this is { $here }: the result may differ
simulate-progress = { $done } of { $games } games
simulate-done = { $games } games in { $folder }
simulate-differs = { $file } differs from what the manifest says
simulate-same = the files match the manifest byte for byte
train-generation = generation
train-games = games
train-samples = positions
train-turns = turns
train-loss = loss
train-seconds = seconds
train-weights = { $file }: a network for { $players } players has { $needed } bytes, got { $found }

## What is wrong with a simulation

lab-bots = expected two to four bots, got { $number }
lab-clock = { $bot } thinks by the clock, so its games can’t be repeated: use --simulations N
lab-cluster-package = --cluster needs an extra: pip install cleocatra[cluster]
lab-cluster-none = there is no Dask cluster at { $address }: { $reason }
lab-cluster-empty = the cluster at { $address } has no workers
lab-cluster-version = a worker of the cluster has another version of cleocatra
lab-folder = { $folder } is neither empty nor a simulation that was started
lab-other-plan = { $folder } holds another simulation: its plan has { $name } { $there }, not { $here }
lab-other-versions = { $folder } holds another simulation: its versions have { $name } { $there }, not { $here }
lab-file = { $file }: { $reason }
lab-format = unknown format { $format }: expected { $known }
lab-manifest = this isn’t a simulation’s manifest: { $reason }
lab-plan = the plan can’t be read: { $reason }
lab-none = this folder holds no simulation
lab-unfinished = this simulation is not finished: run its command again
lab-unreadable = its files can’t be read: { $reason }

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
language-needed = expected one of { $languages }, got '{ $text }'
