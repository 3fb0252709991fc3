-- The log of a match and the snapshot beside it.

-- name: add-entry
-- Values, not a selection: SQLite gets ready to take back half of what might be many rows.
INSERT INTO moves (table_id, entry, seat, move, person, made, clocks, hash)
VALUES (
    :id, (SELECT coalesce(max(entry), 0) + 1 FROM moves WHERE table_id = :id), :seat, :move, :person, :made, :clocks,
    :hash
);

-- name: entries
SELECT seat, move, person, made, clocks, hash, planned FROM moves WHERE table_id = :id ORDER BY entry;

-- name: latest-entries
SELECT entry, seat, move, person, clocks, planned FROM moves
WHERE table_id = :id AND entry < :before ORDER BY entry DESC LIMIT 8;

-- name: mark-automatic
-- `planned` is 1 for what was made by a plan.
UPDATE moves SET planned = 2
WHERE table_id = :id AND entry = (SELECT max(entry) FROM moves WHERE table_id = :id);

-- name: put-snapshot
INSERT INTO snapshots (table_id, dump) VALUES (:id, :dump)
ON CONFLICT (table_id) DO UPDATE SET dump = excluded.dump;

-- name: put-tail
INSERT INTO tails (table_id, dump) VALUES (:id, :dump)
ON CONFLICT (table_id) DO UPDATE SET dump = excluded.dump;

-- name: drop-tail
DELETE FROM tails WHERE table_id = :id;

-- name: snapshot
SELECT snapshots.dump, tails.dump AS tail
FROM snapshots LEFT JOIN tails ON tails.table_id = snapshots.table_id WHERE snapshots.table_id = :id;
