"""Absence: people's holidays, during which their clocks stand at all tables."""

from __future__ import annotations

from db import Database
from sessions.clock import DAY
from sessions.errors import Refused
from sessions.keeper import Keeper, saving
from sessions.table import Status
from sessions.timekeeper import Timekeeper
from sessions.timers import Key, Timer

HOLIDAY = "holiday"
"""The kind of a timer that rings when somebody's clocks may stand, or go again."""
LONGEST = 92 * DAY
"""The longest holiday, in seconds."""


class Absence(Keeper):
    def __init__(self, db: Database, time: Timekeeper) -> None:
        super().__init__(db, time)
        self.timers.on(HOLIDAY, self._holiday_rings)

    def away_until(self, server: int | None, person: int) -> int | None:
        """Until when somebody's clocks stand at a server's tables; None if they go. Unix seconds."""
        return self._holidays.until(server, person, self._now())

    def holiday(self, person: int) -> int | None:
        """Until when somebody is on holiday, whatever servers grant of it; None if they aren't."""
        span = self._holidays.present(person, self._now())
        return span[1] if span else None

    def holidays(self, server: int | None) -> int:
        """The days of each month on which a server lets people's clocks stand."""
        return self._holidays.days(server)

    async def go_away(self, person: int, until: int) -> None:
        """Be on holiday from now until then (Unix seconds), or until then instead.

        Refused: bad-holiday (past, or too long), not-saved.
        """
        now = self._now()
        if not now < until <= now + LONGEST:
            raise Refused("bad-holiday")
        await self._set_holiday(person, (self._since(person) or now, until))

    async def return_home(self, person: int) -> None:
        """End one's holiday now. Refused: not-away, not-saved."""
        since = self._since(person)
        if since is None:
            raise Refused("not-away")
        await self._set_holiday(person, (since, self._now()))

    async def set_holidays(self, server: int, days: int) -> None:
        """Let people's clocks stand at a server's tables on so many days of a month. Refused: not-saved."""
        with saving():
            async with self._db.transaction() as tx:
                await self._holidays.set_days(tx, server, days)
                for person in self._holidays.away(self._now()):
                    await self.timers.put(tx, Key(HOLIDAY, person=person), self._now())

    def _since(self, person: int) -> int | None:
        span = self._holidays.present(person, self._now())
        return span[0] if span else None

    async def _set_holiday(self, person: int, span: tuple[int, int]) -> None:
        with saving():
            async with self._db.transaction() as tx:
                await self._holidays.put(tx, person, span)
                # If the program stops before the tables have followed, they do so at its next start.
                await self.timers.put(tx, Key(HOLIDAY, person=person), self._now())
        await self._follow_holiday(person)

    async def _holiday_rings(self, timer: Timer) -> None:
        await self._follow_holiday(timer.key.person)

    async def _follow_holiday(self, person: int) -> None:
        """Let somebody's clocks stand or go at all tables as they have to now, and look again in time."""
        for table in await self.of_person(person):
            async with self._alone(table.id) as table:
                seat = table.seat_of(person)
                if table.status is Status.PLAYING and seat is not None:
                    await self._commit("rested", table, table, seat=seat)
        key = Key(HOLIDAY, person=person)
        change = self._holidays.next_change(person, self._now())
        async with self._db.transaction() as tx:
            if change is None:
                await self.timers.drop(tx, key)
            else:
                await self.timers.put(tx, key, change)
