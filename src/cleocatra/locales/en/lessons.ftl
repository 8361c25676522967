# The lessons. lesson-NAME: the title; lesson-NAME-STEP: the question; …-done: the praise; …-WORD: the answer to
# some other move. $title: a lesson; $points, $best: numbers; $steps: actions in order.
lessons-lead = Learn the whole game by playing, step by step. Whatever you do, the cat has an answer.
lessons-go = Learn by playing
lessons-begin = Start: { $title }
lessons-continue = Next: { $title }
lesson-learned = done
lesson-step = Question { $step } of { $total }
lesson-next = Go on
lesson-show = Show me
lesson-onwards = What’s next
lesson-solution = One way: { $steps }.

chapter-basics = The basics
chapter-scoring = Scoring
chapter-game = The whole game
chapter-cats = The advanced game
chapter-tactics = Tactics

# Answers to moves that are allowed but miss the goal.
answer-other = You can do that, but it isn’t what I asked for here.
answer-score = You can score here, but that isn’t what I asked for.
answer-points =
    { $points ->
        [0] You can do that, but it brings no points this turn. You can get { $best }.
        [one] Good, but that brings 1 point this turn. You can get { $best }.
       *[other] Good, but that brings { $points } points this turn. You can get { $best }.
    }
answer-rival =
    { $points ->
        [one] Not bad, but then your rival can score 1 point right away. Don’t allow more than { $best }.
       *[other] Not bad, but then your rival can score { $points } points right away. Don’t allow more than { $best }.
    }
answer-later =
    { $points ->
        [0] Good, but then you have nothing to score next turn. You could keep a Score worth { $best }.
        [one] Good, but next turn you could score only 1 point. You could keep a Score worth { $best }.
       *[other] Good, but next turn you could score only { $points } points. You could keep a Score worth { $best }.
    }

lesson-goal = The goal and areas
lesson-goal-1 = You’re red. Points come from colors: a tile and the tiles that share an edge with it are an area. Which rescuer has more colors in its area? Tap it and score!
lesson-goal-1-done = Right: three tiles in three colors, 3 points. Whoever has the most points at the end wins, and the end is near once someone has 23 or more.
lesson-goal-1-two = Good, but that area has only two colors: 2 points. Your other rescuer has a tile on both sides.
lesson-goal-2 = Tiles that only touch at a corner aren’t in the area. Which of your three rescuers scores the most?
lesson-goal-2-done = Well seen! It shares an edge with two tiles: three colors, 3 points. Tiles at a corner don’t count.
lesson-goal-2-corner = Good, but that’s 2 points: most tiles around it only touch at a corner. Another rescuer scores 3.

lesson-scout = Scout and Dispatch
lesson-scout-1 = A turn: a Tile action, then a Rescuer action. Scout: tap the draw pile and place the tile next to another. Then Dispatch: put a rescuer on that tile.
lesson-scout-1-done = That’s a whole turn. Your new rescuer is ready to score.
lesson-scout-1-dispatch = You can do that too. But first try the usual way to grow: Scout, then Dispatch.
lesson-scout-2 = You see the tile before you choose its place. Scout, and place it where it touches two tiles at once. Then Dispatch.
lesson-scout-2-done = Perfect: gold, orange and green in one area. That’s 3 points waiting for you.
lesson-scout-2-place = Good, but there it touches only one tile. In the gap between orange and green it touches two.

lesson-search = Search and its limits
lesson-search-1 = Search is the other Tile action: move a tile that has nobody on it. Take the purple tile on the right, put it elsewhere, then Dispatch a rescuer to it.
lesson-search-1-done = Well done! Dispatch works on the tile you placed or moved this turn.
lesson-search-1-scout = Scout works too, but this time move the tile that’s already there.
lesson-search-1-dispatch = You can do that, but this time Search first, then Dispatch.
lesson-search-2 = Three tiles are empty: green, purple and gold. A tile with tiles on all three sides can’t move, nor one that holds the pyramids together. Which one can?
lesson-search-2-done = Right: green. Purple is surrounded, and without gold the tile below would be cut off.

lesson-team = Team up
lesson-team-1 = A turn can also be two Rescuer actions. Team up puts a rescuer from your supply next to one of yours. How do you reach the purple tile this turn?
lesson-team-1-done = Exactly: each new rescuer makes the next step possible. A tile has room for two rescuers, but never for two of yours.
lesson-team-1-two = You can do that, but it doesn’t take you to the purple tile. Try two Team ups.
lesson-team-2 = An inspector keeps nobody away: it only stops scoring on its tile. Team up on the tile with the inspector.
lesson-team-2-done = Right. A rescuer can even help from there, as you’ll see soon.

lesson-colours = Scoring colors
lesson-colours-1 = Rescue (Score), example 3a: every color counts only once. Your area has green twice, and blue. Score with your rescuer.
lesson-colours-1-done = 2 points: green and blue. The rescue tile itself stands for green.
lesson-colours-2 = Example 3b: two orange tiles beside your green one. How much is that? Score.
lesson-colours-2-done = 2 points again: green and orange. Only one of the two orange tiles counts.
lesson-colours-3 = Example 3c: the best area of all. Which of your two rescuers scores the most?
lesson-colours-3-done = 4 points! Four tiles in four colors: an area can’t have more.
lesson-colours-3-three = Good, but that’s 3 points. Your other rescuer has four colors in its area.

lesson-helpers = Helpers
lesson-helpers-1 = Example 4a: your other rescuers on tiles that count are helpers, 1 point each. With which rescuer do you score the most?
lesson-helpers-1-done = 6 points: four colors and two helpers. They all go back to your supply, ready for new tasks.
lesson-helpers-1-less = Good, but the rescuer in the middle has four colors and two helpers: 6 points.
lesson-helpers-2 = A helper counts even with an inspector on its tile. You have two actions: can you get 5 points this turn?
lesson-helpers-2-done = 5 points: three colors, and two helpers, one of them beside the inspector.

