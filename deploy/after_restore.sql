-- Run this once after pg_restore, before the bot starts:
--
--     psql --single-transaction --file=deploy/after_restore.sql restored
--
-- It raises the version of every table by 100,000. Discord may still show buttons that are newer than the dump; they
-- must not match any version that is played from now on. For SQLite, `bot.py restore` does the same.

CREATE FUNCTION pg_temp.ahead(document text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
    found jsonb;
    votes jsonb;
BEGIN
    found := document::jsonb - 'proposal';
    IF found -> 'version' IS NULL THEN
        RETURN document;
    END IF;
    found := found
        || jsonb_build_object('version', (found -> 'version')::bigint + 100000)
        || jsonb_build_object('played', coalesce((found -> 'played')::bigint, 1) + 100000);
    IF found ? 'votes' THEN
        SELECT jsonb_agg(vote || jsonb_build_object('made', (vote -> 'made')::bigint + 100000) ORDER BY place)
        INTO votes
        FROM jsonb_array_elements(found -> 'votes') WITH ORDINALITY AS each (vote, place);
        found := found || jsonb_build_object('votes', coalesce(votes, '[]'));
    END IF;
    RETURN found;
EXCEPTION
    WHEN data_exception OR syntax_error_or_access_rule_violation THEN
        RETURN document;  -- it can't be read: `bot.py check` names it
END
$$;

UPDATE tables SET version = version + 100000, document = pg_temp.ahead(document);
