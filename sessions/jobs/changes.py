"""The jobs that a transaction sets and drops."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from itertools import groupby

from db import Transaction
from sessions.jobs.job import JobKind, Key

MAX_ROWS = 10
"""Maximum number of jobs that one statement sets; a move sets about five."""
_EARLIER = "CASE WHEN jobs.due < excluded.due THEN jobs.due ELSE excluded.due END"


class JobChanges:
    """The jobs that a transaction sets and drops, collected until its end.

    They are written in key order, so that two transactions can't deadlock.
    """

    def __init__(self, homes: Mapping[JobKind, str]) -> None:
        """For `homes` see `Jobs.homes`."""
        self._homes = homes
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
        for due, changes in groupby(sorted(self._due.items()), key=self._sql_of_due):
            if due is None:
                for key, _ in changes:
                    await tx.run(
                        "DELETE FROM jobs WHERE kind = :kind AND table_id = :table AND subject = :subject",
                        **key._asdict(),
                    )
                continue
            jobs = list(changes)
            for begin in range(0, len(jobs), MAX_ROWS):
                some = jobs[begin : begin + MAX_ROWS]
                rows = [{**key._asdict(), "due": time, "stamp": secrets.randbits(62)} for key, time in some]
                await tx.run(
                    f"""
                    INSERT INTO jobs (kind, table_id, subject, due, stamp, home)
                    VALUES {", ".join(self._row(n, key.kind) for n, (key, _) in enumerate(some))}
                    ON CONFLICT (kind, table_id, subject) DO UPDATE
                    SET due = {due}, stamp = excluded.stamp, home = excluded.home,
                        failures = 0, failing = NULL
                    """,  # noqa: S608
                    **{f"{name}{n}": value for n, row in enumerate(rows) for name, value in row.items()},
                )
        return bool(self._due)

    def _row(self, n: int, kind: JobKind) -> str:
        """The SQL of a job. The last column is the server or person whose shard it belongs to.

        A table in direct messages has none: it belongs to the first shard, as on Discord.
        """
        subject = f"CAST(:subject{n} AS BIGINT)"
        return f"""(
            :kind{n}, :table{n}, :subject{n}, :due{n}, :stamp{n},
            CASE
                WHEN CAST(:table{n} AS BIGINT) <> 0
                    THEN coalesce((SELECT server FROM tables WHERE id = CAST(:table{n} AS BIGINT)), 0)
                ELSE coalesce(({self._homes.get(kind, ":subject").replace(":subject", subject)}), 0)
            END
        )"""  # noqa: S608

    def _sql_of_due(self, change: tuple[Key, int | None]) -> str | None:
        """The SQL for the time of a job that is already set. None if the job is dropped."""
        key, due = change
        if due is None:
            return None
        return _EARLIER if key in self._hastened else "excluded.due"
