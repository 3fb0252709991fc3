-- What is owed to people and channels.

-- name: owe-debt
-- Owed already: it has been since then, for a new cause.
INSERT INTO outbox (kind, table_id, person, since, version, number, what)
VALUES (:kind, :table_id, :person, :since, :version, 1, :what)
ON CONFLICT (kind, table_id, person) DO UPDATE
SET version = excluded.version, number = outbox.number + 1, what = excluded.what;

-- name: owe-line
-- The same: what is owed already is told, too.
INSERT INTO outbox (kind, table_id, person, since, version, number, what)
VALUES (:kind, :table_id, :person, :since, :version, 1, :what)
ON CONFLICT (kind, table_id, person) DO UPDATE
SET version = excluded.version, number = outbox.number + 1, what = outbox.what || '
' || excluded.what;

-- name: forgive-debt
DELETE FROM outbox WHERE kind = :kind AND table_id = :table_id AND person = :person;

-- name: pay-debt
-- Unless there is a new cause since.
DELETE FROM outbox
WHERE kind = :kind AND table_id = :table_id AND person = :person AND version = :version AND number = :number;

-- name: debts
SELECT * FROM outbox ORDER BY since, kind, table_id, person;

-- name: debts-of-table
SELECT * FROM outbox WHERE table_id = :id AND kind = :kind ORDER BY person;

-- name: all-debts-of-table
SELECT * FROM outbox WHERE table_id = :id ORDER BY since, kind, person;
