# The page around the game.

close = Close
home = Home
menu = Menu
undo = Undo
copied = Copied
share = Share
continue = Continue
forget = Remove
language = Language
connecting = Connecting…
reconnecting = Reconnecting…
try-again = Try again
offline-title = No connection
offline-text = You can read how to play; games need the server.
guest = Guest
your-name = Your name

## Home

home-lead = Rescue the cats of the pyramids.
home-menu = Play
home-continue = Continue with { $names }
home-bot = Play against a bot
home-here = Play on this device
home-friends = Invite friends
home-lobby = Open games
home-games = My games
home-learn = How to play
home-settings = Settings
home-credit = An unofficial version of the game by Ta-Te Wu.

## A new game

new-bot = Play against a bot
new-here = Play on this device
new-friends = Invite friends
new-from =
    { $count ->
        [0] From the beginning, with the tiles shuffled anew.
        [one] After the first turn; tiles that nobody had seen are shuffled anew.
       *[other] After { $count } turns; tiles that nobody had seen are shuffled anew.
    }
choose-level = Choose your opponent
level-rating = Elo { $rating }
level-rating-about = Elo, as in chess: 400 points more are ten victories to one
players = Players
sit-me = Me
sit-here = Someone here
sit-anyone = Anyone with the link
sit-bot = Bot: { $level }
seat-of = Seat: { $colour }
name-of = Name: { $colour }
seat-more = Add a player
seat-less = Remove the player { $colour }
options = Options
rules = Rules
edition = Edition (two players)
start = Starting player
start-lot = At random
clock = Time for a turn
clock-none = No limit
clock-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
clock-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
absence = A bot stands in for who is away
absence-none = Never
absence-minutes =
    { $count ->
        [one] After 1 minute
       *[other] After { $count } minutes
    }
take-backs = Undo is allowed
auto-confirm = Turns end by themselves
hints = Hints are allowed
listed = Show the game to everyone
start-game = Start the game

## Waiting room and invitations

