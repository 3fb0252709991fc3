-- The log of a match is chained: each entry has the hash of the one before and itself, see sessions/proof.py.

ALTER TABLE moves ADD COLUMN hash TEXT;    -- null: the match began before there were chains
ALTER TABLE tables ADD COLUMN chain TEXT;  -- the last hash; before the first move that of the seed, null as above
