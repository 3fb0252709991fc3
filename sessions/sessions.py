"""`Sessions`: a `House` with the steps after each change, its jobs and the background services."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from time import time as unix_time

from db import Database
from sessions import (
    absence,
    achievements,
    audit,
    bans,
    clocks,
    computers,
    departures,
    followers,
    guesses,
    heartbeat,
    maintenance,
    notices,
    plans,
    quotas,
    ratings,
    reminders,
    rights,
    seekers,
    sleeping,
)
from sessions.changes import Change
from sessions.computers import Computers
from sessions.hints import Hints
from sessions.house import House, Step
from sessions.jobs import Job, JobKind, Kind
from sessions.limits import Limits
from sessions.ratings import Ratings
from sessions.reviews import Reviews
from sessions.tempo import Tempo
from sessions.thoughts import Thoughts
from sessions.tournaments import rounds, tournaments
from sessions.tournaments.rounds import Rounds
from workers import Pool

STEPS: tuple[Step, ...] = (
    bans.store_change,  # these two refuse changes that break a rule
    quotas.store_change,
    plans.store_change,  # before the reminders, which call nobody with a plan left to play
    reminders.store_change,
    # The order of the others doesn't matter: none reads what another stores.
    computers.store_change,
    clocks.store_change,
    sleeping.store_change,
    notices.store_change,
    followers.store_change,
    guesses.store_change,
    seekers.store_change,
    ratings.store_change,
    achievements.store_change,
    tournaments.store_change,
    rights.store_change,
    audit.store_change,
)
"""Steps that run after each change of a table, in its transaction and in this order."""


MANY_TABLES = 600.0
"""Seconds for a job that changes many tables, one after the other."""


class Sessions(House):
    """A `House` with its steps, jobs and background services."""

    def __init__(
        self,
        db: Database,
        *,
        clock: Callable[[], float] = unix_time,
        steady: Callable[[], float] | None = None,
        workers: Pool | None = None,
        new_seed: Callable[[], str] = lambda: secrets.token_hex(16),
        limits: Limits | None = None,
        moment: float = 0,
    ) -> None:
        """`moment`: seconds between a move and a computer player's answer while people follow the game.

        The other parameters are those of `House`.
        """
        super().__init__(db, clock=clock, steady=steady, workers=workers, new_seed=new_seed, limits=limits)
        self.steps = STEPS
        thoughts, tempo = Thoughts(self.workers), Tempo(moment)
        self.computers = Computers(self, thoughts, tempo)
        self.hints = Hints(self, thoughts)
        self.reviews = Reviews(self)
        self.ratings = Ratings(self)
        self.rounds = Rounds(self)
        self._declare_jobs()
        self.publisher.subscribe(thoughts.hear, Change)
        self.publisher.subscribe(tempo.hear, Change)
        self.publisher.subscribe(self.hints.hear, Change)

    def _declare_jobs(self) -> None:
        """Declare how the jobs run that need no Discord. The Discord side declares the others."""

        async def clock(job: Job) -> None:
            await self.act(job.key.table, clocks.ring)

        async def sleep(job: Job) -> None:
            await self.act(job.key.table, sleeping.fall_asleep, job)

        async def holiday(job: Job) -> None:
            await absence.update_tables(self, job.key.person)

        async def barred(job: Job) -> None:
            await self.act(job.key.table, rights.forget_barred)

        async def departed(job: Job) -> None:
            await departures.remove(self, job.key.person)

        async def maintain(_job: Job) -> None:
            await maintenance.tell_tables(self)

        self.jobs.kinds.update(
            {
                JobKind.PLAY: Kind(self.computers.play, at_once=100, limit=computers.LIMIT),
                JobKind.CLOCK: Kind(clock, steady=True),
                JobKind.TOURNAMENT: Kind(self.rounds.advance, limit=rounds.LIMIT),
                JobKind.SLEEP: Kind(sleep, steady=True),
                JobKind.HOLIDAY: Kind(holiday, limit=MANY_TABLES),
                JobKind.BARRED: Kind(barred),
                JobKind.DEPARTED: Kind(departed, limit=MANY_TABLES),
                JobKind.MAINTENANCE: Kind(maintain, limit=MANY_TABLES),
            }
        )

    async def resume(self) -> None:
        """Resume the clock and maintenance after the program starts.

        Call this before anything else, then subscribe listeners, then call `wake`.
        """
        await heartbeat.resume(self)  # first, because it sets the clock
        await maintenance.resume(self)

    def starts(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """The start function of each background service, by name. Each may be retried."""
        return {
            "ratings": self.ratings.resume,
            "jobs": self.jobs.start,
        }

    async def wake(self) -> None:
        """Start all background services."""
        for start in self.starts().values():
            await start()

    async def hurry_server(self, server: int) -> None:
        """Run the jobs of a server that the bot is back in. Refused: not-saved."""
        async with self.transaction() as tx:
            await tx.run(
                """
                UPDATE jobs SET due = :now
                WHERE due > :now AND (
                    (kind = 'notice' AND person IN (SELECT id FROM tournaments WHERE server = :server))
                    OR (kind IN ('board', 'vote', 'replaced', 'end', 'news')
                        AND table_id IN (SELECT id FROM tables WHERE server = :server))
                )
                """,
                now=tx.now,
                server=server,
            )
            tx.after_commit(self.jobs.wake)

    async def close_down(self) -> None:
        """Stop all background services and store the time. Call this before the database is closed."""
        await self.jobs.stop()
        await self.reviews.stop()
        await self.ratings.stop()
        await heartbeat.beat(self)
