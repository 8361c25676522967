# The game's own words: shared by the page, the command line and every message.

game-name = Cleocatra

kind-cleocatra = Cleocatra
kind-mafdat = Mafdat
kind-bastet = Bastet
kind-mut = Mut
kind-princess = Princess

player-red = Rouge
player-blue = Bleu
player-black = Noir
player-green = Vert

rules-basic = Jeu de base
rules-advanced = Règles avancées
edition-international = Édition internationale
edition-french = Édition française

level-Kitten = Chaton
level-Kitten-about = bondit dès qu’il voit trois points
level-Mouser = Souricier
level-Mouser-about = prend le plus de points à chaque tour
level-Scribe = Scribe
level-Scribe-about = reconnaît les bonnes places
level-Vizier = Vizir
level-Vizier-about = prévoit quelques tours à l’avance
level-Sphinx = Sphinx
level-Sphinx-about = prévoit tant que le temps le permet

action-open = Mise en place
action-reveal = Expédition
action-scout = Expédition
action-search = Recherche
action-swap = Bastet
action-dispatch = Éclaireur
action-team = Faites équipe
action-herd = Troupeau
action-score = Sauvetage
action-rally = Ralliement
action-pass = Passer

list-separator = ,{" "}
list-and = {" "}et{" "}

# What happened. $name: who did it; $tile: a kind of tile; $beside: the kinds of the tiles around it; $other: another player; $points: a number.
log-open = { $name } : mise en place avec une tuile { $tile }.
log-reveal = { $name } retourne une tuile.
log-scout = { $name } part en Expédition : une tuile { $tile }, près de { $beside }.
log-search = { $name } fait une Recherche : une tuile { $tile } va près de { $beside }.
log-swap = Bastet : les sauveteurs de { $name } et de { $other } échangent leurs places.
log-dispatch = { $name } envoie un Éclaireur sur la tuile { $tile }.
log-team = { $name } fait équipe sur une tuile { $tile }, près de { $beside }.
log-herd = { $name } : Troupeau, un sauveteur va sur une tuile { $tile }, près de { $beside }.
log-score =
    { $points ->
        [one] { $name } marque { $points } point sur { $tile }.
       *[other] { $name } marque { $points } points sur { $tile }.
    }
log-rally = { $name } rallie un sauveteur sur une tuile { $tile }, près de { $beside }.
log-pass = { $name } passe.
log-bonus = Action bonus

