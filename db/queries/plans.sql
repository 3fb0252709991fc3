-- What people have left to be played when their turn comes.

-- name: add-plan
INSERT INTO plans (table_id, person, number, plan, dropped)
SELECT :id, :person, coalesce(max(number), 0) + 1, :plan, 0 FROM plans WHERE table_id = :id AND person = :person;

-- name: plans
SELECT number, plan, dropped FROM plans WHERE table_id = :id AND person = :person ORDER BY number;

-- name: live-plans
SELECT person, number, plan, dropped FROM plans WHERE table_id = :id AND dropped = 0 ORDER BY person, number;

-- name: live-plans-of
SELECT number, plan FROM plans WHERE table_id = :id AND person = :person AND dropped = 0;

-- name: tables-awaiting-plans
SELECT DISTINCT plans.table_id AS id
FROM plans JOIN table_people ON table_people.table_id = plans.table_id AND table_people.person = plans.person
    AND table_people.role = 'seat'
JOIN tables ON tables.id = plans.table_id
WHERE plans.dropped = 0 AND (tables.owing >> table_people.seat) & 1 = 1 AND table_people.held = 0
ORDER BY plans.table_id;

-- name: change-plan
UPDATE plans SET plan = :plan WHERE table_id = :id AND person = :person AND number = :number;

-- name: drop-plan
-- It came to nothing.
UPDATE plans SET dropped = 1 WHERE table_id = :id AND person = :person AND number = :number;

-- name: drop-plans
UPDATE plans SET dropped = 1 WHERE table_id = :id AND dropped = 0;

-- name: forget-plan
DELETE FROM plans WHERE table_id = :id AND person = :person AND number = :number
RETURNING number;

-- name: forget-dropped-plans
DELETE FROM plans WHERE table_id = :id AND person = :person AND dropped = 1;

-- name: forget-plans-of
DELETE FROM plans WHERE table_id = :id AND person = :person;

-- name: forget-plans
DELETE FROM plans WHERE table_id = :id;

-- name: last-entry-of
SELECT move, planned FROM moves WHERE table_id = :id AND seat = :seat ORDER BY entry DESC LIMIT 1;

-- name: mark-planned
UPDATE moves SET planned = 1
WHERE table_id = :id AND entry = (SELECT max(entry) FROM moves WHERE table_id = :id);
