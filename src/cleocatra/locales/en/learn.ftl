# The cats' abilities, as their cards tell them at the table. The rest of the rules is in rules.ftl.

learn-cleocatra = When you score here, you get 1 extra point. At the end of your turn, the player who had the fewest points before this Score gets a bonus action, but only if nobody else had as few.
learn-mafdat = As a Tile action, you can move this tile as in Search even with rescuers or an inspector on it. They all go along.
learn-bastet = As a Tile action, your rescuer on this tile trades places with another player’s rescuer on a different tile.
learn-mut = When you score here, your rescuer stays on the tile. Helpers go back to your supply as usual, even from a Mut tile.
learn-princess = When you score here, put two inspectors on two tiles that have none (this one counts too), instead of one on this tile.
