-- What who looks on has guessed: sealed until it is known.

CREATE TABLE guesses (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,
    name     TEXT NOT NULL,       -- as they were called then
    about    TEXT NOT NULL,       -- match: who wins it; round: what is asked of a round
    round    INTEGER NOT NULL,    -- which one, counted from 1; 0: the match
    seat     INTEGER NOT NULL,    -- the guess
    ply      INTEGER NOT NULL,    -- the number of the last move before it
    points   INTEGER,             -- null: it isn't known yet
    PRIMARY KEY (table_id, person, about, round)
);
