-- People who look for a table.

-- name: export-wishes
SELECT server, game, pace, rated, since FROM seekers WHERE person = :person ORDER BY since;

-- name: forget-wishes
DELETE FROM seekers WHERE person = :person;

-- name: remove-wishes
DELETE FROM seekers WHERE server = :server;

-- name: remove-seekers-shown
DELETE FROM seekers_shown WHERE server = :server;
