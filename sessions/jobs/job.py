"""Jobs and their kinds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from db import NotSaved, Reads, Row
from sessions.errors import Refused
from sessions.tables.rows import sound

DEFAULT_TIME_LIMIT = 15.0
"""Default number of seconds allowed for a job's handler."""


MANY_TABLES_TIME_LIMIT = 600.0
"""Seconds allowed for a job that changes many tables, one after the other."""


class JobKind(StrEnum):
    """What a job brings up to date. In order of rank: of several due jobs, the first kinds start first."""

    PLAY = "play"  # computer players, plans and forced answers at a table
    CLOCK = "clock"  # a table's clocks and votes; before TURN, which announces their stages
    TURN = "turn"  # a person's turn notifications
    TOURNAMENT = "tournament"  # a tournament's rounds; the key's subject is the tournament's id
    FIXTURES = "fixtures"  # a tournament's tables after a pause or a replacement; the subject is its id
    VOTE = "vote"  # the questions to a table's voters
    REPLACED = "replaced"  # the notice to a player that a computer player stands in for them
    BOARD = "board"  # a table's own message
    GREETING = "greeting"  # the message before a lesson in direct messages; the key's subject is the learner
    INVITATION = "invitation"  # the invitations to a table's lobby
    FOUND = "found"  # the mention of the people whose wish for a table came true
    END = "end"  # the result, for a table's players
    NOTICE = "notice"  # a tournament's message, threads and event; the key's subject is the tournament's id
    SEEK = "seek"  # a server's notices of who looks for a table; the key's subject is the server's id
    NEWS = "news"  # news for a table's followers
    SLEEP = "sleep"  # an inactive table
    HOLIDAY = "holiday"  # a person's clocks after a holiday has begun or ended
    BARRED = "barred"  # the list of people kicked from an ended table
    DEPARTED = "departed"  # a server that the bot has left; the key's subject is the server's id
    MAINTENANCE = "maintenance"  # all boards after maintenance has begun or ended
    RATINGS = "ratings"  # all ratings, if they are outdated; also runs at each start


RANKS = {kind: rank for rank, kind in enumerate(JobKind)}


class Key(NamedTuple):
    """The subject of a job. There is at most one job of a kind per table and subject."""

    kind: JobKind
    table: int = 0  # 0 for none
    subject: int = 0  # id of a person, tournament or server; 0 for none


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
