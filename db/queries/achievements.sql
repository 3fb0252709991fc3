-- name: add-achievement
INSERT INTO achievements (table_id, person, game, code) VALUES (:id, :person, :game, :code)
ON CONFLICT (table_id, person, code) DO NOTHING;

-- name: drop-achievements
DELETE FROM achievements WHERE table_id = :id;

-- name: achievements-of
SELECT game, code, count(*) AS number FROM achievements WHERE person = :person GROUP BY game, code ORDER BY game, code;
