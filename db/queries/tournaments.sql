-- Tournaments of a server that is removed.

-- name: remove-tournament-people
DELETE FROM tournament_people WHERE tournament IN (SELECT id FROM tournaments WHERE server = :server);

-- name: remove-tournament-timers
DELETE FROM timers WHERE kind = 'tournament' AND person IN (SELECT id FROM tournaments WHERE server = :server);

-- name: remove-tournaments
DELETE FROM tournaments WHERE server = :server;
