-- First matches that teach a game. What a learner has been told follows from the match's moves.

ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0;  -- 1: it is such a match
