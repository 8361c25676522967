# How to play: the rules in short. A paragraph ends with an empty line.

learn-goal-title = Le but
learn-goal = Vous et les autres joueurs sauvez les chats des pyramides. Qui a le plus de points à la fin a gagné. La pyramide de l’image montre les points de tous ; quand quelqu’un atteint 23, la fin approche.
learn-area-title = Tuiles et zones
learn-area =
    Les tuiles sont des triangles. Deux tuiles sont adjacentes si elles partagent un côté entier ; un coin ne suffit pas.

    Une zone est une tuile avec les tuiles adjacentes : quatre tuiles au plus. Plus une zone a de couleurs, mieux c’est.
learn-turn-title = Un tour
learn-turn =
    Pendant votre tour, vous faites deux actions : une action de tuile puis une action de sauveteur, ou deux actions de sauveteur.

    Ou bien votre première action est un Sauvetage : alors le tour se termine aussitôt. Une première action n’est possible que si une seconde peut la suivre ; le jeu y veille.
learn-scout-title = Action de tuile : Expédition
learn-scout = Retournez la première tuile de la pioche et posez-la à côté des autres. Vous voyez la tuile avant de choisir sa place, mais vous ne pouvez plus revenir en arrière.
learn-search-title = Action de tuile : Recherche
learn-search = Prenez une tuile sans sauveteur ni inspecteur et posez-la ailleurs. Une tuile entourée reste en place, et les pyramides ne doivent jamais se séparer.
learn-rescuers-title = Actions de sauveteur
learn-rescuers =
    Éclaireur : posez un sauveteur de votre réserve sur la tuile posée ou déplacée pendant ce tour.

    Faites équipe : posez un sauveteur de votre réserve sur une tuile à côté de l’un de vos sauveteurs.

    Troupeau (règles avancées) : déplacez l’un de vos sauveteurs sur une tuile adjacente.

    Une tuile a de la place pour deux sauveteurs, mais jamais pour deux du même joueur.
learn-score-title = Sauvetage
learn-score =
    Choisissez l’un de vos sauveteurs sur une tuile sans inspecteur. Vous marquez un point par couleur de sa zone, et un pour chacun de vos autres sauveteurs sur une tuile qui compte : ce sont les assistants.

    Une seule tuile compte par couleur. Si plusieurs ont la même, vous choisissez ; la tuile de sauvetage compte toujours pour la sienne. Sur l’image : 4 couleurs et 1 assistant, donc 5 points. Ensuite le sauveteur et les assistants reviennent dans votre réserve.
learn-inspectors-title = Inspecteurs
learn-inspectors = Quand vous marquez, un inspecteur vient sur la tuile de sauvetage : personne ne peut y marquer tant qu’il est là. Il n’y en a que trois ; quand ils sont tous en jeu, vous choisissez lequel se déplace.
learn-cats-title = Les chats (règles avancées)
learn-cats = Chaque sorte de tuile a une capacité. « Sauvetage ici » veut dire : c’est la tuile de sauvetage.
learn-cleocatra = Sauvetage ici : 1 point de plus. Et si un joueur avait, seul, le moins de points avant, il reçoit une action bonus.
learn-mafdat = Se déplace comme avec une Recherche, même avec des sauveteurs ou un inspecteur dessus : tous suivent.
learn-bastet = Votre sauveteur sur Bastet et celui d’un autre joueur sur une autre tuile échangent leurs places. C’est une action de tuile.
learn-mut = Sauvetage ici : votre sauveteur reste sur la tuile.
learn-princess = Sauvetage ici : placez deux inspecteurs sur deux tuiles de votre choix qui n’en ont pas.
learn-end-title = La fin
learn-end = Quand quelqu’un a 23 points, la manche est jouée jusqu’au bout, pour que tous aient eu autant de tours. À égalité, la victoire est partagée. Un joueur qui ne peut jouer aucun tour complet fait un ralliement : il pose un sauveteur de sa réserve sur n’importe quelle tuile qui a de la place ou, si la réserve est vide, y déplace l’un des siens.

# The first steps: a game in which each turn is explained. $points: a number.
lesson-title = Premiers pas
learn-lesson = Premiers pas : apprendre en jouant, en deux minutes
lesson-first = Une chose à la fois : faites d’abord ce que dit le chat.
lesson-step = Étape { $step } sur { $total }
lesson-scout = Bienvenue ! Vous êtes rouge. Un tour compte deux actions. La première : l’Expédition. Touchez la pioche : cela retourne une tuile.
lesson-place = Posez la tuile à l’un des deux endroits indiqués, à côté de la tuile de votre sauveteur. Touchez l’endroit, ou faites-y glisser la tuile.
lesson-dispatch = Votre seconde action : l’Éclaireur. Un sauveteur de votre réserve va sur la tuile que vous venez de poser.
lesson-end = Voilà un tour complet. Tant qu’il n’est pas terminé, vous pouvez annuler. Terminez le tour maintenant.
lesson-other = C’est au tour de Bleu : regardez la tuile Mut.
lesson-team =
    { $points ->
        [one] Bleu a marqué { $points } point, et un inspecteur est venu sur cette tuile : plus aucun sauvetage n’y est possible. Mais un sauveteur peut s’y tenir. Faites équipe : placez-y votre dernier sauveteur.
       *[other] Bleu a marqué { $points } points, et un inspecteur est venu sur cette tuile : plus aucun sauvetage n’y est possible. Mais un sauveteur peut s’y tenir. Faites équipe : placez-y votre dernier sauveteur.
    }
lesson-score = Et maintenant le Sauvetage, avec votre sauveteur sur la tuile Bastet. Chaque couleur de sa zone vaut un point, chaque assistant aussi. Regardez la somme ci-dessous, puis marquez.
lesson-count =
    { $points ->
        [one] Vous avez { $points } point ! Vos sauveteurs sont revenus dans votre réserve, et un inspecteur est venu sur la tuile. Terminez le tour.
       *[other] Vous avez { $points } points ! Vos sauveteurs sont revenus dans votre réserve, et un inspecteur est venu sur la tuile. Terminez le tour.
    }
lesson-done = Voilà le cœur du jeu. Quand quelqu’un atteint 23 points, on joue la dernière manche. Les règles avancées ajoutent le Troupeau et les capacités des chats. Amusez-vous bien !
