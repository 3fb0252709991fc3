-- Matches that are over: those next older than the table `key`, the last one first, and those next newer, the
-- first one first. What is null doesn't matter.

-- name: older-in-server
SELECT id FROM tables INDEXED BY finished_by_server
WHERE status = 'finished' AND server = :server
    AND (:game IS NULL OR game = :game)
    AND ended >= :since
    AND (:key IS NULL OR (ended, id) < (SELECT edge.ended, edge.id FROM tables AS edge WHERE edge.id = :key))
    AND (coalesce(parent, channel) IN (SELECT value FROM json_each(:places))
        OR id IN (SELECT table_id FROM table_people WHERE role = 'seat' AND person = :viewer))
ORDER BY ended DESC, id DESC LIMIT :most;

-- name: older-in-server (postgres)
SELECT id FROM tables
WHERE status = 'finished' AND server = :server
    AND (game = :game OR :game IS NULL)
    AND ended >= :since
    AND ((ended, id) < (SELECT edge.ended, edge.id FROM tables AS edge WHERE edge.id = :key) OR CAST(:key AS BIGINT) IS NULL)
    AND (coalesce(parent, channel) IN (SELECT CAST(value AS BIGINT) FROM json_array_elements_text(CAST(:places AS JSON)))
        OR id IN (SELECT table_id FROM table_people WHERE role = 'seat' AND person = :viewer))
ORDER BY ended DESC, id DESC LIMIT :most;

-- name: older-of-person
-- `won`: 1 if they were in the first place, perhaps with others; 0 if they were not.
SELECT tables.id FROM table_people CROSS JOIN tables INDEXED BY finished_by_id ON tables.id = table_people.table_id
WHERE table_people.role = 'seat' AND table_people.person = :person AND tables.status = 'finished'
    AND (:won IS NULL OR (table_people.place = 1) = :won)
    AND (:server IS NULL OR tables.server = :server)
    AND (:game IS NULL OR tables.game = :game)
    AND tables.ended >= :since
    AND (:key IS NULL OR (tables.ended, tables.id) < (SELECT edge.ended, edge.id FROM tables AS edge WHERE edge.id = :key))
    AND (:with IS NULL OR tables.id IN (SELECT table_id FROM table_people WHERE role = 'seat' AND person = :with))
    AND (:places IS NULL OR coalesce(tables.parent, tables.channel) IN (SELECT value FROM json_each(:places))
        OR tables.id IN (SELECT table_id FROM table_people WHERE role = 'seat' AND person = :viewer))
ORDER BY tables.ended DESC, tables.id DESC LIMIT :most;

-- name: older-of-person (postgres)
SELECT tables.id FROM table_people JOIN tables ON tables.id = table_people.table_id
WHERE table_people.role = 'seat' AND table_people.person = :person AND tables.status = 'finished'
    AND (CASE WHEN table_people.place = 1 THEN 1 WHEN table_people.place > 1 THEN 0 END = :won OR :won IS NULL)
    AND (tables.server = :server OR :server IS NULL)
    AND (tables.game = :game OR :game IS NULL)
    AND tables.ended >= :since
    AND ((tables.ended, tables.id) < (SELECT edge.ended, edge.id FROM tables AS edge WHERE edge.id = :key) OR CAST(:key AS BIGINT) IS NULL)
    AND (tables.id IN (SELECT table_id FROM table_people WHERE role = 'seat' AND person = :with) OR :with IS NULL)
    AND (CAST(:places AS TEXT) IS NULL
        OR coalesce(tables.parent, tables.channel) IN (SELECT CAST(value AS BIGINT) FROM json_array_elements_text(CAST(:places AS JSON)))
        OR tables.id IN (SELECT table_id FROM table_people WHERE role = 'seat' AND person = :viewer))
ORDER BY tables.ended DESC, tables.id DESC LIMIT :most;

-- name: newer-in-server
SELECT id FROM tables INDEXED BY finished_by_server
WHERE status = 'finished' AND server = :server
    AND (:game IS NULL OR game = :game)
    AND ended >= :since
    AND (ended, id) > (SELECT edge.ended, edge.id FROM tables AS edge WHERE edge.id = :key)
    AND (coalesce(parent, channel) IN (SELECT value FROM json_each(:places))
        OR id IN (SELECT table_id FROM table_people WHERE role = 'seat' AND person = :viewer))
ORDER BY ended, id LIMIT :most;

-- name: newer-in-server (postgres)
SELECT id FROM tables
WHERE status = 'finished' AND server = :server
    AND (game = :game OR :game IS NULL)
    AND ended >= :since
    AND (ended, id) > (SELECT edge.ended, edge.id FROM tables AS edge WHERE edge.id = :key)
    AND (coalesce(parent, channel) IN (SELECT CAST(value AS BIGINT) FROM json_array_elements_text(CAST(:places AS JSON)))
        OR id IN (SELECT table_id FROM table_people WHERE role = 'seat' AND person = :viewer))
ORDER BY ended, id LIMIT :most;

-- name: newer-of-person
SELECT tables.id FROM table_people CROSS JOIN tables INDEXED BY finished_by_id ON tables.id = table_people.table_id
WHERE table_people.role = 'seat' AND table_people.person = :person AND tables.status = 'finished'
    AND (:won IS NULL OR (table_people.place = 1) = :won)
    AND (:server IS NULL OR tables.server = :server)
    AND (:game IS NULL OR tables.game = :game)
    AND tables.ended >= :since
    AND (tables.ended, tables.id) > (SELECT edge.ended, edge.id FROM tables AS edge WHERE edge.id = :key)
    AND (:with IS NULL OR tables.id IN (SELECT table_id FROM table_people WHERE role = 'seat' AND person = :with))
    AND (:places IS NULL OR coalesce(tables.parent, tables.channel) IN (SELECT value FROM json_each(:places))
        OR tables.id IN (SELECT table_id FROM table_people WHERE role = 'seat' AND person = :viewer))
ORDER BY tables.ended, tables.id LIMIT :most;

-- name: newer-of-person (postgres)
SELECT tables.id FROM table_people JOIN tables ON tables.id = table_people.table_id
WHERE table_people.role = 'seat' AND table_people.person = :person AND tables.status = 'finished'
    AND (CASE WHEN table_people.place = 1 THEN 1 WHEN table_people.place > 1 THEN 0 END = :won OR :won IS NULL)
    AND (tables.server = :server OR :server IS NULL)
    AND (tables.game = :game OR :game IS NULL)
    AND tables.ended >= :since
    AND (tables.ended, tables.id) > (SELECT edge.ended, edge.id FROM tables AS edge WHERE edge.id = :key)
    AND (tables.id IN (SELECT table_id FROM table_people WHERE role = 'seat' AND person = :with) OR :with IS NULL)
    AND (CAST(:places AS TEXT) IS NULL
        OR coalesce(tables.parent, tables.channel) IN (SELECT CAST(value AS BIGINT) FROM json_array_elements_text(CAST(:places AS JSON)))
        OR tables.id IN (SELECT table_id FROM table_people WHERE role = 'seat' AND person = :viewer))
ORDER BY tables.ended, tables.id LIMIT :most;

