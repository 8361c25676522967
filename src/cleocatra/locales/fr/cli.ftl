# The command line. Words that are typed (board, undo, --rules, FILE) stay as they are in every language.

## What stands below a drawn board. $points and $supply are padded numbers; $mark: the sign of an inspector.

board-rules-basic = Jeu de base
board-rules-advanced = Règles avancées
board-edition-international = édition internationale
board-edition-french = édition française
board-game = { $rules }, { $edition }
board-round = { $game }, manche { $round }
board-last-round = { $game }, manche { $round } (la dernière)
board-over = { $game }, fin après { $rounds } manches
board-opening = { $player } : mise en place
board-opening-with = { $player } : mise en place avec { $kind }
board-first-action = { $player } : première action
board-blocked = { $player } : première action, mais aucun tour complet n’est possible (R6)
board-second-action = { $player } : deuxième action
board-second-action-on = { $player } : deuxième action (tuile de ce tour : { $cell })
board-bonus-action = { $player } : action bonus
board-wins = { $player } gagne
board-share = { $players } partagent la victoire
board-player = { $points } pts, { $supply } en réserve
board-inspectors = Inspecteurs ({ $mark }) : { $number } { $number ->
        [one] inutilisé
       *[other] inutilisés
    }
board-pile = Pioche : { $number } ({ $kinds })
board-pile-kind = { $number } { $kind }
board-pile-empty = Pioche : vide
board-tiles = Tuiles :{" "}
board-tile = { $kind } { $colour }

# What a drawn tile is marked with: at most three columns, and a Chinese character takes two.
mark-cleocatra = Cle
mark-mafdat = Maf
mark-bastet = Bas
mark-mut = Mut
mark-princess = Pri

colour-red = Rouge
colour-blue = Bleu
colour-black = Noir
colour-green = Vert

tile-colour-gold = doré
tile-colour-orange = orange
tile-colour-green = vert
tile-colour-blue = bleu
tile-colour-purple = violet

## Playing at one keyboard

play-ask-players = Joueurs dans l’ordre de jeu (2, 3, 4, ou des couleurs comme : green red) [2] :{" "}
play-ask-rules = Règles : basic (jeu de base) ou advanced (avancées) [advanced] :{" "}
play-ask-edition = Édition : international ou french [international] :{" "}
play-sorry = Pardon : { $reason }.
play-file-says = FILE dit déjà de quelle partie il s’agit : --rules, --edition et --players sont de trop
play-no-input = la partie ne peut pas être lue sur l’entrée standard, où les joueurs écrivent

table-hint = Tapez un numéro ou une action ; help affiche ce que l’on peut taper d’autre.
table-asks-over = fin
table-understood = { $reason }. Tapez help pour voir ce que l’on peut taper.
table-no-number = Il n’y a pas de numéro { $number } dans la liste.
table-allowed = { $action } est permis.
table-seen = Une Expédition ne s’annule plus une fois la tuile vue (règle 4).
table-nothing-done = Vous n’avez encore rien fait pendant ce tour, et les tours terminés le restent.
table-over = La partie est terminée : { $score }.
table-over-hint = save FILE enregistre la partie, quit sort du jeu.
table-tile = La tuile est { $kind }. Où va-t-elle ?
table-back = back ramène à la liste entière.
table-save-later = Posez d’abord la tuile : un enregistrement ne peut pas dire qu’elle a seulement été vue.
table-saved = Enregistré.
table-saved-go-on = Enregistré. Pour continuer une autre fois : cleocatra play { $file }
table-unsaved = La partie n’est pas enregistrée : save FILE l’enregistre, quit encore une fois sort sans enregistrer.
table-done = { $player } : { $action }
table-done-news = { $player } : { $action } ({ $news })

save-where = Où ? Tapez save FILE, par exemple : save soiree.cleo
save-there = { $file } existe déjà : choisissez un autre nom.

commands-lead = Tapez le numéro d’une action, ou l’action comme elle s’écrit dans un enregistrement : team 1,0
command-why = pourquoi n’est-ce pas permis ?
command-undo = annuler la première action de votre tour
command-board = redessiner le plateau
command-list = réafficher la liste des actions
command-back = quitter un sous-menu de la liste
command-save = enregistrer la partie, pour continuer une autre fois
command-quit = sortir du jeu
command-help = afficher ces commandes