lesson-choose = Equal colors: your choice
lesson-choose-1 = Example 4b: both orange tiles have a helper of yours, but only one orange tile counts. Score with the green tile and choose the helper.
lesson-choose-1-done = 4 points: three colors and one helper. The other rescuer stays on its tile.
lesson-choose-2 = Here only one orange tile has your rescuer. You may let the other orange tile count instead, and keep that rescuer on the board. Do it.
lesson-choose-2-done = Right: 1 point less now, but your rescuer stays where it is.
lesson-choose-2-with = Good: that’s 1 point more. But this time keep the rescuer: choose the Score without a helper.

lesson-inspectors = Inspectors
lesson-inspectors-1 = After a Score, an inspector stands on the rescue tile: nobody can score there. Blue just scored on green. Where can you still score?
lesson-inspectors-1-done = Right: on purple, and your rescuer on green even helped: 3 points.
lesson-inspectors-2 = All three inspectors are on the board, so you choose which one moves to your tile. Score 3 points now, so that you can score 3 more next turn.
lesson-inspectors-2-done = Clever: you took the inspector from your own rescuer’s tile. That tile is open again.

lesson-stuck = When you’re stuck
lesson-stuck-1 = You’re blue, and no complete turn is possible. So you rally: put a rescuer on any tile with room. A Rescuer action follows. Can you get 3 points?
lesson-stuck-1-done = Well done: a rally can go anywhere, so go where the colors are.
lesson-stuck-2 = Stuck again, and your supply is empty: then a rally moves one of your rescuers to any tile with room. Do it, and take a Rescuer action.
lesson-stuck-2-done = That’s it. You never lose a turn in this game.
lesson-stuck-3 = You’re red, every tile is full and inspected: not even a rally helps. Then you take a Tile action alone.
lesson-stuck-3-done = Right: a Scout alone, and your turn ends. This is very rare.

lesson-end = The end of the game
lesson-end-1 = When someone has 23 points or more, the current round is finished, and then the game ends. You began this game and have 19. Get to 23!
lesson-end-1-done = 23! But you began the round, so Blue still gets one turn. Then everyone has had the same number of turns.
lesson-end-2 = Now you’re Blue, with 18 points, and this is the last turn of the game. Can you catch up with Red’s 23?
lesson-end-2-done = 23 to 23: players who tie for the most points share the victory. Congratulations, both of you!

lesson-herd = Herd
lesson-herd-1 = The advanced game adds Herd, a Rescuer action: move one of your rescuers to an adjacent tile with room. And Cleocatra’s gold tile gives 1 extra point. Can you get 6?
lesson-herd-1-done = 6 points: three colors, two helpers and Cleocatra’s extra point.

lesson-cleocatra = Cleocatra
lesson-cleocatra-1 = When you score on Cleocatra, you get 1 extra point. Which of your rescuers scores the most?
lesson-cleocatra-1-done = 4 points: three colors and 1 extra. Nobody alone had the fewest points before, so nobody gets a bonus action.
lesson-cleocatra-1-less = Good, but on Cleocatra’s tile you’d get 4 points.
lesson-cleocatra-2 = Blue scored on Cleocatra, and before that you alone had the fewest points. So you get a bonus action at the end of Blue’s turn. Make it a Score with two helpers!
lesson-cleocatra-2-done = 5 points for free! A bonus action is a single action; you may also pass.
lesson-cleocatra-2-less = Good, but with two helpers you get 5 points.
lesson-cleocatra-2-pass = You may pass on a bonus action, but here it’s worth 5 points.

lesson-mafdat = Mafdat
lesson-mafdat-1 = You can move a Mafdat tile even with rescuers or an inspector on it: all go along. Can you get 4 points?
lesson-mafdat-1-done = 4 points: Mafdat brought a color and a helper. It must not be surrounded or split the pyramids, as in Search.

lesson-bastet = Bastet
lesson-bastet-1 = As a Tile action, your rescuer on a Bastet tile trades places with another player’s rescuer elsewhere. Can you get 5 points?
lesson-bastet-1-done = 5 points: three colors, and two helpers thanks to the swap. Inspectors stay where they are.

lesson-mut = Mut
lesson-mut-1 = When you score on a Mut tile, your rescuer stays there instead of going back to your supply. Score on Mut!
lesson-mut-1-done = 3 points, and your rescuer is still there. Helpers go back as usual, even from a Mut tile.
lesson-mut-1-less = Good, but on Mut you get 3 points, and your rescuer stays.

lesson-princess = Princess
lesson-princess-1 = When you score on Princess, you put two inspectors on any two tiles without one, instead of one on her tile. Score 4 points and leave Blue nothing to score.
lesson-princess-1-done = Excellent: both tiles with blue rescuers are closed.

lesson-block = Block
lesson-block-1 = Blue wants to score 5 on the purple tile. An inspector there would stop it. Can you get to that tile and score first?
lesson-block-1-done = 5 points for you, and now Blue gets at most 3. The best block is a Score of your own.

lesson-tempo = Two actions, not one
lesson-tempo-1 = You can score 3 points now. But a Score as your first action ends the turn. Is there a better order?
lesson-tempo-1-done = 4 points: first another action, then the Score. Use both actions whenever you can.
lesson-tempo-1-now = 3 points, but you gave away an action. Take another action first: then you score 4.

lesson-keep = Keep a helper
lesson-keep-1 = Score 3 points with the green tile. One orange helper goes home, the other stays. Which one should stay, so that you can score 4 next turn?
lesson-keep-1-done = Well kept: the rescuer that stays has four colors around it.
