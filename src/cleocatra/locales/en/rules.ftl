# The rules, complete. rules-ID-title and rules-ID: a section; rules-picture-NAME: a picture; rules-R7-title and rules-R7:
# a ruling; rules-R7-…: what the rulebooks say. An empty line ends a paragraph; lines that begin with a hyphen or a number
# are a list; **words** are defined there. $points: those of the Score in a picture.

rules-lead = Everything you need to know, from setting up to saved games. Search it, or read it from top to bottom.
rules-find = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] 1 section found
       *[other] { $count } sections found
    }
rules-contents = Contents
rules-print = Print the rules
rules-link = Link to “{ $title }”
rules-ruling = Ruling { $number }
rules-sort-tile = Tile action
rules-sort-rescuer = Rescuer action
rules-book-international = English and Chinese rulebooks
rules-book-french = French rulebook
rules-book-all = All rulebooks

rules-chapter-start = Getting started
rules-chapter-turn = Your turn
rules-chapter-score = Scoring
rules-chapter-cats = The advanced game
rules-chapter-end = The end and after

rules-goal-title = The goal
rules-goal =
    You and the other players rescue cats in the pyramids. Whoever has the most points at the end wins.

    The score track in the picture shows everyone’s points. The game is about to end when someone has 23 or more; a score has no upper limit.
rules-box-title = What’s in the box
rules-box =
    - 13 pyramid tiles: 1 Cleocatra (gold), 3 Mafdat (orange), 3 Bastet (green), 3 Mut (blue) and 3 Princess (purple). The cat on a tile tells its color and its ability. The basic game uses only the color.
    - 3 rescuers for each player, in red, blue, black or green.
    - 3 inspectors, which belong to nobody.
    - A score track, and 1 score token for each player.
rules-R1-title = How many tiles of each kind
rules-R1 = There’s one tile in Cleocatra’s own color and three in each other color.
rules-R1-books = 13 tiles, five abilities, and the colors purple, blue, orange and green; the rest is shown only in pictures
rules-setup-title = Setting up
rules-setup =
    1. With two players, take three or four tiles out of the game, depending on the edition. With three or four players, use all 13.
    2. Shuffle the tiles into a face-down draw pile.
    3. Each player takes three rescuers as a supply and starts with 0 points. All three inspectors are unused.
    4. Choose the starting player, or draw lots. The box asks who hugged a cat, or another pet, most recently. Play goes clockwise.
rules-R2-title = Editions for two players
rules-R2 = You can play either edition; the international one is the default. With three or four players they’re the same.
rules-R2-international = take out one purple, one blue, one orange and one green tile: 9 are left
rules-R2-french = take out one blue, one orange and one green tile: 10 are left
rules-opening-title = Openings
rules-opening = In turn order, each player makes an opening: turn over the top tile of the pile, place it, and put a rescuer from your supply on it. The first tile goes in the middle. Each later one goes next to a tile that’s already there.
rules-picture-opening = Red has made an opening. Blue’s tile can go on any dashed space.
rules-R5-title = You see the tile first
rules-R5 = You see a tile before you choose its place, in your opening and when you Scout.
rules-R5-books = don’t say clearly whether you see a tile before you choose its place
rules-areas-title = Tiles and areas
rules-areas =
    Tiles are triangles. Two tiles are **adjacent**, or next to each other, if they share a full edge. So a tile has at most three neighbors.

    An **area** is a tile and the tiles adjacent to it: at most four tiles.

    All tiles in play form one connected group, the **pyramids**. They can grow in every direction without limit.
rules-picture-areas = The area of the blue tile is all four marked tiles. The purple tile on the right isn’t in it: it only touches at a corner.
rules-R3-title = Corners don’t count
rules-R3 = Adjacent always means sharing a full edge. Touching at a corner isn’t enough.
rules-R3-books = don’t say clearly whether touching at a corner is enough
rules-room-title = Room on a tile
rules-room =
    A tile has **room** for two rescuers, but never for two of the same player.

    Inspectors take up no room and keep nobody away: you can put a rescuer on a tile with an inspector, or move one there.
rules-picture-room = The tile in the middle is full. The one on the left has room, but not for a second red rescuer.
rules-R4-title = One inspector on a tile
rules-R4 = At most one inspector stands on a tile.
rules-R4-books = don’t say clearly whether a tile can hold more than one inspector

rules-turn-title = A turn
rules-turn =
    Players take turns in order. A **round** is one turn for each player, beginning with the starting player.

    On your turn you take one of these:
    - a Tile action, then a Rescuer action;
    - a Rescuer action, then another Rescuer action;
    - Rescue (Score) as your first action. Your turn then ends at once.

    The Tile actions are Scout and Search. The Rescuer actions are Dispatch, Team up and Rescue (Score). The advanced game adds more of both.
