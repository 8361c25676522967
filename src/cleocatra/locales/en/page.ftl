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
offline-text = You can still read how to play, but games need a connection.
guest = Guest
your-name = Your name

## Home

home-lead = Rescue the cats of the pyramids.
page-description = The board game Cleocatra: rescue the cats of the pyramids, against bots or with friends.
home-menu = Play
home-continue = Continue with { $names }
home-bot = Play against a bot
home-here = Play on this device
home-friends = Invite friends
home-lobby = Open games
home-games = My games
home-learn = How to play
lessons-title = Lessons
puzzles-title = Puzzles
lessons-all = All lessons
home-settings = Settings
home-credit = An unofficial version of the game by Ta-Te Wu.

## A new game

new-bot = Play against a bot
new-here = Play on this device
new-friends = Invite friends
new-from =
    { $count ->
        [0] From the start, with freshly shuffled tiles.
        [one] After the first turn; tiles nobody has seen are reshuffled.
       *[other] After { $count } turns; tiles nobody has seen are reshuffled.
    }
choose-level = Choose your opponent
level-rating = Elo { $rating }
level-rating-about = Elo rating, as in chess: 400 points more means about ten wins for every loss
players = Players
sit-me = Me
sit-here = Someone on this device
sit-anyone = Anyone with the link
sit-bot = Bot: { $level }
seat-of = Seat: { $colour }
name-of = Name: { $colour }
seat-more = Add a player
seat-less = Remove { $colour }
options = Options
rules = Rules
edition = Edition (two players)
start = Starting player
start-lot = Random
clock = Time per turn
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
absence = A bot takes over for absent players
absence-none = Never
absence-minutes =
    { $count ->
        [one] After 1 minute
       *[other] After { $count } minutes
    }
take-backs = Allow undo
auto-confirm = End turns automatically
hints = Allow hints
listed = List publicly
start-game = Start the game
create-game = Create the game

## Waiting room and invitations

