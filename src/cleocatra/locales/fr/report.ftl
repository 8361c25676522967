# A report's page (`cleocatra report`). Bots of the user's own, variants and commands are called as they are typed.

## Numbers. $value, $part: written already.

report-part = { $value } ({ $part })

## What was played

report-title = Labo Cleocatra : { $run }
report-against = { $run } face à { $other }
report-run = { $game }, { $bots }
report-run-variant = { $game }, { $bots }, variante { $variant }
report-game = { $game }, { $players } joueurs
report-facts =
    .variant = variante
    .rules = règles
    .tiles = tuiles
    .goal = objectif
    .bots = bots
    .games = parties
    .command = commande
report-goal =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
report-games = { $games }, graine { $seed }
report-standard = jeu normal
level-random = Hasard
level-uct = UCT

# What a variant changes; $value: a number, tiles or abilities.
report-variant = { $name } ({ $changes })
report-and-also = {" "};{" "}
report-change-goal = objectif : { $value }
report-change-rescuers = sauveteurs : { $value }
report-change-inspectors = inspecteurs : { $value }
report-change-tiles = tuiles dans la boîte : { $value }
report-change-tiles_2 = tuiles à deux : { $value }
report-change-tiles_3 = tuiles à trois : { $value }
report-change-tiles_4 = tuiles à quatre : { $value }
report-change-on = avec { $value }
report-change-off = sans { $value }
report-change-r7-any-tile = R7 : n’importe quelle tuile peut compter pour la couleur de la tuile de sauvetage
report-change-r9-most = R9 : aucun assistant ne peut être laissé de côté
report-change-r9-optional = R9 : un assistant peut rester à l’écart
report-change-r10-forced = R10 : une action bonus ne peut pas être refusée
report-change-r10-single = R10 : une action bonus n’en donne pas d’autre
report-change-r13-elsewhere = R13 : les inspecteurs de Princess ne vont jamais sur la tuile de sauvetage
report-change-r13-rescue-tile = R13 : l’un des inspecteurs de Princess va sur la tuile de sauvetage

## Cards: a message's value is the heading, .plot says what the plot shows, .rows and .value head the table,
## .across names what goes to the right, .how explains. $side: A or B, one of two runs.

report-side = { $side } : { $what }
report-seat =
    { $number ->
        [1] 1er
       *[other] { $number }e
    }

report-fair = Est-ce équitable ?
report-seats = Part de victoire selon l’ordre de jeu
    .plot = Part de victoire selon l’ordre de jeu, avec intervalles de confiance à 95 %
    .rows = joueur (%)
    .value = part
    .advantage = avantage du 1er
    .how = Une victoire partagée compte en fractions. La ligne marque la part égale ; l’avantage est la part du premier joueur moins cette part égale. ± ou les bornes entre parenthèses donnent l’intervalle de confiance à 95 %.
report-seat-points = Points selon l’ordre de jeu
    .plot = Points moyens selon l’ordre de jeu, avec intervalles de confiance à 95 %
    .rows = joueur
    .value = points
    .how = Points en fin de partie, en moyenne sur les parties terminées. La ligne marque la moyenne de tous les joueurs.
report-bots = Part de victoire par bot
    .plot = Part de victoire par bot, avec intervalles de confiance à 95 %
    .rows = bot (%)
    .value = part
    .how = Chaque pioche est jouée une fois avec chaque placement ; les parties avec la même pioche comptent pour une seule observation.

report-flow = Comment se déroule une partie ?
# $action, $doubling: seconds
report-length = Tours par joueur
    .plot = Répartition du nombre de tours par joueur
    .own = tours par joueur
    .all = tours en tout
    .minutes = minutes (estimation)
    .mean = moyenne
    .middle = 90 % centraux
    .how = Les minutes ne sont pas mesurées : { $action } s par action, et { $doubling } s de réflexion chaque fois que le nombre de façons de jouer un tour double. Dans le graphique, le centième des parties les plus longues est ramené à la durée juste inférieure.
report-choices = Façons de jouer un tour
    .plot = Nombre médian de façons de jouer un tour, par manche
    .across = manche
    .all = tous les tours
    .first = premières actions
    .ways = façons
    .middle = moitié centrale
    .how = Médianes. Une façon est une première action suivie d’une deuxième, ou un Sauvetage seul ; la tuile retournée par une Expédition est prise comme elle est venue. Manches atteintes par au moins une partie sur dix.
report-sources = Origine des points
    .plot = Points par joueur et par partie, selon leur origine
    .rows = origine
    .value = points
    .colours = couleurs
    .helpers = assistants
    .extra = point de Cleocatra
    .all = total
    .bonus = dont actions bonus
    .how = Points par joueur et par partie. Les autres capacités ne donnent pas de points elles-mêmes : leur valeur se voit dans les parts de victoire plus bas, et surtout à côté d’une simulation sans elles (--against).

report-exciting = Y a-t-il du suspense ?
report-tension = Tension de la partie
    .plot = Part de victoire du leader au fil de la partie
    .across = avancement de la partie
    .how = La part de victoire qui attend celui qui a le plus de points à ce moment. Courbe plate et basse : tout reste ouvert. Haute dès le début : la partie se décide tôt. Les bandes sont des intervalles de confiance à 95 %.
report-lead-changes = Changements de leader
    .plot = Répartition du nombre de changements de leader
    .across = changements de leader par partie
    .how = Combien de fois un joueur seul en tête succède à un autre.
# $runaway: a share, with its sign
report-course = Les parties en chiffres
    .mean = moyenne
    .turns = tours par joueur
    .leader = leader à mi-partie (%)
    .runaways = échappées (%)
    .shared = victoires partagées (%)
    .blocked = tours bloqués (%)
    .stopped = parties arrêtées (%)
    .margin = écart (points)
    .changes = changements de leader
    .how = Leader à mi-partie : la part de victoire moyenne qui attend celui qui mène alors. Échappée : à mi-partie, { $runaway } de l’objectif d’avance sur le deuxième, puis seul vainqueur. Victoire partagée : plus d’un vainqueur. Tour bloqué (R6) : aucun tour complet n’était possible, le joueur a donc rallié un sauveteur ou fait une action de tuile seule. Partie arrêtée : elle a atteint la limite de tours ; elle compte pour les parts de victoire, et pour rien d’autre sur cette page. Écart : entre les deux premiers.

report-actions = Que font les joueurs, et qu’est-ce que cela vaut ?
report-often = Fréquence
    .plot = Nombre de fois par joueur et par partie
    .how = Nombre de fois par joueur et par partie. Cleocatra, Mut et Princess : Sauvetages sur une telle tuile quand sa capacité est en jeu ; Mafdat : déplacements d’une tuile occupée ; Bastet : échanges.
report-goes-with = Lien avec la victoire
    .plot = Part de victoire de ceux qui le font plus souvent, moins celle des autres, avec intervalles de confiance à 95 %
    .how = Dans chaque partie : la part de victoire de ceux qui l’ont fait plus souvent que la moyenne de la partie, moins celle de ceux qui l’ont fait moins souvent. C’est lié à la victoire sans en être forcément la cause : pour le savoir, comparez avec une variante qui s’en passe.
report-uses = Les actions en chiffres
    .times = fois
    .points = points
    .victory = victoire (%)
    .how = Nombre de fois par joueur et par partie ; points d’un tour avec, moins ceux d’un tour sans ; part de victoire comme dans le graphique.

report-note = * fait partie des règles avancées. Les bots jouent avec des réseaux entraînés pour le jeu normal : dans une variante, ils peuvent passer à côté de ce qu’elle rend bon. docs/lab.md explique chaque chiffre.