rules-follow-up-title = Two actions or none
rules-follow-up = You can take a first action other than Score only if you can take a second one after it. In the rulebooks you’d take such an action back; here you’re never offered it.
rules-scout-title = Scout
rules-scout =
    Turn over the top tile of the draw pile and place it on an empty space next to at least one tile.

    You see the tile before you choose its place. Once you’ve seen it, you can’t take your Scout back. If the pile is empty, you can’t Scout.

    You can choose only a space that leaves you a second action, and if no space does, you can’t Scout.
rules-picture-scout = The new tile can go on any dashed space.
rules-search-title = Search
rules-search =
    Take a tile with no rescuer and no inspector on it. Put it on a different empty space, next to at least one of the other tiles.

    You can’t take
    - a surrounded tile: one with tiles on all three sides;
    - a tile without which the others would no longer be connected.
rules-picture-search = The purple tile can go on any dashed space.
rules-picture-stays = Three tiles have nobody on them, but only the marked one can move: the purple one above is surrounded, and without the gold one the purple tile beside it would be cut off.
rules-rescuers-title = Rescuer actions
rules-rescuers =
    You use only your own rescuers. For Dispatch and Team up you need a rescuer in your supply, and for Score one on the board.

    A rescuer always needs room on the tile it goes to.
rules-dispatch-title = Dispatch
rules-dispatch = Put a rescuer from your supply on the tile you placed or moved this turn, if it has room. So Dispatch is always your second action, after Scout, Search or moving a Mafdat tile.
rules-picture-dispatch = Red has scouted the marked tile and dispatched a rescuer to it.
rules-team-title = Team up
rules-team = Put a rescuer from your supply on a tile that has room and is adjacent to a tile where you already have a rescuer.
rules-picture-team = Red can Team up on the marked tile. The purple one isn’t adjacent to Red’s rescuer yet.
rules-herd-title = Herd
rules-herd = Move one of your rescuers to an adjacent tile that has room.
rules-picture-herd = Red can Herd from the green tile to either marked tile, but not to the purple one, where Red already has a rescuer.
rules-stuck-title = If you’re stuck
rules-stuck =
    If you can’t take a complete turn, you **rally**: put a rescuer from your supply on any tile that has room. If your supply is empty, move any one of your rescuers to any tile that has room.

    Then take a Rescuer action, which can’t be a Dispatch. Only a rally that leaves you one is offered.

    If no rally does, take just a Tile action, and your turn ends.
rules-picture-stuck = Blue has no rescuer on the board, the pile is empty, and no tile can be moved. So Blue rallies, on any marked tile.
rules-R6-title = Nobody loses a turn
rules-R6 = Rallying, and the Tile action alone, are for turns in which nothing else is possible. One of them always is, so no turn is ever skipped.
rules-R6-books = don’t say clearly what happens when you can’t take a complete turn

rules-score-title = Rescue (Score)
rules-score =
    1. Choose one of your rescuers on a tile without an inspector. That’s the **rescue tile**.
    2. Get 1 point for each different color in its area. Of each color, exactly one tile is scored.
    3. Get 1 point for each **helper**: another rescuer of yours on a scored tile.
    4. Put an inspector on the rescue tile.
    5. Your scoring rescuer and the helpers go back to your supply. Your other rescuers stay where they are.
rules-picture-example-3c = Example 3c: four tiles in four colors are { $points } points.
rules-colours-title = Equal colors
rules-colours = Each color counts once. If two or three neighbors of the rescue tile share a color, you choose which of them is scored. If none of them has your rescuer, it makes no difference which one you choose.
rules-picture-example-3a = Example 3a: green twice and blue once are { $points } points.
rules-picture-example-3b = Example 3b: of the two orange tiles only one is scored, so that’s { $points } points.
rules-R7-title = The rescue tile counts for its color
rules-R7 = The rescue tile is always scored. A neighbor of the same color never is.
rules-R7-books = don’t say clearly whether a neighbor can be scored for the rescue tile’s color
rules-helpers-title = Helpers
rules-helpers = Each of your rescuers on a scored neighbor of the rescue tile is a helper: 1 point, and then it goes back to your supply. A rescuer you left out stays on its tile.
rules-picture-example-4a = Example 4a: four colors and two helpers are { $points } points.
rules-picture-example-4b = Example 4b: both orange tiles have a red rescuer, but only one of them is scored. Three colors and one helper are { $points } points; the other rescuer stays.
rules-picture-inspected = The rescuer beside the inspector can’t score, but it helps: three colors and two helpers are { $points } points.
rules-R8-title = Helping beside an inspector
rules-R8 = A helper counts even if an inspector stands on its tile.
rules-R8-books = don’t say clearly whether a helper counts if an inspector stands on its tile
rules-R9-title = Leaving a helper out
rules-R9 = Where another neighbor has the same color, you may have that one scored instead, and so keep a rescuer on the board. A rescuer on the only tile of a color always helps.
rules-R9-books = don’t say clearly whether a helper can be left out
rules-inspectors-title = Inspectors
rules-inspectors =
    While an inspector stands on a tile, nobody can score with a rescuer there. Everything else stays possible.

    If an inspector is unused, it comes to the rescue tile. If all three are on the board, you take one from any other tile; you choose which.
