-- Clocks, votes, holidays.

-- name: stored-clocks
-- Those that may run, each table's, with what its own time is told by.
SELECT clocks, stood, paused FROM tables WHERE status = 'playing' AND (pace IS NOT NULL OR paused IS NOT NULL);

-- name: votes
SELECT seat, until, made, ballots FROM votes WHERE table_id = :id ORDER BY seat;

-- name: put-vote
INSERT INTO votes (table_id, seat, until, made, ballots) VALUES (:id, :seat, :until, :made, :ballots)
ON CONFLICT (table_id, seat) DO UPDATE
SET until = excluded.until, made = excluded.made, ballots = excluded.ballots;

-- name: drop-vote
DELETE FROM votes WHERE table_id = :id AND seat = :seat;

-- name: set-timeout
INSERT INTO servers (server, timeout) VALUES (:server, :timeout)
ON CONFLICT (server) DO UPDATE SET timeout = excluded.timeout;
