-- The whole schema. Until version 1.0.0, edit this file in place; from then on, each change is a new migration.
--
-- `python -m db.schema_page` turns this file into docs/schema.md: a line that begins with `## ` is a heading, the
-- comment above a table describes the table, and the comment behind a column describes the column.
--
-- Every move writes to `moves`, `turns` and `jobs`. They are WITHOUT ROWID in SQLite: the table and its primary key
-- are then one tree, and a move changes fewer pages. PostgreSQL doesn't get these words.

-- ## Tables and their matches

-- One row per table, open or ended. The document holds everything; the other columns repeat what queries filter or
-- sort by.
CREATE TABLE tables (
    id        BIGINT PRIMARY KEY,
    server    BIGINT,                         -- id of the server; null: in direct messages
    channel   BIGINT NOT NULL,
    parent    BIGINT,                         -- the channel of a thread; null: not in a thread
    game      TEXT NOT NULL,
    status    TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'closed')),
    version   BIGINT NOT NULL,                -- grows by one with each change
    owing     INTEGER NOT NULL,               -- seats that owe a move: bit 0 is seat 0, and so on
    computing INTEGER NOT NULL,               -- 1: a computer player owes a move
    counts    INTEGER NOT NULL,               -- 0: a lesson, or a continuation of another match
    paused    BIGINT,                         -- uptime at which the pause began; null: not paused
    sleeps    INTEGER NOT NULL,               -- 1: asleep, because nobody moved for a long time
    moved     BIGINT NOT NULL,                -- time of the last move; before the first, of the opening or start
    ended     BIGINT,                         -- time of the end; null: still open
    nudged    BIGINT,                         -- time of the last nudge to the players on turn
    document  TEXT NOT NULL,                  -- JSON: the `Table` of sessions/tables/table.py
    stamp     TEXT,                           -- layout of the snapshot; a snapshot with another layout isn't read
    snapshot  TEXT                            -- JSON: a cache of the match, rebuilt from the log if needed
);

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel) WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_by_server ON tables (server, status);
-- The archive searches these two indexes; it reads the long rows themselves only for the tables that it shows.
CREATE INDEX finished_by_server ON tables (server, ended DESC, id DESC, game, coalesce(parent, channel))
WHERE status = 'finished';
CREATE INDEX finished_by_id ON tables (id, ended, game, server, coalesce(parent, channel)) WHERE status = 'finished';

-- The highest number of a deleted table, so that no number is used twice.
CREATE TABLE removed_tables (
    last BIGINT NOT NULL
);

-- The people of each table, to find them and to forget them. Derived from the documents.
CREATE TABLE table_people (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   BIGINT NOT NULL,
    role     TEXT NOT NULL,                   -- seat, invited, barred (kicked), host, closer or voter
    seat     INTEGER,                         -- seat number, for the role seat; null: another role
    name     TEXT,                            -- the person's name at this table
    held     INTEGER NOT NULL,                -- 1: a computer player sits in for the person
    place    INTEGER,                         -- place in the result; null: the match isn't over
    seen     INTEGER NOT NULL DEFAULT 0,      -- last log entry up to which the person knows every forced answer
    lost     INTEGER,                         -- log entry of the person's move whose reply failed; null: none failed
    PRIMARY KEY (table_id, person, role)
);

CREATE INDEX table_people_by_person ON table_people (person, role, table_id, place);

-- The log of a match. Entries never change. An undo is an entry too: it takes back the last move that still stands.
CREATE TABLE moves (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    entry    INTEGER NOT NULL,                -- 1, 2, 3 and so on
    seat     INTEGER NOT NULL,
    move     TEXT,                            -- notation of the move; null: an undo
    person   BIGINT,                          -- the person who moved; null: a computer player
    made     BIGINT NOT NULL,
    clocks   TEXT NOT NULL DEFAULT '[]',      -- JSON: all clocks before this entry, for an undo
    planned  INTEGER NOT NULL DEFAULT 0,      -- 1: from the person's plan; 2: a forced answer
    hash     TEXT,                            -- hash of the previous hash and this entry
    PRIMARY KEY (table_id, entry)
) WITHOUT ROWID;

