-- People who look for a table in a server, and what tells of them there.

CREATE TABLE seekers (
    server BIGINT NOT NULL,
    person BIGINT NOT NULL,
    name   TEXT NOT NULL,        -- as they are called there
    game   TEXT NOT NULL,
    pace   INTEGER NOT NULL,     -- seconds for a move; 0: as many as one likes
    rated  INTEGER NOT NULL,
    since  BIGINT NOT NULL,
    PRIMARY KEY (server, person, game)
);

-- The message that tells who looks for the same.
CREATE TABLE seekers_shown (
    server  BIGINT NOT NULL,
    game    TEXT NOT NULL,
    pace    INTEGER NOT NULL,
    rated   INTEGER NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    PRIMARY KEY (server, game, pace, rated)
);

ALTER TABLE servers ADD COLUMN meeting BIGINT;  -- the channel in which tables open for them; null: where they ask
