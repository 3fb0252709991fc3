-- Who follows which table.

-- name: put-follower
INSERT INTO followers (table_id, person, what, place, told) VALUES (:id, :person, :what, :place, :told)
ON CONFLICT (table_id, person) DO UPDATE SET what = excluded.what, place = excluded.place;

-- name: followers
SELECT person, what, place, told FROM followers WHERE table_id = :id ORDER BY person;

-- name: follower
SELECT person, what, place, told FROM followers WHERE table_id = :id AND person = :person;

-- name: set-told
UPDATE followers SET told = :told WHERE table_id = :id AND person = :person;

-- name: untell
-- Moves after this one have been taken back.
UPDATE followers SET told = :ply WHERE table_id = :id AND told > :ply;

-- name: drop-follower
DELETE FROM followers WHERE table_id = :id AND person = :person
RETURNING person;
