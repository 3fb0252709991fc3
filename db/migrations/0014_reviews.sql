-- What a review of a finished match has found for a seat. It says nothing that the match's record doesn't lead to.

CREATE TABLE reviews (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    made     BIGINT NOT NULL,
    accuracy REAL NOT NULL,            -- from 0 to 100
    found    TEXT NOT NULL,            -- JSON, all of it
    PRIMARY KEY (table_id, seat)
);
