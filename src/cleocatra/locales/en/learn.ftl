# How to play: the rules in short. A paragraph ends with an empty line.

learn-goal-title = The goal
learn-goal = You and the other players rescue cats in the pyramids. Whoever has the most points at the end wins. The pyramid in the picture shows everybody’s points; when someone reaches 23, the end is near.
learn-area-title = Tiles and areas
learn-area =
    Tiles are triangles. Two tiles are adjacent if they share a full edge; a corner is not enough.

    An area is a tile with the tiles adjacent to it: four tiles at most. The more colours an area has, the better.
learn-turn-title = A turn
learn-turn =
    In a turn you take two actions: a Tile action and then a Rescuer action, or two Rescuer actions.

    Or your first action is a Score: then the turn ends at once. A first action is only possible if a second one can follow it; the game takes care of that.
learn-scout-title = Tile action: Scout
learn-scout = Turn over the top tile of the pile and put it beside the others. You see the tile before you choose its place, but then you can’t go back.
learn-search-title = Tile action: Search
learn-search = Take a tile with no rescuer and no inspector on it and put it elsewhere. A tile that is surrounded stays where it is, and the pyramids must never fall apart.
learn-rescuers-title = Rescuer actions
learn-rescuers =
    Dispatch: put a rescuer from your supply on the tile that was placed or moved in this turn.

    Team up: put a rescuer from your supply on a tile next to one of your rescuers.

    Herd (advanced game): move one of your rescuers to an adjacent tile.

    A tile has room for two rescuers, but never for two of the same player.
learn-score-title = Score
learn-score =
    Choose one of your rescuers on a tile without an inspector. You get one point for each colour in its area, and one for each of your other rescuers on a tile that counts: they are helpers.

    Only one tile of each colour counts. Where several have the same colour, you choose; the rescue tile always counts for its own. In the picture that is 4 colours and 1 helper: 5 points. Then the rescuer and the helpers go back to your supply.
learn-inspectors-title = Inspectors
learn-inspectors = When you score, an inspector comes to the rescue tile: nobody can score there while it is there. There are only three; when all are on the board, you choose which one moves.
learn-cats-title = The cats (advanced game)
learn-cats = Each kind of tile has an ability. “Scored on” means: it is the rescue tile.
learn-cleocatra = Scored on: 1 point more. And if one player alone had the fewest points before, that player gets a bonus action.
learn-mafdat = Can be moved as in Search even with rescuers or an inspector on it: they all go along.
learn-bastet = Your rescuer on Bastet and another player’s rescuer on another tile change places. That is a Tile action.
learn-mut = Scored on: your rescuer stays on the tile.
learn-princess = Scored on: put two inspectors on two tiles of your choice that have none.
learn-end-title = The end
learn-end = When someone has 23 points, the round is played to its end, so that all have had the same number of turns. Players who tie for the most points share the victory. A player who can’t take any complete turn rallies: they put a rescuer from their supply on any tile with room or, if the supply is empty, move one there.

# The first steps: a game in which each turn is explained. $points: a number.
lesson-title = First steps
learn-lesson = First steps: learn by playing, in two minutes
lesson-first = One thing at a time: first do what the cat says.
lesson-step = Step { $step } of { $total }
lesson-scout = Welcome! You play red. A turn has two actions. The first one now: Scout. Tap the draw pile: that turns over a tile.
lesson-place = Put the tile on one of the two marked places, beside the tile of your rescuer. Tap the place, or drag the tile there.
lesson-dispatch = Your second action: Dispatch. It puts a rescuer from your supply on the tile that you have just placed.
lesson-end = That was a whole turn. As long as you haven’t ended it, you can undo. End the turn now.
lesson-other = Now it’s Blue’s turn: watch the Mut tile.
lesson-team =
    { $points ->
        [one] Blue has scored 1 point, and an inspector came to that tile: nobody can score there now. But a rescuer may stand there. Team up: put your last rescuer on it.
       *[other] Blue has scored { $points } points, and an inspector came to that tile: nobody can score there now. But a rescuer may stand there. Team up: put your last rescuer on it.
    }
lesson-score = And now Score, with your rescuer on the Bastet tile. Each colour in its area is worth a point, and so is each helper. See the sum below, then score.
lesson-count =
    { $points ->
        [one] You have 1 point. Your rescuers are back in your supply, and an inspector came to the tile. End the turn.
       *[other] You have { $points } points! Your rescuers are back in your supply, and an inspector came to the tile. End the turn.
    }
lesson-done = That is the heart of the game. When someone reaches 23 points, the last round is played. The advanced game adds Herd and the abilities of the cats. Have fun!
