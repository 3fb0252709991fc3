-- By default people are notified of their turn once: directly.

ALTER TABLE people RENAME COLUMN remind TO former_remind;
ALTER TABLE people ADD COLUMN remind TEXT NOT NULL DEFAULT 'dm' CHECK (remind IN ('dm', 'channel', 'both', 'none'));
-- Who has 'both' and nothing else that differs from what held before may never have chosen it.
UPDATE people SET remind = former_remind
WHERE former_remind <> 'both' OR every <> 24 OR quiet_from <> quiet_to OR zone IS NOT NULL;
ALTER TABLE people DROP COLUMN former_remind;

ALTER TABLE people ADD COLUMN auto INTEGER NOT NULL DEFAULT 0;  -- 1: where they have no choice they are answered for

ALTER TABLE tables ADD COLUMN closed_by BIGINT;  -- the person who closed it; null: nobody did, or an operator of the bot
