-- What several processes agree on that share a database. Times are milliseconds by the database server's clock.

-- Whose each shard of the gateway is, and with it the tables of its servers.
CREATE TABLE leases (
    shard   INTEGER PRIMARY KEY,
    shards  INTEGER NOT NULL,            -- of how many
    holder  TEXT NOT NULL,               -- a process's own name
    fence   BIGINT NOT NULL,             -- grows whenever it is taken: who has an earlier one writes nothing
    expires BIGINT NOT NULL
);

-- So that a fence is part of a key, which whoever writes locks against its change and no other.
CREATE UNIQUE INDEX leases_by_fence ON leases (shard, fence);

-- How often all of them together do something: each time takes a place for a while.
CREATE TABLE places (
    what  TEXT NOT NULL,
    place INTEGER NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (what, place)
);
