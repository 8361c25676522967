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
rules-basic-about = Des tuiles, des sauveteurs et des points : idéal pour débuter.
rules-advanced-about = Avec le Troupeau et une capacité propre à chaque chat.
edition-international = Édition internationale
edition-french = Édition française

level-Kitten = Chaton
level-Kitten-about = ne voit que peu de tours, et oublie les assistants
level-Stray = Vagabond
level-Stray-about = prend les points qu’il voit, mais en manque beaucoup
level-Mouser = Souricier
level-Mouser-about = se jette aussitôt sur les points
level-Digger = Fouilleur
level-Digger-about = retourne et déplace tuile après tuile
level-Guard = Garde
level-Guard-about = envoie les inspecteurs sur vos sauveteurs
level-Foreman = Meneur
level-Foreman-about = réunit des assistants avant de marquer
level-Scribe = Scribe
level-Scribe-about = distingue les bons emplacements des mauvais
level-Priestess = Prêtresse
level-Priestess-about = pressent ce qui va suivre
level-Architect = Architecte
level-Architect-about = prépare son tour suivant
level-Vizier = Vizir
level-Vizier-about = prévoit quelques tours à l’avance
level-Oracle = Oracle
level-Oracle-about = devine presque tout ce qui peut arriver
level-Sphinx = Sphinx
level-Sphinx-about = prévoit aussi loin que le temps le permet

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
log-scout = { $name } part en Expédition : une tuile { $tile }, près de { $beside }.
log-search = { $name } fait une Recherche : une tuile { $tile } va près de { $beside }.
log-swap = Bastet : un sauveteur ({ $name }) et un autre ({ $other }) échangent leurs places.
log-dispatch = { $name } envoie un Éclaireur sur la tuile { $tile }.
log-team = { $name } fait équipe sur une tuile { $tile }, près de { $beside }.
log-herd = { $name } : Troupeau, un sauveteur va sur une tuile { $tile }, près de { $beside }.
log-score =
    { $points ->
        [one] { $name } marque { $points } point sur { $tile }.
       *[other] { $name } marque { $points } points sur { $tile }.
    }
log-rally = { $name } est sans tour possible et rallie un sauveteur sur une tuile { $tile }, près de { $beside }.
log-pass = { $name } passe.
log-bonus = Action bonus

# Why an action is impossible. $name: a player; $number: how many; $text: a reason.
why-rule = Voir la règle
why-unknown = Vous ne pouvez pas faire cela maintenant.
why-game-over = Vous ne pouvez plus jouer : la partie est terminée.
why-turn-other-player = Attendez votre tour : { $name } joue.
why-turn-unconfirmed = Votre tour est joué : touchez « Terminer le tour » ou annulez.
why-opening-first = Posez d’abord votre tuile de mise en place.
why-opening-done = Vous avez déjà posé votre tuile de mise en place.
why-opening-first-cell = Vous posez la première tuile au milieu.
why-second-tile-action = Votre deuxième action doit être une action de sauveteur.
why-follow-up = Vous n’auriez plus de deuxième action possible ensuite.
why-bonus-dispatch = Vous ne pouvez pas jouer Éclaireur en action bonus.
why-bonus-rally = Vous ne pouvez pas rallier en action bonus.
why-pass-no-bonus = Vous ne pouvez passer que sur une action bonus.
why-cell-occupied = Il vous faut un emplacement libre : il y a déjà une tuile ici.
why-cell-apart = Votre tuile doit en toucher une autre par un côté entier.
why-tile-none = Vous ne pouvez rien faire ici : il n’y a pas de tuile.
why-pile-empty = Vous ne pouvez pas partir en Expédition : la pioche est vide.
why-search-rescuers = Vous ne pouvez pas déplacer une tuile qui porte un sauveteur.
why-search-inspector = Vous ne pouvez pas déplacer une tuile qui porte un inspecteur.
why-search-surrounded = Vous ne pouvez pas déplacer une tuile entourée de trois autres.
why-search-splits = Vous ne pouvez pas déplacer cette tuile : les pyramides seraient divisées.
why-search-same-cell = Vous devez poser la tuile ailleurs.
why-search-beside-itself = Vous devez poser la tuile à côté d’une autre.
why-supply-empty = Vous n’avez plus de sauveteur en réserve.
why-room-own = Vous avez déjà un sauveteur sur cette tuile.
why-room-full = Vous ne pouvez pas aller ici : deux sauveteurs y sont déjà.
why-rescuer-none = Vous n’avez pas de sauveteur ici.
why-dispatch-first = Vous ne jouez Éclaireur qu’après une action de tuile du même tour.
why-dispatch-no-tile = Vous n’avez ni posé ni déplacé de tuile pendant ce tour.
why-team-apart = Aucune tuile adjacente ne porte l’un de vos sauveteurs.
why-herd-basic = Vous ne jouez Troupeau qu’avec les règles avancées.
why-herd-apart = Vous ne pouvez déplacer un sauveteur que sur une tuile adjacente.
why-rally-not-blocked = Vous ne pouvez rallier que si vous ne pouvez rien faire d’autre.
why-rally-supply-first = Vous avez encore des sauveteurs en réserve : prenez-en un.
why-swap-basic = Vous n’utilisez Bastet qu’avec les règles avancées.
why-swap-not-bastet = Il vous faut un sauveteur sur une tuile Bastet.
why-swap-same-tile = Vous devez choisir un sauveteur sur une autre tuile.
why-swap-own-rescuer = Vous devez choisir le sauveteur d’un autre joueur.
why-swap-no-such-player = Vous ne pouvez pas choisir un joueur absent de cette partie.
why-swap-doubles = Vous ne pouvez pas les échanger : un joueur aurait deux sauveteurs sur une tuile.
why-score-inspector = Vous ne pouvez pas marquer ici tant qu’un inspecteur est sur la tuile.
why-score-unsorted = Vous devez indiquer des tuiles différentes, dans l’ordre.
why-score-helper-apart = Votre assistant doit être sur une tuile adjacente à la tuile de sauvetage.
why-score-helper-own-colour = Votre tuile de sauvetage compte déjà pour cette couleur.
why-score-helpers-same-colour = Vous ne comptez qu’une tuile par couleur.
why-score-helper-missing = Vous devez compter cet assistant : aucune autre tuile n’a cette couleur.
why-score-put-elsewhere = Vous devez placer l’inspecteur sur la tuile de sauvetage.
why-score-put-number =
    { $number ->
        [one] Vous devez placer { $number } inspecteur.
       *[other] Vous devez placer { $number } inspecteurs.
    }
