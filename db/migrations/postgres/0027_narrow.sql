-- What is owed is looked up by table: with the table first in its key, no other index is needed.

ALTER TABLE outbox DROP CONSTRAINT outbox_pkey;
DROP INDEX outbox_by_table;
ALTER TABLE outbox ADD PRIMARY KEY (table_id, kind, person);

-- Clocks change with each move, as the table's own row does: they stand there.
ALTER TABLE tables ADD COLUMN clocks TEXT NOT NULL DEFAULT '[]';  -- JSON: in the order of the seats
UPDATE tables SET clocks = (
    SELECT json_agg(json_build_object('bank', bank, 'used', used, 'since', since, 'stage', stage) ORDER BY seat)
    FROM clocks WHERE clocks.table_id = tables.id
) WHERE id IN (SELECT table_id FROM clocks);
DROP TABLE clocks;
