-- People's preferences; whose turn it is, and what they have been notified of.

-- name: preferences
SELECT remind, every, quiet_from, quiet_to, zone FROM people WHERE person = :person;

-- name: set-preferences
INSERT INTO people (person, remind, every, quiet_from, quiet_to, zone)
VALUES (:person, :remind, :every, :quiet_from, :quiet_to, :zone)
ON CONFLICT (person) DO UPDATE
SET remind = excluded.remind, every = excluded.every, quiet_from = excluded.quiet_from,
    quiet_to = excluded.quiet_to, zone = excluded.zone;

-- name: begin-turn
INSERT INTO turns (table_id, person, version, since, owed, told)
VALUES (:id, :person, :version, :since, :owed, :told)
ON CONFLICT (table_id, person) DO UPDATE
SET version = excluded.version, since = excluded.since, owed = excluded.owed, told = excluded.told,
    reminded = NULL, saying = NULL;

-- name: end-turn
DELETE FROM turns WHERE table_id = :id AND person = :person;

-- name: end-turns
DELETE FROM turns WHERE table_id = :id;

-- name: turn
SELECT * FROM turns WHERE table_id = :id AND person = :person;

-- name: turns
SELECT * FROM turns WHERE table_id = :id ORDER BY person;

-- name: owe
UPDATE turns SET owed = :owed WHERE table_id = :id AND person = :person;

-- name: turns-to-claim
-- Those of a person that they may be notified of: none at a table that is paused, and at one that sleeps only if
-- somebody has asked for it.
SELECT turns.*, tables.server FROM turns JOIN tables ON tables.id = turns.table_id
WHERE turns.person = :person AND tables.paused IS NULL
    AND (tables.asleep IS NULL OR tables.asleep <= tables.moved OR turns.owed = 'nudge')
ORDER BY turns.since, turns.table_id;

-- name: claim-turn
UPDATE turns SET owed = NULL, told = :now, reminded = :reminded, saying = :saying
WHERE table_id = :id AND person = :person;

-- name: claimed-turns
SELECT * FROM turns WHERE person = :person AND saying IS NOT NULL ORDER BY since, table_id;

-- name: undelivered
SELECT count(*) AS number, min(told) AS oldest FROM turns WHERE saying IS NOT NULL;

-- name: people-with-claims
SELECT DISTINCT person FROM turns WHERE saying IS NOT NULL ORDER BY person;

-- name: deliver-turn
-- Unless they are being notified of something else since.
UPDATE turns SET saying = NULL WHERE table_id = :id AND person = :person AND told = :told AND saying = :saying;

-- name: nudge
-- Nothing comes back if somebody has done so since `before`.
UPDATE tables SET nudged = :now WHERE id = :id AND (nudged IS NULL OR nudged <= :before)
RETURNING id;

-- name: nudged
SELECT nudged FROM tables WHERE id = :id;
