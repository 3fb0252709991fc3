-- People's preferences; whose turn it is, and what they have been notified of.

-- name: begin-turn
INSERT INTO turns (table_id, person, version, since, owed, told)
VALUES (:id, :person, :version, :since, :owed, :told)
ON CONFLICT (table_id, person) DO UPDATE
SET version = excluded.version, since = excluded.since, owed = excluded.owed, told = excluded.told,
    reminded = NULL;

-- name: end-turn
DELETE FROM turns WHERE table_id = :id AND person = :person;

-- name: end-turns
DELETE FROM turns WHERE table_id = :id;

-- name: turn
SELECT * FROM turns WHERE table_id = :id AND person = :person;

-- name: turns
-- With their debts, where they are claimed. Only who sits at a table has a turn there, by whom turns are found.
SELECT turns.*, outbox.what, outbox.number, outbox.since AS debt_since,
    outbox.version AS debt_version
FROM turns LEFT JOIN outbox
    ON outbox.kind = 'turn' AND outbox.table_id = turns.table_id AND outbox.person = turns.person
WHERE turns.table_id = :id AND turns.person IN (SELECT person FROM table_people WHERE role = 'seat' AND table_id = :id)
ORDER BY turns.person;

-- name: owe
UPDATE turns SET owed = :owed WHERE table_id = :id AND person = :person;

-- name: turns-to-claim
-- Those of a person that they may be notified of: none at a table that is paused, and at one that sleeps only if
-- somebody has asked for it.
SELECT turns.*, tables.server FROM turns JOIN tables ON tables.id = turns.table_id
WHERE turns.person = :person AND tables.paused IS NULL
    AND (tables.sleeps = 0 OR turns.owed = 'nudge')
ORDER BY turns.since, turns.table_id;

-- name: claim-turn
UPDATE turns SET owed = NULL, told = :now, reminded = :reminded WHERE table_id = :id AND person = :person;

-- name: claimed-turns
-- Begins with the person's turns, of which there are few: by coalesce, SQLite doesn't take the join for one that
-- it may begin at the other end.
SELECT turns.*, outbox.what, outbox.number, outbox.since AS debt_since,
    outbox.version AS debt_version
FROM turns LEFT JOIN outbox
    ON outbox.kind = 'turn' AND outbox.table_id = turns.table_id AND outbox.person = turns.person
WHERE turns.person = :person AND coalesce(outbox.kind, '') <> '' ORDER BY turns.since, turns.table_id;

-- name: people-with-old-prompts
SELECT DISTINCT person FROM messages
WHERE kind IN ('call', 'reminder') AND NOT EXISTS (
    SELECT 1 FROM turns
    WHERE turns.table_id = messages.table_id AND turns.person = messages.person
        AND turns.version <= messages.version
)
ORDER BY person;

-- name: nudge
-- Nothing comes back if somebody has done so since `before`.
UPDATE tables SET nudged = :now WHERE id = :id AND (nudged IS NULL OR nudged <= :before)
RETURNING id;

-- name: nudged
SELECT nudged FROM tables WHERE id = :id;
