# The help of the commands. Lines of a paragraph are joined and wrapped again; indented lines stay as they are.
# $usual: what holds if an option is not given.

help-main =
    The board game Cleocatra: play it in the terminal, check and draw records of games (.cleo), count
    positions.

    A record is a text file; docs/notation.md explains it. Where a FILE is asked for, - reads standard input.
    .examples =
        cleocatra play                          play with others at one keyboard
        cleocatra random --seed 7 > game.cleo   a random game, to have one to look at
        cleocatra show game.cleo --at 12        the board after its twelfth turn
        cleocatra check games/*.cleo            are these records right, and who won?
    .end =
        exit status: 0 if all is well, 1 if something is wrong with a record or file, 2 for wrong arguments.
        `cleocatra COMMAND --help` tells more about a command.
help-examples = examples:
help-section = { $title }:
help-summary = { $summary }.

help-play = play in the terminal, 2 to 4 people at one keyboard
    .about =
        What isn't given is asked for. Before each action you see the board and a list of all that is
        possible. A Scout first reveals its tile, then asks for its cell.

        { $commands }

        With FILE the game of this record goes on; tiles written ? in its pile are put into some random order.
    .examples =
        cleocatra play
        cleocatra play --rules basic --players 3
        cleocatra play --players "green red" --edition french
        cleocatra play game.cleo
help-check = replay records and tell the score of each
    .about =
        Every tag and every action is checked. For each good record one line says the points of all players,
        and who has won or whose turn it is. What is wrong is said as FILE:LINE:COLUMN: reason. If a record
        tells the commitment of a shuffle, with the salt and the whole pile, it is verified; whoever noted the
        commitment at the start of the game can hold it against the record's.
    .examples =
        cleocatra check game.cleo --commitment 5d41…
        cleocatra check game.cleo
        cleocatra check games/*.cleo && echo all good
        cleocatra random --seed 1 | cleocatra check -
help-show = draw the position where a record ends, or an earlier one
    .about =
        Below the pyramids: whose action it is, the points and supply of each player, the inspectors, and what
        is left in the pile. Turns are counted as the record's lines: openings, turns and bonus actions.
    .examples =
        cleocatra show game.cleo
        cleocatra show game.cleo --at 0      before the openings
        cleocatra show game.cleo --at 12     after the record's twelfth turn
help-legal = list the legal actions where a record ends
    .about =
        One action a line, in the words of a record and in the order that the library pins: by kind of action,
        then by cells (y, then x). A finished game has none.
    .examples =
        cleocatra legal game.cleo
        cleocatra legal game.cleo | grep ^score
help-review = find the mistakes in a game
    .about =
        A strong bot judges every turn by what its player could know: what it was worth, and what the best one
        would have been. Luck is left out: a bad tile is nobody's mistake. Turns that cost 5% of a victory or
        more are shown, and what each player's turns cost in all. Turns are counted as the record's lines.
    .examples =
        cleocatra review game.cleo
        cleocatra review game.cleo --player red --all
help-perft = count the sequences of actions from where a record ends
    .about =
        The count stands alone on the last line. The pile must be known: a record with ? in its pile can't be
        counted. Each depth more takes many times as long.
    .examples =
        cleocatra perft game.cleo --depth 3
        cleocatra perft game.cleo --depth 3 --divide    also after each first action
help-random = play random games to their end and write their records
    .about =
        Each action is random: first a kind of action among those possible, then one of that kind, each
        equally likely. The seed decides piles and actions, so the same command gives the same games; without
        --seed one is made up and told on standard error. Defaults: the advanced game, international edition,
        two players, one game.

        With --out the games become files random-SEED-1.cleo, random-SEED-2.cleo, …; a file that is there
        already and says something else is never overwritten.
    .examples =
        cleocatra random --seed 7 > game.cleo
        cleocatra random --rules basic --edition french --players 2 --seed 1
        cleocatra random --players 4 --seed 1 --games 100 --out games
help-arena = let bots play matches against each other
    .about =
        Name two to four bots; all play in every game, and with --players they take seats in turn until all
        are taken. Every pile is played once with each seating, so no bot has the better tiles or the better
        seat. A bot of your own is named MODULE:FACTORY, called as FACTORY(options, seed); NAME@SECONDS has a
        time of its own. These are there:

        { $bots }

        Bots that search think as long as they usually do, or as --time (seconds a turn) or --simulations
        says. With --out the games go to DIR: games.jsonl (with their records) and table.csv;
        run the same command again and it goes on where it was stopped, also with more --games. match.json
        says which match it is: the games of another one are never mixed with them.
    .examples =
        cleocatra arena mouser kitten --games 200
        cleocatra arena sphinx uct --time 1 --games 400 --out match
        cleocatra arena vizier scribe mouser kitten --rules basic --games 100
help-ladder = measure how strong the levels are
    .about =
        Every level plays against the level below it, and the second against chance. Prints a table in
        Markdown: the share of victories with its 95% interval, and ratings of all levels from all those
        games: 400 points more are ten victories to one, and the Scribe has 2000. In games of four, two of each
        level sit alternately. Levels that answer at once play ten times as many games as the Sphinx.
        With --out the games are kept in DIR, and the same command goes on where it was stopped. Needs
        choix: pip install cleocatra[arena].
    .examples =
        cleocatra ladder --games 100
        cleocatra ladder --rules basic --games 200 --out ladder/basic-2
        cleocatra ladder --players 4 --games 60 --out ladder/advanced-4
help-train = train the bots' evaluation by self-play
    .about =
        The network plays against itself, learns from how the games ended, and plays again, one generation
        after the other. FOLDER keeps the weights and the log: the same command goes on where it was stopped.
        The weights that the bots use lie in the package under bots/weights as RULES-PLAYERS.bin. Needs NumPy:
        pip install cleocatra[train].
    .examples =
        cleocatra train training/advanced-2 --players 2 --generations 40
help-simulate = play thousands of games among bots and keep what happened
    .about =
        OUT becomes a folder with games.parquet (a row for each game), turns.parquet (one for each turn) and
        manifest.json, with --records also records.cleo. Run the same command again and it goes on where it
        was stopped; whoever computes it, and however often it was stopped, the files are the same to the
        byte. docs/lab.md explains the columns.

        Bots think by simulations, never by the clock: sphinx and uct need --simulations. A single bot plays
        all seats. With --manifest a simulation is played again, and you are told whether the files are the
        same.
    .examples =
        cleocatra simulate out --bots vizier --games 10000
        cleocatra simulate out --bots scribe mouser kitten --rules basic --seed 7
        cleocatra simulate short --variant examples/variants/short.toml --games 2000
        cleocatra simulate out --players 4 --cluster tcp://10.0.0.1:8786
        cleocatra simulate again --manifest out/manifest.json
help-report = make a page with plots and tables about a simulation
    .about =
        DIR is a folder that `cleocatra simulate` has filled. The page is one file that needs nothing else;
        open it in a browser. With --against it shows two simulations side by side: two editions, or a game
        with and without an ability.
    .examples =
        cleocatra report out
        cleocatra report international --against french -o editions.html
help-serve = serve games over HTTP
    .about =
        Games are kept in an SQLite file, which one server at a time may use, or in PostgreSQL, where any
        number of servers share them. They survive anything that the database survives. docs/protocol.md
        explains what clients send, docs/hosting.md how to run it for others. Ctrl-C or SIGTERM stops the
        server in good order.

        Each option can also be given by the environment, under its name in capitals: CLEOCATRA_PORT,
        CLEOCATRA_CLIENT_GAMES. A database URL with a password belongs there. A limit of 0 means none. Limits
        hold for each server process; a client is an address (in IPv6, a network of 64 bits).
    .examples =
        cleocatra serve          for this machine alone, on http://127.0.0.1:8023
        cleocatra serve --host 0.0.0.0 --port 80 --database sqlite:////srv/games.db
        CLEOCATRA_DATABASE=postgresql://cat:secret@db/games cleocatra serve

level-random-about = plays at random
level-uct-about = plain UCT with random playouts

## Options

option-language = en, fr or zh-Hant (default: as CLEOCATRA_LANGUAGE or the locale says)
option-version = show the version, and whether the kernel is compiled
option-file = a record; - for standard input
option-play-file = a record of a game to go on with
option-rules = basic or advanced
option-edition = international or french: what two take out
option-players = 2, 3, 4, or colours in turn order: "green red"
option-seed-pile = the same seed shuffles the same pile
option-commitment = what was published at the start of the game
option-at = the position after this many turns
option-depth = how many actions a sequence has
option-divide = also show the count after each first action
option-games = how many games (default: { $usual })
option-random-out = the folder for the records, made if need be
option-bots = two to four bots
option-seats = seats (default: one for each bot)
option-reviewed-player = only this player's turns
option-reviewed-all = show good turns too
option-reviewed-simulations = how long the bot thinks (default: 1000 for two players, fewer for more)
option-seed = piles and chance (default: { $usual })
option-time = thinking time for each turn, in seconds
option-simulations = simulations for each turn
option-processes = how many processes play at once (default: { $usual })
option-arena-out = the folder for games and table
option-players-number = how many players (default: { $usual })
option-match-games = games of the Sphinx's match (default: { $usual })
option-ladder-time = another thinking time for each of the Sphinx's turns, in seconds
option-ladder-out = the folder for the games
option-folder = where the run is kept
option-generations = how many generations in all (default: { $usual })
option-train-games = games in each generation (default: { $usual })
option-train-simulations = simulations of a search before each turn (default: { $usual })
option-trust = share of the bots' own judgement in what they learn (default: { $usual })
option-start = weights to begin with (default: chance)
option-simulate-out = the folder for what comes of it
option-simulate-bots = one, or one for each seat
option-simulate-players = how many players, if one bot plays all seats
option-variant = a variant of the game, as TOML
option-records = keep the games' records too
option-manifest = play this simulation again
option-cluster = a Dask cluster's scheduler: tcp://HOST:PORT
option-report-folder = a simulation
option-against = another simulation to compare with
option-report-out = the page (default: DIR/report.html)
option-open = open the page in a browser
option-serve-seed = for tests only: all piles, tokens and bots' seeds follow from this number
option-host = the address to serve ({ $usual })
option-port = the port ({ $usual })
option-database = sqlite:///PATH, a path, or postgresql://… ({ $usual })
option-origin = another origin whose pages may send requests: https://cats.example
option-proxy = the address or network of a trusted proxy, which says for whom it asks (X-Forwarded-For)
option-connections = how many connections at once, event streams included ({ $usual })
option-client-connections = … from one client ({ $usual })
option-client-streams = event streams of one client at once ({ $usual })
option-rate = requests a second from one client, in the long run ({ $usual })
option-burst = … and how many at once ({ $usual })
option-client-games = games that one client may create in an hour ({ $usual })
option-all-games = … and all clients together ({ $usual })
option-tables = games in memory; the others rest in the database ({ $usual })
option-patience = seconds for a request to arrive, and for a slow reader to read on ({ $usual })
