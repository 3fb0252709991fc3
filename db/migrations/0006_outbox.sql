-- What is owed to people and channels: a row from the transaction of its cause until it is delivered or has lost
-- its point. See sessions/outbox.py.

CREATE TABLE outbox (
    kind     TEXT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,          -- 0: everybody who sees the table's channel
    since    BIGINT NOT NULL,          -- when it came to be owed
    version  BIGINT NOT NULL,          -- the table's, with its last cause
    number   BIGINT NOT NULL,          -- of its last cause
    what     TEXT NOT NULL,            -- of a turn: what they are notified of
    PRIMARY KEY (kind, table_id, person)
);

CREATE INDEX outbox_by_table ON outbox (table_id);

-- What was claimed and is not known to be delivered.
INSERT INTO outbox (kind, table_id, person, since, version, number, what)
SELECT 'turn', table_id, person, told, version, 1, saying FROM turns WHERE saying IS NOT NULL;
ALTER TABLE turns DROP COLUMN saying;

-- What Discord doesn't show as it is now.
INSERT INTO outbox (kind, table_id, person, since, version, number, what)
SELECT 'board', id, 0, moved, version, 1, '' FROM tables
WHERE (status IN ('lobby', 'playing') OR id IN (SELECT table_id FROM messages WHERE kind = 'table'))
    AND id NOT IN (
        SELECT messages.table_id FROM messages
        WHERE messages.kind = 'table' AND messages.table_id = tables.id AND messages.version = tables.version
    );

-- Who may not have been asked for their ballot, or told their news; who has been is left alone.
INSERT INTO outbox (kind, table_id, person, since, version, number, what)
SELECT DISTINCT 'vote', votes.table_id, seats.person, tables.moved, tables.version, 1, ''
FROM votes JOIN tables ON tables.id = votes.table_id JOIN seats ON seats.table_id = votes.table_id
WHERE seats.person IS NOT NULL AND seats.computer IS NULL AND seats.seat <> votes.seat;
INSERT INTO outbox (kind, table_id, person, since, version, number, what)
SELECT 'news', followers.table_id, followers.person, tables.moved, tables.version, 1, ''
FROM followers JOIN tables ON tables.id = followers.table_id;
DELETE FROM timers WHERE kind = 'news';

ALTER TABLE people ADD COLUMN dm BIGINT;  -- the channel of the direct messages with them; null: never opened
INSERT INTO people (person, dm)
SELECT person, max(channel) FROM messages
WHERE kind IN ('asking', 'answered', 'reminder') AND person IS NOT NULL GROUP BY person
ON CONFLICT (person) DO UPDATE SET dm = excluded.dm;
