-- Tournaments, who takes part in them, and the tables of their rounds.

-- name: add-tournament
INSERT INTO tournaments (
    id, server, channel, rooms, name, game, format, size, pace, rated, rounds, length, organiser, status, version,
    opened, starts, plan
)
SELECT coalesce(max(id), 0) + 1, :server, :channel, :rooms, :name, :game, :format, :size, :pace, :rated, :rounds,
       :length, :organiser, 'joining', 1, :opened, :starts, '[]'
FROM tournaments
RETURNING id;

-- name: change-tournament
-- Nothing comes back if it isn't at the version that is to be changed.
UPDATE tournaments
SET rounds = :rounds, organiser = :organiser, status = :status, version = :version, starts = :starts, ends = :ends,
    paused = :paused, ended = :ended, plan = :plan
WHERE id = :id AND version = :was
RETURNING id;

-- name: tournament
SELECT * FROM tournaments WHERE id = :id;

-- name: entrants
SELECT number, person, name, stays FROM entrants WHERE tournament = :id ORDER BY number;

-- name: pods
SELECT round, pod, room, table_id, ruled FROM pods WHERE tournament = :id ORDER BY round, pod;

-- name: pod-seats
SELECT round, pod, seat, entrant, place, stayed FROM pod_seats WHERE tournament = :id ORDER BY round, pod, seat;

-- name: put-entrant
INSERT INTO entrants (tournament, number, person, name, stays) VALUES (:id, :number, :person, :name, :stays)
ON CONFLICT (tournament, number) DO UPDATE
SET person = excluded.person, name = excluded.name, stays = excluded.stays;

-- name: drop-entrant
DELETE FROM entrants WHERE tournament = :id AND number = :number;

-- name: put-pod
INSERT INTO pods (tournament, round, pod, room, table_id, ruled) VALUES (:id, :round, :pod, :room, :table_id, :ruled)
ON CONFLICT (tournament, round, pod) DO UPDATE
SET room = excluded.room, table_id = excluded.table_id, ruled = excluded.ruled;

-- name: put-pod-seat
INSERT INTO pod_seats (tournament, round, pod, seat, entrant, place, stayed)
VALUES (:id, :round, :pod, :seat, :entrant, :place, :stayed)
ON CONFLICT (tournament, round, pod, seat) DO UPDATE
SET entrant = excluded.entrant, place = excluded.place, stayed = excluded.stayed;

-- name: open-tournaments
SELECT id FROM tournaments WHERE status IN ('joining', 'playing') OR shown < version ORDER BY id;

-- name: tournaments-in
-- Those of a server, the open ones first, then the latest.
SELECT id FROM tournaments WHERE server = :server
ORDER BY CASE WHEN status IN ('joining', 'playing') THEN 0 ELSE 1 END, id DESC LIMIT :most;

-- name: count-open-tournaments
SELECT count(*) AS number FROM tournaments WHERE server = :server AND status IN ('joining', 'playing');

-- name: show-tournament
UPDATE tournaments SET message = :message, chapter = :chapter, shown = :shown WHERE id = :id;

-- name: set-tournament-event
UPDATE tournaments SET event = :event WHERE id = :id;

-- name: tournament-shown
SELECT message, chapter, shown, event FROM tournaments WHERE id = :id;

-- name: export-tournaments
SELECT tournaments.id, tournaments.server, tournaments.name, tournaments.game, entrants.name AS called, entrants.stays
FROM entrants JOIN tournaments ON tournaments.id = entrants.tournament
WHERE entrants.person = :person ORDER BY tournaments.id;

-- name: export-organised
SELECT id, server, name, game, status FROM tournaments WHERE organiser = :person ORDER BY id;

-- name: forget-entrants
UPDATE entrants SET person = NULL, name = :name, stays = 0 WHERE person = :person;

-- name: forget-organisers
UPDATE tournaments SET organiser = NULL, version = version + 1 WHERE organiser = :person;

-- name: remove-pod-seats
DELETE FROM pod_seats WHERE tournament IN (SELECT id FROM tournaments WHERE server = :server);

-- name: remove-pods
DELETE FROM pods WHERE tournament IN (SELECT id FROM tournaments WHERE server = :server);

-- name: remove-entrants
DELETE FROM entrants WHERE tournament IN (SELECT id FROM tournaments WHERE server = :server);

-- name: remove-tournament-timers
DELETE FROM timers WHERE kind = 'tournament' AND person IN (SELECT id FROM tournaments WHERE server = :server);

-- name: remove-tournaments
DELETE FROM tournaments WHERE server = :server;
