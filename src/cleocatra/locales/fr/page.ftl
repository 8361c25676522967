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
offline-text = Vous pouvez lire comment jouer ; pour une partie, il faut le serveur.
guest = Invité
your-name = Votre nom

## Home

home-lead = Sauvez les chats des pyramides.
home-menu = Jouer
home-continue = Continuer avec { $names }
home-bot = Jouer contre un robot
home-here = Jouer sur cet appareil
home-friends = Inviter des amis
home-lobby = Parties ouvertes
home-games = Mes parties
home-learn = Comment jouer
home-settings = Réglages
home-credit = Une version non officielle du jeu de Ta-Te Wu.

## A new game

new-bot = Jouer contre un robot
new-here = Jouer sur cet appareil
new-friends = Inviter des amis
new-from =
    { $count ->
        [0] Depuis le début, avec les tuiles mélangées à nouveau.
        [one] Après le premier tour ; les tuiles encore cachées sont mélangées à nouveau.
       *[other] Après { $count } tours ; les tuiles encore cachées sont mélangées à nouveau.
    }
choose-level = Choisissez votre adversaire
level-rating = Elo { $rating }
level-rating-about = Elo, comme aux échecs : 400 points de plus, c’est dix victoires contre une
players = Joueurs
sit-me = Moi
sit-here = Quelqu’un ici
sit-anyone = Quiconque a le lien
sit-bot = Robot : { $level }
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
absence = Un robot remplace les absents
absence-none = Jamais
absence-minutes =
    { $count ->
        [one] Après 1 minute
       *[other] Après { $count } minutes
    }
take-backs = On peut annuler
auto-confirm = Fin de tour automatique
hints = Les conseils sont permis
listed = Montrer la partie à tous
start-game = Commencer la partie

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
seat-bot = Robot
seat-away = Absent
seat-substitute = { $level } remplace
stands-in = { $level } joue à la place de { $name }.
take-over = Reprendre la place
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
open-record = Ouvrir un enregistrement (.cleo)

## Settings

settings-title = Réglages
theme = Apparence
theme-auto = Comme l’appareil
theme-light = Jour
theme-dark = Soir
pace = Tours des autres joueurs
pace-calm = Calmes
pace-quick = Rapides
pace-instant = Immédiats
sound = Sons
notify = Me prévenir quand c’est mon tour

## What others do

again = Revoir
now = Revenir au présent
skip = Touchez pour passer
mute = Couper le son
unmute = Remettre le son

## The table

board = Les pyramides
board-keys = Les flèches parcourent les tuiles, Entrée choisit, Maj avec une flèche déplace la vue, plus et moins zooment, 0 l’ajuste.
zoom-fit = Ajuster la vue
dock = Votre tour
actions = Actions
confirm-turn = Terminer le tour
reveal-button = Retourner une tuile
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
        [one] Réserve de { $name } : { $count } sauveteur
       *[other] Réserve de { $name } : { $count } sauveteurs
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
        [0] Aucun inspecteur libre
        [one] { $count } inspecteur libre
       *[other] { $count } inspecteurs libres
    }
tile-at = tuile { $tile } en { $x }, { $y }
name-and-colour = { $name } ({ $colour })
tile-rescuer = sauveteur de { $name } ({ $colour })
tile-inspector = inspecteur
tile-target = peut être choisie
tile-source = peut agir
tile-scored = compte
cell-target = Place libre en { $x }, { $y }
watching = vous regardez
spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
last-round = Dernière manche !
hand-over = { $name }, à vous de jouer
download-record = Enregistrer la partie
abandon = Arrêter la partie
abandon-sure = L’arrêter vraiment pour tous ?

title-your-turn = À vous de jouer !
title-turn = Tour de { $name } · Cleocatra
title-over = Partie terminée · Cleocatra

## What is asked

prompt-opening = Posez la tuile retournée et un sauveteur.
prompt-first = Choisissez votre première action, ou touchez le plateau.
prompt-second = Choisissez une seconde action : une action de sauveteur.
prompt-bonus = Une action bonus pour vous : choisissez-en une, ou passez.
prompt-confirm = Votre tour est joué. Terminez-le ou annulez.
prompt-waiting = { $name } joue.
prompt-thinking = { $name } réfléchit…
prompt-over = La partie est terminée.
prompt-abandoned = La partie a été arrêtée.
prompt-held = Que faire ici ? Choisissez une action ou une place.
prompt-doubt = Que choisissez-vous ?
prompt-revealing = Retourner la première tuile ? C’est définitif.
prompt-scoring = Vous allez marquer :
prompt-open = Choisissez une place pour la tuile { $tile } et votre sauveteur.
prompt-scout = Choisissez une place pour la tuile { $tile }.
prompt-reveal-source = Retournez la première tuile de la pioche.
prompt-reveal-target = Retournez la première tuile de la pioche.
prompt-search-source = Quelle tuile voulez-vous déplacer ?
prompt-search-target = Où va la tuile ?
prompt-swap-source = Lequel de vos sauveteurs sur une tuile Bastet ?
prompt-swap-target = Avec quel sauveteur échange-t-il sa place ?
prompt-dispatch-source = Posez un sauveteur sur la tuile de ce tour.
prompt-dispatch-target = Posez un sauveteur sur la tuile de ce tour.
prompt-team-source = Sur quelle tuile à côté de vos sauveteurs ?
prompt-team-target = Sur quelle tuile à côté de vos sauveteurs ?
prompt-herd-source = Quel sauveteur voulez-vous déplacer ?
prompt-herd-target = Vers quelle tuile adjacente ?
prompt-score-source = Avec quel sauveteur voulez-vous marquer ?
prompt-score-target = Avec quel sauveteur voulez-vous marquer ?
prompt-rally-source = Quel sauveteur voulez-vous rallier ?
prompt-rally-target = Vers quelle tuile ?
prompt-pass-source = Voulez-vous passer ?
prompt-pass-target = Voulez-vous passer ?

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
score-take =
    { $count ->
        [one] Touchez l’inspecteur à enlever.
       *[other] Touchez les { $count } inspecteurs à enlever.
    }
score-put =
    { $count ->
        [one] Touchez la tuile pour l’inspecteur.
       *[other] Touchez les { $count } tuiles pour les inspecteurs.
    }
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
rematch = Rejouer
rematch-go = Partie suivante
replay = Revoir
replay-none = Ouvrez un enregistrement dans « Mes parties ».
replay-start = Le début.
replay-moment = Étape
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-count = Étape { $at } sur { $total }
replay-go-on = Continuer à partir d’ici
replay-verified = mélange équitable (vérifié)

## Advice

hint = Conseil
hint-idea = Un robot fort jouerait : { $actions } (chances de gagner : { $percent } %).
review = Qu’aurait joué un robot fort ?
review-good = Un bon tour : rien de mieux n’a été trouvé (chances de gagner : { $percent } %).
review-better = Mieux : { $actions } ({ $percent } % au lieu de { $played } %).
review-title = Analyse
review-whose = Les tours de qui ?
review-all = Chercher les erreurs
review-chart = Chances de gagner, tour après tour
review-mistakes = Les tours qui ont coûté le plus
review-none = Aucune erreur trouvée. Bien joué !
review-turn = Tour { $number } : { $actions }
review-cost = −{ $percent } %
