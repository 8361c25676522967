# Mining puzzles

help-puzzles = find puzzles in games that bots play
    .about =
        Bots play, and wherever one turn seems clearly best, a search ten times as long has to confirm it:
        no other turn may come within 10 % of the victory. Each puzzle is a line of FILE: the position, the
        margin, the difficulty, the themes and the right turns, with tabs between them. The seed decides all
        games. Run the same command again, or with more games, to go on where it was stopped.
    .examples =
        cleocatra puzzles mined.txt
        cleocatra puzzles mined.txt --games 1000
option-puzzles-file = the file to write, or to go on with
option-puzzles-games = how many games to play in all (default: { $usual })
puzzles-game =
    { $number ->
        [0] Game { $game }: no puzzle
        [one] Game { $game }: 1 puzzle
       *[other] Game { $game }: { $number } puzzles
    }
puzzles-found =
    { $number ->
        [one] 1 puzzle in the file
       *[other] { $number } puzzles in the file
    }
puzzles-other-seed = the file was begun with --seed { $seed }
puzzles-not-such = this is not a file of puzzles