waiting-title = Waiting for players
waiting-for =
    { $count ->
        [0] All seats are taken.
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
seat-free = Free seat
seat-you = You
seat-bot = Bot
seat-away = Away
seat-substitute = { $level } stands in
stands-in = { $level } stands in for { $name }.
take-over = Play on yourself
came-back = { $name } is back.
take-seat = Take a seat
invite-text = Anyone who opens this link can take a free seat or watch.
invite-link = Link to the game
invite-code = QR code with the link to the game
copy-link = Copy the link

## Lobby and my games

lobby-title = Open games
lobby-empty = Nobody is waiting for players right now.
lobby-new = Open a game
games-title = My games
games-empty = You have no games on this device yet.
games-running = under way
games-over = finished
open-record = Open a record (.cleo)

## Settings

settings-title = Settings
theme = Appearance
theme-auto = Same as the device
theme-light = Day
theme-dark = Evening
pace = Other players’ turns
pace-calm = Calm
pace-quick = Quick
pace-instant = At once
sound = Sounds
notify = Notify me when it’s my turn

## What others do

again = Show that again
now = Back to now
skip = Tap to skip
mute = Mute the sounds
unmute = Turn the sounds on

## The table

board = The pyramids
board-keys = Arrow keys walk over the tiles, Enter chooses, Shift with an arrow moves the board, plus and minus zoom, 0 fits it.
zoom-fit = Fit the board
dock = Your turn
actions = Actions
confirm-turn = End the turn
reveal-button = Turn over a tile
score-button =
    { $points ->
        [one] Score 1 point
       *[other] Score { $points } points
    }
info = Scores and log
log = What happened
log-empty = Nothing has happened yet.
score-track = Score track
score-of = { $name }: { $points }
unseen = Tiles not seen yet
points-count =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
supply-count =
    { $count ->
        [one] 1 rescuer in supply
       *[other] { $count } rescuers in supply
    }
supply-of =
    { $count ->
        [one] { $name }’s supply: 1 rescuer
       *[other] { $name }’s supply: { $count } rescuers
    }
pile-count =
    { $count ->
        [0] The draw pile is empty
        [one] Draw pile: 1 tile
       *[other] Draw pile: { $count } tiles
    }
open-tile = Face-up tile: { $tile }
inspectors-count =
    { $count ->
        [0] No unused inspectors
        [one] 1 unused inspector
       *[other] { $count } unused inspectors
    }
tile-at = { $tile } tile at { $x }, { $y }
name-and-colour = { $name } ({ $colour })
tile-rescuer = { $name }’s rescuer ({ $colour })
tile-inspector = inspector
tile-target = can be chosen
tile-source = can act
tile-scored = counts
cell-target = Free place at { $x }, { $y }
watching = you are watching
spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
last-round = Last round!
hand-over = { $name }, it’s your turn
download-record = Save the record
abandon = End the game
abandon-sure = Really end it for everyone?

title-your-turn = It’s your turn!
title-turn = { $name }’s turn · Cleocatra
title-over = Game over · Cleocatra

## What is asked

prompt-opening = Put the face-up tile and a rescuer on the board.
prompt-first = Choose your first action, or touch something on the board.
prompt-second = Choose a second action: a Rescuer action.
prompt-bonus = A bonus action for you: choose one, or pass.
prompt-confirm = Your turn is done. End it, or undo.
prompt-waiting = { $name } is playing.
prompt-thinking = { $name } is thinking…
prompt-over = The game is over.
prompt-abandoned = The game was ended.
prompt-held = What do you want to do here? Choose an action or a place.
prompt-doubt = Which one?
prompt-revealing = Turn over the top tile? That can’t be undone.
prompt-scoring = You will score:
prompt-open = Choose a place for the { $tile } tile; your rescuer goes with it.
prompt-scout = Choose a place for the { $tile } tile.
prompt-reveal-source = Turn over the top tile of the pile.
prompt-reveal-target = Turn over the top tile of the pile.
prompt-search-source = Which tile do you want to move?
prompt-search-target = Where does the tile go?
prompt-swap-source = Which of your rescuers on a Bastet tile?
prompt-swap-target = Which rescuer does it change places with?
prompt-dispatch-source = Put a rescuer on this turn’s tile.
prompt-dispatch-target = Put a rescuer on this turn’s tile.
prompt-team-source = On which tile next to your rescuers?
prompt-team-target = On which tile next to your rescuers?
prompt-herd-source = Which rescuer do you want to move?
prompt-herd-target = To which adjacent tile?
prompt-score-source = Which rescuer do you want to score with?
prompt-score-target = Which rescuer do you want to score with?
prompt-rally-source = Which rescuer do you want to rally?
prompt-rally-target = To which tile?
prompt-pass-source = Do you want to pass?
prompt-pass-target = Do you want to pass?

## A Score

helper = Helper
helpers = Helpers
score-sum =
    { $points ->
        [one] 1 point in all
       *[other] { $points } points in all
    }
score-ability = Cleocatra
score-alone = without helpers: { $points }
score-with = helper on { $tiles }: { $points }
score-take =
    { $count ->
        [one] Touch the inspector to take away.
       *[other] Touch the { $count } inspectors to take away.
    }
score-put =
    { $count ->
        [one] Touch the tile for the inspector.
       *[other] Touch the { $count } tiles for the inspectors.
    }
score-stays = Mut: your rescuer stays on the tile.
score-bonus = Cleocatra: { $name } gets a bonus action.

## The end, and looking back

result = Result
result-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
result-points = with { $points } points
result-abandoned = { $name } ended the game.
rematch = Play again
rematch-go = Next game
replay = Look back
replay-none = Open a record in “My games”.
replay-start = The beginning.
replay-moment = Step
replay-first = To the beginning
replay-back = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-count = Step { $at } of { $total }
replay-go-on = Play on from here
replay-verified = the shuffle was fair (verified)

## Advice

hint = Hint
hint-idea = A strong bot would play: { $actions } (chance to win: { $percent }%).
review = What would a strong bot have played?
review-good = A good turn: nothing better was found (chance to win: { $percent }%).
review-better = Better: { $actions } ({ $percent }% instead of { $played }%).
review-title = Review
review-whose = Whose turns?
review-all = Find the mistakes
review-chart = Chance to win, from turn to turn
review-mistakes = The turns that cost most
review-none = No mistakes found. Well played!
review-turn = Turn { $number }: { $actions }
review-cost = −{ $percent }%
