-- Whether others may see somebody's profile, and where they stand in rankings.

ALTER TABLE people ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;  -- 1: nobody but they may
