# Un conseil en trois pas : le but, la pièce par où commencer, le coup ; chacun avec sa raison. $before, $after, $points : des
# points ; $name : un adversaire ; $tile : une sorte de tuile ; $percent, $other : des chances de gagner.
hint = Conseil
hint-more-piece = Quelle pièce ?
hint-more-move = Montrer le coup

hint-aim-score =
    { $after ->
        [one] Il y a un Sauvetage à { $after } point ce tour-ci.
       *[other] Il y a un Sauvetage à { $after } points ce tour-ci.
    }
hint-aim-prepare =
    { $after ->
        [one] Vous pouvez préparer un Sauvetage à { $after } point pour votre prochain tour.
       *[other] Vous pouvez préparer un Sauvetage à { $after } points pour votre prochain tour.
    }
hint-aim-block =
    { $before ->
        [one] Vous pouvez empêcher { $name } de marquer { $before } point.
       *[other] Vous pouvez empêcher { $name } de marquer { $before } points.
    }
hint-aim-tile = Retournez une nouvelle tuile.
hint-aim-position = Il n’y a pas beaucoup à marquer : placez mieux vos pièces.
hint-aim-pass = Vous pouvez passer.

hint-why-now = Il est prêt, et un inspecteur pourrait l’empêcher avant votre prochain tour.
hint-why-more =
    { $before ->
        [0] Pour l’instant, vous ne pourriez rien marquer.
        [one] Pour l’instant, votre meilleur Sauvetage ne vaut que { $before } point.
       *[other] Pour l’instant, votre meilleur Sauvetage ne vaut que { $before } points.
    }
hint-why-block =
    { $after ->
        [0] { $name } n’aura alors plus rien à marquer.
        [one] Le meilleur Sauvetage possible pour { $name } ne vaudra plus que { $after } point.
       *[other] Le meilleur Sauvetage possible pour { $name } ne vaudra plus que { $after } points.
    }
hint-why-tile = Ce qui est sur le plateau promet moins que ce qui peut venir.
hint-why-position = Cela rapportera plus tard.
hint-why-pass = Tout le reste vous desservirait.

hint-piece-pile = Commencez par la pioche.
hint-piece-open = Tout dépend de l’emplacement de la tuile retournée.
hint-piece-supply = Commencez par un sauveteur de votre réserve.
hint-piece-rescuer = Commencez par votre sauveteur sur { $tile }.
hint-piece-tile = Commencez par la tuile { $tile } marquée.
hint-piece-none = Aucune pièce n’est à déplacer.
hint-piece-why-score =
    { $helpers ->
        [0] Sa zone a { $colours } couleurs.
        [one] Sa zone a { $colours } couleurs, et un assistant.
       *[other] Sa zone a { $colours } couleurs, et { $helpers } assistants.
    }
hint-piece-why-more = Votre meilleur Sauvetage passe ainsi de { $before } à { $after }.
hint-piece-why-block = { $name } : le meilleur Sauvetage possible passe ainsi de { $before } à { $after }.
hint-piece-why-other = Un bot fort n’a rien trouvé de mieux pour commencer.

hint-move = Jouez : { $steps }.
hint-move-why = Cela vous donne { $percent } % de chances de gagner.
hint-move-next = Cela vous donne { $percent } % de chances de gagner ; la meilleure autre idée, { $other } %.
