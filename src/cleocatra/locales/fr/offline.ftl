# Jouer sans connexion.

offline-set = Jouer sans connexion
offline-set-about = Avec ce téléchargement, cet appareil joue tout seul : contre des bots, à plusieurs sur un même appareil, les leçons, les problèmes et les analyses.
offline-set-fetch = Rendre disponible hors connexion ({ $size } Mo)
offline-set-running = { $fetched } sur { $size } Mo
offline-set-failed = Le téléchargement s’est arrêté. Rien n’est perdu : il reprend où il en était.
offline-set-ready = C’est prêt : cet appareil joue aussi sans connexion.
offline-set-remove = Supprimer le téléchargement
offline-set-impossible = Ici, ce navigateur ne peut pas garder de parties pour jouer hors connexion : il faut une adresse sécurisée (https).
offline-plays = Cet appareil joue tout seul : contre des bots, à plusieurs ici même, les leçons, les problèmes et les analyses. Pour jouer avec des amis ailleurs, il faut une connexion.
