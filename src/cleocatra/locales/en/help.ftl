# The help of the commands. Lines of a paragraph are joined and wrapped again; indented lines stay as they are.
# $usual: what holds if an option is not given.

help-main =
    The board game Cleocatra: play it in the terminal, check and draw records of games (.cleo), count
    positions.

    A record is a text file; docs/notation.md explains it. Where a command takes a FILE, - reads standard input.
    .examples =
        cleocatra play                          play with others at one keyboard
        cleocatra random --seed 7 > game.cleo   a random game to look at
        cleocatra show game.cleo --at 12        the board after its twelfth turn
        cleocatra check games/*.cleo            are these records right, and who won?
    .end =
        exit status: 0 if everything is fine, 1 if something is wrong with a record or file, 2 for wrong
        arguments. `cleocatra COMMAND --help` says more about a command.
help-examples = examples:
help-section = { $title }:
help-summary = { $summary }.

help-play = play in the terminal, 2 to 4 people at one keyboard
    .about =
        You are asked for whatever you leave out. Before each action you see the board and a list of
        everything you can do. A Scout first turns over its tile, then asks for its cell.

        { $commands }

        With FILE, the game in that record continues; tiles written ? in its pile are shuffled.
    .examples =
        cleocatra play
        cleocatra play --rules basic --players 3
        cleocatra play --players "green red" --edition french
        cleocatra play game.cleo
help-check = replay records and show the score of each
    .about =
        Every tag and every action is checked. For each good record, one line gives the points of all players,
        and who won or whose turn it is. Faults are reported as FILE:LINE:COLUMN: reason. If a record has the
        commitment of a shuffle, with the salt and the whole pile, the shuffle is verified; anyone who noted the
        commitment at the start of the game can compare it with the record’s.
    .examples =
        cleocatra check game.cleo --commitment 5d41…
        cleocatra check game.cleo
        cleocatra check games/*.cleo && echo all good
        cleocatra random --seed 1 | cleocatra check -
help-show = draw the position where a record ends, or an earlier one
    .about =
        Below the pyramids: whose action it is, the points and supply of each player, the inspectors, and what
        is left in the pile. Turns are counted as the record’s lines: openings, turns and bonus actions.
    .examples =
        cleocatra show game.cleo
        cleocatra show game.cleo --at 0      before the openings
        cleocatra show game.cleo --at 12     after the record’s twelfth turn
help-legal = list the legal actions where a record ends
    .about =
        One action per line, as a record has it and in the library’s fixed order: by kind of action, then by
        cells (y, then x). A finished game has none.
    .examples =
        cleocatra legal game.cleo
        cleocatra legal game.cleo | grep ^score
help-review = find the mistakes in a game
    .about =
        A strong bot judges every turn by what the player could know: what it was worth, and what the best one
        would have been. Luck doesn’t count: a bad tile is nobody’s mistake. You see the turns that cost a 5%
        chance of winning or more, and each player’s average loss per turn. Turns are counted as lines of the
        record.
    .examples =
        cleocatra review game.cleo
        cleocatra review game.cleo --player red --all
help-solve = prove how a position ends, if both play their best
    .about =
        For games of two. Looks at every turn and every tile that may be drawn, farther and farther ahead, until
        the result is proved or --turns is reached; then it tells what is proved: at least and at most so much of
        the victory, a shared one counting as one half. This works in the last few turns of a game. What is
        proved holds however long the game may last: a game that somebody draws out forever is never counted.
        The record’s pile is not looked at.
    .examples =
        cleocatra solve game.cleo
        cleocatra solve game.cleo --turns 3
help-perft = count the sequences of actions from where a record ends
    .about =
        The count is alone on the last line. The pile must be known: a record with ? in its pile can’t be
        counted. Each additional action takes many times as long.
    .examples =
        cleocatra perft game.cleo --depth 3
        cleocatra perft game.cleo --depth 3 --divide    also after each first action
help-random = play random games to their end and write their records
    .about =
        Each action is random: first a kind of action among those possible, then one of that kind, each
        equally likely. The seed decides piles and actions, so the same command gives the same games; without
        --seed, one is chosen and printed on standard error. Defaults: the advanced game, international edition,
        two players, one game.

        With --out, the games become files random-SEED-1.cleo, random-SEED-2.cleo, …; a file that already
        exists with different contents is never overwritten.
    .examples =
        cleocatra random --seed 7 > game.cleo
        cleocatra random --rules basic --edition french --players 2 --seed 1
        cleocatra random --players 4 --seed 1 --games 100 --out games
help-arena = let bots play matches against each other
    .about =
        Name two to four bots; all of them play in every game, and with --players they take seats in turn until
        every seat is taken. Every pile is played once with each seating, so no bot gets better tiles or a better
        seat. Your own bot is named MODULE:FACTORY and called as FACTORY(options, seed), with effort=… too if it
        has such a parameter; engine:COMMAND is a program that speaks the protocol of docs/engine.md;
        NAME@SECONDS gets its own time for a turn, NAME#N its own number of simulations. The bots you can name:

        { $bots }

        Bots that search think for their usual time, or as --time (seconds per turn) or --simulations says. A bot
        that raises an error, answers with something that isn’t allowed, or takes longer than --limit is named,
        with its answer, the position and the record; the game counts as lost for it, or with --faults skip not
        at all. --sprt LOW HIGH stops as soon as the games tell whether the first bot is LOW or HIGH rating
        points stronger than the second (5% errors); --games is then the most that are played. With --out, the games go to DIR: games.jsonl (with their records) and table.csv; run the same command again
        and it continues where it stopped, also with more --games. match.json says which match it is: games of
        another one are never mixed in.
    .examples =
        cleocatra arena mouser kitten --games 200
        cleocatra arena sphinx uct --time 1 --games 400 --out match
        cleocatra arena vizier scribe mouser kitten --rules basic --games 100
        cleocatra arena mybot:make scribe --sprt 0 50 --games 2000 --limit 5
        cleocatra arena "engine:./my-engine" vizier --time 0.5
help-ladder = measure how strong the levels are
    .about =
        Every level plays against the level below it, and the second also against chance. Prints a table in
        Markdown: the share of wins with its 95% interval, and ratings of all levels from all those games: 400
        points more means ten wins for every loss, and the Scribe is set to 2000. In games of four, two of each
        level sit alternately. The two strongest play a tenth of the games. With --out,
        the games are kept in DIR, and the same command continues where it stopped. Needs choix: pip install
        cleocatra[arena].
    .examples =
        cleocatra ladder --games 100
        cleocatra ladder --rules basic --games 200 --out ladder/basic-2
        cleocatra ladder --players 4 --games 60 --out ladder/advanced-4
help-engine = let other programs use a bot, over a line protocol
    .about =
        The engine reads commands from standard input and answers on standard output: a position, go, stop, and
        the best turn, in the manner of UCI. docs/engine.md explains the protocol. Without BOT it is the Sphinx.

        With --check, COMMAND is run as an engine, and you are told what is right and wrong with it.
    .examples =
        cleocatra engine vizier
        cleocatra engine --check "python my_engine.py"
        cleocatra arena "engine:python my_engine.py" scribe --time 0.5
help-train = train the bots’ evaluation by self-play
    .about =
        The network plays against itself, learns from how the games ended, and plays again, one generation
        after another. FOLDER keeps the weights and the log: the same command continues where it stopped.
        The weights that the bots use are in the package under bots/weights as RULES-PLAYERS.bin. Needs NumPy:
        pip install cleocatra[train].
    .examples =
        cleocatra train training/advanced-2 --players 2 --generations 40
help-simulate = play thousands of games among bots and keep what happened
    .about =
        OUT becomes a folder with games.parquet (a row per game), turns.parquet (a row per turn) and
        manifest.json, with --records also records.cleo. Run the same command again and it continues where it
        stopped; whichever machine computes it, and however often it was stopped, the files are the same to the
        byte. docs/lab.md explains the columns.

        Bots think by simulations, never by the clock: sphinx and uct need --simulations. A single bot plays
        all seats. With --manifest, a simulation is repeated, and you are told whether the files are the same.
    .examples =
        cleocatra simulate out --bots vizier --games 10000
        cleocatra simulate out --bots scribe mouser kitten --rules basic --seed 7
        cleocatra simulate short --variant examples/variants/short.toml --games 2000
        cleocatra simulate out --players 4 --cluster tcp://10.0.0.1:8786
        cleocatra simulate again --manifest out/manifest.json
help-report = make a page with plots and tables about a simulation
    .about =
        DIR is a folder filled by `cleocatra simulate`. The page is a single file; open it in a browser. With
        --against, it shows two simulations side by side: two editions, or a game with and without an ability.
    .examples =
        cleocatra report out
        cleocatra report international --against french -o editions.html
help-serve = serve games over HTTP
    .about =
        Games are kept in an SQLite file, which only one server may use at a time, or in PostgreSQL, which any
        number of servers can share. They survive whatever the database survives. docs/protocol.md explains
        what clients send, docs/hosting.md how to run it for others. Ctrl-C or SIGTERM stops the server
        cleanly.

        Each option can also come from the environment, under its name in capitals: CLEOCATRA_PORT,
        CLEOCATRA_CLIENT_GAMES. A database URL with a password belongs there. A limit of 0 means no limit. Limits
        apply to each server process; a client is an address (in IPv6, a 64-bit network).
    .examples =
        cleocatra serve          for this machine alone, on http://127.0.0.1:8023
        cleocatra serve --host 0.0.0.0 --port 80 --database sqlite:////srv/games.db
        CLEOCATRA_DATABASE=postgresql://cat:secret@db/games cleocatra serve

level-random-about = plays at random
level-uct-about = plain UCT with random playouts

## Options

option-language = en, fr or zh-Hant (default: CLEOCATRA_LANGUAGE or the system’s language)
option-version = show the version, and whether the kernel is compiled
option-file = a record; - for standard input
option-play-file = a record of a game to continue
option-rules = basic or advanced
option-edition = international or french: which tiles two players remove
option-players = 2, 3, 4, or colors in turn order: "green red"
option-seed-pile = the same seed shuffles the same pile
option-commitment = the one published at the start of the game
option-at = the position after this many turns
option-depth = number of actions in a sequence
option-divide = also show the count after each first action
option-turns = look at most so many turns ahead (default: { $usual })
option-nodes = look at this many positions for each proof
option-games = number of games (default: { $usual })
option-random-out = the folder for the records, created if needed
option-bots = two to four bots
option-seats = seats (default: one per bot)
option-reviewed-player = only this player’s turns
option-reviewed-all = show good turns too
option-reviewed-simulations = how long the bot thinks (default: 1000 for two players, fewer for more)
option-seed = piles and chance (default: { $usual })
option-time = thinking time per turn, in seconds
option-simulations = simulations per turn
option-limit = a bot that takes longer for a turn is late
option-faults = what becomes of games in which a bot fails: lose or skip (default: { $usual })
option-sprt = end the match once a test tells these rating differences apart
option-engine-bot = the bot that answers (default: sphinx)
option-engine-seed = the bot’s chance (default: { $usual })
option-check = check this engine
option-processes = number of processes that play at once (default: { $usual })
option-arena-out = the folder for games and table
option-players-number = number of players (default: { $usual })
option-match-games = games of the two strongest (default: { $usual })
option-ladder-time = a different thinking time per turn for the Sphinx, in seconds
option-ladder-simulations = the Sphinx counts simulations per turn instead of seconds
option-ladder-out = the folder for the games
option-folder = where the run is kept
option-generations = number of generations in all (default: { $usual })
option-train-games = games per generation (default: { $usual })
option-train-simulations = simulations of a search before each turn (default: { $usual })
option-trust = share of the bots’ own judgment in what they learn (default: { $usual })
option-start = weights to start from (default: random)
option-simulate-out = the folder for the results
option-simulate-bots = one, or one per seat
option-simulate-players = number of players, if one bot plays all seats
option-variant = a variant of the game, as TOML
option-records = keep the games’ records too
option-manifest = repeat this simulation
option-cluster = a Dask cluster’s scheduler: tcp://HOST:PORT
option-report-folder = a simulation
option-against = another simulation to compare with
option-report-out = the page (default: DIR/report.html)
option-open = open the page in a browser
option-serve-seed = for tests only: all piles, tokens and bots’ seeds follow from this number
option-host = the address to serve ({ $usual })
option-port = the port ({ $usual })
option-database = sqlite:///PATH, a path, or postgresql://… ({ $usual })
option-origin = another origin whose pages may send requests: https://cats.example
option-proxy = the address or network of a trusted proxy, which says who is asking (X-Forwarded-For)
option-name = a name under which the server answers, such as cats.example; all others are refused
option-connections = connections at once, event streams included ({ $usual })
option-client-connections = … from one client ({ $usual })
option-client-streams = event streams per client at once ({ $usual })
option-rate = requests per second from one client, in the long run ({ $usual })
option-burst = … and how many at once ({ $usual })
option-client-games = games one client may create per hour ({ $usual })
option-all-games = … and all clients together ({ $usual })
option-client-listed = public games of one client that may wait for players ({ $usual })
option-client-seats = seats one client may take in public games per hour ({ $usual })
option-tables = games in memory; the others stay in the database ({ $usual })
option-patience = seconds for a request to arrive, and for a slow reader to continue ({ $usual })
option-keep-finished = days after which finished games are deleted; 0 keeps them ({ $usual })
option-keep-abandoned = days after which games in which nothing happens are deleted; 0 keeps them ({ $usual })
