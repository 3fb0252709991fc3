-- Clocks, votes, holidays.

-- name: set-timeout
INSERT INTO servers (server, timeout) VALUES (:server, :timeout)
ON CONFLICT (server) DO UPDATE SET timeout = excluded.timeout;
