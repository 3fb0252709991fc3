-- Who plays best in a server, by season; season 0 is all time. Only who has played enough, and doesn't hide it.

-- name: ranking
SELECT ratings.person, ratings.mu, ratings.sigma, ratings.games, (
    SELECT seats.name FROM seats CROSS JOIN tables
    WHERE tables.id = seats.table_id AND seats.person = ratings.person AND tables.server = :server
    ORDER BY tables.id DESC LIMIT 1
) AS name
FROM ratings LEFT JOIN people ON people.person = ratings.person
WHERE ratings.game = :game AND ratings.server = :server AND ratings.season = :season
    AND ratings.person > 0 AND ratings.games >= :least AND coalesce(people.hidden, 0) = 0
ORDER BY ratings.mu DESC, ratings.person LIMIT :most OFFSET :after;

-- name: own-rank
-- How many are before somebody of that rating.
SELECT count(*) AS before FROM ratings LEFT JOIN people ON people.person = ratings.person
WHERE ratings.game = :game AND ratings.server = :server AND ratings.season = :season
    AND ratings.person > 0 AND ratings.games >= :least AND coalesce(people.hidden, 0) = 0
    AND (ratings.mu > :mu OR (ratings.mu = :mu AND ratings.person < :person));

-- name: rating-in
SELECT mu, sigma, games FROM ratings
WHERE game = :game AND server = :server AND season = :season AND person = :person;

-- name: rated-most
-- The game of which most has been played rated.
SELECT game FROM ratings WHERE server = :server AND season = :season
GROUP BY game ORDER BY sum(games) DESC, game LIMIT 1;

-- name: champions
-- Of the seasons that are over, the latest first: the best of each game, where there was somebody else.
SELECT season, game, person, mu, sigma, games, name, hidden FROM (
    SELECT ratings.season, ratings.game, ratings.person, ratings.mu, ratings.sigma, ratings.games,
        coalesce(people.hidden, 0) AS hidden, (
            SELECT seats.name FROM seats CROSS JOIN tables
            WHERE tables.id = seats.table_id AND seats.person = ratings.person AND tables.server = :server
            ORDER BY tables.id DESC LIMIT 1
        ) AS name,
        row_number() OVER (
            PARTITION BY ratings.season, ratings.game ORDER BY ratings.mu DESC, ratings.person
        ) AS rank,
        count(*) OVER (PARTITION BY ratings.season, ratings.game) AS ranked
    FROM ratings LEFT JOIN people ON people.person = ratings.person
    WHERE ratings.server = :server AND ratings.season > 0 AND ratings.season < :season AND ratings.games >= :least
) AS best
WHERE rank = 1 AND ranked > 1 ORDER BY season DESC, game LIMIT :most OFFSET :after;

-- name: set-season
INSERT INTO servers (server, season_months, season_from) VALUES (:server, :months, :since)
ON CONFLICT (server) DO UPDATE SET season_months = excluded.season_months, season_from = excluded.season_from;
