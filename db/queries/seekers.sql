-- People who look for a table.

-- name: seek
-- A person looks for one table of a game in a server: another pace, say, takes the place of the first.
INSERT INTO seekers (server, person, name, game, pace, rated, since)
VALUES (:server, :person, :name, :game, :pace, :rated, :since)
ON CONFLICT (server, person, game) DO UPDATE
SET name = excluded.name, pace = excluded.pace, rated = excluded.rated, since = excluded.since;

-- name: seekers
-- Who looks for the same, the first who did first.
SELECT person, name FROM seekers
WHERE server = :server AND game = :game AND pace = :pace AND rated = :rated AND since > :after
ORDER BY since, person;

-- name: wish
SELECT pace, rated FROM seekers WHERE server = :server AND person = :person AND game = :game;

-- name: stop-seeking
DELETE FROM seekers WHERE server = :server AND person = :person AND game = :game RETURNING pace, rated;

-- name: seekers-shown
SELECT channel, message FROM seekers_shown
WHERE server = :server AND game = :game AND pace = :pace AND rated = :rated;

-- name: show-seekers
INSERT INTO seekers_shown (server, game, pace, rated, channel, message)
VALUES (:server, :game, :pace, :rated, :channel, :message)
ON CONFLICT (server, game, pace, rated) DO UPDATE SET channel = excluded.channel, message = excluded.message;

-- name: drop-seekers-shown
DELETE FROM seekers_shown WHERE server = :server AND game = :game AND pace = :pace AND rated = :rated;

-- name: set-meeting
INSERT INTO servers (server, meeting) VALUES (:server, :meeting)
ON CONFLICT (server) DO UPDATE SET meeting = excluded.meeting;

-- name: meeting
SELECT meeting FROM servers WHERE server = :server;

-- name: export-wishes
SELECT server, game, pace, rated, since FROM seekers WHERE person = :person ORDER BY since;

-- name: forget-wishes
DELETE FROM seekers WHERE person = :person;

-- name: remove-wishes
DELETE FROM seekers WHERE server = :server;

-- name: remove-seekers-shown
DELETE FROM seekers_shown WHERE server = :server;
