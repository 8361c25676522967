# Review and analysis. $name, $rival: players; $played, $best: points after the turn and after the better one.

reviewing-win = This turn let a certain victory slip.
reviewing-points =
    { $played ->
        [0] { $best ->
            [one] It left 1 point on the table.
           *[other] It left { $best } points on the table.
        }
       *[other] It scored { $played }; { $best } points were there.
    }
reviewing-helpers =
    { $played ->
        [0] It scored without a helper; there could have been { $best }.
        [one] It used 1 helper; there could have been { $best }.
       *[other] It used { $played } helpers; there could have been { $best }.
    }
reviewing-opened = It took an inspector off a tile, and now { $rival } can score { $played } there ({ $best } after the better turn).
reviewing-gift = It leaves { $rival } a Score worth { $played } instead of { $best }.
reviewing-prepare = The better turn gets a Score worth { $best } ready; this one gets only { $played } ready.
reviewing-draw = It was time to turn over a new tile.
reviewing-blind = There was something better than an unknown tile.
reviewing-fresh = A Score worth { $best } was there; there was no need for a new tile.
reviewing-position = The better turn leaves your pieces better placed.
certain-win = { $name } wins for certain.
certain-share = The victory is shared for certain.
certain-loss = { $name } loses for certain against best play.
review-begin = Review this game
review-stop = Stop
review-resume = Go on
review-progress = { $done } of { $total } turns
review-balance = Luck and skill
balance-start = Start
balance-luck = Luck
balance-own = Own turns
balance-others = Others’ turns
balance-result = Result
balance-accuracy = Accuracy
balance-about = In points of winning chance: start + luck + own turns + others’ turns = result. Luck and own turns may be off by { $noise }. Accuracy: how close a turn came to the best one, on average.
review-share = Share the review
review-too-long = This game is too long for a link. Share the file instead.
review-table = Winning chances after each turn
review-find = Find a better turn
review-everyone = Everyone
try-title = Find a better turn
try-ask = You play { $name }. Can you find a better turn than the one that was played?
try-solved = Yes! That gives you a { $share }% chance to win.
try-failed = Not yet. That gives you a { $share }% chance to win; the best turn gives you { $best }%.
try-back = Back to the review
analysis-title = Analysis board
analysis-lead = Set up any position, play for everyone, and ask a strong bot.
analysis-open = Analyze this position
analysis-evaluate = Evaluate
analysis-best = Best turns
analysis-idea = { $steps } ({ $percent }%)
analysis-lines = Lines
analysis-start = Start
analysis-undo = Undo
analysis-position = Position
analysis-text = Position as text
analysis-load = Set up
analysis-copy = Copy link
analysis-hand = Set up by hand
analysis-shares = Winning chances
analysis-done = Play from here
analysis-piece = What to place
analysis-erase = Clear
analysis-inspector = Inspector
analysis-rescuer = { $colour } rescuer
analysis-tile = { $tile } tile
analysis-points-of = Points of { $colour }
analysis-turn = Whose turn?
analysis-players = Players
analysis-cell = Empty space { $x }, { $y }
position-wrong = Position { $column }, { $field }: { $reason }.
position-wrong-field = { $field }: { $reason }.
position-field-rules = rules
position-field-edition = edition
position-field-players = players
position-field-tiles = tiles
position-field-pile = pile
position-field-points = points
position-field-round = round
position-field-turn = turn
position-field-variant = variant
