-- Bans, quotas, the audit log, and tables as operators see them.

-- name: deeds
-- The latest first.
SELECT id, made, server, table_id, person, whom, deed, detail FROM audit ORDER BY id DESC LIMIT :most OFFSET :after;

-- name: deeds-in-server
SELECT id, made, server, table_id, person, whom, deed, detail FROM audit WHERE server = :server
ORDER BY id DESC LIMIT :most OFFSET :after;

-- name: playing-tables
SELECT id FROM tables WHERE status = 'playing' ORDER BY id;

-- name: playing-tables-in
SELECT id FROM tables WHERE status = 'playing' AND server = :server ORDER BY id;

-- name: tables-like
-- The latest first; what is null doesn't matter.
SELECT * FROM tables
WHERE (status = :status OR :status IS NULL) AND (game = :game OR :game IS NULL)
    AND (server = :server OR :server IS NULL)
    AND (id IN (SELECT table_id FROM table_people WHERE role = 'seat' AND person = :person) OR :person IS NULL)
ORDER BY id DESC LIMIT :most OFFSET :after;

-- name: timers-of-table
SELECT kind, table_id, person, due FROM timers WHERE table_id = :id ORDER BY due, kind, person;

