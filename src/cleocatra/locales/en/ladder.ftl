# The ladder of bots: choosing one, and the next one after a game.

level-rung = Step { $rung } of { $rungs }
level-match = Match me
level-match-about = Chooses the bot that fits your results on this device
rung-up = Next step: { $level }
rung-down = Easier: { $level }
