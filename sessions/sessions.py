"""`Sessions`: a `House` with the steps after each change, the timers and the background services."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from time import time as unix_time

from db import Database
from sessions import (
    absence,
    achievements,
    audit,
    automatic,
    bans,
    clocks,
    debts,
    departures,
    followers,
    guesses,
    heartbeat,
    maintenance,
    plans,
    quotas,
    ratings,
    reminders,
    rights,
    seekers,
    sleeping,
)
from sessions.changes import Change, PlanAdded
from sessions.computers import Computers
from sessions.hints import Hints
from sessions.house import House, Step
from sessions.limits import Limits
from sessions.ratings import Ratings
from sessions.reviews import Reviews
from sessions.tempo import Tempo
from sessions.thoughts import Thoughts
from sessions.timers import Handler, Timer
from sessions.tournaments import tournaments
from sessions.tournaments.rounds import Rounds
from sessions.turns import REMIND
from workers import Pool

STEPS: tuple[Step, ...] = (
    bans.store_change,  # these two refuse changes that break a rule
    quotas.store_change,
    plans.store_change,  # before the reminders, which call nobody with a plan left to play
    reminders.store_change,
    # The order of the others doesn't matter: none reads what another stores.
    clocks.store_change,
    sleeping.store_change,
    debts.store_change,
    automatic.store_change,
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


class Sessions(House):
    """A `House` with its steps, timers and background services."""

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
        for kind, (handler, steady_kind) in self._timer_handlers().items():
            self.timers.on(kind, handler, steady=steady_kind)
        thoughts, tempo = Thoughts(self.workers), Tempo(moment)
        self.computers = Computers(self, thoughts, tempo)
        self.hints = Hints(self, thoughts)
        self.reviews = Reviews(self)
        self.ratings = Ratings(self)
        self.rounds = Rounds(self)
        # The computer players come last: they start new thoughts, and the others drop outdated state first.
        self.publisher.subscribe(thoughts.hear, Change)
        self.publisher.subscribe(tempo.hear, Change)
        self.publisher.subscribe(self.hints.hear, Change)
        self.publisher.subscribe(self.computers.hear, Change, PlanAdded)

    def _timer_handlers(self) -> dict[str, tuple[Handler, bool]]:
        """The handler for each kind of timer, and whether that kind is measured in uptime."""

        async def clock(timer: Timer) -> None:
            await self.act(timer.key.table, clocks.ring)

        async def sleep(timer: Timer) -> None:
            await self.act(timer.key.table, sleeping.fall_asleep, timer.due)

        async def holiday(timer: Timer) -> None:
            await absence.update_tables(self, timer.key.person)

        async def remind(timer: Timer) -> None:
            await reminders.ring(self, timer)

        async def barred(timer: Timer) -> None:
            await self.act(timer.key.table, rights.forget_barred)

        async def departed(timer: Timer) -> None:
            await departures.remove(self, timer.key.person)

        async def announced(timer: Timer) -> None:
            await maintenance.tell_tables(self)

        return {
            clocks.CLOCK: (clock, True),
            sleeping.SLEEP: (sleep, True),
            absence.HOLIDAY: (holiday, False),
            REMIND: (remind, False),
            rights.BARRED: (barred, False),
            departures.DEPARTED: (departed, False),
            maintenance.MAINTENANCE: (announced, False),
        }

    async def resume(self) -> None:
        """Resume the clock and maintenance after the program starts.

        Call this before anything else, then subscribe listeners, then call `wake`.
        """
        await heartbeat.resume(self)  # first, because it sets the clock
        await maintenance.resume(self)

    def starts(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """The start function of each background service, by name. Each may be retried."""
        return {
            "computer players": self.computers.wake,
            "ratings": self.ratings.resume,
            "tournaments": self.rounds.wake,
        }

    async def wake(self) -> None:
        """Start all background services."""
        for start in self.starts().values():
            await start()

    async def close_down(self) -> None:
        """Stop all background services and store the time. Call this before the database is closed."""
        await self.timers.stop()
        await self.computers.stop()
        await self.reviews.stop()
        await self.ratings.stop()
        await self.rounds.stop()
        await heartbeat.beat(self)
