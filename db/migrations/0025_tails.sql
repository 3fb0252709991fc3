-- What has come to a match since its snapshot was written: see sessions/snapshots.py.
CREATE TABLE tails (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id),
    dump     TEXT NOT NULL             -- JSON: the state, and the end of the moves and the log
);
