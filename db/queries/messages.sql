-- What Discord shows.

-- name: put-message
INSERT INTO messages (message, table_id, kind, channel, person, version, posted)
VALUES (:message, :table_id, :kind, :channel, :person, :version, :posted)
ON CONFLICT (message) DO UPDATE SET version = excluded.version;

-- name: messages
SELECT * FROM messages WHERE table_id = :id ORDER BY posted, message;

-- name: message
SELECT * FROM messages WHERE message = :message;

-- name: outdated-messages
SELECT messages.* FROM messages JOIN tables ON tables.id = messages.table_id
WHERE messages.kind = :kind AND messages.version < tables.version
ORDER BY messages.message;

-- name: drop-message
DELETE FROM messages WHERE message = :message;
