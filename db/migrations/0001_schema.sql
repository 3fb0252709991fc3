-- The whole schema. Until version 1.0.0 this file is edited in place; from then on each change is a new migration.
--
-- Times are Unix seconds unless a comment says otherwise. Ids of people, servers, channels and messages are
-- Discord's, which need 64 bits. Flags are 0 or 1. Texts called JSON hold it.
--
-- Every move writes to `moves`, `turns` and `jobs`. They are WITHOUT ROWID in SQLite (PostgreSQL gets
-- them without these words), so that such a table and its primary key are one tree and a move changes fewer pages.

-- Tables and their matches

-- A table is one document. The columns beside it are those that queries filter or sort by.
CREATE TABLE tables (
    id        BIGINT PRIMARY KEY,
    server    BIGINT,                         -- null: direct messages
    channel   BIGINT NOT NULL,
    parent    BIGINT,                         -- the channel that a thread belongs to
    game      TEXT NOT NULL,
    status    TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'closed')),
    version   BIGINT NOT NULL,                -- grows with every change
    owing     INTEGER NOT NULL,               -- the seats that owe a move, one bit each
    computing INTEGER NOT NULL,               -- 1: a computer player owes a move
    counts    INTEGER NOT NULL,               -- 0: it teaches, or goes on from another match
    paused    BIGINT,                         -- uptime; null: not paused
    sleeps    INTEGER NOT NULL,               -- 1: it fell asleep since the last move
    moved     BIGINT NOT NULL,
    ended     BIGINT,
    nudged    BIGINT,                         -- when a player last nudged the players on turn
    document  TEXT NOT NULL,                  -- JSON: sessions/tables/table.py
    stamp     TEXT,                           -- the layout of the snapshot
    snapshot  TEXT                            -- JSON: the match, a cache of its record and log
);

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel) WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_by_server ON tables (server, status);
-- The archive searches these two alone: a table's own row is long, and read only for what is shown.
CREATE INDEX finished_by_server ON tables (server, ended DESC, id DESC, game, coalesce(parent, channel))
WHERE status = 'finished';
CREATE INDEX finished_by_id ON tables (id, ended, game, server, coalesce(parent, channel)) WHERE status = 'finished';

-- The highest number among removed tables: no number is used twice.
CREATE TABLE removed_tables (last BIGINT NOT NULL);

-- Everyone who has to do with a table, to find and to forget people; it follows from the documents.
CREATE TABLE table_people (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,
    role     TEXT NOT NULL,                   -- seat; invited, barred; host, closer; voter
    seat     INTEGER,
    name     TEXT,
    held     INTEGER NOT NULL,                -- 1: a computer player sits in for them
    place    INTEGER,                         -- in the result; null: the match isn't over
    -- For a seat:
    seen     INTEGER NOT NULL DEFAULT 0,      -- the entry of the log up to which the person knows of forced answers
    lost     INTEGER,                         -- the entry of their move whose reply failed; null: none did
    PRIMARY KEY (table_id, person, role)
);

CREATE INDEX table_people_by_person ON table_people (person, role, table_id, place);

-- The log of a match. Entries are never changed or removed. An undo is an entry too: it takes back the last move
-- that still stands.
CREATE TABLE moves (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    entry    INTEGER NOT NULL,                -- 1, 2, 3 ...
    seat     INTEGER NOT NULL,
    move     TEXT,                            -- in notation; null: an undo
    person   BIGINT,                          -- null: the computer player
    made     BIGINT NOT NULL,
    clocks   TEXT NOT NULL DEFAULT '[]',      -- JSON: the clocks before it
    planned  INTEGER NOT NULL DEFAULT 0,      -- 1: made by the person's plan; 2: the person had no choice
    hash     TEXT,                            -- of the entry before and this one
    PRIMARY KEY (table_id, entry)
) WITHOUT ROWID;

CREATE INDEX moves_by_person ON moves (person);

CREATE TABLE plans (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,
    number   INTEGER NOT NULL,                -- the order in which they are tried
    plan     TEXT NOT NULL,                   -- in notation
    dropped  INTEGER NOT NULL,                -- 1: it can't be played; kept until the person knows
    PRIMARY KEY (table_id, person, number)
);

CREATE INDEX plans_by_person ON plans (person);

-- What is to be done when; see sessions/jobs/queue.py.
CREATE TABLE jobs (
    kind     TEXT NOT NULL,
    table_id BIGINT NOT NULL,                 -- 0: no table
    subject  BIGINT NOT NULL,                 -- a person, a tournament or a server; 0: none
    due      BIGINT NOT NULL,
    stamp    BIGINT NOT NULL,                 -- random; another one whenever the job is set
    failures INTEGER NOT NULL DEFAULT 0,
    failing  BIGINT,                          -- since when it fails; null: it doesn't
    home     BIGINT NOT NULL DEFAULT 0,       -- the id of the server or person whose shard it belongs to
    PRIMARY KEY (kind, table_id, subject)
) WITHOUT ROWID;

