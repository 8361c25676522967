# How to play: the rules in short. A paragraph ends with an empty line.

learn-goal-title = Le but
learn-goal = Vous et les autres sauvez les chats des pyramides. Qui a le plus de points à la fin gagne. La pyramide ci-contre montre les points de tous ; à 23, la fin approche.
learn-area-title = Tuiles et zones
learn-area =
    Les tuiles sont des triangles. Deux tuiles sont adjacentes si elles partagent un côté entier ; un coin ne suffit pas.

    Une zone est une tuile avec ses voisines : quatre tuiles au plus. Plus une zone a de couleurs, mieux c’est.
learn-turn-title = Un tour
learn-turn =
    Pendant votre tour, vous faites deux actions : une action de tuile puis une action de sauveteur, ou deux actions de sauveteur.

    Ou bien un Sauvetage comme première action : le tour se termine aussitôt. Une première action n’est possible que si une seconde peut la suivre ; le jeu y veille.
learn-scout-title = Action de tuile : Expédition
learn-scout = Retournez la première tuile de la pioche et posez-la à côté des autres. Vous voyez la tuile avant de choisir sa place, mais vous ne pouvez plus revenir en arrière.
learn-search-title = Action de tuile : Recherche
learn-search = Prenez une tuile sans sauveteur ni inspecteur et posez-la ailleurs. Une tuile entourée reste en place, et les pyramides ne doivent jamais se séparer.
learn-rescuers-title = Actions de sauveteur
learn-rescuers =
    Éclaireur : posez un sauveteur de votre réserve sur la tuile posée ou déplacée pendant ce tour.

    Faites équipe : posez un sauveteur de votre réserve sur une tuile à côté de l’un des vôtres.

    Troupeau (règles avancées) : déplacez l’un de vos sauveteurs sur une tuile adjacente.

    Une tuile a de la place pour deux sauveteurs, mais jamais pour deux du même joueur.
learn-score-title = Sauvetage
learn-score =
    Choisissez l’un de vos sauveteurs sur une tuile sans inspecteur. Vous marquez un point par couleur de sa zone, et un pour chacun de vos autres sauveteurs sur une tuile qui compte : ce sont les assistants.

    Une seule tuile compte par couleur. Si plusieurs ont la même, vous choisissez ; la tuile de sauvetage compte toujours pour la sienne. Sur l’image : 4 couleurs et 1 assistant, donc 5 points. Ensuite le sauveteur et les assistants reviennent dans votre réserve.
learn-inspectors-title = Inspecteurs
learn-inspectors = Quand vous marquez, un inspecteur vient sur la tuile de sauvetage : personne ne peut y marquer tant qu’il est là. Il n’y en a que trois ; ensuite vous choisissez lequel se déplace.
learn-cats-title = Les chats (règles avancées)
learn-cats = Chaque sorte de tuile a une capacité. « Marquée » veut dire : elle est la tuile de sauvetage.
learn-cleocatra = Marquée : 1 point de plus. Et qui avait seul le moins de points reçoit une action bonus.
learn-mafdat = Se déplace comme par une Recherche, même avec des sauveteurs ou un inspecteur : tous suivent.
learn-bastet = Votre sauveteur sur Bastet et celui d’un autre joueur sur une autre tuile échangent leurs places. C’est une action de tuile.
learn-mut = Marquée : votre sauveteur reste sur la tuile.
learn-princess = Marquée : placez deux inspecteurs sur deux tuiles de votre choix qui n’en ont pas.
learn-end-title = La fin
learn-end = Quand quelqu’un a 23 points, la manche est jouée jusqu’au bout, pour que tous aient eu autant de tours. À égalité, la victoire est partagée. Qui ne peut jouer aucun tour fait un ralliement : il pose ou déplace un sauveteur sur n’importe quelle tuile qui a de la place.
