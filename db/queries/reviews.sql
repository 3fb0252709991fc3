-- name: review
SELECT found FROM reviews WHERE table_id = :id AND seat = :seat;

-- name: put-review
INSERT INTO reviews (table_id, seat, made, accuracy, found) VALUES (:id, :seat, :made, :accuracy, :found)
ON CONFLICT (table_id, seat) DO UPDATE SET made = excluded.made, accuracy = excluded.accuracy, found = excluded.found;

-- name: accuracies
-- Of somebody's matches of a game that count and were reviewed, the latest match first.
SELECT reviews.table_id AS id, reviews.accuracy
FROM seats JOIN reviews ON reviews.table_id = seats.table_id AND reviews.seat = seats.seat
JOIN tables ON tables.id = seats.table_id
WHERE seats.person = :person AND seats.computer IS NULL AND tables.game = :game AND tables.origin IS NULL AND tables.lesson = 0
ORDER BY tables.ended DESC, tables.id DESC
LIMIT :most;
