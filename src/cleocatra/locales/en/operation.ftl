# The commands for those who operate a server.

help-backup = copy the games of a server while people play
    .about =
        Makes a consistent copy of an SQLite file in one file, whether a server uses it or not, and checks the
        copy as doctor does. For PostgreSQL, use pg_dump.
    .examples =
        cleocatra backup games-today.db
        cleocatra backup --database /srv/games.db /backup/games.db
help-doctor = check a database of games, or a copy of one
    .about =
        Reads the log of every game: whether it is whole, unchanged and leads to a game, and whether its pile is
        the one whose hash was published. Games that are damaged are named as the server’s log names them. An
        SQLite file that a server uses can’t be read: check a copy that backup made.
    .examples =
        cleocatra doctor --database /backup/games.db

option-backup-file = where the copy goes

doctor-found = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $events } events, { $wrong } damaged
doctor-game = game { $name }: { $code }
backup-postgres = use pg_dump to copy a PostgreSQL database