CREATE INDEX jobs_by_due ON jobs (due);
CREATE INDEX jobs_by_kind ON jobs (kind, due, table_id, subject);

-- A person's turn at a table, while it lasts.
CREATE TABLE turns (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,
    version  BIGINT NOT NULL,                 -- the table's when the turn began or the person last moved in it
    since    BIGINT NOT NULL,                 -- when that was
    -- What the person is to be told next. (For an IN list of four, SQLite would build a tree each time.)
    owed     TEXT CHECK (owed = 'call' OR owed = 'half' OR owed = 'nudge' OR owed = 'last'),
    told     BIGINT,                          -- when the person was last told; null: not yet
    claimed  TEXT,                            -- what they are being told since then; null: nothing
    reminded BIGINT,                          -- when they were last reminded, after the call
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

-- What Discord shows of tables. A message may show several.
CREATE TABLE messages (
    message  BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    kind     TEXT NOT NULL,
    channel  BIGINT NOT NULL,
    person   BIGINT,                          -- null: for everyone
    version  BIGINT NOT NULL,                 -- the table's version that it shows
    posted   BIGINT NOT NULL,
    board    BIGINT,                          -- for a call or reminder: the table's message that it links to
    PRIMARY KEY (message, table_id)
);

CREATE INDEX messages_by_table ON messages (table_id);
CREATE INDEX messages_by_person ON messages (person);

-- Requests to Discord for new messages, from before they are sent until their outcome is known. See ui/sender.py.
CREATE TABLE attempts (
    id       BIGINT PRIMARY KEY,              -- random
    mark     BIGINT NOT NULL,                 -- by which the message is recognised
    job      TEXT NOT NULL,                   -- the kind of the job that sends it; its table and subject follow
    table_id BIGINT NOT NULL,
    subject  BIGINT NOT NULL,
    channel  BIGINT NOT NULL,
    made     BIGINT NOT NULL,
    shows    TEXT NOT NULL                    -- JSON: what to record once it stands
);

-- People and servers

CREATE TABLE people (
    person     BIGINT PRIMARY KEY,
    language   TEXT,                          -- their choice; null: their Discord client's
    seen       TEXT,                          -- their client's language when they last did something
    dm         BIGINT,                        -- the channel of their direct messages; null: never opened
    dm_refused INTEGER NOT NULL DEFAULT 0,
    in_words   INTEGER NOT NULL DEFAULT 0,    -- 1: pictures are told in words too, where only this person sees
    auto       INTEGER NOT NULL DEFAULT 0,    -- 1: answer for them where they have no choice
    hidden     INTEGER NOT NULL DEFAULT 0,    -- 1: nobody else sees their profile and rank
    -- See sessions/preferences.py.
    remind     TEXT NOT NULL DEFAULT 'dm' CHECK (remind IN ('dm', 'channel', 'both', 'none')),
    every      INTEGER NOT NULL DEFAULT 24,   -- hours between two reminders
    quiet_from INTEGER NOT NULL DEFAULT 0,    -- minutes after midnight in their zone
    quiet_to   INTEGER NOT NULL DEFAULT 0,
    zone       TEXT                           -- null: never chosen
);

CREATE TABLE holidays (
    person BIGINT NOT NULL,
    since  BIGINT NOT NULL,
    until  BIGINT NOT NULL,
    PRIMARY KEY (person, since)
);

CREATE TABLE servers (
    server        BIGINT PRIMARY KEY,
    language      TEXT,                       -- null: the server's own
    in_words      INTEGER NOT NULL DEFAULT 0, -- 1: pictures are told in words too, at all of its tables
    timeout       TEXT,                       -- null: a vote
    holidays      INTEGER,                    -- days a month; null: the default
    meeting       BIGINT,                     -- the channel where tables open for seekers; null: where they ask
    -- Seasons last so many months, counted from a month in which one began.
    season_months INTEGER,                    -- null: three
    season_from   INTEGER                     -- null: a year's first month
);

-- Where tables may open; anywhere if a server has no row here.
CREATE TABLE allowed_channels (
    server  BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    PRIMARY KEY (server, channel)
);

CREATE TABLE bans (
    kind   TEXT NOT NULL CHECK (kind IN ('person', 'server')),
    id     BIGINT NOT NULL,
    since  BIGINT NOT NULL,
    reason TEXT NOT NULL,                     -- shown to whoever is banned; may be empty
    PRIMARY KEY (kind, id)
);

-- Who did what that others may ask about. Rows never change, except that a negative number replaces a person who
-- wishes to be forgotten. They go with their server.
CREATE TABLE audit (
    id       BIGINT PRIMARY KEY,
    made     BIGINT NOT NULL,
    server   BIGINT,                          -- null: none
    table_id BIGINT,                          -- null: none
    person   BIGINT,                          -- who did it; null: the bot
    whom     BIGINT,                          -- to whom
    deed     TEXT NOT NULL,
    detail   TEXT NOT NULL DEFAULT ''
);

CREATE INDEX audit_by_server ON audit (server, id);
CREATE INDEX audit_by_table ON audit (table_id, id);
CREATE INDEX audit_by_person ON audit (person);

-- Onlookers

CREATE TABLE followers (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,
    what     TEXT NOT NULL CHECK (what IN ('rounds', 'headlines', 'end')),
    place    TEXT NOT NULL CHECK (place IN ('dm', 'channel')),
    told     INTEGER NOT NULL,                -- the move up to which they have been told
    PRIMARY KEY (table_id, person)
);

CREATE INDEX followers_by_person ON followers (person);

CREATE TABLE guesses (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,
    name     TEXT NOT NULL,                   -- the person's at the time
    about    TEXT NOT NULL,                   -- match: its winner; round: what the game asks about a round
    round    INTEGER NOT NULL,                -- from 1; 0: the match
    seat     INTEGER NOT NULL,                -- the guess
    ply      INTEGER NOT NULL,                -- the number of the last move before it
    points   INTEGER,                         -- null: not known yet
    PRIMARY KEY (table_id, person, about, round)
);

-- People who look for a table in a server
CREATE TABLE seekers (
    server BIGINT NOT NULL,
    person BIGINT NOT NULL,
    name   TEXT NOT NULL,                     -- the person's in that server
    game   TEXT NOT NULL,
    pace   INTEGER NOT NULL,                  -- seconds for a move; 0: no clocks
    rated  INTEGER NOT NULL,
    since  BIGINT NOT NULL,
    PRIMARY KEY (server, person, game)
);

-- The message that lists everyone who looks for the same.
CREATE TABLE seekers_shown (
    server  BIGINT NOT NULL,
    game    TEXT NOT NULL,
    pace    INTEGER NOT NULL,
    rated   INTEGER NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    PRIMARY KEY (server, game, pace, rated)
);

-- What follows from finished matches

-- How each person did in each rated match. Ratings follow from it alone: `python bot.py ratings` recomputes them.
CREATE TABLE results (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,                 -- negative: someone who is forgotten
    number   BIGINT NOT NULL,                 -- of the match, in the order of their ends: 1, 2, 3 ...
    seat     INTEGER NOT NULL,
    place    INTEGER NOT NULL,                -- of the seat
    stayed   INTEGER NOT NULL,                -- 0: someone else, or a computer player, played on for them
    game     TEXT NOT NULL,
    server   BIGINT,                          -- null: direct messages
    season   INTEGER,                         -- the server's: its first month, counted from the year 0; null: none
    PRIMARY KEY (table_id, person)
);

CREATE INDEX results_by_number ON results (number);
CREATE INDEX results_by_person ON results (person);

-- Who played at a running table until someone else took their seat.
CREATE TABLE replaced (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    person   BIGINT NOT NULL,
    removed  INTEGER NOT NULL,                -- 1: against their will, while they still played
    PRIMARY KEY (table_id, seat, person)
);

CREATE TABLE ratings (
    game   TEXT NOT NULL,
    server BIGINT NOT NULL,                   -- 0: all servers
    season INTEGER NOT NULL,                  -- 0: all time
    person BIGINT NOT NULL,
    mu     REAL NOT NULL,
    sigma  REAL NOT NULL,
    games  INTEGER NOT NULL,
    trend  TEXT NOT NULL,                     -- JSON: [table, mu after it] of the latest matches, the last one last
    PRIMARY KEY (game, server, season, person)
);

CREATE INDEX ratings_by_person ON ratings (person);

CREATE TABLE achievements (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,
    game     TEXT NOT NULL,
    code     TEXT NOT NULL,
    PRIMARY KEY (table_id, person, code)
);

CREATE INDEX achievements_by_person ON achievements (person, game, code);

CREATE TABLE reviews (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    made     BIGINT NOT NULL,
    accuracy REAL NOT NULL,                   -- from 0 to 100
    found    TEXT NOT NULL,                   -- JSON
    PRIMARY KEY (table_id, seat)
);

-- Tournaments

CREATE TABLE tournaments (
    id       BIGINT PRIMARY KEY,
    server   BIGINT NOT NULL,
    status   TEXT NOT NULL CHECK (status IN ('joining', 'playing', 'over', 'cancelled')),
    version  BIGINT NOT NULL,                 -- grows with every change
    document TEXT NOT NULL,                   -- JSON: the whole Tournament, with the columns above
    -- What Discord shows.
    message  BIGINT,
    chapter  TEXT NOT NULL DEFAULT '',        -- the part that the message is about; a later part gets a new message
    shown    BIGINT NOT NULL DEFAULT 0,       -- the version that the message shows
    event    BIGINT                           -- Discord's event that announces the start
);

CREATE INDEX tournaments_by_server ON tournaments (server, status);

-- The people in a tournament's document
CREATE TABLE tournament_people (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    person     BIGINT NOT NULL,
    role       TEXT NOT NULL CHECK (role IN ('entrant', 'organiser')),
    PRIMARY KEY (tournament, person, role)
);

CREATE INDEX tournament_people_by_person ON tournament_people (person);

-- The program itself

CREATE TABLE notes (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
