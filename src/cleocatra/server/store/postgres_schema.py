"""The tables in PostgreSQL, and the migrations that lead to them."""

from __future__ import annotations

from typing import Any

import psycopg

from cleocatra.server.store.base import NewerSchema

MIGRATION_LOCK = 0x436C656F63617472  # "Cleocatr": one process migrates, the others wait for it
# Each migration leads from one schema version (its place in this tuple) to the next; never edit one.
MIGRATIONS = (
    """
    CREATE TABLE games (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id text NOT NULL UNIQUE,
        created timestamptz NOT NULL DEFAULT now(),
        listed boolean NOT NULL,
        last integer NOT NULL
    ) WITH (fillfactor = 80);
    CREATE INDEX listed_games ON games (number) WHERE listed;
    CREATE TABLE events (
        game text NOT NULL REFERENCES games (id),
        sequence integer NOT NULL,
        payload text NOT NULL,
        PRIMARY KEY (game, sequence)
    );
    CREATE FUNCTION events_stay() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'append-only'; END $$;
    CREATE TRIGGER events_stay BEFORE UPDATE OR DELETE ON events
        FOR EACH ROW EXECUTE FUNCTION events_stay();
    CREATE TRIGGER events_remain BEFORE TRUNCATE ON events EXECUTE FUNCTION events_stay();
    CREATE TABLE jobs (
        game text NOT NULL REFERENCES games (id),
        kind text NOT NULL,
        due float8 NOT NULL,
        claimant text,
        claimed_until float8 NOT NULL DEFAULT 0,
        PRIMARY KEY (game, kind)
    );
    CREATE INDEX due_jobs ON jobs (due);
    CREATE UNLOGGED TABLE marks (
        game text NOT NULL,
        name text NOT NULL,
        until float8 NOT NULL,
        PRIMARY KEY (game, name)
    );
    CREATE FUNCTION seconds_now() RETURNS float8 LANGUAGE sql VOLATILE AS
        $$ SELECT extract(epoch FROM clock_timestamp())::float8 $$;
    """,
    # When nothing has happened in a game for long, it may be deleted. Nobody knows about those from before.
    """
    ALTER TABLE games
        ADD COLUMN touched float8 NOT NULL DEFAULT seconds_now(),
        ADD COLUMN over boolean NOT NULL DEFAULT false,
        ADD COLUMN kept boolean NOT NULL DEFAULT true;
    CREATE INDEX touched_games ON games (touched);
    CREATE OR REPLACE FUNCTION events_stay() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF TG_OP = 'DELETE' AND NOT (SELECT kept FROM games WHERE id = OLD.game) THEN RETURN OLD; END IF;
            RAISE EXCEPTION 'append-only';
        END $$;
    """,
)


def migrate(connection: psycopg.Connection[tuple[Any, ...]]) -> None:
    """Bring the schema up to date; raises NewerSchema if it is newer than this program."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
        connection.execute("CREATE TABLE IF NOT EXISTS cleocatra_schema (version integer NOT NULL)")
        row = connection.execute("SELECT max(version) FROM cleocatra_schema").fetchone()
        version = row[0] or 0 if row else 0
        if version > len(MIGRATIONS):
            raise NewerSchema(version, len(MIGRATIONS))
        for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
            connection.execute(script)
            connection.execute("INSERT INTO cleocatra_schema (version) VALUES (%s)", (number,))
