# How to play: the rules in short. A paragraph ends with an empty line.

learn-goal-title = The goal
learn-goal = You and the others rescue cats in the pyramids. Who has the most points at the end wins. The pyramid beside this shows everybody’s points; at 23 the end is near.
learn-area-title = Tiles and areas
learn-area =
    Tiles are triangles. Two tiles are adjacent if they share a full edge; a corner is not enough.

    An area is a tile and its neighbours: four tiles at most. The more colours an area has, the better.
learn-turn-title = A turn
learn-turn =
    In a turn you take two actions: a Tile action and then a Rescuer action, or two Rescuer actions.

    Or you Score as your first action: then the turn ends at once. A first action is only possible if a second one can follow it; the game takes care of that.
learn-scout-title = Tile action: Scout
learn-scout = Turn over the top tile of the pile and put it beside the others. You see the tile before you choose its place, but then you can’t go back.
learn-search-title = Tile action: Search
learn-search = Take a tile without rescuers and inspector and put it elsewhere. A tile that is surrounded stays where it is, and the pyramids must never fall apart.
learn-rescuers-title = Rescuer actions
learn-rescuers =
    Dispatch: put a rescuer from your supply on the tile that was placed or moved in this turn.

    Team up: put a rescuer from your supply on a tile beside one of yours.

    Herd (advanced game): move one of your rescuers to an adjacent tile.

    A tile has room for two rescuers, but never for two of the same player.
learn-score-title = Score
learn-score =
    Choose one of your rescuers on a tile without inspector. You get one point for each colour in its area, and one for each of your other rescuers on a tile that counts: they are helpers.

    Of each colour only one tile counts. Where several have the same colour, you choose; the rescue tile always counts for its own. In the picture that is 4 colours and 1 helper: 5 points. Then the rescuer and the helpers go back to your supply.
learn-inspectors-title = Inspectors
learn-inspectors = When you score, an inspector comes to the rescue tile: nobody can score there while it stands. There are only three; after that you choose which one has to move.
learn-cats-title = The cats (advanced game)
learn-cats = Each kind of tile has an ability. “Scored on” means: it is the rescue tile.
learn-cleocatra = Scored on: 1 point more. And who alone had the fewest points before gets a bonus action.
learn-mafdat = Can be moved as in Search even with rescuers or an inspector on it: all of them go along.
learn-bastet = Your rescuer on Bastet and another player’s rescuer on another tile change places. That is a Tile action.
learn-mut = Scored on: your rescuer stays on the tile.
learn-princess = Scored on: put two inspectors on two tiles of your choice that have none.
learn-end-title = The end
learn-end = When someone has 23 points, the round is played to its end, so that all have had the same number of turns. Who ties for the most points shares the victory. If a player can’t take any turn, they rally: they put or move a rescuer to any tile with room.
