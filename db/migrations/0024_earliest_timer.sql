-- The earliest timer is asked for with every move: in the order that it is asked for in, it is the index's first.

DROP INDEX timers_by_due;
CREATE INDEX timers_by_due ON timers (due, kind, table_id, person);
