# How to play: the rules in short. A paragraph ends with an empty line.

learn-goal-title = The goal
learn-goal = You and the other players rescue cats in the pyramids. Whoever has the most points at the end wins. The pyramid in the picture shows everyone’s points. When someone has 23 or more, the end is near.
learn-area-title = Tiles and areas
learn-area =
    Tiles are triangles. Two tiles are adjacent if they share a full edge; touching at a corner isn’t enough.

    An area is a tile and the tiles adjacent to it: at most four tiles. The more colors an area has, the better.
learn-turn-title = A turn
learn-turn =
    On your turn you take two actions: a Tile action and then a Rescuer action, or two Rescuer actions.

    Or you Score as your first action, and your turn ends right away. You can take a first action only if a second one can follow it; the game takes care of that.
learn-scout-title = Tile action: Scout
learn-scout = Turn over the top tile of the draw pile and place it next to another tile. You see it before you choose its place, but once you’ve seen it, you can’t take it back.
learn-search-title = Tile action: Search
learn-search = Take a tile with no rescuer and no inspector on it and place it somewhere else, next to another tile. A surrounded tile has to stay, and the pyramids must never fall apart.
learn-rescuers-title = Rescuer actions
learn-rescuers =
    Dispatch: put a rescuer from your supply on the tile you placed or moved this turn.

    Team up: put a rescuer from your supply on a tile next to one of your rescuers.

    Herd (advanced game): move one of your rescuers to an adjacent tile.

    A tile has room for two rescuers, but never for two of the same player.
learn-score-title = Rescue (Score)
learn-score =
    Choose one of your rescuers on a tile without an inspector: this is the rescue tile. You get one point for each color in its area, and one for each of your other rescuers on a tile that counts: these are your helpers. They help even next to an inspector.

    Only one tile of each color counts. If several share a color, you choose; the rescue tile always counts for its own. In the picture, 4 colors and 1 helper make 5 points. Then your rescuer and the helpers go back to your supply; a rescuer you left out stays.
learn-inspectors-title = Inspectors
learn-inspectors = When you score, an inspector comes to the rescue tile: nobody can score there until it leaves. There are only three; when all of them are on the board, you choose which one moves.
learn-cats-title = The cats (advanced game)
learn-cats = Each kind of tile has an ability.
learn-cleocatra = When you score here, you get 1 extra point. At the end of your turn, the player who had the fewest points before this Score gets a bonus action, but only if nobody else had as few.
learn-mafdat = As a Tile action, you can move this tile as in Search even with rescuers or an inspector on it. They all go along.
learn-bastet = As a Tile action, your rescuer on this tile trades places with another player’s rescuer on a different tile.
learn-mut = When you score here, your rescuer stays on the tile. Helpers go back to your supply as usual, even from a Mut tile.
learn-princess = When you score here, put two inspectors on two tiles that have none (this one counts too), instead of one on this tile.
learn-stuck-title = If you’re stuck
learn-stuck =
    If you can’t take a complete turn, you rally: put a rescuer from your supply on any tile with room. If your supply is empty, move one of your rescuers to any tile with room. Then take a Rescuer action.

    If even that isn’t possible, you take just a Tile action.
learn-end-title = The end
learn-end = When someone has 23 points or more, the current round is finished so that everyone has had the same number of turns. Then the game ends. Players who tie for the most points share the victory.
