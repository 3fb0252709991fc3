-- What pictures show is told in words below them, too.

ALTER TABLE people ADD COLUMN in_words INTEGER NOT NULL DEFAULT 0;   -- 1: in what this person alone is shown
ALTER TABLE servers ADD COLUMN in_words INTEGER NOT NULL DEFAULT 0;  -- 1: at all tables of the server
