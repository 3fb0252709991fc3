-- What is owed is looked up by table, turns by person: with that first in their keys, they need no other index.

ALTER TABLE outbox DROP CONSTRAINT outbox_pkey;
DROP INDEX outbox_by_table;
ALTER TABLE outbox ADD PRIMARY KEY (table_id, kind, person);

ALTER TABLE turns DROP CONSTRAINT turns_pkey;
DROP INDEX turns_by_person;
ALTER TABLE turns ADD PRIMARY KEY (person, table_id);

-- Clocks change with each move, as the table's own row does: they stand there.
ALTER TABLE tables ADD COLUMN clocks TEXT NOT NULL DEFAULT '[]';  -- JSON: in the order of the seats
UPDATE tables SET clocks = (
    SELECT json_agg(json_build_object('bank', bank, 'used', used, 'since', since, 'stage', stage) ORDER BY seat)
    FROM clocks WHERE clocks.table_id = tables.id
) WHERE id IN (SELECT table_id FROM clocks);
DROP TABLE clocks;
