-- A seed that players add words to; see sessions/joint.py.

ALTER TABLE tables ADD COLUMN joint TEXT;                     -- JSON; null: the seed is the bot's alone
ALTER TABLE seats ADD COLUMN word TEXT NOT NULL DEFAULT '';   -- until the start: what its player adds
