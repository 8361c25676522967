# La recherche de problèmes

help-puzzles = chercher des problèmes dans des parties jouées par des bots
    .about =
        Des bots jouent, et partout où un tour semble nettement le meilleur, une recherche dix fois plus
        longue doit le confirmer : aucun autre tour ne doit s’en approcher à moins de 10 % de la victoire. Chaque
        problème est une ligne de FILE : la position, l’écart, la difficulté, les thèmes et les bons tours,
        séparés par des tabulations. La graine décide de toutes les parties. Relancez la même commande, ou avec
        plus de parties, pour continuer où elle s’est arrêtée.
    .examples =
        cleocatra puzzles mined.txt
        cleocatra puzzles mined.txt --games 1000
option-puzzles-file = le fichier à écrire ou à continuer
option-puzzles-games = combien de parties jouer en tout (par défaut : { $usual })
puzzles-game =
    { $number ->
        [0] Partie { $game } : aucun problème
        [one] Partie { $game } : { $number } problème
       *[other] Partie { $game } : { $number } problèmes
    }
puzzles-found =
    { $number ->
        [one] { $number } problème dans le fichier
       *[other] { $number } problèmes dans le fichier
    }
puzzles-other-seed = le fichier a été commencé avec --seed { $seed }
puzzles-not-such = ce n’est pas un fichier de problèmes
