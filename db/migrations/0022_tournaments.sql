-- Tournaments: who takes part, and who met whom in which round. Standings follow from the places.

CREATE TABLE tournaments (
    id        BIGINT PRIMARY KEY,
    server    BIGINT NOT NULL,
    channel   BIGINT NOT NULL,           -- where it is told of
    rooms     BIGINT,                    -- the forum in which its tables open; null: threads of that channel
    name      TEXT NOT NULL,
    game      TEXT NOT NULL,
    format    TEXT NOT NULL CHECK (format IN ('swiss', 'all', 'knockout')),
    size      INTEGER NOT NULL,          -- how many are to sit at a table
    pace      BIGINT NOT NULL,           -- seconds for a move
    rated     INTEGER NOT NULL,
    rounds    INTEGER NOT NULL,          -- 0: as many as it takes
    length    BIGINT NOT NULL,           -- the seconds that a round may take
    organiser BIGINT,                    -- null: they wish to be forgotten
    status    TEXT NOT NULL CHECK (status IN ('joining', 'playing', 'over', 'cancelled')),
    version   BIGINT NOT NULL,           -- grows with every change
    opened    BIGINT NOT NULL,
    starts    BIGINT NOT NULL,           -- when its first round begins
    ends      BIGINT,                    -- when its present round ends at the latest
    paused    BIGINT,                    -- since when nothing goes on by itself; null: it does
    ended     BIGINT,
    plan      TEXT NOT NULL,             -- JSON: the rounds that are planned after the present one
    -- What Discord shows.
    message   BIGINT,
    chapter   TEXT NOT NULL DEFAULT '',  -- of which part it tells: a later part is told anew
    shown     BIGINT NOT NULL DEFAULT 0, -- the version that it shows
    event     BIGINT                     -- the event by which Discord announces its start
);

CREATE INDEX tournaments_by_server ON tournaments (server, status);

CREATE TABLE entrants (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    number     INTEGER NOT NULL,         -- 1, 2, 3 ...: it stays, whoever takes somebody's place
    person     BIGINT,                   -- null: they wish to be forgotten
    name       TEXT NOT NULL,
    stays      INTEGER NOT NULL,         -- 0: not in the rounds to come
    PRIMARY KEY (tournament, number)
);

CREATE INDEX entrants_by_person ON entrants (person);

-- The tables of a round.
CREATE TABLE pods (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    round      INTEGER NOT NULL,
    pod        INTEGER NOT NULL,
    room       BIGINT,                   -- the thread that was made for it; null: none yet
    table_id   BIGINT,                   -- null: it is not open yet
    ruled      INTEGER NOT NULL,         -- 1: the organiser has said how it ended
    PRIMARY KEY (tournament, round, pod)
);

CREATE TABLE pod_seats (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    round      INTEGER NOT NULL,
    pod        INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    entrant    INTEGER NOT NULL,
    place      INTEGER,                  -- among the entrants there; null: not over yet
    stayed     INTEGER NOT NULL,         -- 0: a computer player, or somebody else, ended it for them
    PRIMARY KEY (tournament, round, pod, seat)
);

ALTER TABLE tables ADD COLUMN fixture TEXT;  -- JSON: the tournament, the round and the pod; null: it is of none
