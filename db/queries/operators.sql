-- Bans, quotas, the audit log, and tables as operators see them.

-- name: bans
SELECT kind, id, since, reason FROM bans ORDER BY since, kind, id;

-- name: put-ban
INSERT INTO bans (kind, id, since, reason) VALUES (:kind, :id, :since, :reason)
ON CONFLICT (kind, id) DO UPDATE SET reason = excluded.reason;

-- name: drop-ban
DELETE FROM bans WHERE kind = :kind AND id = :id
RETURNING id;

-- name: add-deed
INSERT INTO audit (id, made, server, table_id, person, whom, deed, detail)
SELECT coalesce(max(id), 0) + 1, :made, :server, :table_id, :person, :whom, :deed, :detail FROM audit;

-- name: deeds
-- The latest first.
SELECT id, made, server, table_id, person, whom, deed, detail FROM audit ORDER BY id DESC LIMIT :most OFFSET :after;

-- name: deeds-in-server
SELECT id, made, server, table_id, person, whom, deed, detail FROM audit WHERE server = :server
ORDER BY id DESC LIMIT :most OFFSET :after;

-- name: count-open-tables-of
-- Those at which somebody plays, or waits for the start.
SELECT count(*) AS number FROM seats JOIN tables ON tables.id = seats.table_id
WHERE seats.person = :person AND seats.computer IS NULL AND tables.status IN ('lobby', 'playing');

-- name: count-open-tables-in
SELECT count(*) AS number FROM tables WHERE server = :server AND status IN ('lobby', 'playing');

-- name: count-follows
SELECT count(*) AS number FROM followers JOIN tables ON tables.id = followers.table_id
WHERE followers.person = :person AND tables.status IN ('lobby', 'playing');

-- name: count-plans
SELECT count(*) AS number FROM plans WHERE person = :person AND dropped = 0;

-- name: playing-tables
SELECT id FROM tables WHERE status = 'playing' ORDER BY id;

-- name: playing-tables-in
SELECT id FROM tables WHERE status = 'playing' AND server = :server ORDER BY id;

-- name: tables-like
-- The latest first; what is null doesn't matter.
SELECT id FROM tables
WHERE (status = :status OR :status IS NULL) AND (game = :game OR :game IS NULL)
    AND (server = :server OR :server IS NULL)
    AND (id IN (SELECT table_id FROM seats WHERE person = :person) OR :person IS NULL)
ORDER BY id DESC LIMIT :most OFFSET :after;

-- name: timers-of-table
SELECT kind, table_id, person, due FROM timers WHERE table_id = :id ORDER BY due, kind, person;

-- name: drop-votes
DELETE FROM votes WHERE table_id = :id;
