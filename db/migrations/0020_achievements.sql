-- What people have achieved in matches that are over; it follows from what happened there.

CREATE TABLE achievements (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person   BIGINT NOT NULL,
    game     TEXT NOT NULL,
    code     TEXT NOT NULL,
    PRIMARY KEY (table_id, person, code)
);

CREATE INDEX achievements_by_person ON achievements (person, game, code);
