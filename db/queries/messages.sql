-- What Discord shows.

-- name: put-message
INSERT INTO messages (message, table_id, kind, channel, person, version, posted)
VALUES (:message, :table_id, :kind, :channel, :person, :version, :posted)
ON CONFLICT (message, table_id) DO UPDATE SET version = excluded.version, kind = excluded.kind;

-- name: messages
SELECT * FROM messages WHERE table_id = :id ORDER BY posted, message;

-- name: showing
SELECT * FROM messages WHERE message = :message ORDER BY table_id;

-- name: messages-to
SELECT * FROM messages WHERE person = :person ORDER BY posted, message, table_id;

-- name: unshown-tables
-- Those that are open or have been shown, and have no message of that kind at their present version.
SELECT id FROM tables
WHERE (status IN ('lobby', 'playing') OR id IN (SELECT table_id FROM messages WHERE kind = :kind))
    AND id NOT IN (
        SELECT messages.table_id FROM messages
        WHERE messages.kind = :kind AND messages.table_id = tables.id AND messages.version = tables.version
    )
ORDER BY id;

-- name: drop-message
DELETE FROM messages WHERE message = :message;

-- name: drop-table-from-message
DELETE FROM messages WHERE message = :message AND table_id = :id;
