"""Jobs and their kinds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import IntEnum
from typing import NamedTuple, NewType

from msgspec import Struct

from db import NotSaved, Reads, Row
from sessions.errors import Refused
from sessions.tables.rows import sound

DEFAULT_TIME_LIMIT = 15.0
"""Default number of seconds allowed for a job's handler."""


MANY_TABLES_TIME_LIMIT = 600.0
"""Seconds allowed for a job that changes many tables, one after the other."""


JobKind = NewType("JobKind", str)
"""The name of what a job brings up to date. Each feature declares its own kinds."""
PLAY_JOB = JobKind("play")
"""Computer players, plans and forced answers at a table."""
CLOCK_JOB = JobKind("clock")
"""A table's clocks and votes."""
TURN_JOB = JobKind("turn")
"""A person's turn notifications."""
HOLIDAY_JOB = JobKind("holiday")
"""A person's clocks after a holiday has begun or ended."""
BOARD_JOB = JobKind("board")
"""A table's own message."""
SLEEP_JOB = JobKind("sleep")
"""An inactive table."""
MAINTENANCE_JOB = JobKind("maintenance")
"""The messages of all tables when maintenance begins or ends."""

OF_SERVER = ":subject"
"""The `home` of jobs whose subject is a server."""


class Rank(IntEnum):
    """The order of jobs that are due at the same time."""

    MOVES = 0  # computer players and clocks, whose stages are announced
    CALLS = 1  # questions to people
    BOARDS = 2  # the tables' own messages
    MESSAGES = 3  # all other messages
    UPKEEP = 4  # work that nobody waits for


class Key(NamedTuple):
    """The subject of a job. There is at most one job of a kind per table and subject."""

    kind: JobKind
    table: int = 0  # 0 for none
    subject: int = 0  # id of a person, a server or something else; 0 for none


class Job(NamedTuple):
    key: Key
    due: int  # due time in Unix seconds
    stamp: int  # a random number that changes whenever the job is set
    failures: int  # number of failed attempts since the last success
    failing: int | None  # Unix time of the first of these failures


class Later(Exception):
    """Raised by a handler to be called again in `seconds`. This isn't a failure."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds

    def __str__(self) -> str:
        return f"not before {self.seconds:.0f} s have passed"


Handler = Callable[[Job], Awaitable[object]]


class Kind(Struct, frozen=True):
    """How jobs of a kind run."""

    handler: Handler
    at_once: int = 1  # number of jobs that run at the same time; 0 for none at present
    limit: float = DEFAULT_TIME_LIMIT  # seconds
    steady: bool = False  # whether the job is due by uptime, so that downtime postpones it
    at_start: bool = False  # whether a job of this kind runs at each start
    longest: int = 0
    """The most seconds for which a job is set, if its handler can't tell that it runs too early; else 0."""
    rank: Rank = Rank.UPKEEP
    writes: bool = False  # whether the job writes to Discord
    lasts: bool = True  # whether the job is never given up, unlike a delivery after `DELIVERY_LIFETIME`
    is_trouble: Callable[[Exception], bool] = lambda error: isinstance(error, Refused | NotSaved)
    """Whether an error has an outside cause, so that it is logged without a traceback."""


class _Stored(Struct):
    kind: JobKind
    table_id: int
    subject: int
    due: int


async def jobs_of(reads: Reads, table: int) -> list[Job]:
    """The jobs about a table, by due time. Skips unreadable ones."""
    rows = await reads.all("SELECT * FROM jobs WHERE table_id = :id ORDER BY due, kind, subject", id=table)
    return [job for row in rows if (job := job_of(row)) is not None]


def job_of(row: Row) -> Job | None:
    """Decode a row. None if its key or time is unreadable; damaged failures count as none."""
    [found] = sound(_Stored, [row]) or [None]
    if found is None:
        return None
    failures, failing = row["failures"], row["failing"]
    return Job(
        Key(found.kind, found.table_id, found.subject),
        found.due,
        row["stamp"],
        failures if isinstance(failures, int) else 0,
        failing if isinstance(failing, int) else None,
    )
