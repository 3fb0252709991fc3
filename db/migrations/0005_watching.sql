-- Who follows a table from afar, and which tables their players have closed to followers.

CREATE TABLE followers (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,
    what     TEXT NOT NULL CHECK (what IN ('rounds', 'headlines', 'end')),
    place    TEXT NOT NULL CHECK (place IN ('dm', 'channel')),
    told     INTEGER NOT NULL,         -- the move up to which they have been told what happened
    PRIMARY KEY (table_id, person)
);

ALTER TABLE tables ADD COLUMN private INTEGER NOT NULL DEFAULT 0;  -- 1: closed to followers