# Why an action is impossible. $name: a player; $number: how many; $code: an unknown code; $text, $rule: a reason and its rule.
why-rule = { $text } (règle { $rule })
why-kind = { $action } : { $text }
why-unknown = Ce n’est pas possible maintenant ({ $code }).
why-game-over = La partie est terminée.
why-turn-other-player = C’est le tour de { $name }.
why-turn-unconfirmed = Votre tour est joué : terminez-le ou annulez.
why-opening-first = D’abord la mise en place : { $name } pose une tuile.
why-opening-done = La mise en place est terminée.
why-opening-first-cell = La première tuile se pose au milieu.
why-second-tile-action = La seconde action d’un tour est une action de sauveteur.
why-follow-up = Aucune seconde action ne serait possible ensuite.
why-bonus-dispatch = Une action bonus ne peut pas être un Éclaireur.
why-bonus-rally = Une action bonus ne peut pas être un ralliement.
why-pass-no-bonus = On ne peut refuser qu’une action bonus.
why-cell-occupied = Il y a déjà une tuile ici.
why-cell-apart = Une tuile doit en toucher une autre par un côté entier.
why-tile-none = Il n’y a pas de tuile ici.
why-pile-empty = La pioche est vide.
why-search-rescuers = Des sauveteurs sont sur cette tuile : elle ne peut pas bouger.
why-search-inspector = Un inspecteur est sur cette tuile : elle ne peut pas bouger.
why-search-surrounded = Cette tuile est entourée de trois autres : elle ne peut pas bouger.
why-search-splits = Sans cette tuile, les pyramides seraient séparées.
why-search-same-cell = La tuile doit aller à un autre endroit.
why-search-beside-itself = À cet endroit, la tuile ne toucherait aucune autre tuile.
why-supply-empty = { $name } n’a plus de sauveteur en réserve.
why-room-own = { $name } a déjà un sauveteur sur cette tuile.
why-room-full = Deux sauveteurs sont déjà sur cette tuile.
why-rescuer-none = { $name } n’a pas de sauveteur ici.
why-dispatch-first = L’Éclaireur suit une action de tuile du même tour.
why-dispatch-no-tile = Aucune tuile n’a été posée ou déplacée pendant ce tour.
why-team-apart = Aucun sauveteur de { $name } n’est sur une tuile adjacente.
why-herd-basic = Le Troupeau fait partie des règles avancées.
why-herd-apart = Avec Troupeau, un sauveteur ne va que sur une tuile adjacente.
why-rally-not-blocked = On ne peut rallier un sauveteur que si aucun tour complet n’est possible.
why-rally-supply-first = Avec des sauveteurs en réserve, le ralliement en prend un.
why-swap-basic = La capacité de Bastet fait partie des règles avancées.
why-swap-not-bastet = Il faut un sauveteur de { $name } sur une tuile Bastet.
why-swap-same-tile = Les deux sauveteurs doivent être sur des tuiles différentes.
why-swap-own-rescuer = L’autre sauveteur doit être à un autre joueur.
why-swap-no-such-player = Ce joueur ne participe pas à cette partie.
why-swap-doubles = Une tuile aurait deux sauveteurs du même joueur.
why-score-inspector = Un inspecteur est ici : personne ne peut marquer sur cette tuile.
why-score-unsorted = Les tuiles d’une liste doivent être différentes et triées.
why-score-helper-apart = Un assistant doit être à côté de la tuile de sauvetage.
why-score-helper-own-colour = La tuile de sauvetage compte pour sa propre couleur.
why-score-helpers-same-colour = Une seule tuile compte par couleur.
why-score-helper-missing = L’un des assistants doit compter : aucune autre tuile n’a cette couleur.
why-score-put-elsewhere = L’inspecteur va sur la tuile de sauvetage.
why-score-put-number =
    { $number ->
        [one] Il faut placer { $number } inspecteur.
       *[other] Il faut placer { $number } inspecteurs.
    }
why-score-put-inspected = Il y avait déjà un inspecteur sur cette tuile.
why-score-taken-number =
    { $number ->
        [0] D’abord les inspecteurs libres : aucun n’est pris sur une tuile.
        [one] Il faut prendre { $number } inspecteur sur une tuile.
       *[other] Il faut prendre { $number } inspecteurs sur des tuiles.
    }
why-score-taken-none = Il n’y a pas d’inspecteur sur cette tuile.
why-scout-reveal-first = Retournez la tuile avant de choisir sa place.
why-scout-tile-open = Une tuile est retournée : posez-la d’abord.

# What the server refuses.
refusal-unknown = Cela n’a pas marché ({ $code }).
refusal-network = Le serveur est injoignable.
refusal-action-stale = La partie a continué entre-temps.
refusal-bot-unknown = Ce robot n’existe pas.
refusal-game-not-started = La partie n’a pas encore commencé.
refusal-game-over = La partie est terminée.
refusal-game-unknown = Cette partie n’existe pas.
refusal-games-too-many = Trop de parties sont créées. Réessayez plus tard.
refusal-name-characters = Un nom ne peut contenir ni balise ni caractère de contrôle.
refusal-name-length = Un nom a de 1 à { $most } caractères.
refusal-rate-exceeded = Vous allez trop vite. Réessayez dans un instant.
refusal-record-invalid = Cet enregistrement n’est pas valide (ligne { $line }).
refusal-seat-forbidden = Cette place n’est pas la vôtre.
refusal-seat-none-free = Toutes les places sont prises.
refusal-seat-taken = Cette place est prise.
refusal-server-busy = Le serveur est occupé. Réessayez dans un instant.
refusal-server-failed = Une erreur s’est produite sur le serveur. Réessayez.
refusal-server-stopping = Le serveur redémarre. Réessayez dans un instant.
refusal-store-unavailable = Le serveur n’arrive pas à joindre sa base de données. Réessayez dans un instant.
refusal-stream-too-many = Trop de personnes regardent cette partie.
refusal-take-back-forbidden = Dans cette partie, on ne peut pas annuler.
refusal-take-back-nothing = Il n’y a rien à annuler.
refusal-turn-nothing-to-confirm = Le tour n’est pas encore joué.
refusal-hint-forbidden = Dans cette partie, les conseils ne sont pas permis.
refusal-game-not-over = La partie n’est pas encore terminée.
