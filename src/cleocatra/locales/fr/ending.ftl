# The end of a game: how it went, in words, numbers and a picture.

result-you-win = Vous gagnez !
result-you-share = Vous partagez la victoire avec { $names } !
result-ahead =
    { $gap ->
        [one] { $gap } point d’avance sur { $name }. Bien joué !
       *[other] { $gap } points d’avance sur { $name }. Bien joué !
    }
result-close =
    { $gap ->
        [one] À { $gap } point près !
       *[other] À { $gap } points près !
    }
result-consoled =
    { $points ->
        [one] Vous avez marqué { $points } point. La prochaine sera la bonne !
       *[other] Vous avez marqué { $points } points. La prochaine sera la bonne !
    }
rematch-wanted = { $name } veut une revanche !

ending = Bilan de la partie
ranking = Classement
best-score =
    { $points ->
        [one] Meilleur score : { $name }, { $points } point sur { $tile }
       *[other] Meilleur score : { $name }, { $points } points sur { $tile }
    }
points-chart = Les points, tour après tour

luck-title = Chance et habileté
luck-ask = Demander à un bot expert
luck-even = La pioche n’a été ni favorable ni défavorable.
luck-good = La pioche a été favorable : ses tuiles ont apporté { $percent } % de chances de gagner.
luck-bad = La pioche a été défavorable : ses tuiles ont coûté { $percent } % de chances de gagner.
skill-best = Chaque tour valait à peu près celui d’un bot expert.
skill-cost = Par rapport à un bot expert, un tour a coûté en moyenne { $percent } % de chances de gagner.
skill-mistakes =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }

stats-title = Sur cet appareil
stats-streak = { $count } victoires d’affilée !
stats-longest = Plus longue série de victoires : { $count }
stats-level = { $level } : { $won } sur { $played }

picture = Le plateau final avec le résultat
picture-share = Partager l’image
picture-save = Enregistrer l’image
replay-watch = Regarder la partie
replay-share = Partager la partie
replay-copied = Lien copié

# Looking back: what was played, and what would have been better.
steps-then = , puis{" "}
step-open = mise en place de la tuile { $tile }
step-reveal = retourner une tuile
step-scout = Expédition : poser la tuile { $tile }
step-search = Recherche : déplacer une tuile { $tile }
step-swap = échanger deux sauveteurs (Bastet)
step-dispatch = Éclaireur sur la tuile { $tile }
step-team = Faites équipe sur une tuile { $tile }
step-herd = Troupeau vers une tuile { $tile }
step-score =
    { $points ->
        [one] marquer { $points } point sur { $tile }
       *[other] marquer { $points } points sur { $tile }
    }
step-rally = ralliement sur une tuile { $tile }
step-pass = passer
compare-turn = Tour { $number }, { $name }
compare-played = Joué : { $actions } ({ $percent } %).
compare-better = Mieux : { $actions } ({ $percent } %).
try-turn-again = Rejouer ce tour

# My games.
games-yours = À vous de jouer
games-turn = À { $name } de jouer
games-won = Gagnée
games-lost = Perdue
games-shared = Victoire partagée
games-ended = Arrêtée
games-waiting = En attente de joueurs
games-removed = La partie avec { $names } est retirée de la liste.
