-- Tables, their seats and guests.

-- name: add-table
INSERT INTO tables (
    id, server, channel, parent, game, options, shuffle, host, status, version, pace, timeout, opened, moved,
    seed_hash, joint, friendly, rated, origin, lesson, fixture
)
SELECT coalesce(max(known.id), 0) + 1, :server, :channel, :parent, :game, :options, :shuffle, :host, 'lobby', 1,
       :pace, :timeout, :opened, :opened, :seed_hash, :joint, :friendly, :rated, :origin, :lesson, :fixture
FROM (SELECT max(id) AS id FROM tables UNION ALL SELECT max(last) FROM removed_tables) AS known
RETURNING id;

-- name: change-table
-- It changes nothing if the table isn't at the version that is to be changed.
UPDATE tables
SET channel = :channel, parent = :parent, opened = :opened, options = :options, shuffle = :shuffle, host = :host,
    status = :status, version = :version, moved = :moved, started = :started, ended = :ended,
    closed_by = :closed_by,
    seed_hash = :seed_hash, private = :private, played = :played, pace = :pace, timeout = :timeout,
    paused = :paused, stood = :stood, proposal = :proposal, asleep = :asleep, chain = :chain,
    joint = :joint, friendly = :friendly, rated = :rated, hints = :hints, owing = :owing, clocks = :clocks
WHERE id = :id AND version = :was;

-- name: advance-table
-- The same where nothing else has changed: it touches no index.
UPDATE tables
SET version = :version, played = :played, moved = :moved, chain = :chain, owing = :owing, clocks = :clocks
WHERE id = :id AND version = :was;

-- name: end-damaged-table
UPDATE tables SET status = :status, version = :version, ended = :ended WHERE id = :id;

-- name: begin-record
UPDATE tables SET record = :record WHERE id = :id;

-- name: set-result
UPDATE tables SET result = :result WHERE id = :id;

-- name: table
SELECT * FROM tables WHERE id = :id;

-- name: tables
SELECT id FROM tables ORDER BY id;

-- name: table-in-channel
-- The open one, else the latest.
SELECT id FROM tables WHERE channel = :channel
ORDER BY CASE WHEN status IN ('lobby', 'playing') THEN 0 ELSE 1 END, id DESC
LIMIT 1;

-- name: tables-of-person
-- The open ones: first those that wait for them, then those they play in, then lobbies, then those they left.
SELECT tables.id, tables.game FROM tables JOIN seats ON seats.table_id = tables.id
WHERE seats.person = :person AND tables.status IN ('lobby', 'playing')
ORDER BY CASE
        WHEN seats.computer IS NOT NULL THEN 3
        WHEN tables.status = 'lobby' THEN 2
        WHEN (tables.owing >> seats.seat) & 1 = 0 THEN 1
        ELSE 0
    END, tables.moved DESC, tables.id DESC;

-- name: next-waiting
-- Of the other tables that wait for somebody, the one that has for longest.
SELECT turns.table_id AS id FROM turns JOIN tables ON tables.id = turns.table_id
WHERE turns.person = :person AND turns.table_id <> :but AND tables.status = 'playing' AND tables.paused IS NULL
ORDER BY turns.since, turns.table_id LIMIT 1;

-- name: tables-awaiting-computers
SELECT DISTINCT tables.id FROM tables JOIN seats ON seats.table_id = tables.id
WHERE tables.status = 'playing' AND seats.computer IS NOT NULL AND (tables.owing >> seats.seat) & 1 = 1
ORDER BY tables.id;

-- name: seats
SELECT person, name, computer, once, offered, word FROM seats WHERE table_id = :id ORDER BY seat;

-- name: put-seat
INSERT INTO seats (table_id, seat, person, name, computer, once, offered, word)
VALUES (:id, :seat, :person, :name, :computer, :once, :offered, :word)
ON CONFLICT (table_id, seat) DO UPDATE
SET person = excluded.person, name = excluded.name, computer = excluded.computer, once = excluded.once,
    offered = excluded.offered, word = excluded.word;

-- name: set-place
UPDATE seats SET place = :place WHERE table_id = :id AND seat = :seat;

-- name: drop-seats-from
DELETE FROM seats WHERE table_id = :id AND seat >= :seat;

-- name: guests
SELECT person, standing FROM guests WHERE table_id = :id ORDER BY person;

-- name: put-guest
INSERT INTO guests (table_id, person, standing) VALUES (:id, :person, :standing)
ON CONFLICT (table_id, person) DO UPDATE SET standing = excluded.standing;

-- name: drop-guest
DELETE FROM guests WHERE table_id = :id AND person = :person;
