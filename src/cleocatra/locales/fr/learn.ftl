# How to play: the rules in short. A paragraph ends with an empty line.

learn-goal-title = Le but
learn-goal = Avec les autres joueurs, vous sauvez les chats des pyramides. Celui qui a le plus de points à la fin gagne. La pyramide de l’image montre les points de tous ; quand quelqu’un en a 23 ou plus, la fin approche.
learn-area-title = Tuiles et zones
learn-area =
    Les tuiles sont des triangles. Deux tuiles sont adjacentes si elles partagent un côté entier ; un coin ne suffit pas.

    Une zone est une tuile avec les tuiles adjacentes : quatre tuiles au plus. Plus une zone a de couleurs, mieux c’est.
learn-turn-title = Un tour
learn-turn =
    Pendant votre tour, vous faites deux actions : une action de tuile puis une action de sauveteur, ou deux actions de sauveteur.

    Ou bien votre première action est un Sauvetage : alors le tour se termine aussitôt. Une première action n’est possible que si une deuxième peut la suivre ; le jeu y veille.
learn-scout-title = Action de tuile : Expédition
learn-scout = Retournez la première tuile de la pioche et posez-la à côté d’une autre. Vous voyez la tuile avant de choisir son emplacement, mais vous ne pouvez plus revenir en arrière.
learn-search-title = Action de tuile : Recherche
learn-search = Prenez une tuile sans sauveteur ni inspecteur et posez-la ailleurs, à côté d’une autre. Une tuile entourée reste en place, et les pyramides ne doivent jamais être divisées.
learn-rescuers-title = Actions de sauveteur
learn-rescuers =
    Éclaireur : posez un sauveteur de votre réserve sur la tuile posée ou déplacée pendant ce tour.

    Faites équipe : posez un sauveteur de votre réserve sur une tuile adjacente à l’un de vos sauveteurs.

    Troupeau (règles avancées) : déplacez l’un de vos sauveteurs sur une tuile adjacente.

    Une tuile a de la place pour deux sauveteurs, mais jamais pour deux du même joueur.
learn-score-title = Sauvetage (Score)
learn-score =
    Choisissez l’un de vos sauveteurs sur une tuile sans inspecteur : c’est la tuile de sauvetage. Vous marquez un point par couleur de sa zone, et un pour chacun de vos autres sauveteurs sur une tuile qui compte : ce sont les assistants, même à côté d’un inspecteur.

    Une seule tuile compte par couleur. Si plusieurs ont la même, vous choisissez ; la tuile de sauvetage compte toujours pour la sienne. Sur l’image : 4 couleurs et 1 assistant, donc 5 points. Ensuite le sauveteur et les assistants reviennent dans votre réserve ; un sauveteur qui n’a pas compté reste.
learn-inspectors-title = Inspecteurs
learn-inspectors = Quand vous marquez, un inspecteur vient sur la tuile de sauvetage : personne ne peut y marquer tant qu’il est là. Il n’y en a que trois ; quand ils sont tous en jeu, vous choisissez lequel se déplace.
learn-cats-title = Les chats (règles avancées)
learn-cats = Chaque sorte de tuile a une capacité.
learn-cleocatra = Quand vous marquez ici, vous gagnez 1 point de plus. À la fin de votre tour, le joueur qui avait le moins de points avant ce Sauvetage reçoit une action bonus, mais seulement s’il était seul à en avoir le moins.
learn-mafdat = Comme action de tuile, vous pouvez déplacer cette tuile comme avec une Recherche, même avec des sauveteurs ou un inspecteur dessus : tous suivent.
learn-bastet = Comme action de tuile, votre sauveteur sur cette tuile et celui d’un autre joueur sur une autre tuile échangent leurs places.
learn-mut = Quand vous marquez ici, votre sauveteur reste sur la tuile. Les assistants reviennent dans votre réserve comme d’habitude, même d’une tuile Mut.
learn-princess = Quand vous marquez ici, placez deux inspecteurs sur deux tuiles qui n’en ont pas (celle-ci comprise), au lieu d’un seul sur cette tuile.
learn-stuck-title = En cas de blocage
learn-stuck =
    Si vous ne pouvez jouer aucun tour complet, vous faites un ralliement : posez un sauveteur de votre réserve sur n’importe quelle tuile qui a de la place. Si votre réserve est vide, déplacez-y l’un de vos sauveteurs. Puis jouez une action de sauveteur.

    Si même cela est impossible, vous jouez seulement une action de tuile.
learn-end-title = La fin
learn-end = Quand quelqu’un a 23 points ou plus, la manche en cours est jouée jusqu’au bout, pour que tous aient eu le même nombre de tours. Puis la partie se termine. À égalité, la victoire est partagée.
