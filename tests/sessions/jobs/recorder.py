"""A job handler that records what it handled."""

from collections.abc import Awaitable, Callable

from sessions.jobs.job import CLOCK_JOB, Job, Key, Kind
from sessions.privacy.forgetting import BARRED_JOB
from tests.harbour import run_due

BARRED, CLOCK = BARRED_JOB, CLOCK_JOB


class Recorder:
    """Handles jobs and records them."""

    def __init__(self, harbour):
        self.harbour = harbour
        self.done: list[tuple[int, int]] = []
        self.raises: list[Exception] = []
        self.during: Callable[[Job], Awaitable[None]] | None = None

    async def __call__(self, job: Job):
        if self.during:
            await self.during(job)
        if self.raises:
            raise self.raises.pop(0)
        self.done.append((job.key.table, job.due))

    def declare(self, house, **how):
        house.jobs.kinds[BARRED] = Kind(self, **how)
        house.jobs.kinds[CLOCK] = Kind(self, steady=True)

    async def set(self, seconds, table=0, kind=BARRED):
        async with self.harbour.house.transaction() as tx:
            tx.jobs.set(Key(kind, table), self.harbour.now + seconds)

    async def hasten(self, seconds):
        async with self.harbour.house.transaction() as tx:
            tx.jobs.hasten(Key(BARRED), self.harbour.now + seconds)

    async def due(self, kind=BARRED, table=0):
        return await self.harbour.house.jobs.due(self.harbour.db, Key(kind, table))

    async def at(self, seconds):
        """Move the clock forward and run all due jobs."""
        self.harbour.now += seconds
        await run_due(self.harbour.house.jobs)
