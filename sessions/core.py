"""The parts of a house that belong to no feature: steps, jobs, start and end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial

from sessions import audit, departures, maintenance
from sessions.computers import computers
from sessions.computers.computers import Computers
from sessions.departures import DEPARTED_JOB
from sessions.house import ChangeStep, House
from sessions.jobs import heartbeat
from sessions.jobs.job import (
    CLOCK_JOB,
    DEFAULT_TIME_LIMIT,
    MAINTENANCE_JOB,
    MANY_TABLES_TIME_LIMIT,
    OF_SERVER,
    PLAY_JOB,
    SLEEP_JOB,
    Job,
    JobKind,
    Key,
    Kind,
    Rank,
)
from sessions.people import bans, quotas
from sessions.people.settings import PREFERENCES
from sessions.playing import clocks, plans, replaced, sleeping
from sessions.privacy import forgetting
from sessions.privacy.forgetting import BARRED_JOB
from sessions.privacy.personal import Personal, rows

ORDERED_STEPS: Sequence[ChangeStep] = (
    bans.require_unbanned,  # This step and the next one refuse changes that break a rule.
    quotas.require_quota,
    replaced.note_replaced,
    plans.keep_plans,  # This precedes the features' steps, since people with a plan aren't notified.
)
"""Steps that run after each change of a table, in this order and before the features' steps."""
FINAL_STEPS: Sequence[ChangeStep] = (
    computers.schedule_play,
    clocks.schedule_clocks,
    sleeping.postpone_sleep,
    forgetting.schedule_forgetting,
    audit.log_change,
)
"""Steps that run after the features' steps, in any order."""


@dataclass(frozen=True)
class Work:
    """A kind of job that doesn't need Discord, and a function that creates its `Kind` for a house."""

    kind: JobKind
    make: Callable[[House], Kind]
    home: str = ""
    """SQL that gives the server of `:subject`, the job's subject. Empty if that is a person."""


def work(
    kind: JobKind,
    run: Callable[[House, Job], Awaitable[object]],
    *,
    limit: float = DEFAULT_TIME_LIMIT,
    steady: bool = False,
    at_start: bool = False,
    longest: int = 0,
    rank: Rank = Rank.UPKEEP,
    home: str = "",
) -> Work:
    """Declare jobs that call `run`. The other parameters are those of `Kind`, and the `home` of `Work`."""
    return Work(
        kind,
        lambda house: Kind(
            partial(run, house),
            limit=limit,
            steady=steady,
            at_start=at_start,
            longest=longest,
            rank=rank,
        ),
        home,
    )


HOUSE_JOBS: Sequence[Work] = (
    Work(
        PLAY_JOB,
        lambda house: Kind(
            house.single(Computers).play, at_once=100, limit=computers.MOVE_TIME_LIMIT, rank=Rank.MOVES
        ),
    ),
    work(CLOCK_JOB, lambda house, job: house.act(job.key.table, clocks.ring), steady=True, rank=Rank.MOVES),
    work(SLEEP_JOB, lambda house, job: house.act(job.key.table, sleeping.fall_asleep, job), steady=True),
    work(BARRED_JOB, lambda house, job: house.act(job.key.table, forgetting.forget_barred)),
    work(
        DEPARTED_JOB,
        lambda house, job: departures.remove(house, job.key.subject),
        limit=MANY_TABLES_TIME_LIMIT,
        longest=departures.RETENTION,
        home=OF_SERVER,
    ),
    work(MAINTENANCE_JOB, lambda house, _: maintenance.tell_tables(house), limit=MANY_TABLES_TIME_LIMIT),
)
"""The house's own jobs."""

PERSONAL: Sequence[Personal] = (
    Personal(
        "settings",
        "SELECT * FROM people WHERE person = :person",
        ["DELETE FROM people WHERE person = :person"],
        PREFERENCES.exported,
    ),
    rows("moves", 'table_id AS "table", entry, seat, move, made, planned', by="table_id, entry", stay=True),
    rows("plans", 'table_id AS "table", number, plan, dropped', by="table_id, number"),
    rows("messages", 'message, table_id AS "table", kind, channel, posted', by="posted, message"),
    Personal(
        "",
        forget=[
            "DELETE FROM attempts WHERE shows LIKE '%:' || CAST(CAST(:person AS BIGINT) AS TEXT) || '%'",
        ],
    ),
    Personal("bans", "SELECT since, reason FROM bans WHERE kind = 'person' AND id = :person"),
    audit.PERSONAL,
    replaced.PERSONAL,
)
"""The house's own rows about people. A ban remains when a person is forgotten."""


def furnish(house: House) -> None:
    """Give a house its own steps, jobs and personal rows. Those of the features are added later."""
    house.steps = [*ORDERED_STEPS, *FINAL_STEPS]
    house.personal = [*PERSONAL]
    house.jobs.kinds |= {each.kind: each.make(house) for each in HOUSE_JOBS}
    house.jobs.homes |= {each.kind: each.home for each in HOUSE_JOBS if each.home}


def add_steps(house: House, steps: Sequence[ChangeStep]) -> None:
    """Add a feature's steps after those of the features before it."""
    end = len(house.steps) - len(FINAL_STEPS)
    house.steps[end:end] = steps


async def resume(house: House) -> None:
    """Resume the clock and maintenance after the program starts. Jobs start later: `house.jobs.start`."""
    await heartbeat.resume(house)  # Resume the clock first, because it sets the time.
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
