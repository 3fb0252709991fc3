-- Rated tables, the log of their results, and the ratings that follow from it.

ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;  -- 1: its result counts for ratings

-- Who played at a running rated table until somebody else took their seat.
CREATE TABLE replaced (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    person   BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, person)
);

-- How each person did in each rated match. Ratings follow from it alone: `python bot.py ratings` makes them anew.
CREATE TABLE results (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,          -- below zero: somebody who is forgotten
    number   BIGINT NOT NULL,          -- of the match: 1, 2, 3 ... in the order in which they ended
    seat     INTEGER NOT NULL,
    place    INTEGER NOT NULL,         -- of the seat, in the match's result
    stayed   INTEGER NOT NULL,         -- 0: somebody else, or a computer player, played on for them
    game     TEXT NOT NULL,
    server   BIGINT,                   -- null in direct messages
    season   INTEGER,                  -- of the server: its first month, counted from the year 0; null: none
    PRIMARY KEY (table_id, person)
);

CREATE INDEX results_by_number ON results (number);
CREATE INDEX results_by_person ON results (person);

CREATE TABLE ratings (
    game   TEXT NOT NULL,
    server BIGINT NOT NULL,            -- 0: over all
    season INTEGER NOT NULL,           -- 0: over all
    person BIGINT NOT NULL,
    mu     REAL NOT NULL,
    sigma  REAL NOT NULL,
    games  INTEGER NOT NULL,
    trend  TEXT NOT NULL,              -- JSON: [table, mu after it] of the latest, the last one last
    PRIMARY KEY (game, server, season, person)
);

CREATE INDEX ratings_by_person ON ratings (person);

-- Seasons: so many months each, counted from a month in which one began; null: three, from a year's first.
ALTER TABLE servers ADD COLUMN season_months INTEGER;
ALTER TABLE servers ADD COLUMN season_from INTEGER;
