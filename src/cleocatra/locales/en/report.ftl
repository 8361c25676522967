# A report's page (`cleocatra report`). Bots of the user's own, variants and commands are called as they are typed.

## Numbers. $value, $part: written already.

report-part = { $value } ({ $part })

## What was played

report-title = Cleocatra lab: { $run }
report-against = { $run } against { $other }
report-run = { $game }, { $bots }
report-run-variant = { $game }, { $bots }, variant { $variant }
report-game = { $game }, { $players } players
report-facts =
    .variant = variant
    .rules = rules
    .tiles = tiles
    .goal = goal
    .bots = bots
    .games = games
    .command = command
report-goal =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
report-games = { $games }, seed { $seed }
report-standard = standard
level-random = Random
level-uct = UCT

# What a variant changes; $value: a number, tiles or abilities.
report-variant = { $name } ({ $changes })
report-and-also = ;{" "}
report-change-goal = goal { $value }
report-change-rescuers = rescuers { $value }
report-change-inspectors = inspectors { $value }
report-change-tiles = tiles in the box: { $value }
report-change-tiles_2 = tiles for two: { $value }
report-change-tiles_3 = tiles for three: { $value }
report-change-tiles_4 = tiles for four: { $value }
report-change-on = with { $value }
report-change-off = without { $value }
report-change-r7-any-tile = R7: any tile may count for the rescue tile’s color
report-change-r9-most = R9: no helper may be left out
report-change-r9-optional = R9: a helper may stay out
report-change-r10-forced = R10: bonus actions can’t be declined
report-change-r10-single = R10: bonus actions grant no others
report-change-r13-elsewhere = R13: Princess’s inspectors never go to the rescue tile
report-change-r13-rescue-tile = R13: one of Princess’s inspectors goes to the rescue tile

## Cards: a message's value is the heading, .plot says what the plot shows, .rows and .value head the table,
## .across names what goes to the right, .how explains. $side: A or B, one of two runs.

report-side = { $side } { $what }
report-seat =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }

report-fair = Is it fair?
report-seats = Share of wins by seat
    .plot = Share of wins by seat, with 95% intervals
    .rows = seat, %
    .value = share
    .advantage = 1st’s advantage
    .how = A shared victory counts in parts. The line is an even share; the advantage is how far the first seat’s share is above it. ± or the range in brackets is the 95% interval.
report-seat-points = Points by seat
    .plot = Mean points by seat, with 95% intervals
    .rows = seat
    .value = points
    .how = Points at the end, averaged over the games that ended. The line is the mean of all seats.
report-bots = Share of wins by bot
    .plot = Share of wins by bot, with 95% intervals
    .rows = bot, %
    .value = share
    .how = Every pile is played once with each seating; games with the same pile count as one observation.

report-flow = How does it go?
# $action, $doubling: seconds
report-length = Turns per player
    .plot = Distribution of turns per player
    .own = turns per player
    .all = turns in all
    .minutes = minutes (estimate)
    .mean = mean
    .middle = middle 90%
    .how = Minutes are not measured: { $action } s per action and { $doubling } s of thought each time the number of ways to play a turn doubles. In the plot, the longest hundredth of the games is counted with the next shorter ones.
report-choices = Ways to play a turn
    .plot = Median number of ways to play a turn, by round
    .across = round
    .all = all turns
    .first = first actions
    .ways = ways
    .middle = middle half
    .how = Medians. A way is a first action and a second one, or a Score alone; the tile that a Scout turns over is taken as it came. Only rounds that at least a tenth of the games reach.
report-sources = Points by source
    .plot = Points per player and game, by source
    .rows = source
    .value = points
    .colours = colors
    .helpers = helpers
    .extra = Cleocatra’s point
    .all = total
    .bonus = in bonus actions
    .how = Points per player and game. The other abilities give no points themselves: the shares of wins below show what they are worth, best next to a run without them (--against).

report-exciting = Is it exciting?
report-tension = Tension
    .plot = The leader’s share of wins over the course of the game
    .across = part of the game played
    .how = How often whoever has the most points at that moment goes on to win. Flat and low: it stays open. High early on: it is decided early. Bands are 95% intervals.
report-lead-changes = Lead changes
    .plot = Distribution of lead changes
    .across = lead changes per game
    .how = How often one sole leader replaces another.
# $runaway: a share, with its sign
report-course = Games in numbers
    .mean = mean
    .turns = turns per player
    .leader = half-time leader, %
    .runaways = runaways, %
    .shared = shared, %
    .blocked = blocked turns, %
    .stopped = stopped, %
    .margin = margin, points
    .changes = lead changes
    .how = Half-time leader: the mean share of wins of whoever leads then. Runaway: at half-time { $runaway } of the goal ahead of second place, then the only winner. Shared: more than one winner. Blocked (R6): turns where no complete turn was possible, so the player rallied or took a Tile action alone. Stopped: games that reached the turn limit; they count toward shares of wins and nothing else on this page. Margin: between first and second place.

report-actions = What do players do, and what is it worth?
report-often = How often
    .plot = Times per player and game
    .how = Times per player and game. Cleocatra, Mut and Princess: Scores on such a tile while its ability is in play; Mafdat: moves of an occupied tile; Bastet: swaps.
report-goes-with = What goes with winning
    .plot = Share of wins of those who do it more, minus that of the others, with 95% intervals
    .how = Within each game: the share of wins of those who did it more often than the game’s average, minus that of those who did it less often. It goes with winning but need not be the cause: to find out, compare with a variant without it.
report-uses = Actions in numbers
    .times = times
    .points = points
    .victory = wins, %
    .how = Times per player and game; points of a turn with it, minus those of a turn without it; share of wins as in the plot.

report-note = * is part of the advanced game. Bots play with networks trained for the standard game: in a variant they may miss what it makes good. docs/lab.md explains every figure.
