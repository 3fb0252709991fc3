-- What Discord shows.

-- name: put-message
INSERT INTO messages (message, table_id, kind, channel, person, version, posted)
VALUES (:message, :table_id, :kind, :channel, :person, :version, :posted)
ON CONFLICT (message, table_id) DO UPDATE SET version = excluded.version, kind = excluded.kind;

-- name: set-shown
-- Of a message that is known still.
UPDATE messages SET version = :version, kind = :kind WHERE message = :message AND table_id = :table_id;

-- name: messages
SELECT * FROM messages WHERE table_id = :id ORDER BY posted, message;

-- name: showing
SELECT * FROM messages WHERE message = :message ORDER BY table_id;

-- name: messages-to
SELECT * FROM messages WHERE person = :person ORDER BY posted, message, table_id;

-- name: drop-message
DELETE FROM messages WHERE message = :message;

-- name: drop-table-from-message
DELETE FROM messages WHERE message = :message AND table_id = :id;
