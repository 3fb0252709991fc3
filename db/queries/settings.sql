-- People's and servers' settings, and the program's own notes.

-- name: person
SELECT language, seen, dm_refused, dm, in_words FROM people WHERE person = :person;

-- name: set-language
INSERT INTO people (person, language) VALUES (:person, :language)
ON CONFLICT (person) DO UPDATE SET language = excluded.language;

-- name: set-in-words
INSERT INTO people (person, in_words) VALUES (:person, :in_words)
ON CONFLICT (person) DO UPDATE SET in_words = excluded.in_words;

-- name: set-seen-language
INSERT INTO people (person, seen) VALUES (:person, :seen)
ON CONFLICT (person) DO UPDATE SET seen = excluded.seen;

-- name: set-dm-refused
INSERT INTO people (person, dm_refused) VALUES (:person, :refused)
ON CONFLICT (person) DO UPDATE SET dm_refused = excluded.dm_refused;

-- name: set-dm
INSERT INTO people (person, dm) VALUES (:person, :dm)
ON CONFLICT (person) DO UPDATE SET dm = excluded.dm;

-- name: set-auto
INSERT INTO people (person, auto) VALUES (:person, :auto)
ON CONFLICT (person) DO UPDATE SET auto = excluded.auto;

-- name: tables-awaiting-automatic
-- Also those where somebody was not called as their turn began, since they had no choice, say.
SELECT table_people.table_id AS id
FROM people JOIN table_people ON table_people.person = people.person JOIN tables ON tables.id = table_people.table_id
WHERE people.auto = 1 AND table_people.role = 'seat' AND (tables.owing >> table_people.seat) & 1 = 1 AND table_people.held = 0
UNION
SELECT table_id FROM turns WHERE owed IS NULL AND told = since
ORDER BY id;

-- name: server
SELECT language, timeout, in_words FROM servers WHERE server = :server;

-- name: set-server-language
INSERT INTO servers (server, language) VALUES (:server, :language)
ON CONFLICT (server) DO UPDATE SET language = excluded.language;

-- name: set-server-in-words
INSERT INTO servers (server, in_words) VALUES (:server, :in_words)
ON CONFLICT (server) DO UPDATE SET in_words = excluded.in_words;

-- name: allowed-channels
SELECT channel FROM allowed_channels WHERE server = :server ORDER BY channel;

-- name: forget-allowed-channels
DELETE FROM allowed_channels WHERE server = :server;

-- name: allow-channel
INSERT INTO allowed_channels (server, channel) VALUES (:server, :channel)
ON CONFLICT (server, channel) DO NOTHING;

-- name: note
SELECT value FROM notes WHERE key = :key;

-- name: put-note
INSERT INTO notes (key, value) VALUES (:key, :value)
ON CONFLICT (key) DO UPDATE SET value = excluded.value;
