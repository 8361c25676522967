# Analyse des parties. $name, $rival : joueurs ; $played, $best : points après le tour joué et après le meilleur.

reviewing-win = Ce tour a laissé échapper une victoire certaine.
reviewing-points =
    { $played ->
        [0] { $best ->
            [one] Il a laissé passer { $best } point.
           *[other] Il a laissé passer { $best } points.
        }
        [one] Il a marqué { $played } point ; il y en avait { $best } à prendre.
       *[other] Il a marqué { $played } points ; il y en avait { $best } à prendre.
    }
reviewing-helpers =
    { $played ->
        [0] Il a marqué sans assistant ; il pouvait y en avoir { $best }.
        [one] Il a utilisé { $played } assistant ; il pouvait y en avoir { $best }.
       *[other] Il a utilisé { $played } assistants ; il pouvait y en avoir { $best }.
    }
reviewing-opened = Il a retiré un inspecteur d’une tuile. À présent, { $rival } peut y marquer { $played } ({ $best } après le meilleur tour).
reviewing-gift =
    { $played ->
        [one] Il laisse à { $rival } un Sauvetage à { $played } point au lieu de { $best }.
       *[other] Il laisse à { $rival } un Sauvetage à { $played } points au lieu de { $best }.
    }
reviewing-prepare =
    { $best ->
        [one] Le meilleur tour prépare un Sauvetage à { $best } point ; celui-ci, à { $played } seulement.
       *[other] Le meilleur tour prépare un Sauvetage à { $best } points ; celui-ci, à { $played } seulement.
    }
reviewing-draw = C’était le moment de retourner une nouvelle tuile.
reviewing-blind = Il y avait mieux qu’une tuile inconnue.
reviewing-fresh =
    { $best ->
        [one] Il y avait un Sauvetage à { $best } point ; pas besoin d’une nouvelle tuile.
       *[other] Il y avait un Sauvetage à { $best } points ; pas besoin d’une nouvelle tuile.
    }
reviewing-position = Le meilleur tour laisse vos pièces mieux placées.
certain-win = { $name } : victoire certaine.
certain-share = La victoire sera partagée, c’est certain.
certain-loss = { $name } : défaite certaine face au meilleur jeu.
review-begin = Analyser cette partie
review-stop = Arrêter
review-resume = Continuer
review-progress = { $done } tours sur { $total }
review-balance = Chance et talent
balance-start = Départ
balance-luck = Chance
balance-own = Ses tours
balance-others = Tours des autres
balance-result = Résultat
balance-accuracy = Précision
balance-about = En points de chances de victoire : départ + chance + ses tours + tours des autres = résultat. La chance et ses tours sont connus à { $noise } près. Précision : à quel point un tour approchait du meilleur, en moyenne.
review-share = Partager l’analyse
review-too-long = Cette partie est trop longue pour un lien. Partagez plutôt le fichier.
review-table = Chances de victoire après chaque tour
review-find = Trouver un meilleur tour
review-everyone = Tous
try-title = Trouvez un meilleur tour
try-ask = Vous jouez { $name }. Trouvez-vous un meilleur tour que celui qui a été joué ?
try-solved = Oui ! Cela vous donne { $share } % de chances de victoire.
try-failed = Pas encore. Cela vous donne { $share } % de chances de victoire ; le meilleur tour vous en donne { $best } %.
try-back = Retour à l’analyse
analysis-title = Plateau d’analyse
analysis-lead = Composez une position, jouez pour tout le monde et interrogez un bot fort.
analysis-open = Analyser cette position
analysis-evaluate = Évaluer
analysis-best = Meilleurs tours
analysis-idea = { $steps } ({ $percent } %)
analysis-lines = Variantes
analysis-start = Départ
analysis-undo = Annuler
analysis-position = Position
analysis-text = Position en texte
analysis-load = Appliquer
analysis-copy = Copier le lien
analysis-hand = Composer à la main
analysis-shares = Chances de victoire
analysis-done = Jouer à partir d’ici
analysis-piece = Que placer
analysis-erase = Effacer
analysis-inspector = Inspecteur
analysis-rescuer = Sauveteur ({ $colour })
analysis-tile = Tuile { $tile }
analysis-points-of = Points ({ $colour })
analysis-turn = À qui de jouer ?
analysis-players = Joueurs
analysis-cell = Emplacement libre { $x }, { $y }
position-wrong = Caractère { $column }, { $field } : { $reason }.
position-wrong-field = { $field } : { $reason }.
position-field-rules = règles
position-field-edition = édition
position-field-players = joueurs
position-field-tiles = tuiles
position-field-pile = pioche
position-field-points = points
position-field-round = manche
position-field-turn = tour
position-field-variant = variante