waiting-title = Waiting for players
waiting-for =
    { $count ->
        [0] All seats are taken.
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
seat-free = Open seat
seat-you = You
seat-bot = Bot
seat-away = Away
seat-substitute = { $level } is filling in
stands-in = { $level } is playing for { $name }.
take-over = Take my seat back
came-back = { $name } is back.
take-seat = Take a seat
invite-text = Anyone with this link can take an open seat or watch.
invite-link = Link to the game
invite-code = QR code with the link to the game
copy-link = Copy the link

## Lobby and my games

lobby-title = Open games
lobby-empty = No open games right now.
lobby-new = Host an open game
games-title = My games
games-empty = You have no games on this device yet.
games-running = in progress
games-over = finished
open-record = Open a saved game (.cleo)

## Settings

settings-title = Settings
theme = Appearance
theme-auto = Match this device
theme-light = Day
theme-dark = Evening
pace = Other players’ turns
pace-calm = Relaxed
pace-quick = Fast
pace-instant = Instant
turn-ending = When your turn is done
turn-ending-undo = Ends by itself, with time to undo
turn-ending-once = Ends at once
turn-ending-button = Ends when I say so
sound = Sound
notify = Notify me when it’s my turn

## What others do

again = Show that again
now = Back to now
skip = Tap to skip
mute = Mute the sounds
unmute = Turn the sounds on

## The table

board = The pyramids
board-keys = Use the arrow keys to move between tiles, Enter to choose, I to hear what a tile can do, Shift with an arrow key to move the board, plus and minus to zoom, and 0 to fit the board.
zoom-fit = Fit the board
dock = Your turn
actions = Actions
confirm-turn = End the turn
score-button =
    { $points ->
        [one] Score 1 point
       *[other] Score { $points } points
    }
info = Scores and log
log = Game log
log-empty = Nothing has happened yet.
score-track = Score track
score-of = { $name }: { $points }
unseen = Unseen tiles
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
name-and-count = { $name } ×{ $count }
tile-rescuer = { $name }’s rescuer ({ $colour })
tile-inspector = inspector
tile-target = can be chosen
tile-source = can act
tile-scored = counts
tile-take = its inspector can be moved
tile-gain =
    { $points ->
        [one] can score 1 point
       *[other] can score { $points } points
    }
tile-quick = a rescuer can go here
worth =
    { $points ->
        [0] nothing to score there
        [one] 1 point if scored there now
       *[other] { $points } points if scored there now
    }
cell-target = Empty space at { $x }, { $y }
watching = you’re watching
spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
last-round = Last round!
bonus-yours = Bonus from Cleocatra!
clock-last = 10 seconds left
times-up = Time’s up! A bot is playing for you.
hand-over = { $name }, it’s your turn
download-record = Download the game
abandon = End the game
abandon-sure = End the game for everyone?

title-your-turn = It’s your turn!
title-turn = { $name }’s turn · Cleocatra
title-over = Game over · Cleocatra

## What is asked

prompt-opening = Place the face-up tile and put a rescuer on it.
prompt-first = Choose an action, or tap the board.
prompt-second = Now choose a Rescuer action.
prompt-bonus = Bonus from Cleocatra! Take one more action, or pass.
prompt-confirm = Your turn is done. End it, or undo.
prompt-waiting = { $name } is playing.
prompt-thinking = { $name } is thinking…
prompt-turned = { $name } turned over a { $tile } tile.
prompt-over = The game is over.
prompt-abandoned = The game was ended.
prompt-held = What do you want to do here? Choose an action or a marked space.
prompt-doubt = Which one?
prompt-scoring = You’ll score:
prompt-ending = Your turn ends in a moment. You can still undo.
prompt-helper = Who helps? Tap one of your rescuers.
prompt-scoring-or-move = Score here, or tap where your rescuer goes.
prompt-scoring-take = To score, tap the inspector to move.
prompt-scoring-take-or-move = Tap the inspector to move and score, or where your rescuer goes.
prompt-take =
    { $count ->
        [one] Tap the inspector you want to move.
       *[other] Tap an inspector to move: { $number } of { $count }.
    }
prompt-put =
    { $count ->
        [one] Tap the tile where the inspector goes.
       *[other] Tap a tile where an inspector goes: { $number } of { $count }.
    }
prompt-open = Choose where the { $tile } tile goes. Your rescuer goes on it.
prompt-scout = Choose where the { $tile } tile goes.
prompt-reveal-source = Turn over the top tile of the pile.
prompt-reveal-target = Turn over the top tile of the pile.
prompt-search-source = Which tile do you want to move?
prompt-search-target = Where do you want to put it?
prompt-swap-source = Choose your rescuer on a Bastet tile.
prompt-swap-target = Choose the rescuer it trades places with.
prompt-dispatch-source = Put a rescuer on the tile you just placed or moved.
prompt-dispatch-target = Put a rescuer on the tile you just placed or moved.
prompt-team-source = Choose a tile next to one of your rescuers.
prompt-team-target = Choose a tile next to one of your rescuers.
prompt-herd-source = Which rescuer do you want to move?
prompt-herd-target = Choose an adjacent tile for it.
prompt-score-source = Which rescuer do you want to score with?
prompt-score-target = Which rescuer do you want to score with?
prompt-rally-source = Choose any of your rescuers to move.
prompt-rally-target = Choose any tile with room.
prompt-stuck-put = You’re stuck: put a rescuer anywhere there’s room.
prompt-stuck-move = You’re stuck: move one of your rescuers anywhere.
prompt-pass-source = Do you want to pass?
prompt-pass-target = Do you want to pass?

## What the actions are, as the cards of their buttons tell

about-reveal = Turn over the top tile of the pile and place it next to another tile.
about-search = Take a tile without rescuers or an inspector and place it next to another tile.
about-dispatch = Put a rescuer from your supply on the tile you just placed or moved.
about-team = Put a rescuer from your supply on a tile next to one of your rescuers.
about-herd = Move one of your rescuers to an adjacent tile with room.
about-score = Get 1 point for each color among your rescuer’s tile and the tiles next to it, and 1 more for each helper. As your first action, it ends your turn.
about-pass = Give up your bonus action.

## A Score

helper = Helper
helpers = Helpers
score-sum =
    { $points ->
        [one] 1 point total
       *[other] { $points } points total
    }
score-ability = Cleocatra
score-alone = without helpers: { $points }
score-with = helper on { $tiles }: { $points }
score-inspectors = Then you choose where inspectors go.
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
result-too-long = This game became too long and ended without a winner.
rematch = Play again
rematch-go = Go to the next game
replay = Replay
replay-none = Open a saved game in “My games.”
replay-start = The start of the game.
replay-moment = Step
replay-first = Go to the start
replay-back = Previous step
replay-next = Next step
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
replay-count = Step { $at } of { $total }
replay-go-on = Continue from here
replay-verified = fair shuffle (verified)
replay-shared = fair shuffle (verified, everyone took part)

## Advice

review = What would a strong bot have played?
review-good = Good turn: nothing better was found (chance of winning: { $percent }%).
review-title = Review
review-whose = Whose turns?
review-chart = Chance of winning, turn by turn
review-mistakes = The turns that cost the most
review-none = No mistakes found. Well played!
review-turn = Turn { $number }: { $actions }
review-cost = −{ $percent }%
