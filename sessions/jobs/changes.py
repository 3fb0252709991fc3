"""The jobs that a transaction sets and drops."""

from __future__ import annotations

import secrets

from db import Transaction
from sessions.jobs.job import Key

_HOME = """
    CASE
        WHEN CAST(:table AS BIGINT) <> 0
            THEN coalesce((SELECT server FROM tables WHERE id = CAST(:table AS BIGINT)), 0)
        WHEN CAST(:kind AS TEXT) IN ('tournament', 'notice')
            THEN coalesce((SELECT server FROM tournaments WHERE id = CAST(:subject AS BIGINT)), 0)
        ELSE CAST(:subject AS BIGINT)
    END
    """
"""Query for the server or person whose shard a job belongs to.

A table in direct messages has none: it belongs to the first shard, as on Discord.
"""
_SET = f"""
    INSERT INTO jobs (kind, table_id, subject, due, stamp, home)
    VALUES (:kind, :table, :subject, :due, :stamp, {_HOME})
    ON CONFLICT (kind, table_id, subject) DO UPDATE
    SET due = excluded.due, stamp = excluded.stamp, home = excluded.home
    """  # noqa: S608
_HASTEN = f"""
    INSERT INTO jobs (kind, table_id, subject, due, stamp, home)
    VALUES (:kind, :table, :subject, :due, :stamp, {_HOME})
    ON CONFLICT (kind, table_id, subject) DO UPDATE
    SET due = CASE WHEN jobs.due < excluded.due THEN jobs.due ELSE excluded.due END, stamp = excluded.stamp,
        home = excluded.home
    """  # noqa: S608


class JobChanges:
    """The jobs that a transaction sets and drops, collected until its end.

    They are written in key order, so that two transactions can't deadlock.
    """

    def __init__(self) -> None:
        self._due: dict[Key, int | None] = {}  # due times by job; None for a dropped job
        self._hastened: set[Key] = set()

    def set(self, key: Key, due: int) -> None:
        """Set a job for Unix time `due`, even if it is set for another time."""
        self._due[key] = due
        self._hastened.discard(key)

    def hasten(self, key: Key, due: int) -> None:
        """Set a job, but keep its time if it is due earlier."""
        if key not in self._due:
            self._hastened.add(key)
        self._due[key] = min(due, known) if (known := self._due.get(key)) is not None else due

    def drop(self, key: Key) -> None:
        """Remove a job, if there is one."""
        self._due[key] = None
        self._hastened.discard(key)

    async def write(self, tx: Transaction) -> bool:
        """Write the changes. Returns whether there were any."""
        for key, due in sorted(self._due.items()):
            if due is None:
                await tx.run(
                    "DELETE FROM jobs WHERE kind = :kind AND table_id = :table AND subject = :subject",
                    **key._asdict(),
                )
            else:
                set_job = _HASTEN if key in self._hastened else _SET
                await tx.run(set_job, **key._asdict(), due=due, stamp=secrets.randbits(62))
        return bool(self._due)
