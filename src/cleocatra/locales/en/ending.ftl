# The end of a game: how it went, in words, numbers and a picture.

result-you-win = You win!
result-you-share = You share the victory with { $names }!
result-ahead =
    { $gap ->
        [one] 1 point ahead of { $name }. Well played!
       *[other] { $gap } points ahead of { $name }. Well played!
    }
result-close =
    { $gap ->
        [one] So close: only 1 point behind!
       *[other] So close: only { $gap } points behind!
    }
result-consoled =
    { $points ->
        [one] You scored 1 point. The next game is yours!
       *[other] You scored { $points } points. The next game is yours!
    }
rematch-wanted = { $name } wants a rematch!

ending = How it went
ranking = Ranking
best-score =
    { $points ->
        [one] Best Score: { $name }, 1 point on { $tile }
       *[other] Best Score: { $name }, { $points } points on { $tile }
    }
points-chart = Points, turn by turn

luck-title = Luck and skill
luck-ask = Ask a strong bot
luck-even = The pile was neither kind nor unkind.
luck-good = The pile was kind: its tiles gave { $percent }% more chance to win.
luck-bad = The pile was unkind: its tiles took away { $percent }% of the chance to win.
skill-best = Every turn was about as good as a strong bot’s.
skill-cost = Compared with a strong bot, a turn cost { $percent }% of the chance to win on average.
skill-mistakes =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }

stats-title = On this device
stats-streak = { $count } wins in a row!
stats-longest = Longest winning streak: { $count }
stats-level = { $level }: { $won } of { $played } won

picture = The final board with the result
picture-share = Share the picture
picture-save = Save the picture
replay-watch = Watch the replay
replay-share = Share the replay
replay-copied = Link copied

# Looking back: what was played, and what would have been better.
steps-then = , then{" "}
step-open = open with the { $tile } tile
step-reveal = turn over a tile
step-scout = scout: place the { $tile } tile
step-search = search: move a { $tile } tile
step-swap = swap two rescuers (Bastet)
step-dispatch = dispatch a rescuer to the { $tile } tile
step-team = team up on a { $tile } tile
step-herd = herd a rescuer to a { $tile } tile
step-score =
    { $points ->
        [one] score 1 point on { $tile }
       *[other] score { $points } points on { $tile }
    }
step-rally = rally a rescuer to a { $tile } tile
step-pass = pass
compare-turn = Turn { $number }, { $name }
compare-played = Played: { $actions } ({ $percent }%).
compare-better = Better: { $actions } ({ $percent }%).
try-turn-again = Try this turn again

# My games.
games-yours = Your turn
games-turn = { $name }’s turn
games-won = Won
games-lost = Lost
games-shared = Victory shared
games-ended = Ended early
games-waiting = Waiting for players
games-removed = The game with { $names } is removed from the list.