menu-open = Mise en place : choisissez l’emplacement de la tuile
menu-scout = Expédition
menu-search = Recherche : déplacer une tuile
menu-swap = Bastet : échanger deux sauveteurs de place
menu-dispatch = Éclaireur : un sauveteur sur la tuile posée ou déplacée
menu-team = Faites équipe : un sauveteur sur une tuile adjacente à l’un des vôtres
menu-herd = Troupeau : déplacer un sauveteur
menu-score = Sauvetage (Score)
menu-rally = Ralliement : aucun tour complet n’est possible
menu-pass = Refuser l’action bonus
menu-entry-note = { $action }  ({ $note })
menu-scout-note = retourne la première tuile, puis vous choisissez son emplacement
menu-ways =
    { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }
menu-score-ways = { $points } ; { $ways }
menu-points = { $points } : { $parts }
menu-colours =
    { $count ->
        [one] { $count } couleur
       *[other] { $count } couleurs
    }
menu-helpers =
    { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }
menu-ability = { $count } pour Cleocatra

## Records

check-player = { $player } { $points }
check-unfinished = { $points } ; partie non terminée, c’est à { $player } de jouer
check-over = { $points } ; { $victory }
check-verified = { $score } ; mélange vérifié
check-closed = { $score } ; mélange pas encore révélé
check-shared = { $score } ; mélange vérifié, chaque joueur y a pris part
check-partly = { $score } ; mélange vérifié, mais une part n’a pas été révélée : { $players }
check-other-commitment = l’enregistrement contient un autre engagement
check-forged = la pioche et le sel ne sont pas ceux de l’engagement : l’enregistrement est falsifié
show-at =
    { $turns ->
        [one] --at { $at } : cette partie a { $turns } tour
       *[other] --at { $at } : cette partie a { $turns } tours
    }
perft-unseen = la pioche a des tuiles inconnues (« ? ») : ses suites d’actions ne peuvent pas être comptées
random-folder = plusieurs parties demandent un dossier : --out DIR
random-seed = graine { $seed }
random-different = il y a déjà un autre enregistrement à cet endroit

file-EACCES = Permission refusée
file-EISDIR = C’est un dossier
file-ENOENT = Aucun fichier ou dossier de ce nom
file-ENOSPC = Il n’y a plus de place sur le disque
file-ENOTDIR = Ce n’est pas un dossier
file-EROFS = Le système de fichiers est en lecture seule

## Wrong arguments

argument-whole-number = il faut un nombre entier, et non « { $text } »
argument-digits = un nombre a au plus { $most } chiffres
argument-positive = il faut au moins 1
argument-players = il faut 2, 3, 4, ou des couleurs différentes ({ $colours }), et non « { $text } »
argument-choice = il faut { $choices }, et non « { $text } »
argument-or = {" "}ou{" "}
argument-seconds = il faut un nombre de secondes, et non « { $text } »
argument-seconds-range = entre 0 et 3600 secondes, et non { $text }
argument-rating = il faut des points de cote de -2000 à 2000, et non « { $text } »
argument-port = un port est un nombre jusqu’à { $most }, et non { $text }
argument-bot = aucun bot ne s’appelle « { $text } » ; il y a { $names }

## Numbers. $value, $low, $high: written already, but for the first.

amount-number = { $value }
amount-percent = { $value } %
amount-span = { $low } – { $high }
amount-interval = { $value } ({ $span })

## Bots

