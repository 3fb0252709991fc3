-- Which seats owe a move changes with each move, as the table's own row does: it stands there, a bit a seat.

ALTER TABLE tables ADD COLUMN owing INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET owing = coalesce(
    (SELECT sum(1 << seats.seat) FROM seats WHERE seats.table_id = tables.id AND seats.owes = 1), 0
);
ALTER TABLE seats DROP COLUMN owes;
