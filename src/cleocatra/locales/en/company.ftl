# With others at one table: invitations, leaving, phrases. And taking back turns, which is for when there are none.

## Invitations

invited = { $name } invites you
invited-nameless = You’re invited to a game
invited-text = Take a seat to play, or learn the game first. Your invitation waits for you.
invited-learn = Learn first
invited-join = Join the game
invited-back = Back to the invitation
host-text = Don’t want to wait? Give an open seat to a bot.
seat-level = Bot for this seat
seat-fill = Add a bot
seat-leave = Give up my seat
seat-remove = Send away
seat-remove-sure = Really send away?
shuffling = Everyone shuffles the tiles together…
cancel-game = Cancel the game
cancel-game-sure = Cancel it for everyone?
cancelled = { $name } canceled the game.

## Leaving and ending

leave-game = Leave the game
leave-game-text = A bot plays on for you. Open the game again to take your seat back.
leave-game-last = All other players have left. The game waits until one of you comes back.
prompt-deserted = Everyone has left. The game waits until somebody comes back.
ask-end = Ask to end the game
ask-end-text = The game ends once everyone agrees.
asks-end =
    { $count ->
        [one] { $names } wants to end the game. Do you agree?
       *[other] { $names } want to end the game. Do you agree?
    }
asked-end = You asked to end the game. Waiting for { $names }.
agree-end = Agree
play-on = Keep playing

## Phrases

say = Say something
said = { $name }: { $phrase }
phrases-shown = Show what other players say
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-well-played = Well played!
phrase-wow = Wow!
phrase-oops = Oops!
phrase-thinking = Let me think…
phrase-thanks = Thank you!
phrase-again = Another game?

## Taking back a turn

turn-take-backs = Allow taking back whole turns
take-back-turn = Undo the last turn
take-back-turn-title = Take back your last turn?
take-back-turn-text = The bots’ turns since then are undone too. If a tile was turned over, the unseen tiles are reshuffled.
take-back-turn-do = Take it back
turn-taken-back = You’re back at the start of your turn.
