"""The queue of jobs: all deferred work, and all Discord messages that aren't answers.

A job is a row, set in the transaction that causes it. It names what to bring up to date, not what to do: its
handler loads the present state and acts on it, so it may run twice, and many causes may share one run.
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
from collections.abc import Iterable, Sequence
from contextvars import ContextVar
from typing import NamedTuple

from db import Database, NotSaved, Reads, Shards, Transaction
from sessions.errors import saving
from sessions.jobs.blockade import Blockade
from sessions.jobs.job import Job, JobKind, Key, Kind, Later, job_of
from sessions.jobs.uptime import UptimeClock
from sessions.tables.clock import DAY
from sessions.tables.rows import ABOVE_ALL, UNREADABLE

log = logging.getLogger(__name__)

RETRY_DELAYS = (5, 15, 45, 90, 180, 600, 1800, 3600)
"""Seconds before each retry of a failed job. The last one repeats."""
DELIVERY_LIFETIME = 14 * DAY
"""Seconds for which a delivery is retried."""
COMMIT_DELAY = 0.25
"""Seconds that a finished job may wait for running ones in order to be removed in the same commit."""
DATABASE_RETRY_DELAYS = (0.05, 0.2, 1.0, 5.0)
"""Seconds before each retry after the database failed. The last one repeats."""


_notes: ContextVar[list[tuple[str, dict[str, object]]] | None] = ContextVar("notes", default=None)
"""Statements that the running job left for its end; see `Jobs.note`."""


def is_in_job() -> bool:
    """Whether the calling task runs a job."""
    return _notes.get() is not None


class _Outcome(NamedTuple):
    """The outcome of a finished job."""

    job: Job
    due: int | None  # next due time in Unix seconds; None if the job is done
    failures: int = 0
    failing: int | None = None
    notes: Sequence[tuple[str, dict[str, object]]] = ()


class Jobs:
    """Runs the due jobs of this process's shards.

    Only the set of running jobs is kept in memory; everything else is in the database.
    """

    def __init__(self, db: Database, time: UptimeClock) -> None:
        self._db = db
        self._time = time
        self._is_ours = "" if db.shards.are_all else _is_of(db.shards)
        self.kinds: dict[JobKind, Kind] = {}
        """How the jobs of each kind run. Jobs of other kinds stay stored."""
        self.homes: dict[JobKind, str] = {}
        """SQL that gives the server of `:subject`, for each kind whose subject isn't a person."""
        self.blockade = Blockade(time.unix)
        self._running: dict[Key, tuple[Job, asyncio.Task[None]]] = {}
        self._outcomes: dict[Key, _Outcome] = {}  # outcomes that aren't stored yet
        self._finished = 0.0  # the loop's time when the first of these jobs finished
        self.is_running = False
        self._is_over = False
        self._woken = False
        self._failures = 0  # number of consecutive failures of `_look`
        self._look: asyncio.Task[None] | None = None  # the task that stores outcomes and starts jobs
        # An event that is set when the present run of `_look`, or else the next one, ends.
        self._looked = asyncio.Event()
        # The timer that wakes the queue when the next job is due.
        self._alarm: asyncio.TimerHandle | None = None
        # The program's context, not that of the task that sets a job.
        self._context = contextvars.copy_context()

    async def start(self) -> None:
        """Start running jobs. Refused: not-saved."""
        await self._repair()
        self._context = contextvars.copy_context()
        self.is_running = True
        self.wake()

    async def pause(self) -> None:
        """Stop all handlers until `go_on`. Their jobs run again, here or in another process."""
        self.is_running = False
        self._silence()
        tasks = [task for _, task in self._running.values()]
        if self._look is not None:
            tasks.append(self._look)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # Tasks that are cancelled before their first step don't clean up after themselves.
        self._look = None
        self._running.clear()

    def go_on(self) -> None:
        """Run jobs again after `pause`, unless `stop` was called."""
        self.is_running = not self._is_over
        self.wake()

    async def stop(self) -> None:
        """Stop all handlers. Their jobs run again after the next start."""
        self._is_over = True
        self._looked.set()
        await self.pause()
        try:
            await self._store_outcomes()
        except NotSaved as error:
            log.warning("Finished jobs run again after the next start: %s", error)

    def wake(self) -> None:
        """Look for due jobs now, or as soon as the present run of `_look` ends."""
        self._woken = True
        if self.is_running and self._look is None:
            self._silence()
            self._look = self._context.copy().run(asyncio.create_task, self._look_around(), name="jobs")

    async def due(self, reads: Reads, key: Key) -> int | None:
        """When a job is due, in Unix seconds; None if there is none."""
        row = await reads.one(
            "SELECT due FROM jobs WHERE kind = :kind AND table_id = :table AND subject = :subject",
            **key._asdict(),
        )
        return row["due"] if row else None

    async def note(self, sql: str, /, **values: object) -> None:
        """Run a statement together with the end of the running job, to save a commit. Refused: not-saved.

        It must be harmless if it is lost and the job runs again. Without a running job, it runs at once.
        """
        notes = _notes.get()
        if notes is None:
            with saving():
                await self._db.do(sql, **values)
        else:
            notes.append((sql, values))

    async def shift(self, tx: Transaction, seconds: int) -> None:
        """Postpone the jobs that are due by uptime by `seconds`, since Unix time moved ahead of uptime."""
        for kind, how in sorted(self.kinds.items()):
            if how.steady:
                await tx.run(
                    "UPDATE jobs SET due = due + :seconds WHERE kind = :kind", kind=kind, seconds=seconds
                )
        tx.after_commit(self.wake)

    async def settled(self, *kinds: JobKind, table: int | None = None, subject: int | None = None) -> None:
        """Wait until no job of this process is due or running.

        Optionally, only jobs of these kinds, this table or this subject count.

        A job that failed and waits for its retry isn't due. The wait begins after `start` and ends at `stop`.
        """
        wanted = kinds or tuple(self.kinds)
        while not self._is_over:
            looked = self._looked
            alike = [(key, task) for key, (_, task) in self._running.items() if key.kind in wanted]
            tasks = [
                task for key, task in alike if table in (None, key.table) and subject in (None, key.subject)
            ]
            if not tasks:
                if not await self._due(wanted, self._time.unix(), table=table, subject=subject):
                    return
                if looked.is_set():
                    continue  # A look ended in the meantime, so the data read may be outdated.
                # Wait for the present look, which starts the job, or for a job that makes room.
                tasks = [self._look] if self._look is not None else [task for _, task in alike]
            if tasks:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            else:
                await looked.wait()

    async def flush(self) -> None:
        """Wait until finished jobs are removed."""
        while self._outcomes and self.is_running:
            self._finished = 0.0
            self.wake()
            assert self._look is not None
            await asyncio.wait([self._look])

    async def _store_outcomes(self) -> None:
        """Remove finished jobs, and postpone those that are due again. Raises NotSaved.

        Only the task that also starts jobs may call this; otherwise a job could start again meanwhile.
        """
        outcomes = dict(self._outcomes)
        async with self._db.transaction() as tx:
            for outcome in outcomes.values():
                for sql, values in outcome.notes:
                    await tx.run(sql, **values)
            for key in sorted(outcomes):
                await _store(tx, outcomes[key])
        for key, outcome in outcomes.items():
            if self._outcomes.get(key) is outcome:
                del self._outcomes[key]
        self._finished = asyncio.get_running_loop().time()

    async def _look_around(self) -> None:
        pause: float | None = DATABASE_RETRY_DELAYS[min(self._failures, len(DATABASE_RETRY_DELAYS) - 1)]
        self._failures += 1
        try:
            now = self._time.unix()
            while self._woken:
                self._woken = False
                now = self._time.unix()
                await self._start_due(now)
                if self._outcomes and self._is_time_to_store():
                    await self._store_outcomes()
            pause = await self._until_due(now)
            if self._outcomes:
                pause = COMMIT_DELAY if pause is None else min(pause, COMMIT_DELAY)
            self._failures = 0
        except NotSaved as error:
            log.warning("The jobs wait %.2f s for the database: %s", pause, error)
        except Exception:
            log.exception("The jobs wait %.2f s", pause)
        finally:
            self._look = None
            self._looked.set()
            self._looked = asyncio.Event()
        if self._woken and not self._failures:
            self.wake()
        elif pause is not None:
            self._alarm = asyncio.get_running_loop().call_later(pause, self.wake)

    def _is_time_to_store(self) -> bool:
        return not self._running or asyncio.get_running_loop().time() - self._finished >= COMMIT_DELAY

    async def _until_due(self, now: int) -> float | None:
        """The seconds until the first job that wasn't due at `now` is due, or None."""
        row = await self._db.one(
            f"""
            SELECT due FROM jobs WHERE due > :now AND due < {ABOVE_ALL}{self._is_ours} ORDER BY due LIMIT 1
            """,  # noqa: S608
            now=now,
        )
        return None if row is None else max(0, row["due"] - self._time.unix())

    def _silence(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _start_due(self, now: int) -> None:
        """Start the jobs due at `now` that there is room for."""
        busy = [key.kind for key in self._running]
        room = {kind: how.at_once - busy.count(kind) for kind, how in self.kinds.items()}
        jobs = await self._due([kind for kind, free in room.items() if free > 0], now)
        if any(job.key in self._outcomes for job in jobs):
            # Jobs that were set again must find the notes of their previous run stored.
            await self._store_outcomes()
        for job in sorted(jobs, key=lambda job: self.kinds[job.key.kind].rank):
            kind = job.key.kind
            # The job may have ended since it was listed.
            is_busy = job.key in self._running or job.key in self._outcomes
            if room[kind] > 0 and not is_busy:
                room[kind] -= 1
                self._running[job.key] = job, asyncio.create_task(self._run(job), name=str(job.key))

    async def _due(
        self, kinds: Iterable[JobKind], now: int, *, table: int | None = None, subject: int | None = None
    ) -> list[Job]:
        """Due jobs of these kinds, for each kind about as many as may run at once.

        The latest come first, so that a backlog doesn't delay new jobs.
        """
        ended = [key.kind for key in self._outcomes]
        queries, values = list[str](), dict[str, object]()
        for n, kind in enumerate(kind for kind in kinds if kind in self.kinds and self.kinds[kind].at_once):
            queries.append(
                f"""
                SELECT * FROM (
                    SELECT kind, table_id, subject, due, stamp, failures, failing FROM jobs
                    WHERE kind = :kind{n} AND due <= :now
                        AND (table_id = :table OR :table IS NULL) AND (subject = :subject OR :subject IS NULL)
                        {self._is_ours}
                    ORDER BY due DESC, table_id DESC, subject DESC LIMIT :most{n}
                ) AS of_kind{n}
                """  # noqa: S608
            )
            values |= {f"kind{n}": kind, f"most{n}": self.kinds[kind].at_once + ended.count(kind)}
        if not queries:
            return []
        rows = await self._db.all(
            " UNION ALL ".join(queries), now=now, table=table, subject=subject, **values
        )
        jobs = [job for row in rows if (job := job_of(row)) is not None]
        return [job for job in jobs if not self._is_finished(job)]

    def _is_finished(self, job: Job) -> bool:
        outcome = self._outcomes.get(job.key)
        return outcome is not None and outcome.job.stamp == job.stamp

    async def _run(self, job: Job) -> None:
        kind, notes = self.kinds[job.key.kind], list[tuple[str, dict[str, object]]]()
        _notes.set(notes)
        try:
            async with asyncio.timeout(kind.limit):
                await kind.handler(job)
            outcome = _Outcome(job, None)
        except Later as later:
            due = self._time.unix() + max(1, round(later.seconds))
            outcome = _Outcome(job, due)
        except Exception as error:
            outcome = self._failed(job, kind, error)
        finally:
            del self._running[job.key]
            self.wake()
        if not self._outcomes:
            self._finished = asyncio.get_running_loop().time()
        self._outcomes[job.key] = outcome._replace(notes=notes)

    def _failed(self, job: Job, kind: Kind, error: Exception) -> _Outcome:
        now = self._time.unix()
        failing = now if job.failing is None else min(job.failing, now)
        if not kind.lasts and now - failing > DELIVERY_LIFETIME:
            log.warning("Gave up after %d attempts: %s", job.failures + 1, job.key, exc_info=error)
            return _Outcome(job, None)
        pause = RETRY_DELAYS[min(job.failures, len(RETRY_DELAYS) - 1)]
        if kind.is_trouble(error) or isinstance(error, TimeoutError):
            log.info("%s failed; trying again in %d s: %r", job.key, pause, error)
        else:
            log.error("%s failed; trying again in %d s", job.key, pause, exc_info=error)
        return _Outcome(job, now + pause, job.failures + 1, failing)

    async def _repair(self) -> None:
        """Make jobs with a damaged time due now. That is safe: handlers act on the present state."""
        rows = await self._db.all("SELECT kind, table_id, subject, due FROM jobs")
        broken = [row for row in rows if not isinstance(row["due"], int)]
        unknown = {str(row["kind"]) for row in rows} - self.kinds.keys()
        for kind in sorted(unknown):
            UNREADABLE.note(f"Jobs of kind {kind!r}", "there is no such kind")
        if broken:
            async with self._db.transaction() as tx:
                for row in broken:
                    UNREADABLE.note(f"When job {dict(row)} is due", "it runs now")
                    await tx.run(
                        """
                        UPDATE jobs SET due = 0
                        WHERE kind = :kind AND table_id = :table AND subject = :subject
                        """,
                        kind=row["kind"],
                        table=row["table_id"],
                        subject=row["subject"],
                    )


def _is_of(shards: Shards) -> str:
    """The SQL condition for jobs that belong to these shards; see `Shards.have`."""
    return f" AND (home >> 22) % {shards.count} IN ({', '.join(map(str, shards.numbers))})"


async def _store(tx: Transaction, outcome: _Outcome) -> None:
    """Store an outcome, unless the job was set again meanwhile."""
    job = outcome.job
    which = {**job.key._asdict(), "stamp": job.stamp}
    if outcome.due is None:
        await tx.run(
            """
            DELETE FROM jobs
            WHERE kind = :kind AND table_id = :table AND subject = :subject AND stamp = :stamp
            """,
            **which,
        )
    else:
        await tx.run(
            """
            UPDATE jobs SET due = :due, failures = :failures, failing = :failing
            WHERE kind = :kind AND table_id = :table AND subject = :subject AND stamp = :stamp
            """,
            **which,
            due=outcome.due,
            failures=outcome.failures,
            failing=outcome.failing,
        )
