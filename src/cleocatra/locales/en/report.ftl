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
report-change-r7-any-tile = R7: any tile may stand for the rescue tile’s colour
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
report-seats = Share of victory by seat
    .plot = Share of victory by seat, with 95% intervals
    .rows = seat, %
    .value = share
    .advantage = 1st’s advantage
    .how = A shared victory counts in parts. The line is an even share; the advantage is the first seat’s share less that. ± or the range in brackets is the 95% interval.
report-seat-points = Points by seat
    .plot = Mean points by seat, with 95% intervals
    .rows = seat
    .value = points
    .how = Points at the end, a mean over the games that ended. The line is the mean of all seats.
report-bots = Share of victory by bot
    .plot = Share of victory by bot, with 95% intervals
    .rows = bot, %
    .value = share
    .how = Every pile is played once with each seating; games with the same pile count as one observation.

report-flow = How does it go?
# $action, $doubling: seconds
report-length = Turns a player
    .plot = Distribution of turns a player
    .own = turns a player
    .all = turns of all
    .minutes = minutes (estimate)
    .mean = mean
    .middle = middle 90%
    .how = Minutes are not measured: { $action } s for each action and { $doubling } s of thought for every doubling of the ways to play a turn. In the plot the longest hundredth of the games counts as the next shorter.
report-choices = Ways to play a turn
    .plot = Median number of ways to play a turn, by round
    .across = round
    .all = all turns
    .first = first actions
    .ways = ways
    .middle = middle half
    .how = Medians. A way is a first action with a second one, or a Score alone; which tile a Scout reveals is taken as it came. Rounds that at least a tenth of the games reach.
report-sources = Points by source
    .plot = Points a player and game, by source
    .rows = source
    .value = points
    .colours = colours
    .helpers = helpers
    .extra = Cleocatra’s point
    .all = all
    .bonus = in bonus actions
    .how = Points a player and game. The other abilities give no points themselves: what they are worth shows in the shares of victory below, and best beside a run without them (--against).

report-exciting = Is it exciting?
report-tension = Tension
    .plot = The leader’s share of victory over the course of the game
    .across = part of the game played
    .how = The share of victory in store for whoever has the most points at that moment. Flat and low: all is open. Early and high: it is decided early. Bands are 95% intervals.
report-lead-changes = Lead changes
    .plot = Distribution of lead changes
    .across = lead changes in a game
    .how = How often one sole leader follows another.
# $runaway: a share, with its sign
report-course = Games in numbers
    .mean = mean
    .turns = turns a player
    .leader = half-time leader, %
    .runaways = runaways, %
    .shared = shared, %
    .blocked = blocked turns, %
    .stopped = stopped, %
    .margin = margin, points
    .changes = lead changes
    .how = Half-time leader: the mean share of victory in store for whoever leads then. Runaway: at half-time { $runaway } of the goal ahead of the second, and then the only winner. Shared: more than one winner. Blocked (R6): turns where no complete turn was possible, so the player rallied or took a tile action alone. Stopped: games that reached the limit of turns; they count for shares of victory and for nothing else on this page. Margin: between the first two.

report-actions = What do players do, and what is it worth?
report-often = How often
    .plot = Times a player and game
    .how = Times a player and game. Cleocatra, Mut and Princess: Scores on such a tile while its ability is in play; Mafdat: moves of a held tile; Bastet: swaps.
report-goes-with = What goes with it
    .plot = Share of victory of who does it more, less that of the others, with 95% intervals
    .how = Within each game: the share of victory of those who did it more often than the game’s average, less that of those who did it less often. It goes with winning; it need not be the cause: for that, compare with a variant without it.
report-uses = Actions in numbers
    .times = times
    .points = points
    .victory = victory, %
    .how = Times a player and game; points of a turn with it, less those of a turn without it; share of victory as in the plot.

report-note = * belongs to the advanced game. Bots play by networks trained for the standard game: in a variant they may miss what the variant makes good. docs/lab.md explains every figure.
