# The help of the commands. Lines of a paragraph are joined and wrapped again; indented lines stay as they are.
# $usual: what holds if an option is not given.

help-main =
    Le jeu de société Cleocatra : y jouer dans le terminal, vérifier et dessiner des parties enregistrées
    (.cleo), compter des positions.

    Un enregistrement est un fichier texte, expliqué dans docs/notation.md. Là où un FILE est demandé, - lit
    l’entrée standard.
    .examples =
        cleocatra play                          jouer à plusieurs sur un clavier
        cleocatra random --seed 7 > game.cleo   une partie au hasard, à regarder
        cleocatra show game.cleo --at 12        le plateau après son douzième tour
        cleocatra check games/*.cleo            sont-elles justes, et qui a gagné ?
    .end =
        code de retour : 0 si tout va bien, 1 si un enregistrement ou un fichier a un défaut, 2 si les
        arguments sont faux. `cleocatra COMMAND --help` en dit plus sur une commande.
help-examples = exemples :
help-section = { $title } :
help-summary = { $summary }.

help-play = jouer dans le terminal, de 2 à 4 personnes sur un clavier
    .about =
        Ce qui n’est pas donné est demandé. Avant chaque action, vous voyez le plateau et la liste de tout ce
        qui est possible. Une Expédition retourne d’abord sa tuile, puis demande son emplacement.

        { $commands }

        Avec FILE, la partie enregistrée continue ; les tuiles écrites « ? » dans sa pioche sont mélangées.
    .examples =
        cleocatra play
        cleocatra play --rules basic --players 3
        cleocatra play --players "green red" --edition french
        cleocatra play game.cleo
help-check = rejouer des enregistrements et donner le score de chacun
    .about =
        Chaque étiquette et chaque action est vérifiée. Pour chaque enregistrement juste, une ligne donne les
        points de tous les joueurs, et qui a gagné ou à qui de jouer. Ce qui est faux est signalé sous la forme
        FILE:LINE:COLUMN: raison. Si un enregistrement donne l’engagement d’un mélange, avec le sel et toute
        la pioche, le mélange est vérifié ; qui a noté l’engagement au début de la partie peut le comparer à
        celui de l’enregistrement.
    .examples =
        cleocatra check game.cleo --commitment 5d41…
        cleocatra check game.cleo
        cleocatra check games/*.cleo && echo tout va bien
        cleocatra random --seed 1 | cleocatra check -
help-show = dessiner la position à la fin d’un enregistrement, ou une position antérieure
    .about =
        Sous les pyramides : à qui de jouer, les points et la réserve de chaque joueur, les inspecteurs, et ce
        qui reste dans la pioche. Les tours se comptent comme les lignes de l’enregistrement : mises en place,
        tours et actions bonus.
    .examples =
        cleocatra show game.cleo
        cleocatra show game.cleo --at 0      avant la mise en place
        cleocatra show game.cleo --at 12     après le douzième tour enregistré
help-legal = donner la liste des actions permises à la fin d’un enregistrement
    .about =
        Une action par ligne, comme elle s’écrit dans un enregistrement, et dans l’ordre fixé par la
        bibliothèque : par sorte d’action, puis par emplacement (y, puis x). Une partie terminée n’en a aucune.
    .examples =
        cleocatra legal game.cleo
        cleocatra legal game.cleo | grep ^score
help-review = trouver les erreurs d’une partie
    .about =
        Un bot fort juge chaque tour d’après ce que son joueur pouvait savoir : ce qu’il valait, et ce
        qu’aurait été le meilleur. La chance ne compte pas : une mauvaise tuile n’est l’erreur de personne. On
        voit les tours qui coûtent 5 % de chances de gagner ou plus, et la perte moyenne par tour de chacun.
        Les tours se comptent comme les lignes de l’enregistrement.
    .examples =
        cleocatra review game.cleo
        cleocatra review game.cleo --player red --all
help-solve = prouver comment finit une position, si chacun joue au mieux
    .about =
        Pour les parties à deux. Regarde chaque tour et chaque tuile possible, de plus en plus loin, jusqu’à ce que
        le résultat soit prouvé ou que --turns soit atteint ; puis dit ce qui est prouvé : au moins et au plus telle
        part de la victoire, une victoire partagée comptant pour moitié. Cela marche dans les derniers tours. Ce qui
        est prouvé vaut quelle que soit la durée de la partie : une partie sans fin n’est jamais comptée. La pioche
        de l’enregistrement n’est pas regardée.
    .examples =
        cleocatra solve game.cleo
        cleocatra solve game.cleo --turns 3
help-perft = compter les suites d’actions à partir de la fin d’un enregistrement
    .about =
        Le compte est seul sur la dernière ligne. La pioche doit être connue : un enregistrement avec « ? » dans
        sa pioche ne peut pas être compté. Chaque action de plus demande bien plus de temps.
    .examples =
        cleocatra perft game.cleo --depth 3
        cleocatra perft game.cleo --depth 3 --divide   aussi par première action
help-random = jouer des parties au hasard jusqu’à la fin et les enregistrer
    .about =
        Chaque action est tirée au sort : d’abord une sorte d’action parmi celles qui sont possibles, puis une
        action de cette sorte, toutes aussi probables. La graine décide des pioches et des actions : la même
        commande donne les mêmes parties ; sans --seed, une graine est choisie et écrite sur la sortie d’erreur.
        Par défaut : règles avancées, édition internationale, deux joueurs, une partie.

        Avec --out, les parties deviennent des fichiers random-SEED-1.cleo, random-SEED-2.cleo, … ; un fichier
        qui existe déjà et qui dit autre chose n’est jamais écrasé.
    .examples =
        cleocatra random --seed 7 > game.cleo
        cleocatra random --rules basic --edition french --players 2 --seed 1
        cleocatra random --players 4 --seed 1 --games 100 --out games
help-arena = faire jouer des bots les uns contre les autres
    .about =
        Nommez de deux à quatre bots ; tous jouent dans chaque partie, et avec --players ils prennent place
        à tour de rôle jusqu’à ce que tout soit pris. Chaque pioche est jouée une fois avec chaque placement : aucun bot
        n’a les meilleures tuiles ou la meilleure place. Votre propre bot se nomme MODULE:FACTORY, appelé par
        FACTORY(options, seed), avec effort=… s’il a un tel paramètre ; engine:COMMAND est un programme qui parle
        le protocole de docs/engine.md ; NAME@SECONDS a son propre temps par tour,
        NAME#N son propre nombre de simulations. Il y a déjà :

        { $bots }

        Les bots qui cherchent réfléchissent aussi longtemps que d’habitude, ou comme le dit --time
        (secondes par tour) ou --simulations. Un bot qui lève une erreur, répond par quelque chose d’interdit ou
        met plus de temps que --limit est nommé, avec sa réponse, la position et l’enregistrement ; la partie est
        perdue pour lui, ou avec --faults skip ne compte pas. --sprt LOW HIGH s’arrête dès que les parties disent si
        le premier bot a LOW ou HIGH points de cote de plus que le second (5 % d’erreurs) ; --games est alors le
        maximum. Avec --out, les parties vont dans DIR : games.jsonl (avec
        leurs enregistrements) et table.csv ; la même commande reprend là où elle a été arrêtée, aussi avec
        plus de --games. match.json dit quelle rencontre c’est : les parties d’une autre n’y sont jamais mêlées.
    .examples =
        cleocatra arena mouser kitten --games 200
        cleocatra arena sphinx uct --time 1 --games 400 --out match
        cleocatra arena vizier scribe mouser kitten --rules basic --games 100
        cleocatra arena mybot:make scribe --sprt 0 50 --games 2000 --limit 5
        cleocatra arena "engine:./my-engine" vizier --time 0.5
help-ladder = mesurer la force des niveaux
    .about =
        Chaque niveau joue contre le niveau en dessous, et le deuxième contre le hasard. Écrit un tableau en
        Markdown : la part de victoires avec son intervalle à 95 %, et les cotes de tous les niveaux d’après
        toutes ces parties : 400 points de plus font dix victoires contre une, et le Scribe en a 2000. Dans les
        parties à quatre, deux bots de chaque niveau sont assis en alternance. Les deux plus forts jouent
        dix fois moins de parties. Avec --out, les parties sont gardées dans DIR, et la même commande reprend là
        où elle a été arrêtée. Il faut le paquet choix : pip install cleocatra[arena].
    .examples =
        cleocatra ladder --games 100
        cleocatra ladder --rules basic --games 200 --out ladder/basic-2
        cleocatra ladder --players 4 --games 60 --out ladder/advanced-4
help-engine = prêter un bot à d’autres programmes, par un protocole en lignes
    .about =
        Le moteur lit des commandes sur l’entrée standard et répond sur la sortie standard : une position, go,
        stop et le meilleur tour, à la manière d’UCI. docs/engine.md explique le protocole. Sans BOT, c’est le Sphinx.

        Avec --check, COMMAND est lancé comme moteur, et vous apprenez ce qui va et ce qui ne va pas.
    .examples =
        cleocatra engine vizier
        cleocatra engine --check "python my_engine.py"
        cleocatra arena "engine:python my_engine.py" scribe --time 0.5
help-train = entraîner le jugement des bots en les faisant jouer contre eux-mêmes
    .about =
        Le réseau joue contre lui-même, apprend de l’issue des parties et rejoue, une génération après l’autre.
        FOLDER garde les poids et le journal : la même commande reprend là où elle a été arrêtée. Les poids
        des bots sont dans le paquet sous bots/weights, nommés RULES-PLAYERS.bin. Il faut NumPy : pip
        install cleocatra[train].
    .examples =
        cleocatra train training/advanced-2 --players 2 --generations 40
help-simulate = jouer des milliers de parties entre bots et garder ce qui s’est passé
    .about =
        OUT devient un dossier avec games.parquet (une ligne par partie), turns.parquet (une par tour) et
        manifest.json, et avec --records aussi records.cleo. La même commande reprend là où elle a été
        arrêtée ; quelle que soit la machine, et même après plusieurs arrêts, les fichiers sont les mêmes à
        l’octet près. docs/lab.md explique les colonnes.

        Les bots réfléchissent par simulations, jamais d’après l’horloge : sphinx et uct demandent
        --simulations. Un bot seul joue à toutes les places. Avec --manifest, une simulation est rejouée, et
        la commande dit si les fichiers sont les mêmes.
    .examples =
        cleocatra simulate out --bots vizier --games 10000
        cleocatra simulate out --bots scribe mouser kitten --rules basic --seed 7
        cleocatra simulate short --variant examples/variants/short.toml --games 2000
        cleocatra simulate out --players 4 --cluster tcp://10.0.0.1:8786
        cleocatra simulate again --manifest out/manifest.json
help-report = faire une page de graphiques et de tableaux sur une simulation
    .about =
        DIR est un dossier que `cleocatra simulate` a rempli. La page est un seul fichier, à ouvrir dans un
        navigateur. Avec --against, elle montre deux simulations côte à côte : deux éditions, ou un jeu avec
        et sans une capacité.
    .examples =
        cleocatra report out
        cleocatra report international --against french -o editions.html
help-serve = servir des parties par HTTP
    .about =
        Les parties sont gardées dans un fichier SQLite, qu’un seul serveur à la fois peut utiliser, ou dans
        PostgreSQL, que n’importe quel nombre de serveurs se partagent. Elles survivent à tout ce à quoi
        survit la base de données. docs/protocol.md explique ce que les clients envoient, docs/hosting.md
        comment héberger le jeu pour d’autres. Ctrl-C ou SIGTERM arrête proprement le serveur.

        Chaque option peut aussi venir de l’environnement, sous son nom en majuscules : CLEOCATRA_PORT,
        CLEOCATRA_CLIENT_GAMES. C’est là qu’une adresse de base de données avec mot de passe a sa place. Une
        limite de 0 veut dire : aucune. Les limites valent pour chaque processus du serveur ; un client est
        une adresse (en IPv6, un réseau de 64 bits).
    .examples =
        cleocatra serve          pour cette machine seule, sur http://127.0.0.1:8023
        cleocatra serve --host 0.0.0.0 --port 80 --database sqlite:////srv/games.db
        CLEOCATRA_DATABASE=postgresql://cat:secret@db/games cleocatra serve

level-random-about = joue au hasard
level-uct-about = UCT simple, avec des parties simulées au hasard

## Options

option-language = en, fr ou zh-Hant (par défaut : d’après CLEOCATRA_LANGUAGE ou la langue du système)
option-version = afficher la version, et si le noyau est compilé
option-file = un enregistrement ; - pour l’entrée standard
option-play-file = l’enregistrement d’une partie à continuer
option-rules = basic (jeu de base) ou advanced (règles avancées)
option-edition = international ou french : ce que deux joueurs retirent
option-players = 2, 3, 4, ou des couleurs dans l’ordre de jeu : "green red"
option-seed-pile = la même graine mélange la même pioche
option-commitment = ce qui a été publié au début de la partie
option-at = la position après ce nombre de tours
option-depth = combien d’actions a une suite
option-divide = afficher aussi le compte après chaque première action
option-turns = regarder au plus tant de tours (par défaut : { $usual })
option-nodes = regarder tant de positions pour chaque preuve
option-games = combien de parties (par défaut : { $usual })
option-random-out = le dossier des enregistrements, créé s’il le faut
option-bots = de deux à quatre bots
option-seats = places (par défaut : une par bot)
option-reviewed-player = les tours de ce joueur seulement
option-reviewed-all = montrer aussi les bons tours
option-reviewed-simulations = combien le bot réfléchit (par défaut : 1000 à deux joueurs, moins à plusieurs)
option-seed = pioches et hasard (par défaut : { $usual })
option-time = temps de réflexion par tour, en secondes
option-simulations = simulations par tour
option-limit = un bot qui met plus de temps pour un tour est en retard
option-faults = que faire des parties où un bot échoue : lose ou skip (par défaut : { $usual })
option-sprt = finir dès qu’un test distingue ces deux écarts de cote
option-engine-bot = le bot qui répond (par défaut : sphinx)
option-engine-seed = le hasard du bot (par défaut : { $usual })
option-check = vérifier ce moteur
option-processes = combien de processus jouent à la fois (par défaut : { $usual })
option-arena-out = le dossier des parties et du tableau
option-players-number = combien de joueurs (par défaut : { $usual })
option-match-games = parties des deux plus forts (par défaut : { $usual })
option-ladder-time = un autre temps de réflexion pour chaque tour du Sphinx, en secondes
option-ladder-simulations = le Sphinx compte les simulations par tour au lieu des secondes
option-ladder-out = le dossier des parties
option-folder = où l’entraînement est gardé
option-generations = combien de générations en tout (par défaut : { $usual })
option-train-games = parties de chaque génération (par défaut : { $usual })
option-train-simulations = simulations d’une recherche avant chaque tour (par défaut : { $usual })
option-trust = part du jugement des bots dans ce qu’ils apprennent (par défaut : { $usual })
option-start = les poids de départ (par défaut : au hasard)
option-simulate-out = le dossier des résultats
option-simulate-bots = un bot, ou un pour chaque place
option-simulate-players = combien de joueurs, si un seul bot joue à toutes les places
option-variant = une variante du jeu, en TOML
option-records = garder aussi les enregistrements
option-manifest = rejouer cette simulation
option-cluster = l’ordonnanceur d’une grappe Dask : tcp://HOST:PORT
option-report-folder = une simulation
option-against = une autre simulation à comparer
option-report-out = la page (par défaut : DIR/report.html)
option-open = ouvrir la page dans un navigateur
option-serve-seed = pour les tests seulement : pioches, jetons et graines des bots découlent de ce nombre
option-host = l’adresse à servir ({ $usual })
option-port = le port ({ $usual })
option-database = sqlite:///PATH, un chemin, ou postgresql://… ({ $usual })
option-origin = une autre origine dont les pages peuvent envoyer des requêtes : https://cats.example
option-proxy = l’adresse ou le réseau d’un mandataire (proxy) de confiance, qui dit pour qui il demande (X-Forwarded-For)
option-name = un nom sous lequel le serveur répond, par exemple cats.example ; tous les autres sont refusés
option-connections = combien de connexions à la fois, flux d’événements compris ({ $usual })
option-client-connections = … d’un seul client ({ $usual })
option-client-streams = flux d’événements d’un client à la fois ({ $usual })
option-rate = requêtes d’un client par seconde, à la longue ({ $usual })
option-burst = … et combien d’un coup ({ $usual })
option-client-games = parties qu’un client peut créer en une heure ({ $usual })
option-all-games = … et tous les clients ensemble ({ $usual })
option-client-listed = parties publiques d’un client qui peuvent attendre des joueurs ({ $usual })
option-client-seats = places qu’un client peut prendre en une heure dans des parties publiques ({ $usual })
option-tables = parties en mémoire ; les autres dorment dans la base de données ({ $usual })
option-patience = secondes laissées à une requête pour arriver, et à un lecteur lent pour continuer à lire ({ $usual })
option-keep-finished = jours après lesquels les parties terminées sont supprimées ; 0 les garde ({ $usual })
option-keep-abandoned = jours sans aucune action après lesquels une partie est supprimée ; 0 la garde ({ $usual })