CREATE INDEX moves_by_person ON moves (person);

-- Moves that players planned for later.
CREATE TABLE plans (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   BIGINT NOT NULL,
    number   INTEGER NOT NULL,                -- plans are tried in this order
    plan     TEXT NOT NULL,                   -- notation of the plan
    dropped  INTEGER NOT NULL,                -- 1: it can't be played; kept until the person was told
    PRIMARY KEY (table_id, person, number)
);

CREATE INDEX plans_by_person ON plans (person);

-- Deferred work, and messages to bring up to date. See sessions/jobs/queue.py.
CREATE TABLE jobs (
    kind     TEXT NOT NULL,                   -- a `JobKind`
    table_id BIGINT NOT NULL,                 -- 0: no table
    subject  BIGINT NOT NULL,                 -- id of a person, tournament or server; 0: none
    due      BIGINT NOT NULL,
    stamp    BIGINT NOT NULL,                 -- random number, new each time the job is set
    failures INTEGER NOT NULL DEFAULT 0,      -- number of consecutive failed attempts
    failing  BIGINT,                          -- time of the first of these failures; null: none
    home     BIGINT NOT NULL DEFAULT 0,       -- id of the server or person whose shard runs it
    PRIMARY KEY (kind, table_id, subject)
) WITHOUT ROWID;

CREATE INDEX jobs_by_due ON jobs (due);
CREATE INDEX jobs_by_kind ON jobs (kind, due, table_id, subject);