why-score-put-inspected = Vous ne pouvez pas placer un inspecteur là où il y en avait déjà un.
why-score-taken-number =
    { $number ->
        [0] Vous prenez d’abord les inspecteurs inutilisés.
        [one] Vous devez prendre { $number } inspecteur sur une tuile.
       *[other] Vous devez prendre { $number } inspecteurs sur des tuiles.
    }
why-score-taken-none = Vous ne pouvez pas prendre d’inspecteur ici : il n’y en a pas.
why-scout-reveal-first = Vous devez retourner la tuile avant de choisir son emplacement.
why-scout-tile-open = Posez d’abord votre tuile retournée.
why-search-none = Vous ne pouvez déplacer aucune tuile : chacune est occupée, entourée ou tient les pyramides ensemble.
why-team-none = Il vous faut de la place sur une tuile adjacente à l’un de vos sauveteurs.
why-herd-none = Il vous faut un sauveteur avec de la place sur une tuile adjacente.
why-score-none = Il vous faut un sauveteur sur une tuile sans inspecteur.
why-swap-none = Il vous faut un sauveteur sur une tuile Bastet.
why-swap-no-partner = Vous n’avez personne avec qui échanger les places.
why-rescuer-theirs = Il vous faut une tuile avec le sauveteur d’un autre joueur.
why-pass-forced = Vous ne pouvez pas refuser une action bonus dans cette variante.
why-score-helper-left = Vous ne pouvez pas laisser un assistant de côté dans cette variante.
why-score-put-rescue-tile = Vous ne pouvez pas placer d’inspecteur sur la tuile de sauvetage dans cette variante.
why-score-put-not-rescue-tile = Vous devez placer un inspecteur sur la tuile de sauvetage dans cette variante.
why-inspector-still = Vous ne déplacez un inspecteur que lorsque vous marquez.
why-card-own = Vos sauveteurs sont à côté de la pioche : prenez-en un là.
why-card-other = Vous ne pouvez utiliser que vos propres sauveteurs.

# What the server refuses.
refusal-unknown = Cela n’a pas marché ({ $code }).
refusal-network = Le serveur est injoignable.
refusal-action-stale = La partie a continué avant l’arrivée de votre action.
refusal-bot-unknown = Ce bot n’existe pas.
refusal-game-not-started = La partie n’a pas encore commencé.
refusal-game-over = La partie est terminée.
refusal-game-unknown = Cette partie n’existe pas.
refusal-games-too-many = Trop de parties sont créées. Réessayez plus tard.
refusal-games-share = { $most } de vos parties publiques attendent encore. Complétez-en ou annulez-en une d’abord.
refusal-name-characters = Un nom ne peut contenir ni balise ni caractère de contrôle.
refusal-name-length = Un nom a de 1 à { $most } caractères.
refusal-name-mixed = Ce nom mêle des lettres d’alphabets différents.
refusal-rate-exceeded = Vous allez trop vite. Réessayez dans un instant.
refusal-record-invalid = Ce fichier de partie n’est pas valide (ligne { $line }).
refusal-seat-forbidden = Cette place n’est pas la vôtre.
refusal-seat-none-free = Toutes les places sont prises.
refusal-seat-taken = Cette place est prise.
refusal-seat-removed = L’hôte vous a demandé de quitter cette partie.
refusal-seat-share = Vous attendez déjà à d’autres tables publiques. Jouez ou quittez-en une d’abord.
refusal-seat-stays = La partie commence : on ne peut plus renvoyer personne.
refusal-server-busy = Le serveur est occupé. Réessayez dans un instant.
refusal-server-failed = Une erreur s’est produite sur le serveur. Réessayez.
refusal-host-unknown = Ce serveur ne répond pas à cette adresse.
refusal-shuffle-closed = Les tuiles sont déjà mélangées.
refusal-shuffle-other-share = Ce n’est pas la part que vous aviez engagée.
refusal-server-stopping = Le serveur redémarre. Réessayez dans un instant.
refusal-store-unavailable = Le serveur n’arrive pas à joindre sa base de données. Réessayez dans un instant.
refusal-stream-too-many = Trop de personnes regardent cette partie.
refusal-take-back-forbidden = Dans cette partie, on ne peut pas annuler.
refusal-take-back-nothing = Il n’y a rien à annuler.
refusal-turn-nothing-to-confirm = Il vous reste une action à jouer.
refusal-hint-forbidden = Dans cette partie, les conseils ne sont pas permis.
refusal-game-not-over = La partie n’est pas encore terminée.
