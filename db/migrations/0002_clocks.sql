-- Time: what is to be done when, and how long a move may take. `pace` and the like are seconds; `paused`, `since`
-- and `until` of clocks and votes are in house time or the table's own, see sessions/timekeeper.py and clock.py.

CREATE TABLE timers (
    kind     TEXT NOT NULL,
    table_id BIGINT NOT NULL,          -- 0: about no table
    person   BIGINT NOT NULL,          -- 0: about nobody
    due      BIGINT NOT NULL,
    PRIMARY KEY (kind, table_id, person)
);

CREATE INDEX timers_by_due ON timers (due);

ALTER TABLE tables ADD COLUMN played BIGINT NOT NULL DEFAULT 1;  -- the version when last played
ALTER TABLE tables ADD COLUMN pace BIGINT;                       -- null: no clocks
ALTER TABLE tables ADD COLUMN timeout TEXT NOT NULL DEFAULT 'vote';
ALTER TABLE tables ADD COLUMN paused BIGINT;                     -- null: it isn't
ALTER TABLE tables ADD COLUMN stood BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN proposal TEXT;                     -- JSON

UPDATE tables SET played = version;

ALTER TABLE seats ADD COLUMN once INTEGER NOT NULL DEFAULT 0;    -- 1: the computer makes one move only
ALTER TABLE seats ADD COLUMN offered INTEGER NOT NULL DEFAULT 0; -- 1: anybody may take it

ALTER TABLE moves ADD COLUMN clocks TEXT NOT NULL DEFAULT '[]';  -- JSON: as they were before it

CREATE TABLE clocks (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    bank     BIGINT NOT NULL,
    used     BIGINT NOT NULL,
    since    BIGINT,                   -- null: it stands
    stage    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE votes (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,         -- whose time is out
    until    BIGINT NOT NULL,
    made     BIGINT NOT NULL,          -- the table's version with which it began
    ballots  TEXT NOT NULL,            -- JSON: [[person, choice], ...]
    PRIMARY KEY (table_id, seat)
);

-- When somebody was away, is, or will be. Unix seconds.
CREATE TABLE holidays (
    person BIGINT NOT NULL,
    since  BIGINT NOT NULL,
    until  BIGINT NOT NULL,
    PRIMARY KEY (person, since)
);

ALTER TABLE servers ADD COLUMN timeout TEXT;                     -- null: a vote
ALTER TABLE servers ADD COLUMN holidays INTEGER;                 -- days a month; null: as by default