-- Current turns: the people who owe a move, with their tables and notifications.
CREATE TABLE turns (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   BIGINT NOT NULL,
    version  BIGINT NOT NULL,                 -- the table's version when the turn began or the person last moved in it
    since    BIGINT NOT NULL,                 -- time of that version
    owed     TEXT                             -- reason of the next notification; null: none
             -- For an IN list of four, SQLite would build a tree on every write.
             CHECK (owed = 'call' OR owed = 'half' OR owed = 'nudge' OR owed = 'last'),
    notified BIGINT,                          -- time of the last notification; null: none yet
    claimed  TEXT,                            -- reason of the notification being sent; null: none
    reminded BIGINT,                          -- time of the last reminder after the first notification
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

-- Messages on Discord about tables. One message may be about several tables.
CREATE TABLE messages (
    message  BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL,                   -- a `MessageKind`
    channel  BIGINT NOT NULL,
    person   BIGINT NOT NULL DEFAULT 0,       -- the recipient, or one of those it mentions; 0: everyone
    version  BIGINT NOT NULL,                 -- the table's version that the message shows
    posted   BIGINT NOT NULL,
    board    BIGINT,                          -- the table's message that this one links to, if any
    PRIMARY KEY (message, table_id, person)
);

CREATE INDEX messages_by_table ON messages (table_id);
CREATE INDEX messages_by_person ON messages (person);

-- Messages that are being sent: stored before the request, deleted once its outcome is known. See ui/sender.py.
CREATE TABLE attempts (
    id       BIGINT PRIMARY KEY,              -- random number
    mark     BIGINT NOT NULL,                 -- the id of the component by which the message is found
    job      TEXT NOT NULL,                   -- kind of the job that sends the message
    table_id BIGINT NOT NULL,                 -- table of that job; 0: none
    subject  BIGINT NOT NULL,                 -- subject of that job; 0: none
    channel  BIGINT NOT NULL,
    made     BIGINT NOT NULL,
    ended    BIGINT,                          -- time at which the request was known to be over; null: not yet
    shows    TEXT NOT NULL                    -- JSON: what to record when the message is there
);

-- ## People and servers

-- What each person chose, and what the bot knows of their Discord client.
CREATE TABLE people (
    person     BIGINT PRIMARY KEY,
    seen       TEXT,                          -- the client's language when the person last acted
    dm         BIGINT,                        -- channel of the person's direct messages; null: never opened
    dm_refused INTEGER NOT NULL DEFAULT 0,    -- 1: the person takes no direct messages; 2: the account is gone
    hidden     INTEGER NOT NULL DEFAULT 0,    -- 1: nobody else sees the person's profile and rank; from the document
    document   TEXT NOT NULL DEFAULT '{}'     -- JSON: the `Preferences` of sessions/people/preferences.py
);

-- Holidays, which stop a person's clocks.
CREATE TABLE holidays (
    person BIGINT NOT NULL,
    since  BIGINT NOT NULL,
    until  BIGINT NOT NULL,
    PRIMARY KEY (person, since)
);

-- What the managers of each server chose.
CREATE TABLE servers (
    server   BIGINT PRIMARY KEY,
    holidays INTEGER NOT NULL DEFAULT 10,     -- days a month on which holidays stop clocks; from the document
    document TEXT NOT NULL DEFAULT '{}'       -- JSON: the `ServerSettings` of sessions/people/server_settings.py
);

-- People and servers that the operators have banned.
CREATE TABLE bans (
    kind   TEXT NOT NULL CHECK (kind IN ('person', 'server')),
    id     BIGINT NOT NULL,
    since  BIGINT NOT NULL,
    reason TEXT NOT NULL,                     -- shown to the person; may be empty
    PRIMARY KEY (kind, id)
);

-- The audit log: who kicked, closed, voted or changed something. Rows never change, except that a negative number
-- replaces a person who had their data deleted. They are deleted with their server.
CREATE TABLE audit (
    id       BIGINT PRIMARY KEY,
    made     BIGINT NOT NULL,
    server   BIGINT,                          -- id of the server; null: none
    table_id BIGINT,                          -- id of the table; null: none
    person   BIGINT,                          -- the actor; null: the bot
    whom     BIGINT,                          -- the person affected, if not the actor
    action   TEXT NOT NULL,                   -- name of the action
    detail   TEXT NOT NULL DEFAULT ''
);

CREATE INDEX audit_by_server ON audit (server, id);
CREATE INDEX audit_by_table ON audit (table_id, id);
CREATE INDEX audit_by_person ON audit (person);

-- ## Onlookers

-- People who follow a table.
CREATE TABLE followers (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   BIGINT NOT NULL,
    what     TEXT NOT NULL CHECK (what IN ('rounds', 'headlines', 'end')), -- which news the person gets
    place    TEXT NOT NULL CHECK (place IN ('dm', 'channel')), -- where the person gets the news
    notified INTEGER NOT NULL,                -- the last move that the person was notified of
    PRIMARY KEY (table_id, person)
);

CREATE INDEX followers_by_person ON followers (person);

-- What onlookers predict.
CREATE TABLE guesses (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   BIGINT NOT NULL,
    name     TEXT NOT NULL,                   -- the person's name at the time
    about    TEXT NOT NULL,                   -- match: the winner; round: what the game asks about a round
    round    INTEGER NOT NULL,                -- number of the round from 1; 0: the whole match
    seat     INTEGER NOT NULL,                -- the seat that the person predicts
    ply      INTEGER NOT NULL,                -- the last move before the guess
    points   INTEGER,                         -- points scored; null: still open
    PRIMARY KEY (table_id, person, about, round)
);

-- People who look for a table in a server.
CREATE TABLE seekers (
    server BIGINT NOT NULL,
    person BIGINT NOT NULL,
    name   TEXT NOT NULL,                     -- the person's name in that server
    game   TEXT NOT NULL,
    pace   INTEGER NOT NULL,                  -- seconds for a move; 0: no clocks
    rated  INTEGER NOT NULL,
    since  BIGINT NOT NULL,
    channel BIGINT,                           -- the channel where the person asked; null: unknown
    PRIMARY KEY (server, person, game)
);

-- The messages that list the seekers of each kind of table.
CREATE TABLE seekers_shown (
    server  BIGINT NOT NULL,
    game    TEXT NOT NULL,
    pace    INTEGER NOT NULL,
    rated   INTEGER NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    PRIMARY KEY (server, game, pace, rated)
);

-- ## Results

-- How each person did in each rated match. Ratings are computed from these rows alone (`python bot.py ratings`).
CREATE TABLE results (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   BIGINT NOT NULL,                 -- negative: a person whose data was deleted
    number   BIGINT NOT NULL,                 -- number of the match, in the order in which matches ended
    seat     INTEGER NOT NULL,
    place    INTEGER NOT NULL,                -- place of the seat in the result
    stayed   INTEGER NOT NULL,                -- 0: another person or a computer player finished the match
    game     TEXT NOT NULL,
    server   BIGINT,                          -- id of the server; null: in direct messages
    season   INTEGER,                         -- first month of the season, counted from year 0; null: no server
    PRIMARY KEY (table_id, person)
);

CREATE INDEX results_by_number ON results (number);
CREATE INDEX results_by_person ON results (person);

-- Players of running tables who lost their seat to someone else.
CREATE TABLE replaced (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    person   BIGINT NOT NULL,
    removed  INTEGER NOT NULL,                -- 1: someone else gave the seat away while the person still played
    PRIMARY KEY (table_id, seat, person)
);

-- Ratings, by game, server and season.
CREATE TABLE ratings (
    game   TEXT NOT NULL,
    server BIGINT NOT NULL,                   -- id of the server; 0: all servers
    season INTEGER NOT NULL,                  -- first month of the season; 0: all time
    person BIGINT NOT NULL,
    mu     REAL NOT NULL,                     -- the estimated strength
    sigma  REAL NOT NULL,                     -- standard deviation of the estimate
    games  INTEGER NOT NULL,                  -- number of rated matches so far
    trend  TEXT NOT NULL,                     -- JSON: [table, mu after it] of the latest matches, oldest first
    PRIMARY KEY (game, server, season, person)
);

CREATE INDEX ratings_by_person ON ratings (person);

-- Achievements of players in matches that count.
CREATE TABLE achievements (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   BIGINT NOT NULL,
    game     TEXT NOT NULL,
    code     TEXT NOT NULL,
    PRIMARY KEY (table_id, person, code)
);

CREATE INDEX achievements_by_person ON achievements (person, game, code);

-- Finished reviews of players' decisions.
CREATE TABLE reviews (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    made     BIGINT NOT NULL,
    accuracy REAL NOT NULL,                   -- accuracy from 0 to 100
    found    TEXT NOT NULL,                   -- JSON: the whole review
    PRIMARY KEY (table_id, seat)
);

-- ## Tournaments

-- One row per tournament. The document holds everything; `message` to `event` say what Discord shows.
CREATE TABLE tournaments (
    id       BIGINT PRIMARY KEY,
    server   BIGINT NOT NULL,
    status   TEXT NOT NULL CHECK (status IN ('joining', 'playing', 'over', 'cancelled')),
    version  BIGINT NOT NULL,                 -- grows by one with each change
    document TEXT NOT NULL,                   -- JSON: the `Tournament` of cogs/tournament/document.py
    message  BIGINT,                          -- id of the message; null: not posted yet
    chapter  TEXT NOT NULL DEFAULT '',        -- stage and round that the message is about; each gets a new message
    shown    BIGINT NOT NULL DEFAULT 0,       -- version that the message shows
    event    BIGINT                           -- id of the event that announces the start; null: none
);

CREATE INDEX tournaments_by_server ON tournaments (server, status);

-- The people of each tournament, to find them and to forget them. Derived from the documents.
CREATE TABLE tournament_people (
    tournament BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    person     BIGINT NOT NULL,
    role       TEXT NOT NULL CHECK (role IN ('entrant', 'organiser', 'replaced')),
    PRIMARY KEY (tournament, person, role)
);

CREATE INDEX tournament_people_by_person ON tournament_people (person);

-- ## The program itself

-- What the program remembers about itself, such as its uptime.
CREATE TABLE notes (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
