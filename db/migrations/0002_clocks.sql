-- What is to be done when; see sessions/timers.py.
CREATE TABLE timers (
    kind     TEXT NOT NULL,
    table_id BIGINT NOT NULL,          -- 0: about no table
    person   BIGINT NOT NULL,          -- 0: about nobody
    due      BIGINT NOT NULL,
    PRIMARY KEY (kind, table_id, person)
);

CREATE INDEX timers_by_due ON timers (due);
