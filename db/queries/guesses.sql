-- What who looks on has guessed.

-- name: seal-guess
-- Nothing comes back if they have guessed that already.
INSERT INTO guesses (table_id, person, name, about, round, seat, ply)
VALUES (:id, :person, :name, :about, :round, :seat, :ply)
ON CONFLICT (table_id, person, about, round) DO NOTHING RETURNING person;

-- name: guesses-of
SELECT about, round, seat, ply, points FROM guesses WHERE table_id = :id AND person = :person
ORDER BY round, about;

-- name: has-had-seat
-- Whether somebody else has taken the person's seat.
SELECT seat FROM replaced WHERE table_id = :id AND person = :person LIMIT 1;

-- name: drop-open-guesses
DELETE FROM guesses WHERE table_id = :id AND person = :person AND points IS NULL;

-- name: score-round
-- A point for whoever guessed one of the seats whose bits are set.
UPDATE guesses SET points = (:right >> seat) & 1
WHERE table_id = :id AND about = 'round' AND round = :round AND points IS NULL;

-- name: open-guesses
SELECT person, seat, ply FROM guesses WHERE table_id = :id AND about = 'match' AND points IS NULL;

-- name: score-guess
UPDATE guesses SET points = :points WHERE table_id = :id AND person = :person AND about = 'match';

-- name: seers-at
-- Whoever hides their profile isn't named, here and below.
SELECT guesses.person, max(guesses.name) AS name, sum(guesses.points) AS points, count(*) AS guesses,
    sum(CASE WHEN guesses.points > 0 THEN 1 ELSE 0 END) AS hits
FROM guesses LEFT JOIN people ON people.person = guesses.person
WHERE guesses.table_id = :id AND guesses.points IS NOT NULL AND coalesce(people.hidden, 0) = 0
GROUP BY guesses.person ORDER BY 3 DESC, 5 DESC, guesses.person;

-- name: seers-in
SELECT guesses.person, max(guesses.name) AS name, sum(guesses.points) AS points, count(*) AS guesses,
    sum(CASE WHEN guesses.points > 0 THEN 1 ELSE 0 END) AS hits
FROM guesses JOIN tables ON tables.id = guesses.table_id
LEFT JOIN people ON people.person = guesses.person
WHERE tables.server = :server AND guesses.points IS NOT NULL AND coalesce(people.hidden, 0) = 0
GROUP BY guesses.person ORDER BY 3 DESC, 5 DESC, guesses.person LIMIT :most;

-- name: export-guesses
SELECT table_id AS "table", about, round, seat, ply, points FROM guesses WHERE person = :person
ORDER BY table_id, round;

-- name: forget-guesses
DELETE FROM guesses WHERE person = :person;

-- name: remove-guesses
DELETE FROM guesses WHERE table_id IN (SELECT id FROM tables WHERE server = :server);
