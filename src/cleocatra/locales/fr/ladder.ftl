# L’échelle des bots : en choisir un, et le suivant après une partie.

level-rung = Échelon { $rung } sur { $rungs }
level-match = À mon niveau
level-match-about = Choisit le bot qui convient à vos résultats sur cet appareil
rung-up = Échelon suivant : { $level }
rung-down = Plus facile : { $level }
