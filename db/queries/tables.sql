-- Tables and their people.

-- name: table-in-channel
-- The open one, else the latest.
SELECT id FROM tables WHERE channel = :channel
ORDER BY CASE WHEN status IN ('lobby', 'playing') THEN 0 ELSE 1 END, id DESC
LIMIT 1;

-- name: tables-of-person
-- The open ones: first those that wait for them, then those they play in, then lobbies, then those they left.
SELECT tables.id, tables.game FROM tables JOIN table_people ON table_people.table_id = tables.id
WHERE table_people.role = 'seat' AND table_people.person = :person AND tables.status IN ('lobby', 'playing')
ORDER BY CASE
        WHEN table_people.held = 1 THEN 3
        WHEN tables.status = 'lobby' THEN 2
        WHEN (tables.owing >> table_people.seat) & 1 = 0 THEN 1
        ELSE 0
    END, tables.moved DESC, tables.id DESC;

-- name: next-waiting
-- Of the other tables that wait for somebody, the one that has for longest.
SELECT turns.table_id AS id FROM turns JOIN tables ON tables.id = turns.table_id
WHERE turns.person = :person AND turns.table_id <> :but AND tables.status = 'playing' AND tables.paused IS NULL
ORDER BY turns.since, turns.table_id LIMIT 1;

-- name: tables-awaiting-computers
SELECT id FROM tables WHERE status = 'playing' AND computing = 1 ORDER BY id;
