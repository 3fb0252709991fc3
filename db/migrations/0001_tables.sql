-- Tables, who sits at them, what was played, what Discord shows of it; people's and servers' settings.
-- Times are Unix seconds. Ids of people, servers, channels and messages are Discord's (64 bits).

CREATE TABLE tables (
    id        BIGINT PRIMARY KEY,
    server    BIGINT,                  -- null in direct messages
    channel   BIGINT NOT NULL,
    parent    BIGINT,                  -- the channel that a thread belongs to
    game      TEXT NOT NULL,
    options   TEXT NOT NULL,           -- JSON object
    shuffle   INTEGER NOT NULL,        -- 1: seats are shuffled at the start
    host      BIGINT,
    status    TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'closed')),
    version   BIGINT NOT NULL,         -- grows with every change
    opened    BIGINT NOT NULL,
    moved     BIGINT NOT NULL,
    started   BIGINT,
    ended     BIGINT,
    seed_hash TEXT,                    -- as shown at the start
    record    TEXT,                    -- JSON: the match's record at its start; the moves are in `moves`
    result    TEXT                     -- JSON, as told at the end
);

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel) WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX tables_by_status ON tables (status);

CREATE TABLE seats (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    person   BIGINT,                   -- kept while a computer player only stands in
    name     TEXT NOT NULL,
    computer TEXT,                     -- the level of the computer player that plays here
    owes     INTEGER NOT NULL,         -- 1: the seat owes a move
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_person ON seats (person);

-- Who may come in by invitation, and who only by one.
CREATE TABLE guests (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,
    standing TEXT NOT NULL CHECK (standing IN ('invited', 'barred')),
    PRIMARY KEY (table_id, person)
);

-- The log of a match: nothing in it is ever changed or taken out. An undo is an entry too, and takes back
-- the last move that none has taken back yet.
CREATE TABLE moves (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    entry    INTEGER NOT NULL,         -- 1, 2, 3 ...
    seat     INTEGER NOT NULL,
    move     TEXT,                     -- in notation; null: an undo
    person   BIGINT,                   -- who did it; null: the computer player
    made     BIGINT NOT NULL,
    PRIMARY KEY (table_id, entry)
);

-- The match after its last move: what is loaded.
CREATE TABLE snapshots (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id),
    dump     TEXT NOT NULL             -- JSON
);

-- What Discord shows.
CREATE TABLE messages (
    message  BIGINT PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    kind     TEXT NOT NULL,
    channel  BIGINT NOT NULL,
    person   BIGINT,                   -- null: for everybody
    version  BIGINT NOT NULL,          -- the table's version that it shows
    posted   BIGINT NOT NULL
);

CREATE INDEX messages_by_table ON messages (table_id);

CREATE TABLE people (
    person     BIGINT PRIMARY KEY,
    language   TEXT,                   -- as they chose; null: their Discord client's
    seen       TEXT,                   -- their Discord client's, when they last did something
    dm_refused INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE servers (
    server   BIGINT PRIMARY KEY,
    language TEXT                      -- null: the server's own
);

-- Where tables may be opened; anywhere, when a server has no row here.
CREATE TABLE allowed_channels (
    server  BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    PRIMARY KEY (server, channel)
);

-- What the program notes for itself, such as which commands it has told Discord.
CREATE TABLE notes (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
