# Puzzles. $share, $best: chances to win in percent; $name: a player; $steps: actions in order.

puzzles-lead = One turn is clearly best. Can you find it? Any turn that is as good counts too.
puzzles-all = All puzzles
puzzles-solved =
    { $count ->
        [one] 1 of { $total } puzzles solved
       *[other] { $count } of { $total } puzzles solved
    }
puzzles-of = { $done } of { $total }
puzzles-shelf = { $rules }, { $count } players
puzzle-title = Puzzle: { $kind }
puzzle-daily = Puzzle of the day
puzzle-daily-open = A new puzzle every day.
puzzle-daily-done = Solved today. A new one comes tomorrow.
puzzle-daily-go = To today’s puzzle
puzzle-streak =
    { $count ->
        [one] Solved 1 day in a row
       *[other] Solved { $count } days in a row
    }
puzzle-next-unsolved = Next unsolved puzzle
puzzle-next = Next puzzle
puzzle-level-easy = Easy
puzzle-level-medium = Medium
puzzle-level-hard = Hard
puzzle-ask = It’s your turn as { $name }. Which turn is best?
puzzle-weighing = Let me weigh this turn…
puzzle-solved = Yes! This turn gives you a { $share }% chance to win. No other comes close.
puzzle-failed = Not quite. This gives you a { $share }% chance to win; the best turn gives you { $best }%.
puzzle-refutation = { $name } could answer: { $steps }.
puzzle-solution = The best turn: { $steps }.
puzzle-themes = What it was about: { $themes }.
puzzle-share =
    { $count ->
        [0] Cleocatra puzzle { $day }: { $tries }
        [one] Cleocatra puzzle { $day }: { $tries } · 1 day in a row
       *[other] Cleocatra puzzle { $day }: { $tries } · { $count } days in a row
    }
puzzle-share-first = solved at the first try
puzzle-share-later = solved
refusal-puzzle-unknown = There is no such puzzle.
refusal-turn-over = The turn is over.

theme-score = scoring
theme-helpers = helpers
theme-block = stopping a rival
theme-prepare = preparing a Score
theme-inspectors = where the inspectors go
theme-herd = Herd
theme-swap = Bastet’s swap
theme-mafdat = moving a Mafdat tile
theme-queen = scoring on Cleocatra
theme-mut = scoring on Mut
theme-princess = scoring on Princess
theme-endgame = the end of the game
