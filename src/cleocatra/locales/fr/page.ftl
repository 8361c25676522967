# The page around the game.

close = Fermer
home = Accueil
menu = Menu
undo = Annuler
copied = Copié
share = Partager
continue = Continuer
forget = Retirer
language = Langue
connecting = Connexion…
reconnecting = Reconnexion…
try-again = Réessayer
offline-title = Pas de connexion
offline-text = Vous pouvez lire comment jouer ; pour une partie, il faut une connexion.
guest = Invité
your-name = Votre nom

## Home

home-lead = Sauvez les chats des pyramides.
page-description = Le jeu de société Cleocatra : sauvez les chats des pyramides, contre des bots ou entre amis.
home-menu = Jouer
home-continue = Continuer avec { $names }
home-bot = Jouer contre un bot
home-here = Jouer sur cet appareil
home-friends = Inviter des amis
home-lobby = Parties ouvertes
home-games = Mes parties
home-learn = Comment jouer
lessons-title = Leçons
puzzles-title = Problèmes
lessons-all = Toutes les leçons
home-settings = Réglages
home-credit = Une version non officielle du jeu de Ta-Te Wu.

## A new game

new-bot = Jouer contre un bot
new-here = Jouer sur cet appareil
new-friends = Inviter des amis
new-from =
    { $count ->
        [0] Depuis le début, avec des tuiles remélangées.
        [one] Après le premier tour ; les tuiles encore cachées sont remélangées.
       *[other] Après { $count } tours ; les tuiles encore cachées sont remélangées.
    }
choose-level = Choisissez votre adversaire
level-rating = Elo { $rating }
level-rating-about = Elo, comme aux échecs : 400 points de plus, c’est dix victoires contre une
players = Joueurs
sit-me = Moi
sit-here = Quelqu’un sur cet appareil
sit-anyone = Quiconque a le lien
sit-bot = Bot : { $level }
seat-of = Place : { $colour }
name-of = Nom : { $colour }
seat-more = Ajouter un joueur
seat-less = Retirer le joueur { $colour }
options = Options
rules = Règles
edition = Édition (à deux joueurs)
start = Premier joueur
start-lot = Au hasard
clock = Temps par tour
clock-none = Sans limite
clock-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
absence = Un bot remplace les joueurs absents
absence-none = Jamais
absence-minutes =
    { $count ->
        [one] Après 1 minute
       *[other] Après { $count } minutes
    }
take-backs = Autoriser l’annulation
auto-confirm = Fin de tour automatique
hints = Autoriser les conseils
listed = Rendre la partie publique
start-game = Commencer la partie
create-game = Créer la partie

## Waiting room and invitations

