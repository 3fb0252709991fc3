-- Clocks, votes, holidays.

-- name: clocks
SELECT bank, used, since, stage FROM clocks WHERE table_id = :id ORDER BY seat;

-- name: put-clock
INSERT INTO clocks (table_id, seat, bank, used, since, stage)
VALUES (:id, :seat, :bank, :used, :since, :stage)
ON CONFLICT (table_id, seat) DO UPDATE
SET bank = excluded.bank, used = excluded.used, since = excluded.since, stage = excluded.stage;

-- name: drop-clocks
DELETE FROM clocks WHERE table_id = :id;

-- name: running-clocks
-- The uptime at which clocks began to run that run still, and pauses that last.
SELECT clocks.since + tables.stood AS since FROM clocks JOIN tables ON tables.id = clocks.table_id
WHERE clocks.since IS NOT NULL AND tables.status = 'playing'
UNION ALL
SELECT paused FROM tables WHERE paused IS NOT NULL AND status = 'playing';

-- name: votes
SELECT seat, until, made, ballots FROM votes WHERE table_id = :id ORDER BY seat;

-- name: put-vote
INSERT INTO votes (table_id, seat, until, made, ballots) VALUES (:id, :seat, :until, :made, :ballots)
ON CONFLICT (table_id, seat) DO UPDATE
SET until = excluded.until, made = excluded.made, ballots = excluded.ballots;

-- name: drop-vote
DELETE FROM votes WHERE table_id = :id AND seat = :seat;

-- name: holidays
-- Those of which something lies after that.
SELECT person, since, until FROM holidays WHERE until > :after ORDER BY person, since;

-- name: put-holiday
INSERT INTO holidays (person, since, until) VALUES (:person, :since, :until)
ON CONFLICT (person, since) DO UPDATE SET until = excluded.until;

-- name: holiday-limits
SELECT server, holidays FROM servers WHERE holidays IS NOT NULL;

-- name: set-holidays
INSERT INTO servers (server, holidays) VALUES (:server, :days)
ON CONFLICT (server) DO UPDATE SET holidays = excluded.holidays;

-- name: set-timeout
INSERT INTO servers (server, timeout) VALUES (:server, :timeout)
ON CONFLICT (server) DO UPDATE SET timeout = excluded.timeout;
