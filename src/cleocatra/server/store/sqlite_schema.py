"""The tables in an SQLite file, and the migrations that lead to them."""

from __future__ import annotations

import sqlite3

from cleocatra.server.store.base import NewerSchema

# Each migration leads from one schema version (its place in this tuple) to the next; never edit one.
MIGRATIONS = (
    """
    CREATE TABLE games (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        created REAL NOT NULL,
        listed INTEGER NOT NULL
    );
    CREATE INDEX listed_games ON games (number) WHERE listed;
    CREATE TABLE events (
        game TEXT NOT NULL REFERENCES games (id),
        sequence INTEGER NOT NULL,
        payload TEXT NOT NULL,
        PRIMARY KEY (game, sequence)
    ) WITHOUT ROWID;
    CREATE TRIGGER events_stay BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'append-only'); END;
    CREATE TRIGGER events_remain BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'append-only'); END;
    """,
    # Games from before have no jobs: they get theirs when somebody comes back to them.
    """
    CREATE TABLE jobs (
        game TEXT NOT NULL REFERENCES games (id),
        kind TEXT NOT NULL,
        due REAL NOT NULL,
        claimed_until REAL NOT NULL DEFAULT 0,
        PRIMARY KEY (game, kind)
    ) WITHOUT ROWID;
    CREATE INDEX due_jobs ON jobs (due);
    """,
    # When nothing has happened in a game for long, it may be deleted. Nobody knows about those from before.
    """
    ALTER TABLE games ADD COLUMN touched REAL NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN kept INTEGER NOT NULL DEFAULT 1;
    UPDATE games SET touched = strftime('%s', 'now');
    CREATE INDEX touched_games ON games (touched);
    DROP TRIGGER events_remain;
    CREATE TRIGGER events_remain BEFORE DELETE ON events
        WHEN (SELECT kept FROM games WHERE id = OLD.game)
        BEGIN SELECT RAISE(ABORT, 'append-only'); END;
    """,
)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date; raises NewerSchema if it is newer than this program."""
    connection.execute("BEGIN EXCLUSIVE")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute("COMMIT")
    if version > len(MIGRATIONS):
        raise NewerSchema(version, len(MIGRATIONS))
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
