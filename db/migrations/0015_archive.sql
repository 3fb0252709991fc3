-- The archive: matches that are over, the latest first. What they are searched by stands in indexes whole: a
-- table's own row is long, and so it is read for those alone that are shown.

ALTER TABLE seats ADD COLUMN place INTEGER;  -- in the result; null: the match isn't over

UPDATE seats SET place = (
    SELECT CASE WHEN json_valid(tables.result)
        THEN json_extract(tables.result, '$.places."' || seats.seat || '"') END
    FROM tables WHERE tables.id = seats.table_id AND tables.status = 'finished'
);

CREATE INDEX finished_by_server ON tables (server, ended DESC, id DESC, game, coalesce(parent, channel))
WHERE status = 'finished';

CREATE INDEX finished_by_id ON tables (id, ended, game, server, coalesce(parent, channel)) WHERE status = 'finished';

DROP INDEX seats_by_person;
CREATE INDEX seats_by_person ON seats (person, table_id, place);
