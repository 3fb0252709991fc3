-- What is to be done when.

-- name: put-timer
INSERT INTO timers (kind, table_id, person, due) VALUES (:kind, :table, :person, :due)
ON CONFLICT (kind, table_id, person) DO UPDATE SET due = excluded.due;

-- name: hasten-timer
INSERT INTO timers (kind, table_id, person, due) VALUES (:kind, :table, :person, :due)
ON CONFLICT (kind, table_id, person) DO UPDATE SET due = excluded.due WHERE timers.due > excluded.due;

-- name: drop-timer
DELETE FROM timers WHERE kind = :kind AND table_id = :table AND person = :person;

-- name: timer
SELECT kind, table_id, person, due FROM timers
WHERE kind = :kind AND table_id = :table AND person = :person;

-- name: next-timer
SELECT kind, table_id, person, due FROM timers ORDER BY due, kind, table_id, person LIMIT 1;

-- name: spend-timer
-- Only if it is still set as it was when it came due.
DELETE FROM timers WHERE kind = :kind AND table_id = :table AND person = :person AND due = :was;

-- name: postpone-timer
UPDATE timers SET due = :due WHERE kind = :kind AND table_id = :table AND person = :person AND due = :was;

-- name: shift-timers
UPDATE timers SET due = due + :seconds WHERE kind = :kind;
