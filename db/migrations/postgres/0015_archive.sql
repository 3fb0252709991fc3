-- The archive: matches that are over, the latest first. What they are searched by stands in indexes whole: a
-- table's own row is long, and so it is read for those alone that are shown. No database of PostgreSQL's is older.

ALTER TABLE seats ADD COLUMN place INTEGER;  -- in the result; null: the match isn't over

CREATE INDEX finished_by_server ON tables (server, ended DESC, id DESC, game, coalesce(parent, channel))
WHERE status = 'finished';

CREATE INDEX finished_by_id ON tables (id, ended, game, server, coalesce(parent, channel)) WHERE status = 'finished';

DROP INDEX seats_by_person;
CREATE INDEX seats_by_person ON seats (person, table_id, place);
