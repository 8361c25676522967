# Problèmes. $share, $best : chances de gagner en pour cent ; $name : un joueur ; $steps : actions dans l’ordre.

puzzles-lead = Un seul tour est nettement le meilleur. Le trouverez-vous ? Tout tour aussi bon compte aussi.
puzzles-all = Tous les problèmes
puzzles-solved =
    { $count ->
        [one] { $count } problème résolu sur { $total }
       *[other] { $count } problèmes résolus sur { $total }
    }
puzzles-of = { $done } sur { $total }
puzzles-shelf = { $rules }, { $count } joueurs
puzzle-title = Problème : { $kind }
puzzle-daily = Problème du jour
puzzle-daily-open = Un nouveau problème chaque jour.
puzzle-daily-done = Résolu aujourd’hui. Le prochain vient demain.
puzzle-daily-go = Voir le problème du jour
puzzle-streak =
    { $count ->
        [one] Résolu { $count } jour de suite
       *[other] Résolu { $count } jours de suite
    }
puzzle-next-unsolved = Prochain problème non résolu
puzzle-next = Problème suivant
puzzle-level-easy = Facile
puzzle-level-medium = Moyen
puzzle-level-hard = Difficile
puzzle-ask = Vous jouez { $name }. Quel est le meilleur tour ?
puzzle-weighing = Voyons ce que vaut ce tour…
puzzle-solved = Oui ! Ce tour vous donne { $share } % de chances de gagner. Aucun autre ne s’en approche.
puzzle-failed = Pas tout à fait. Ce tour vous donne { $share } % de chances de gagner ; le meilleur vous en donne { $best } %.
puzzle-refutation = Réponse possible ({ $name }) : { $steps }.
puzzle-solution = Le meilleur tour : { $steps }.
puzzle-themes = Le thème : { $themes }.
puzzle-share =
    { $count ->
        [0] Problème Cleocatra { $day } : { $tries }
        [one] Problème Cleocatra { $day } : { $tries } · { $count } jour de suite
       *[other] Problème Cleocatra { $day } : { $tries } · { $count } jours de suite
    }
puzzle-share-first = résolu du premier coup
puzzle-share-later = résolu
refusal-puzzle-unknown = Ce problème n’existe pas.
refusal-turn-over = Le tour est terminé.

theme-score = marquer des points
theme-helpers = les assistants
theme-block = gêner un adversaire
theme-prepare = préparer un Sauvetage
theme-inspectors = le choix des inspecteurs
theme-herd = Troupeau
theme-swap = l’échange de Bastet
theme-mafdat = déplacer une tuile Mafdat
theme-queen = marquer sur Cleocatra
theme-mut = marquer sur Mut
theme-princess = marquer sur Princess
theme-endgame = la fin de partie
