-- What processes that share a database have to know of each other. A file has one process, which asks for nothing
-- of this.

-- name: server-of-table
SELECT server FROM tables WHERE id = :id;

-- name: tell-others
SELECT told FROM (SELECT :text AS told) AS one;

-- name: tell-others (postgres)
SELECT told FROM (SELECT pg_notify('harbourmaster', :text) AS told) AS one;

-- name: take-turn
SELECT turn FROM (SELECT 1 AS turn) AS one;

-- name: take-turn (postgres)
SELECT turn FROM (SELECT pg_advisory_xact_lock(1214345828) AS turn) AS one;

-- name: next-timer-here
-- The next of those that are about something of this process's shards; what is about no server is the first
-- shard's.
SELECT kind, table_id, person, due FROM timers
WHERE (coalesce(CASE kind
        WHEN 'departed' THEN person
        WHEN 'tournament' THEN (SELECT server FROM tournaments WHERE id = timers.person)
        ELSE (SELECT server FROM tables WHERE id = timers.table_id)
    END, 0) >> 22) % :count BETWEEN :first AND :last
ORDER BY due, kind, table_id, person LIMIT 1;
