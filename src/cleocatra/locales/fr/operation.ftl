# Les commandes pour qui exploite un serveur.

help-backup = copier les parties d’un serveur pendant que l’on joue
    .about =
        Fait une copie cohérente d’un fichier SQLite en un seul fichier, qu’un serveur l’utilise ou non, et
        vérifie la copie comme le fait doctor. Pour PostgreSQL, utilisez pg_dump.
    .examples =
        cleocatra backup games-today.db
        cleocatra backup --database /srv/games.db /backup/games.db
help-doctor = vérifier une base de parties, ou une copie
    .about =
        Lit le journal de chaque partie : s’il est entier, inchangé et mène à une partie, et si sa pioche est
        celle dont l’empreinte a été publiée. Les parties abîmées portent le nom que leur donne le journal du
        serveur. Un fichier SQLite qu’un serveur utilise ne peut pas être lu : vérifiez une copie faite par
        backup.
    .examples =
        cleocatra doctor --database /backup/games.db

option-backup-file = où va la copie

doctor-found = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, événements : { $events }, abîmées : { $wrong }
doctor-game = partie { $name } : { $code }
backup-postgres = utilisez pg_dump pour copier une base PostgreSQL
