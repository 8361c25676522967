# Les capacités des chats, comme les donnent leurs cartes à la table. Le reste des règles est dans rules.ftl.

learn-cleocatra = Quand vous marquez ici, vous gagnez 1 point de plus. À la fin de votre tour, le joueur qui avait le moins de points avant ce Sauvetage reçoit une action bonus, mais seulement s’il était seul à en avoir le moins.
learn-mafdat = Comme action de tuile, vous pouvez déplacer cette tuile comme avec une Recherche, même avec des sauveteurs ou un inspecteur dessus : tous suivent.
learn-bastet = Comme action de tuile, votre sauveteur sur cette tuile et celui d’un autre joueur sur une autre tuile échangent leurs places.
learn-mut = Quand vous marquez ici, votre sauveteur reste sur la tuile. Les assistants reviennent dans votre réserve comme d’habitude, même d’une tuile Mut.
learn-princess = Quand vous marquez ici, placez deux inspecteurs sur deux tuiles qui n’en ont pas (celle-ci comprise), au lieu d’un seul sur cette tuile.
