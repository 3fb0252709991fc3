"""What a house does without any feature: some steps, its own jobs, its start and its end."""

from __future__ import annotations

from collections.abc import Sequence

from sessions import audit, maintenance
from sessions.computers import computers
from sessions.computers.computers import Computers
from sessions.house import House, Step
from sessions.jobs import heartbeat
from sessions.jobs.job import MANY_TABLES, Job, JobKind, Key, Kind
from sessions.people import bans, quotas
from sessions.playing import clocks, plans, sleeping

FIRST: Sequence[Step] = (
    bans.store_change,  # these two refuse changes that break a rule
    quotas.store_change,
    plans.store_change,  # before the features' steps, because nobody with a plan left to play is notified
)
"""Steps after each change of a table, in this order and before those of the features."""
LAST: Sequence[Step] = (
    computers.store_change,
    clocks.store_change,
    sleeping.store_change,
    audit.store_change,
)
"""Steps whose order doesn't matter."""


def jobs_of(house: House) -> dict[JobKind, Kind]:
    """The house's own jobs."""

    async def clock(job: Job) -> None:
        await house.act(job.key.table, clocks.ring)

    async def sleep(job: Job) -> None:
        await house.act(job.key.table, sleeping.fall_asleep, job)

    async def maintain(_job: Job) -> None:
        await maintenance.tell_tables(house)

    return {
        JobKind.PLAY: Kind(house.single(Computers).play, at_once=100, limit=computers.LIMIT),
        JobKind.CLOCK: Kind(clock, steady=True),
        JobKind.SLEEP: Kind(sleep, steady=True),
        JobKind.MAINTENANCE: Kind(maintain, limit=MANY_TABLES),
    }


async def resume(house: House) -> None:
    """Resume the clock and maintenance after the program starts. Its jobs start later: `house.jobs.start`."""
    await heartbeat.resume(house)  # first, because it sets the clock
    await maintenance.resume(house)
    async with house.transaction() as tx:
        for kind, how in house.jobs.kinds.items():
            if how.at_start:
                tx.jobs.set(Key(kind), tx.now)


async def close_down(house: House) -> None:
    """Stop everything that runs, and store the time. Call this before the database is closed."""
    await house.jobs.stop()
    for stop in house.at_end:
        await stop()
    await heartbeat.beat(house)
