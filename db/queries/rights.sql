-- All that is stored of somebody; forgetting a person; removing a server.

-- name: export-settings
SELECT * FROM people WHERE person = :person;

-- name: export-holidays
SELECT since, until FROM holidays WHERE person = :person ORDER BY since;

-- name: export-moves
SELECT table_id AS "table", entry, seat, move, made, planned FROM moves WHERE person = :person
ORDER BY table_id, entry;

-- name: export-plans
SELECT table_id AS "table", number, plan, dropped FROM plans WHERE person = :person ORDER BY table_id, number;

-- name: export-reviews
SELECT reviews.table_id AS "table", reviews.made, reviews.accuracy, reviews.found
FROM table_people JOIN reviews ON reviews.table_id = table_people.table_id AND reviews.seat = table_people.seat
WHERE table_people.role = 'seat' AND table_people.person = :person ORDER BY reviews.table_id;

-- name: export-replaced
SELECT table_id AS "table", seat FROM replaced WHERE person = :person ORDER BY table_id;

-- name: export-results
SELECT table_id AS "table", seat, place, stayed, game, server, season FROM results WHERE person = :person
ORDER BY number;

-- name: export-ratings
SELECT game, server, season, mu, sigma, games, trend FROM ratings WHERE person = :person
ORDER BY game, server, season;

-- name: export-achievements
SELECT table_id AS "table", game, code FROM achievements WHERE person = :person ORDER BY table_id, code;

-- name: export-follows
SELECT table_id AS "table", what, place, told FROM followers WHERE person = :person ORDER BY table_id;

-- name: export-turns
SELECT * FROM turns WHERE person = :person ORDER BY table_id;

-- name: export-messages
SELECT message, table_id AS "table", kind, channel, posted FROM messages WHERE person = :person ORDER BY posted, message;

-- name: export-debts
SELECT kind, table_id AS "table", since, what FROM outbox WHERE person = :person ORDER BY since;

-- name: export-timers
SELECT kind, table_id AS "table", due FROM timers WHERE person = :person AND kind <> 'departed' ORDER BY due;

-- name: export-deeds
-- The detail of a replacement is others' ids.
SELECT made, server, table_id AS "table", deed, CASE WHEN deed = 'tournament-replaced' THEN '' ELSE detail END AS detail,
    CASE WHEN person = :person THEN 1 ELSE 0 END AS own
FROM audit WHERE person = :person OR whom = :person ORDER BY id;

-- name: export-bans
SELECT since, reason FROM bans WHERE kind = 'person' AND id = :person;

-- name: names-of
-- What somebody is called anywhere.
SELECT name FROM table_people WHERE role = 'seat' AND person = :person
UNION SELECT name FROM guesses WHERE person = :person
UNION SELECT name FROM seekers WHERE person = :person;

-- name: retitle-deeds
-- Their detail begins with the title.
UPDATE audit SET detail = CAST(:title AS TEXT) || substr(detail, length(CAST(:was AS TEXT)) + 1)
WHERE server = :server AND deed LIKE 'tournament-%'
    AND substr(detail, 1, length(CAST(:was AS TEXT))) = CAST(:was AS TEXT);

-- name: forget-movers
UPDATE moves SET person = :pseudonym WHERE person = :person;

-- name: forget-replaced
UPDATE replaced SET person = :pseudonym WHERE person = :person;

-- name: forget-results
-- The others' ratings go on from what they were.
UPDATE results SET person = :pseudonym WHERE person = :person;

-- name: forget-ratings
UPDATE ratings SET person = :pseudonym WHERE person = :person;

-- name: forget-achievements
DELETE FROM achievements WHERE person = :person;

-- name: forget-doers
UPDATE audit SET person = :pseudonym WHERE person = :person;

-- name: forget-whom
UPDATE audit SET whom = :pseudonym WHERE whom = :person;

-- name: forget-substitutes
-- The detail of a replacement ends with two ids.
UPDATE audit
SET detail = trim(replace(
    ' ' || detail || ' ',
    ' ' || CAST(CAST(:person AS BIGINT) AS TEXT) || ' ',
    ' ' || CAST(CAST(:pseudonym AS BIGINT) AS TEXT) || ' '
))
WHERE deed = 'tournament-replaced';

-- name: forget-person
DELETE FROM people WHERE person = :person;

-- name: forget-holidays
DELETE FROM holidays WHERE person = :person;

-- name: forget-follows
DELETE FROM followers WHERE person = :person;

-- name: forget-all-plans
DELETE FROM plans WHERE person = :person;

-- name: forget-turns
DELETE FROM turns WHERE person = :person;

-- name: forget-messages
DELETE FROM messages WHERE person = :person;

-- name: forget-debts
DELETE FROM outbox WHERE person = :person;

-- name: forget-timers
-- A departed server's timer has its id in a person's place.
DELETE FROM timers WHERE person = :person AND kind <> 'departed';

-- name: known-servers
SELECT server FROM servers
UNION SELECT server FROM allowed_channels
UNION SELECT server FROM tables WHERE server IS NOT NULL
UNION SELECT server FROM results WHERE server IS NOT NULL
UNION SELECT server FROM audit WHERE server IS NOT NULL;

-- name: remove-followers
DELETE FROM followers WHERE table_id IN (SELECT id FROM tables WHERE server = :server);

-- name: remove-messages
DELETE FROM messages WHERE table_id IN (SELECT id FROM tables WHERE server = :server);

-- name: remove-moves
DELETE FROM moves WHERE table_id IN (SELECT id FROM tables WHERE server = :server);

-- name: remove-debts
DELETE FROM outbox WHERE table_id IN (SELECT id FROM tables WHERE server = :server);

-- name: remove-plans
DELETE FROM plans WHERE table_id IN (SELECT id FROM tables WHERE server = :server);

-- name: remove-replaced
DELETE FROM replaced WHERE table_id IN (SELECT id FROM tables WHERE server = :server);

-- name: remove-results
DELETE FROM results WHERE server = :server;

-- name: remove-ratings
DELETE FROM ratings WHERE server = :server;

-- name: remove-achievements
DELETE FROM achievements WHERE table_id IN (SELECT id FROM tables WHERE server = :server);

-- name: remove-reviews
DELETE FROM reviews WHERE table_id IN (SELECT id FROM tables WHERE server = :server);

-- name: remove-table-timers
DELETE FROM timers WHERE table_id IN (SELECT id FROM tables WHERE server = :server);

-- name: remove-turns
DELETE FROM turns WHERE table_id IN (SELECT id FROM tables WHERE server = :server);

-- name: remove-table-people
DELETE FROM table_people WHERE table_id IN (SELECT id FROM tables WHERE server = :server);

-- name: note-removed-tables
INSERT INTO removed_tables (last) SELECT max(id) FROM tables WHERE server = :server HAVING max(id) IS NOT NULL;

-- name: remove-tables
DELETE FROM tables WHERE server = :server;

-- name: remove-audit
DELETE FROM audit WHERE server = :server;

-- name: remove-server
DELETE FROM servers WHERE server = :server;
