-- Who is waited for and what they have been told of it; where, how often and when people want to be told.

-- People's habits; see sessions/habits.py.
ALTER TABLE people ADD COLUMN remind TEXT NOT NULL DEFAULT 'both' CHECK (remind IN ('dm', 'channel', 'both', 'none'));
ALTER TABLE people ADD COLUMN every INTEGER NOT NULL DEFAULT 24;        -- hours between two reminders
ALTER TABLE people ADD COLUMN quiet_from INTEGER NOT NULL DEFAULT 0;    -- minutes after midnight in their zone
ALTER TABLE people ADD COLUMN quiet_to INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN zone TEXT;                                -- null: never chosen

ALTER TABLE tables ADD COLUMN asleep BIGINT;  -- since when: nothing has happened here for long
ALTER TABLE tables ADD COLUMN nudged BIGINT;  -- when somebody last nudged those who are waited for

-- A person's turn at a table, as long as it is theirs.
CREATE TABLE turns (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,
    version  BIGINT NOT NULL,          -- the table's, when the turn began or they last moved in it
    since    BIGINT NOT NULL,          -- when that was
    owed     TEXT CHECK (owed IN ('call', 'half', 'nudge', 'last')),  -- what they are to be told next
    told     BIGINT,                   -- when they were last told, or were there; null: not yet
    reminded BIGINT,                   -- when they were last reminded, after the call
    saying   TEXT,                     -- what they are told since `told`; null: it is known to be sent
    PRIMARY KEY (table_id, person)
);

CREATE INDEX turns_by_person ON turns (person);

-- A message may show several tables.
ALTER TABLE messages RENAME TO former_messages;
DROP INDEX messages_by_table;
CREATE TABLE messages (
    message  BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    kind     TEXT NOT NULL,
    channel  BIGINT NOT NULL,
    person   BIGINT,                   -- null: for everybody
    version  BIGINT NOT NULL,          -- the table's version that it shows
    posted   BIGINT NOT NULL,
    PRIMARY KEY (message, table_id)
);
INSERT INTO messages (message, table_id, kind, channel, person, version, posted)
SELECT message, table_id, kind, channel, person, version, posted FROM former_messages;
DROP TABLE former_messages;
CREATE INDEX messages_by_table ON messages (table_id);

-- What is going on already.
INSERT INTO turns (table_id, person, version, since, told)
SELECT tables.id, seats.person, tables.version, tables.moved, tables.moved
FROM tables JOIN seats ON seats.table_id = tables.id
WHERE tables.status = 'playing' AND seats.owes = 1 AND seats.computer IS NULL;

INSERT INTO timers (kind, table_id, person, due)
SELECT 'remind', 0, person, min(told) FROM turns GROUP BY person;

INSERT INTO timers (kind, table_id, person, due)
SELECT 'sleep', id, 0, moved + CASE status WHEN 'lobby' THEN 604800 ELSE 1209600 END
FROM tables WHERE status IN ('lobby', 'playing');