waiting-title = En attente de joueurs
waiting-for =
    { $count ->
        [0] Toutes les places sont prises.
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
seat-free = Place libre
seat-you = Vous
seat-bot = Bot
seat-away = Absent
seat-substitute = Remplaçant : { $level }
stands-in = { $level } remplace { $name }.
take-over = Reprendre ma place
came-back = { $name } est de retour.
take-seat = Prendre une place
invite-text = Toute personne qui ouvre ce lien peut prendre une place libre ou regarder.
invite-link = Lien vers la partie
invite-code = Code QR avec le lien vers la partie
copy-link = Copier le lien

## Lobby and my games

lobby-title = Parties ouvertes
lobby-empty = Personne n’attend de joueurs en ce moment.
lobby-new = Ouvrir une partie
games-title = Mes parties
games-empty = Vous n’avez pas encore de partie sur cet appareil.
games-running = en cours
games-over = terminée
open-record = Ouvrir une partie enregistrée (.cleo)

## Settings

settings-title = Réglages
theme = Apparence
theme-auto = Comme l’appareil
theme-light = Jour
theme-dark = Soir
pace = Rythme des autres joueurs
pace-calm = Tranquille
pace-quick = Rapide
pace-instant = Immédiat
turn-ending = Quand votre tour est joué
turn-ending-undo = Il se termine seul, avec le temps d’annuler
turn-ending-once = Il se termine aussitôt
turn-ending-button = Je le termine moi-même
sound = Son
notify = Me prévenir quand c’est mon tour

## What others do

again = Revoir
now = Revenir au présent
skip = Touchez pour passer
mute = Couper le son
unmute = Remettre le son

## The table

board = Les pyramides
board-keys = Les flèches parcourent les tuiles, Entrée choisit, I dit ce que peut une tuile, Maj avec une flèche déplace la vue, plus et moins zooment, 0 l’ajuste.
zoom-fit = Ajuster la vue
dock = Votre tour
actions = Actions
confirm-turn = Terminer le tour
score-button =
    { $points ->
        [one] Marquer { $points } point
       *[other] Marquer { $points } points
    }
info = Scores et journal
log = Journal
log-empty = Il ne s’est encore rien passé.
score-track = Piste de score
score-of = { $name } : { $points }
unseen = Tuiles encore cachées
points-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
supply-count =
    { $count ->
        [one] { $count } sauveteur en réserve
       *[other] { $count } sauveteurs en réserve
    }
supply-of =
    { $count ->
        [one] { $name } : { $count } sauveteur en réserve
       *[other] { $name } : { $count } sauveteurs en réserve
    }
pile-count =
    { $count ->
        [0] La pioche est vide
        [one] Pioche : { $count } tuile
       *[other] Pioche : { $count } tuiles
    }
open-tile = Tuile retournée : { $tile }
inspectors-count =
    { $count ->
        [0] Aucun inspecteur inutilisé
        [one] { $count } inspecteur inutilisé
       *[other] { $count } inspecteurs inutilisés
    }
tile-at = tuile { $tile } en { $x }, { $y }
name-and-colour = { $name } ({ $colour })
name-and-count = { $name } ×{ $count }
tile-rescuer = sauveteur : { $name } ({ $colour })
tile-inspector = inspecteur
tile-target = peut être choisie
tile-source = peut agir
tile-scored = compte
tile-take = son inspecteur peut être déplacé
tile-gain =
    { $points ->
        [one] peut marquer { $points } point
       *[other] peut marquer { $points } points
    }
tile-quick = un sauveteur peut y aller
worth =
    { $points ->
        [0] rien à y marquer
        [one] { $points } point si l’on y marquait maintenant
       *[other] { $points } points si l’on y marquait maintenant
    }
cell-target = Emplacement libre en { $x }, { $y }
watching = vous regardez
spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
last-round = Dernière manche !
bonus-yours = Bonus de Cleocatra !
clock-last = Plus que 10 secondes
times-up = Temps écoulé ! Un bot joue pour vous.
hand-over = { $name }, à vous de jouer
download-record = Télécharger la partie
abandon = Arrêter la partie
abandon-sure = Arrêter la partie pour tous ?

title-your-turn = À vous de jouer !
title-turn = À { $name } de jouer · Cleocatra
title-over = Partie terminée · Cleocatra

## What is asked

prompt-opening = Posez la tuile retournée et un sauveteur.
prompt-first = Choisissez une action ou touchez le plateau.
prompt-second = Choisissez maintenant une action de sauveteur.
prompt-bonus = Bonus de Cleocatra ! Encore une action, ou passez.
prompt-confirm = Votre tour est joué. Terminez-le ou annulez.
prompt-waiting = { $name } joue.
prompt-thinking = { $name } réfléchit…
prompt-turned = { $name } a retourné une tuile { $tile }.
prompt-over = La partie est terminée.
prompt-abandoned = La partie a été arrêtée.
prompt-held = Que faire ici ? Choisissez une action ou un emplacement indiqué.
prompt-doubt = Que choisissez-vous ?
prompt-scoring = Vous allez marquer :
prompt-ending = Votre tour se termine. Vous pouvez encore annuler.
prompt-helper = Qui aide ? Touchez l’un de vos sauveteurs.
prompt-scoring-or-move = Marquez ici, ou touchez la destination du sauveteur.
prompt-scoring-take = Pour marquer, touchez l’inspecteur à déplacer.
prompt-scoring-take-or-move = Marquez en touchant l’inspecteur à déplacer, ou touchez la destination du sauveteur.
prompt-take =
    { $count ->
        [one] Touchez l’inspecteur à déplacer.
       *[other] Touchez un inspecteur à déplacer : { $number } sur { $count }.
    }
prompt-put =
    { $count ->
        [one] Touchez la tuile où va l’inspecteur.
       *[other] Touchez une tuile où va un inspecteur : { $number } sur { $count }.
    }
prompt-open = Choisissez un emplacement pour la tuile { $tile } et votre sauveteur.
prompt-scout = Choisissez un emplacement pour la tuile { $tile }.
prompt-reveal-source = Retournez la première tuile de la pioche.
prompt-reveal-target = Retournez la première tuile de la pioche.
prompt-search-source = Quelle tuile voulez-vous déplacer ?
prompt-search-target = Où voulez-vous la poser ?
prompt-swap-source = Choisissez votre sauveteur sur une tuile Bastet.
prompt-swap-target = Choisissez le sauveteur avec lequel il échange sa place.
prompt-dispatch-source = Posez un sauveteur sur la tuile posée ou déplacée.
prompt-dispatch-target = Posez un sauveteur sur la tuile posée ou déplacée.
prompt-team-source = Choisissez une tuile adjacente à l’un de vos sauveteurs.
prompt-team-target = Choisissez une tuile adjacente à l’un de vos sauveteurs.
prompt-herd-source = Quel sauveteur voulez-vous déplacer ?
prompt-herd-target = Choisissez une tuile adjacente.
prompt-score-source = Avec quel sauveteur voulez-vous marquer ?
prompt-score-target = Avec quel sauveteur voulez-vous marquer ?
prompt-rally-source = Choisissez l’un de vos sauveteurs à déplacer.
prompt-rally-target = Choisissez n’importe quelle tuile qui a de la place.
prompt-stuck-put = Rien d’autre n’est possible : posez un sauveteur où vous voulez.
prompt-stuck-move = Rien d’autre n’est possible : déplacez un de vos sauveteurs où vous voulez.
prompt-pass-source = Voulez-vous passer ?
prompt-pass-target = Voulez-vous passer ?

## What the actions are, as the cards of their buttons tell

about-reveal = Retournez la première tuile de la pioche et placez-la à côté d’une autre.
about-search = Prenez une tuile sans sauveteur ni inspecteur et placez-la à côté d’une autre.
about-dispatch = Placez un sauveteur de votre réserve sur la tuile que vous venez de poser ou de déplacer.
about-team = Placez un sauveteur de votre réserve sur une tuile à côté de l’un de vos sauveteurs.
about-herd = Déplacez l’un de vos sauveteurs sur une tuile adjacente où il reste de la place.
about-score = Marquez 1 point par couleur parmi la tuile de votre sauveteur et celles d’à côté, et 1 de plus par assistant. En première action, il termine votre tour.
about-pass = Renoncez à votre action bonus.

## A Score

helper = Assistant
helpers = Assistants
score-sum =
    { $points ->
        [one] { $points } point en tout
       *[other] { $points } points en tout
    }
score-ability = Cleocatra
score-alone = sans assistant : { $points }
score-with = assistant sur { $tiles } : { $points }
score-inspectors = Ensuite, vous placez les inspecteurs.
score-stays = Mut : votre sauveteur reste sur la tuile.
score-bonus = Cleocatra : { $name } reçoit une action bonus.

## The end, and looking back

result = Résultat
result-winners =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } : victoire partagée !
    }
result-points = avec { $points } points
result-abandoned = { $name } a arrêté la partie.
result-too-long = Cette partie est devenue trop longue et s’est terminée sans gagnant.
rematch = Rejouer
rematch-go = Partie suivante
replay = Revoir
replay-none = Ouvrez une partie enregistrée dans « Mes parties ».
replay-start = Le début de la partie.
replay-moment = Étape
replay-first = Au début
replay-back = Étape précédente
replay-next = Étape suivante
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-count = Étape { $at } sur { $total }
replay-go-on = Continuer à partir d’ici
replay-verified = mélange équitable (vérifié)
replay-shared = mélange équitable (vérifié, chacun y a pris part)

## Advice

review = Qu’aurait joué un bot fort ?
review-good = Un bon tour : rien de mieux n’a été trouvé (chances de gagner : { $percent } %).
review-title = Analyse
review-whose = Les tours de qui ?
review-chart = Chances de gagner, tour après tour
review-mistakes = Les tours qui ont coûté le plus
review-none = Aucune erreur trouvée. Bien joué !
review-turn = Tour { $number } : { $actions }
review-cost = −{ $percent } %
