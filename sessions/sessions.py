"""Sessions: the house with what follows from a change, and what runs by itself."""

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
    bans.store_change,  # these two refuse what must not be
    quotas.store_change,
    plans.store_change,  # before the reminders: they call nobody who still has a plan to play
    reminders.store_change,
    # The order of the others does not matter: none reads what another stores.
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
"""What follows from a change of a table, in its transaction."""


class Sessions(House):
    """The house, with its steps, its timers and its background services."""

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
        """`moment` is how many seconds a computer player's move comes after the one before where people play.
        The others are those of `House`."""
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
        # These three hear of a change before the computer players, who think again.
        self.publisher.subscribe(thoughts.hear, Change)
        self.publisher.subscribe(tempo.hear, Change)
        self.publisher.subscribe(self.hints.hear, Change)
        self.publisher.subscribe(self.computers.hear, Change, PlanAdded)

    def _timer_handlers(self) -> dict[str, tuple[Handler, bool]]:
        """What each kind of timer does, and whether it measures uptime."""

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
        """The program begins to run; before all else. Afterwards it subscribes, then calls `wake`."""
        await heartbeat.resume(self)  # first: what time it is depends on it
        await maintenance.resume(self)

    def starts(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """How each background service starts, by its name. A start may be tried again."""
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
        """Stop everything that runs by itself, and note the time; before the database is closed."""
        await self.timers.stop()
        await self.computers.stop()
        await self.reviews.stop()
        await self.ratings.stop()
        await self.rounds.stop()
        await heartbeat.beat(self)
