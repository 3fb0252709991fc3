-- What somebody has played. Matches that are over and count: not those that go on from others, nor that teach.

-- name: places-of-person
-- The latest last.
SELECT tables.game, seats.place FROM seats CROSS JOIN tables
WHERE tables.id = seats.table_id AND seats.person = :person AND seats.computer IS NULL AND seats.place IS NOT NULL
    AND tables.status = 'finished' AND tables.origin IS NULL AND tables.lesson = 0
ORDER BY tables.ended, tables.id;

-- name: opponents-of-person
-- Whom somebody has met most, or one of them: how often one was ahead of them, and how often level.
SELECT other.person, max(other.name) AS name, count(*) AS matches,
    sum(CASE WHEN own.place < other.place THEN 1 ELSE 0 END) AS ahead,
    sum(CASE WHEN own.place = other.place THEN 1 ELSE 0 END) AS level
FROM seats AS own CROSS JOIN tables CROSS JOIN seats AS other
WHERE tables.id = own.table_id AND other.table_id = own.table_id
    AND own.person = :person AND own.computer IS NULL AND own.place IS NOT NULL
    AND tables.status = 'finished' AND tables.origin IS NULL AND tables.lesson = 0
    AND other.person IS NOT NULL AND other.person <> :person AND other.computer IS NULL
    AND (other.person = :opponent OR :opponent IS NULL)
GROUP BY other.person ORDER BY matches DESC, other.person LIMIT :most;

-- name: paces-of-person
-- How many seconds each move took somebody in their latest matches, of those that they made just then.
SELECT taken.made - taken.before AS seconds
FROM (
    SELECT person, planned, made, lag(made) OVER (PARTITION BY table_id ORDER BY entry) AS before
    FROM moves WHERE table_id IN (
        SELECT tables.id FROM seats CROSS JOIN tables
        WHERE tables.id = seats.table_id AND seats.person = :person AND tables.status = 'finished' AND tables.lesson = 0
        ORDER BY tables.ended DESC, tables.id DESC LIMIT :most
    )
) AS taken
WHERE taken.person = :person AND taken.planned = 0 AND taken.before IS NOT NULL;

-- name: is-hidden
SELECT hidden FROM people WHERE person = :person;

-- name: set-hidden
INSERT INTO people (person, hidden) VALUES (:person, :hidden)
ON CONFLICT (person) DO UPDATE SET hidden = excluded.hidden;
