-- What the bot's operators and servers' managers need: bans, who did what, and servers that the bot has left.

CREATE TABLE bans (
    kind   TEXT NOT NULL CHECK (kind IN ('person', 'server')),
    id     BIGINT NOT NULL,
    since  BIGINT NOT NULL,
    reason TEXT NOT NULL,              -- as the one who is banned reads it; may be empty
    PRIMARY KEY (kind, id)
);

-- Who did what that others may ask about. Rows are added and never changed, but for the names of those who wish
-- to be forgotten (a negative number stands for them then), and go with the server that they are about.
CREATE TABLE audit (
    id       BIGINT PRIMARY KEY,
    made     BIGINT NOT NULL,
    server   BIGINT,                   -- null: about none
    table_id BIGINT,                   -- null: about none
    person   BIGINT,                   -- who did it; null: it came about by itself
    whom     BIGINT,                   -- to whom it was done
    deed     TEXT NOT NULL,
    detail   TEXT NOT NULL DEFAULT ''
);

CREATE INDEX audit_by_server ON audit (server, id);
CREATE INDEX audit_by_table ON audit (table_id, id);
CREATE INDEX audit_by_person ON audit (person);

CREATE INDEX tables_by_server ON tables (server, status);
CREATE INDEX moves_by_person ON moves (person);
CREATE INDEX followers_by_person ON followers (person);
CREATE INDEX plans_by_person ON plans (person);
CREATE INDEX messages_by_person ON messages (person);

-- The number of the last table that was removed: no number is ever given to another table.
CREATE TABLE removed_tables (last BIGINT NOT NULL);