arena-bots = de deux à quatre bots peuvent jouer, et non { $number }
arena-seats = { $bots } bots demandent plus de { $seats } places
match-folder-other = { $folder } contient les parties d’une autre rencontre : avec { $name } { $there }, et non { $here }
match-folder-unknown = { $folder } contient des parties, mais il manque { $file }, qui dit de quelle rencontre
match-folder-unreadable = { $file } est illisible : { $reason }
arena-progress = parties
arena-summary = { $rules }, { $edition } : { $games } parties, { $turns } tours par joueur
arena-bot = bot
arena-wins = gagnées
arena-interval = intervalle à 95 %
arena-points = points
arena-seconds = s/tour
arena-rating = { $bot } − { $other } : { $points } points de cote ({ $span })
arena-unreached = { $option } n’a pas d’effet sur { $bot }
arena-worker = un bot a mis fin à son processus dans une des parties { $games }
arena-sprt = Test de la cote ({ $bot }), { $lower } contre { $higher } : LLR { $llr }, décidé à ±{ $bound } : { $verdict }
arena-sprt-higher = { $higher } retenu
arena-sprt-lower = { $lower } retenu
arena-sprt-open = indécis
arena-sprt-bots = --sprt compare deux bots, et non { $number }
arena-sprt-order = --sprt LOW HIGH : LOW doit être inférieur à HIGH
arena-faults = { $bot } a échoué dans { $number } parties sur { $games }, { $becomes }.
arena-faults-lose = qui comptent comme perdues
arena-faults-skip = qui ne comptent pas
arena-fault = Partie { $game }, tour { $turn }, { $player } ({ $bot }) : { $fault }.
arena-fault-file = L’enregistrement jusque-là est dans { $file }
arena-fault-record = L’enregistrement jusque-là :
bot-fault-made = ce bot ne peut pas être créé : { $reason }
bot-fault-raised = ce bot a levé l’erreur { $reason }
bot-fault-answer = ce bot a répondu { $answer }, ce qui n’est pas une décision
bot-fault-illegal = ce bot a répondu { $answer } : { $reason }
bot-fault-late = il lui a fallu plus de { $limit } s pour un tour
bot-fault-ended = son programme s’est terminé avec le code { $status } : { $reason }
bot-fault-silent = son programme n’a pas répondu à { $asked } en { $limit } s
bot-fault-nonsense = son programme a répondu { $answer } à { $asked }
engine-right = ok : { $check }
engine-wrong = ÉCHEC : { $check } : { $reason }
engine-greets = répond à cleo et à isready, et survit à une commande inconnue
engine-plays = joue des tours permis, dans les deux jeux de règles, de 2 à 4 joueurs
engine-places = place une tuile révélée, et joue une deuxième action
engine-stops = arrête de réfléchir sur demande
engine-time = respecte son temps
engine-ends = se termine après quit et à la fin de son entrée
serve-open = Cleocatra est sur { $address }
serve-games = Les parties sont gardées dans { $database }
serve-origin = une origine s’écrit comme https://cats.example, et non « { $text } »
serve-proxy = il faut une adresse ou un réseau, et non « { $text } »
serve-host = il n’y a pas d’adresse « { $text } »
serve-seed = pour les tests seulement : qui connaît la graine connaît toutes les pioches et peut prendre toutes les places
serve-seed-host = refusé sauf si --host est une adresse de cette seule machine, comme 127.0.0.1
serve-in-use = un autre processus s’en sert
serve-newer-schema = la base de données a le schéma { $version }, ce programme connaît { $known }
serve-no-database = une base de données est sqlite:///path, un chemin ou postgresql://…
serve-unavailable = la base de données ne répond pas : { $reason }
needs-package = il faut { $package } : pip install cleocatra[{ $extra }]
reviewed-turn = { $number }. { $player } : { $actions } (chances de gagner : { $before } %, puis { $after } %)
reviewed-better = −{ $loss } %. Mieux : { $actions }
reviewed-good = Rien de mieux n’a été trouvé.
reviewed-summary =
    { $player } : { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, −{ NUMBER($loss, minimumFractionDigits: 1) } % en moyenne, { $mistakes ->
        [0] aucune erreur
        [one] { $mistakes } erreur{ $large ->
            [0] {""}
           *[other] , dont { $large } grave
        }
       *[other] { $mistakes } erreurs{ $large ->
            [0] {""}
            [one] , dont { $large } grave
           *[other] , dont { $large } graves
        }
    }
reviewed-balance = { $player } : { $start } au départ, chance { $luck }, ses tours { $own }, tours des autres { $others } : { $result } (chance et ses tours à ±{ $noise }). Précision { $accuracy }.
reviewed-no-player = { $player } ne joue pas dans cette partie
solve-win = { $player } gagne en jouant au mieux : prouvé en { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }.
solve-loss = { $player } perd, même en jouant au mieux : prouvé en { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }.
solve-share = { $player } partage la victoire en jouant au mieux : prouvé en { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }.
solve-value = { $player } obtient en moyenne { $share } de la victoire en jouant au mieux : prouvé en { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }.
solve-open = Pas décidé en { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    } : { $player } obtient entre { $low } et { $high } de la victoire en jouant au mieux.
solve-turn = Meilleur tour : { $turn }
solve-players = seules les parties à deux joueurs peuvent être résolues
solve-opening = il faut d’abord faire la mise en place
solve-over = la partie est terminée
ladder-summary = { $rules }, { $players } joueurs
ladder-level = niveau
ladder-against = contre
ladder-games = parties
ladder-victories = victoires
ladder-rating = cote
ladder-seconds = s/tour
ladder-largest = Plus grand écart entre deux niveaux : { $points } points de cote ({ $rung })
ladder-sure = Tous les intervalles de victoires sont au-dessus de la moitié.
ladder-unsure = L’intervalle de victoires n’est pas au-dessus de la moitié : { $rungs }
simulate-players = 2, 3 ou 4 joueurs, et non « { $text } »
simulate-bots = il faut un bot pour chacun des { $players } joueurs, et non { $bots }
simulate-bots-most = il faut un bot pour chacun des 2 à 4 joueurs, et non { $bots }
simulate-variant-says = { $option }, mais { $file } dit { $said }
simulate-manifest-says = --manifest dit déjà tout : --{ $name } est de trop
simulate-versions = jouée avec { $name } { $there }, ici c’est { $here } : le résultat peut différer
simulate-progress = { $done } parties sur { $games }
simulate-done = { $games } parties dans { $folder }
simulate-differs = { $file } n’est pas comme le dit le manifeste
simulate-same = les fichiers sont comme le dit le manifeste, à l’octet près
train-generation = génération
train-games = parties
train-samples = positions
train-turns = tours
train-loss = perte
train-seconds = secondes
train-weights = { $file } : un réseau pour { $players } joueurs a { $needed } octets, et non { $found }

## What is wrong with a simulation

lab-bots = de deux à quatre bots peuvent jouer, et non { $number }
lab-clock = { $bot } réfléchit d’après l’horloge, ses parties ne peuvent donc pas être rejouées : il faut --simulations N
lab-cluster-package = --cluster demande un supplément : pip install cleocatra[cluster]
lab-cluster-none = il n’y a pas de grappe Dask à l’adresse { $address } : { $reason }
lab-cluster-empty = la grappe à l’adresse { $address } n’a aucun processus de travail
lab-cluster-version = un processus de travail de la grappe a une autre version de cleocatra
lab-folder = { $folder } n’est ni vide ni une simulation commencée
lab-other-plan = { $folder } contient une autre simulation : son plan a { $name } { $there }, et non { $here }
lab-other-versions = { $folder } contient une autre simulation : ses versions ont { $name } { $there }, et non { $here }
lab-file = { $file } : { $reason }
lab-format = le format { $format } est inconnu ; seul { $known } est connu
lab-manifest = ce n’est pas le manifeste d’une simulation : { $reason }
lab-plan = le plan ne peut pas être lu : { $reason }
lab-none = ce dossier ne contient aucune simulation
lab-unfinished = cette simulation n’est pas terminée : relancez sa commande
lab-unreadable = ses fichiers ne peuvent pas être lus : { $reason }

## What argparse says by itself; %s, %r and %(…)s are filled in by it.

argparse-usage = usage :{" "}
argparse-positionals = arguments
argparse-options = options
argparse-commands = commandes
argparse-help = afficher cette aide et quitter
argparse-error = { $command } : erreur : { $reason }
argparse-required = il manque des arguments : %s
argparse-unrecognized = arguments inconnus : %s
argparse-argument = argument %(argument_name)s : %(message)s
argparse-choice = choix impossible : %(value)r (au choix : %(choices)s)
argparse-type = valeur non valide pour %(type)s : %(value)r
argparse-one-required = il faut l’un des arguments %s
argparse-one = il faut une valeur
argparse-at-most-one = il faut au plus une valeur
argparse-at-least-one = il faut au moins une valeur
argparse-not-with = ne va pas avec l’argument %s
argparse-ambiguous = option ambiguë : %(option)s peut vouloir dire %(matches)s
argparse-explicit = la valeur %r est de trop
argparse-unknown-command = commande inconnue %(parser_name)r (au choix : %(choices)s)

version = cleocatra { $version } (noyau { $kernel })
version-compiled = compilé
version-not-compiled = non compilé : il tourne à partir de ses sources, plus lentement
language-needed = il faut { $languages }, et non « { $text } »
