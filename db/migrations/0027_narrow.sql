-- What every move writes to lies in fewer trees, for each of them is a page more to bring to disk. A table without
-- rowid is its primary key's own index. What is looked up by table has the table first in its key; by person, that.

CREATE TABLE moves_anew (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    entry    INTEGER NOT NULL,                    -- 1, 2, 3 ...
    seat     INTEGER NOT NULL,
    move     TEXT,                                -- in notation; null: an undo
    person   BIGINT,                              -- who did it; null: the computer player
    made     BIGINT NOT NULL,
    clocks   TEXT NOT NULL DEFAULT '[]',          -- JSON: as they were before it
    planned  INTEGER NOT NULL DEFAULT 0,          -- 1: made by a plan; 2: there was no choice
    hash     TEXT,                                -- null: it was made before there was a chain
    PRIMARY KEY (table_id, entry)
) WITHOUT ROWID;
INSERT INTO moves_anew (table_id, entry, seat, move, person, made, clocks, planned, hash)
SELECT table_id, entry, seat, move, person, made, clocks, planned, hash FROM moves;
DROP TABLE moves;
ALTER TABLE moves_anew RENAME TO moves;
CREATE INDEX moves_by_person ON moves (person);

CREATE TABLE turns_anew (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,
    version  BIGINT NOT NULL,                     -- the table's, when the turn began or they last moved in it
    since    BIGINT NOT NULL,                     -- when that was
    -- What they are to be told next. (For a list of four, SQLite would build a tree each time.)
    owed     TEXT CHECK (owed = 'call' OR owed = 'half' OR owed = 'nudge' OR owed = 'last'),
    told     BIGINT,                              -- when they were last told, or were there; null: not yet
    reminded BIGINT,                              -- when they were last reminded
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
INSERT INTO turns_anew (table_id, person, version, since, owed, told, reminded)
SELECT table_id, person, version, since, owed, told, reminded FROM turns;
DROP TABLE turns;
ALTER TABLE turns_anew RENAME TO turns;

CREATE TABLE outbox_anew (
    kind     TEXT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,                     -- 0: everybody who sees the table's channel
    since    BIGINT NOT NULL,                     -- when it came to be owed
    version  BIGINT NOT NULL,                     -- the table's, with its last cause
    number   BIGINT NOT NULL,                     -- of its last cause
    what     TEXT NOT NULL,                       -- of a turn: what they are notified of
    PRIMARY KEY (table_id, kind, person)
) WITHOUT ROWID;
INSERT INTO outbox_anew (kind, table_id, person, since, version, number, what)
SELECT kind, table_id, person, since, version, number, what FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_anew RENAME TO outbox;

CREATE TABLE timers_anew (
    kind     TEXT NOT NULL,
    table_id BIGINT NOT NULL,                     -- 0: about no table
    person   BIGINT NOT NULL,                     -- 0: about nobody
    due      BIGINT NOT NULL,
    PRIMARY KEY (kind, table_id, person)
) WITHOUT ROWID;
INSERT INTO timers_anew (kind, table_id, person, due) SELECT kind, table_id, person, due FROM timers;
DROP TABLE timers;
ALTER TABLE timers_anew RENAME TO timers;
CREATE INDEX timers_by_due ON timers (due, kind, table_id, person);

-- Clocks change with each move, as the table's own row does: they stand there.
ALTER TABLE tables ADD COLUMN clocks TEXT NOT NULL DEFAULT '[]';  -- JSON: in the order of the seats
UPDATE tables SET clocks = (
    SELECT json_group_array(json_object('bank', bank, 'used', used, 'since', since, 'stage', stage))
    FROM (SELECT * FROM clocks WHERE clocks.table_id = tables.id ORDER BY seat)
) WHERE id IN (SELECT table_id FROM clocks);
DROP TABLE clocks;
