"""A witness inside the database: which process has each shard, and who stores something without having one.

A process tells its name to the server with each connection, as a setting of its own (`SETTING`). What stands
here follows from what is committed, and knows nothing of the bot's own checks.
"""

from __future__ import annotations

from tests.beside import Program

SETTING = "harbour.process"
WATCHED = ("tables", "moves", "turns", "outbox", "messages", "timers", "notes")

_TAKING = f"""
CREATE TABLE witness_holders (shard BIGINT PRIMARY KEY, process TEXT);
CREATE TABLE witness_wrong (process TEXT, what TEXT);
CREATE FUNCTION witness_taking() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.fence <> OLD.fence THEN
        INSERT INTO witness_holders VALUES (NEW.shard, current_setting('{SETTING}', true))
        ON CONFLICT (shard) DO UPDATE SET process = EXCLUDED.process;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER witness AFTER UPDATE ON leases FOR EACH ROW EXECUTE FUNCTION witness_taking();
CREATE FUNCTION witness_writing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM 1 FROM witness_holders WHERE process = current_setting('{SETTING}', true);
    IF NOT FOUND THEN
        INSERT INTO witness_wrong VALUES (current_setting('{SETTING}', true), TG_OP || ' ' || TG_TABLE_NAME);
    END IF;
    RETURN NULL;
END $$;
"""


def call(database: Program) -> None:
    """Have it watch from now on, before any process has a shard."""
    database.executescript(_TAKING)
    for table in WATCHED:
        database.executescript(
            f"CREATE TRIGGER witness AFTER INSERT OR UPDATE OR DELETE ON {table}"
            " FOR EACH ROW EXECUTE FUNCTION witness_writing()"
        )


FOUND = "SELECT process, what, count(*) AS times FROM witness_wrong GROUP BY process, what"
"""Who has stored what without having a shard, and how often."""
