"""The SQL of the PostgreSQL store. Each write returns a row if it did something."""

from __future__ import annotations

CREATE = """
    WITH made AS (
        INSERT INTO games (id, listed, last) VALUES (%(game)s, %(listed)s, cardinality(%(payloads)s::text[]))
        ON CONFLICT DO NOTHING RETURNING id
    ), added AS (
        INSERT INTO events (game, sequence, payload)
        SELECT id, place, payload
        FROM made, unnest(%(payloads)s::text[]) WITH ORDINALITY AS new (payload, place)
    ), planned AS (
        INSERT INTO jobs (game, kind, due)
        SELECT id, 'turn', %(due)s FROM made WHERE %(due)s::float8 IS NOT NULL
    ) SELECT 1 FROM made"""
# The UPDATE is the compare-and-swap: the second of two writers waits for the row, finds that the log is
# longer than expected, and does nothing.
APPEND = """
    WITH moved AS (
        UPDATE games SET last = last + cardinality(%(payloads)s::text[])
        WHERE id = %(game)s AND last = %(after)s RETURNING id, last
    ), added AS (
        INSERT INTO events (game, sequence, payload)
        SELECT id, %(after)s + place, payload
        FROM moved, unnest(%(payloads)s::text[]) WITH ORDINALITY AS new (payload, place)
    ), planned AS (
        INSERT INTO jobs (game, kind, due, claimant, claimed_until)
        SELECT id, 'turn', %(due)s, %(claimant)s, seconds_now() + %(lease)s
        FROM moved WHERE %(due)s::float8 IS NOT NULL
        ON CONFLICT (game, kind) DO UPDATE
        SET due = excluded.due, claimant = excluded.claimant, claimed_until = excluded.claimed_until
    ), unplanned AS (
        DELETE FROM jobs USING moved WHERE game = id AND kind = 'turn' AND %(due)s::float8 IS NULL
    ) SELECT pg_notify('cleocatra', concat_ws(' ', %(process)s::text, id, last) || %(told)s::text)
    FROM moved"""
PLAN = """
    INSERT INTO jobs (game, kind, due) VALUES (%(game)s, %(kind)s, %(due)s)
    ON CONFLICT (game, kind) DO UPDATE SET due = excluded.due, claimant = NULL, claimed_until = 0
    RETURNING 1"""
REMIND = """
    INSERT INTO jobs (game, kind, due) VALUES (%(game)s, 'turn', %(due)s)
    ON CONFLICT (game, kind) DO UPDATE SET due = excluded.due WHERE jobs.due > excluded.due"""
UNLIST = """
    UPDATE games SET listed = false
    WHERE id IN (SELECT id FROM games WHERE id = ANY(%(games)s) FOR UPDATE SKIP LOCKED)"""
TOUCH = "UPDATE games SET touched = seconds_now(), over = %(over)s WHERE id = %(game)s"
FORGETTABLE = """
    UPDATE games SET kept = false WHERE id IN (
        SELECT id FROM games
        WHERE (over AND touched < %(finished)s::float8) OR (NOT over AND touched < %(abandoned)s::float8)
        ORDER BY touched LIMIT %(most)s FOR UPDATE SKIP LOCKED
    ) RETURNING id"""
FORGET = (
    "DELETE FROM events WHERE game = ANY(%s)",
    "DELETE FROM jobs WHERE game = ANY(%s)",
    "DELETE FROM marks WHERE game = ANY(%s)",
    "DELETE FROM games WHERE id = ANY(%s)",
)
CHECK = "UPDATE cleocatra_schema SET version = version"  # written, so that a full disk is noticed
UNPLAN = "DELETE FROM jobs WHERE game = %(game)s AND kind = %(kind)s RETURNING 1"
# Rows that another process has locked are left to it.
CLAIM = """
    UPDATE jobs SET claimant = %(process)s, claimed_until = seconds_now() + %(lease)s
    WHERE (game, kind) IN (
        SELECT game, kind FROM jobs
        WHERE due <= seconds_now()
        AND NOT (claimed_until > seconds_now() AND claimed_until <= seconds_now() + %(longest)s)
        ORDER BY CASE WHEN due < 0 THEN due + %(earlier)s ELSE due END LIMIT %(most)s FOR UPDATE SKIP LOCKED
    ) RETURNING game, kind, due"""
RENEW = """
    UPDATE jobs SET claimed_until = seconds_now() + %(lease)s
    WHERE (game, kind) IN (
        SELECT game, kind FROM jobs WHERE claimant = %(process)s
        AND (game, kind) IN (SELECT * FROM unnest(%(games)s::text[], %(kinds)s::text[]))
        FOR UPDATE SKIP LOCKED
    )"""
FINISH = """
    UPDATE jobs SET due = %(due)s, claimant = NULL, claimed_until = 0
    WHERE game = %(game)s AND kind = %(kind)s AND claimant = %(process)s"""
DROP = "DELETE FROM jobs WHERE game = %(game)s AND kind = %(kind)s AND claimant = %(process)s"
MARK = r"""
    WITH put AS (
        INSERT INTO marks (game, name, until) VALUES (%(game)s, %(name)s, %(until)s)
        ON CONFLICT (game, name) DO UPDATE SET until = excluded.until
    ), old AS (
        DELETE FROM marks WHERE game = %(game)s AND name <> %(name)s AND until <= seconds_now() - %(kept)s
    )
    SELECT pg_notify(
        'cleocatra',
        concat_ws(' ', %(process)s::text, %(game)s::text, '0') || E'\n'
            || concat_ws(' ', %(name)s::text, %(until)s::float8)
    )"""
