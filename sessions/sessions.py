"""Sessions: all services, how they are put together, and how they start and stop."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from time import time as unix_time

from db import Database
from sessions.absence import Absence
from sessions.achievements import Achievements
from sessions.agreements import Agreements
from sessions.answers import Answers
from sessions.archive import Archive
from sessions.audit import Audit
from sessions.automatic import Automatic
from sessions.bans import Bans
from sessions.changes import Change, PlanAdded
from sessions.clocks import Clocks
from sessions.computers import Computers
from sessions.debts import Debts
from sessions.departures import Departures
from sessions.figures import Figures
from sessions.followers import Followers
from sessions.guesses import Guesses
from sessions.heartbeat import Heartbeat
from sessions.hints import Hints
from sessions.holidays import Holidays
from sessions.hosting import Hosting
from sessions.lessons import Lessons
from sessions.lobby import Lobby
from sessions.maintenance import Maintenance
from sessions.messages import Messages
from sessions.notes import Notes
from sessions.operators import Operators
from sessions.outbox import Outbox
from sessions.people import People
from sessions.plans import Plans
from sessions.play import Play
from sessions.profiles import Profiles
from sessions.publisher import Listener, Publisher
from sessions.quotas import Limits, Quotas
from sessions.rankings import Rankings
from sessions.ratings import Ratings
from sessions.reminders import Reminders
from sessions.replays import Replays
from sessions.reviews import Reviews
from sessions.rights import Rights
from sessions.seekers import Seekers
from sessions.servers import Servers
from sessions.sleeping import Sleeping
from sessions.store import Store
from sessions.tables import Tables
from sessions.tempo import Tempo
from sessions.thoughts import Thoughts
from sessions.timers import Timers
from sessions.tournaments.organising import Organising
from sessions.tournaments.rounds import Rounds
from sessions.tournaments.store import TournamentStore
from sessions.tournaments.tournaments import Tournaments
from sessions.uptime import UptimeClock
from workers import Pool


class Sessions:
    """All tables. Each service checks, stores a change in one transaction and only then makes it the table's
    present state and publishes it; what can't be done raises `Refused`."""

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
        """`clock` gives Unix seconds, `steady` seconds that never jump (None: those of `clock` don't);
        `workers` think, review and draw rounds (None: this process does); `limits` are the quotas; `moment`
        is how many seconds a computer player's move comes after the one before where people play."""
        self.workers = workers = workers or Pool(0)
        self._publisher = publisher = Publisher()
        self._holidays = holidays = Holidays(db)
        store = Store(db)
        self._time = time = UptimeClock(clock, steady)
        self.timers = timers = Timers(db, time)
        self._heartbeat = Heartbeat(db, time, timers)
        self.tables = tables = Tables(db, store, time, holidays, publisher)

        self.audit = audit = Audit(db, time)
        self.bans = Bans(db, audit, time)
        self.quotas = quotas = Quotas(db, limits or Limits())
        self.maintenance = Maintenance(db, tables, audit, self._heartbeat, time, timers)

        self.people = people = People(db, time, timers)
        self.servers = Servers(db, audit)
        self.notes = Notes(db)
        self.outbox = outbox = Outbox(db, time, publisher)
        self.messages = Messages(db, time)
        self.figures = Figures(db)

        self.lobby = Lobby(tables, time)
        self.seekers = Seekers(db, self.audit, time)
        self.replays = replays = Replays(tables, store, workers)
        self.hosting = Hosting(tables, self.servers, replays, time, new_seed)
        cups = TournamentStore(db, audit, time, timers, publisher)
        self.tournaments = Tournaments(db, cups, tables, self.hosting, self.bans, time)
        self.organising = Organising(cups, tables, self.bans, time)
        self.rounds = Rounds(db, cups, tables, self.bans, time, timers, workers, new_seed)
        self.play = Play(tables, store, time)
        self.plans = Plans(db, tables, self.play, quotas, publisher)
        self.automatic = Automatic(db, tables, self.play, outbox, publisher)
        thoughts, tempo = Thoughts(workers), Tempo(moment)
        self.computers = Computers(db, tables, self.play, self.plans, self.automatic, thoughts, tempo)
        self.hints = Hints(tables, thoughts)
        self.archive = Archive(db)
        self.lessons = Lessons(db)
        self.guesses = Guesses(db, tables)
        self.reviews = Reviews(db, store, tables, self.replays, time, workers)
        self.ratings = ratings = Ratings(db)
        self.achievements = Achievements(db)
        self.profiles = Profiles(db, ratings, self.reviews, self.achievements)
        self.rankings = Rankings(db, self.profiles, audit, time)
        self.answers = Answers(db, outbox)

        self.clocks = Clocks(db, tables, people, time, timers)
        self.agreements = Agreements(tables, time)
        self.absence = Absence(db, tables, holidays, audit, time, timers)
        self.reminders = Reminders(
            db, tables, people, holidays, time, timers, outbox, self.automatic, self.plans
        )
        self.followers = Followers(db, tables, quotas, outbox)
        self.sleeping = Sleeping(db, tables, time, timers)
        self._debts = Debts(outbox, self.reminders.is_here)

        self.operators = Operators(db, tables, store, self.reminders, outbox, time)
        self.rights = Rights(db, tables, people, holidays, self.automatic, time, timers)
        self.departures = Departures(db, tables, holidays, ratings, time, timers)

        # What runs in the transaction of a change, after the table's own rows are stored.
        playing = (
            self.plans.store_change,  # before the reminders: they call nobody who still has a plan to play
            self.reminders.store_change,
            # The order of these does not matter, nor of those below: none reads what another stores.
            self.clocks.store_change,
            self.sleeping.store_change,
            self._debts.store_change,
            self.automatic.store_change,
            self.followers.store_change,
            self.guesses.store_change,
        )
        self.tables.steps = (
            self.bans.store_change,  # these two refuse what is not to be
            self.quotas.store_change,
            *playing,
            self.seekers.store_change,
            self.ratings.store_change,
            self.achievements.store_change,
            self.tournaments.store_change,
            self.rights.store_change,
            self.audit.store_change,
        )
        self.tables.steps_of_moves = (self.bans.store_change, *playing)
        # What hears of a change (or a debt, or a new plan) once it is on disk. The program adds itself.
        publisher.subscribe(thoughts.hear, Change)  # these three before the computer players, who think anew
        publisher.subscribe(tempo.hear, Change)
        publisher.subscribe(self.hints.hear, Change)
        publisher.subscribe(self.computers.hear, Change, PlanAdded)

    def subscribe(self, listener: Listener) -> None:
        """Have `listener` called with everything that is published, after those who subscribed before. It
        must not take long; what it raises is logged and stops nothing."""
        self._publisher.subscribe(listener)

    async def resume(self) -> None:
        """The program begins to run; before all else. Afterwards it subscribes, then calls `wake`."""
        await self._heartbeat.resume()  # first: what time it is depends on it
        await self._holidays.load(self._time.unix())
        await self.people.load()
        await self.plans.load()
        await self.followers.load()
        await self.automatic.load()
        await self.bans.load()
        await self.maintenance.load()

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

    async def beat(self) -> None:
        """To be called about once a minute: note the time."""
        await self._heartbeat.beat()

    async def close_down(self) -> None:
        """Stop all that goes on by itself, and note the time; before the database is closed."""
        await self.timers.stop()
        await self.computers.stop()
        await self.reviews.stop()
        await self.ratings.stop()
        await self.rounds.stop()
        await self._heartbeat.beat()
