-- What people have left to be played when their turn comes.

CREATE TABLE plans (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,
    number   INTEGER NOT NULL,         -- in the order in which they are tried
    plan     TEXT NOT NULL,            -- in notation
    dropped  INTEGER NOT NULL,         -- 1: it came to nothing; kept until the person knows
    PRIMARY KEY (table_id, person, number)
);

ALTER TABLE moves ADD COLUMN planned INTEGER NOT NULL DEFAULT 0;  -- 1: made by a plan of the person's
