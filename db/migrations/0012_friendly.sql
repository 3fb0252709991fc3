-- Friendly tables, at which hints may be taken, and those that were.

ALTER TABLE tables ADD COLUMN friendly INTEGER NOT NULL DEFAULT 0;  -- 1: it is one
ALTER TABLE tables ADD COLUMN hints TEXT;                           -- JSON: [seat, move number] of each; null: none