rules-picture-inspectors = Red has scored on the green tile: an inspector is there now.
rules-most-title = The most you can score
rules-most = One Score brings at most 6 points in the basic game, for four colors and two helpers, and 7 in the advanced game, with Cleocatra’s extra point.

rules-cats-title = What the advanced game adds
rules-cats =
    The advanced game adds Herd, and an ability for each kind of tile.

    “When you score here” means that this is the rescue tile. Moving a Mafdat tile and trading places with Bastet are Tile actions.
rules-cleocatra =
    Everyone’s points before the Score are compared, the scorer’s included. If several players share the fewest, nobody gets a bonus action.
rules-picture-cleocatra = Three colors, one helper and Cleocatra’s extra point are { $points } points.
rules-R10-title = Bonus actions
rules-R10 =
    A bonus action is a single action: a Tile action or a Rescuer action, but neither a Dispatch nor a rally. Nothing has to follow it. You may pass, and if nothing is possible, it lapses.

    A bonus Score on Cleocatra can bring another bonus action. It’s judged the same way and taken right away.
rules-R10-books = don’t say clearly what a bonus action can be, whether you can pass, and whether it can bring another
rules-mafdat = It’s then the tile you moved this turn, so you can Dispatch to it if it has room.
rules-picture-mafdat = Red can move the Mafdat tile to any dashed space, with the rescuer and the inspector.
rules-R11-title = Mafdat keeps to the limits of Search
rules-R11 = A Mafdat tile can’t be moved if it’s surrounded, or if the others would no longer be connected without it.
rules-R11-books = don’t say clearly whether the limits of Search also hold for Mafdat
rules-bastet = Inspectors stay where they are. No tile was moved, so you can’t Dispatch afterward.
rules-picture-bastet = Red’s rescuer on the Bastet tile can trade places with the blue one.
rules-R12-title = Never two of one player
rules-R12 = You can’t trade places if either tile would then hold two rescuers of one player.
rules-R12-books = don’t say clearly whether a player can end up with two rescuers on one tile
rules-mut = You can score with it there again once the inspector has left.
rules-picture-mut = Red has scored on the Mut tile. The rescuer is still there.
rules-princess = Unused inspectors come first. If there aren’t enough, take the missing ones from tiles of your choice. If fewer than two tiles have no inspector, put as many as you can.
rules-picture-princess = Red has scored on the Princess tile and put the two inspectors on the tiles with blue rescuers.
rules-R13-title = Any two tiles
rules-R13 = The two tiles can be any two that had no inspector before this Score, the rescue tile included.
rules-R13-books = don’t say clearly whether the rescue tile can be one of the two

rules-end-title = The end of the game
rules-end =
    When someone has 23 points or more, the current round is finished, bonus actions included, so that everyone has had the same number of turns. Then the game ends.

    The most points win. Players who tie for the most share the victory.
rules-R14-title = A game can be long
rules-R14 = A game has no limit of turns. A simulation may stop a game after a certain number of turns, and then says so. So that no game lasts for ever, a server ends it after 20,000 events (actions, and whatever else happens at the table), or 4,000 if only bots play. Nobody wins then, and the pile is shown.
rules-R14-books = no limit is mentioned
rules-records-title = Saved games
rules-records =
    A game can be saved as a short text (.cleo) that people and programs can read. First come the tags: the rules, the edition, the players in turn order, and the whole draw pile from the top, with a question mark for each tile that nobody has seen. More tags may follow. After an empty line comes one line for each turn.

    A line names the player’s color, with an asterisk if it’s a bonus action, and then the turn’s actions. A space is two numbers: the first grows to the right, the second downward, and the first tile lies at 0,0. If the two add up to an even number, the tile there points up.

    A Score names the rescue tile, the helpers’ tiles (with), the tiles that inspectors are taken from (from) and those they’re put on (to). Such lists go row by row from the top, each row from left to right.

    If something is wrong with a saved game, you’re told which line it is, and why.
rules-counting-title = Counting games
rules-counting = For those who write programs: rules are compared by counting how many ways there are to take a given number of actions from a position (perft). The order of the pile is known, and a Scout counts as one action together with its space. Bonus actions count too. If the game ends sooner, that way isn’t counted. There’s exactly one way to take no action.
