-- Rated matches, and the ratings that follow from them.

-- name: results
SELECT number, table_id, person, place, stayed, game, server, season FROM results ORDER BY number, seat, person;

-- name: last-result
SELECT coalesce(max(number), 0) AS number FROM results WHERE number < 9000000000000000000;

-- name: ratings-of-several
SELECT game, server, season, person, mu, sigma, games, trend FROM ratings
WHERE game = :game AND server IN (0, :server) AND person IN (SELECT value FROM json_each(:people));

-- name: ratings-of-several (postgres)
SELECT game, server, season, person, mu, sigma, games, trend FROM ratings
WHERE game = :game AND server IN (0, :server)
    AND person IN (SELECT CAST(value AS BIGINT) FROM json_array_elements_text(CAST(:people AS JSON)));

-- name: put-ratings
INSERT INTO ratings (game, server, season, person, mu, sigma, games, trend)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
    json_extract(value, '$[6]'), json_extract(value, '$[7]')
FROM json_each(:rows) WHERE true
ON CONFLICT (game, server, season, person) DO UPDATE
SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, trend = excluded.trend;

-- name: put-ratings (postgres)
INSERT INTO ratings (game, server, season, person, mu, sigma, games, trend)
SELECT value ->> 0, CAST(value ->> 1 AS BIGINT), CAST(value ->> 2 AS INTEGER), CAST(value ->> 3 AS BIGINT),
    CAST(value ->> 4 AS DOUBLE PRECISION), CAST(value ->> 5 AS DOUBLE PRECISION), CAST(value ->> 6 AS INTEGER),
    value ->> 7
FROM json_array_elements(CAST(:rows AS JSON))
ON CONFLICT (game, server, season, person) DO UPDATE
SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, trend = excluded.trend;

-- name: drop-ratings
DELETE FROM ratings;

-- name: ratings-of
-- Somebody's, over all servers and all time.
SELECT game, server, season, person, mu, sigma, games, trend FROM ratings
WHERE person = :person AND server = 0 AND season = 0;
