"""Absence: people's holidays, during which their clocks stand at all tables."""

from __future__ import annotations

import logging

from db import Database, NotSaved
from sessions import refusals
from sessions.audit import Audit, Deed
from sessions.changes import ChangeKind
from sessions.clock import DAY
from sessions.errors import Refused, saving
from sessions.holidays import Holidays
from sessions.table import Status
from sessions.tables import Tables
from sessions.timers import Key, Timer, Timers
from sessions.uptime import UptimeClock

log = logging.getLogger(__name__)

HOLIDAY = "holiday"
"""The kind of a timer that rings when somebody's clocks may stand, or go again."""
LONGEST = 92 * DAY
"""The longest holiday, in seconds."""


class Absence:
    def __init__(
        self,
        db: Database,
        tables: Tables,
        holidays: Holidays,
        audit: Audit,
        time: UptimeClock,
        timers: Timers,
    ) -> None:
        self._db = db
        self._tables = tables
        self._holidays = holidays
        self._audit = audit
        self._time = time
        self._timers = timers
        timers.on(HOLIDAY, self._ring)

    def away_until(self, server: int | None, person: int) -> int | None:
        """Until when somebody's clocks stand at a server's tables; None if they go. Unix seconds."""
        return self._holidays.until(server, person, self._time.unix())

    def holiday(self, person: int) -> int | None:
        """Until when somebody is on holiday, whatever servers grant of it; None if they aren't."""
        span = self._holidays.present(person, self._time.unix())
        return span[1] if span else None

    def days(self, server: int | None) -> int:
        """The days of each month on which a server lets people's clocks stand."""
        return self._holidays.days(server)

    async def begin(self, person: int, until: int) -> None:
        """Be on holiday from now until then (Unix seconds), or until then instead.

        Refused: bad-holiday (past, or too long), not-saved.
        """
        now = self._time.unix()
        if not now < until <= now + LONGEST:
            raise Refused(refusals.BadHoliday())
        await self._set_holiday(person, (self._since(person) or now, until))

    async def end(self, person: int) -> None:
        """End one's holiday now. Refused: not-away, not-saved."""
        since = self._since(person)
        if since is None:
            raise Refused(refusals.NotAway())
        await self._set_holiday(person, (since, self._time.unix()))

    async def set_days(self, server: int, days: int, by: int | None = None) -> None:
        """Let people's clocks stand at a server's tables on so many days of a month; `by` is who says so.
        Refused: not-saved."""
        with saving():
            async with self._db.transaction() as tx:
                await self._holidays.set_days(tx, server, days)
                await self._audit.note(tx, Deed("holidays-set", by, server=server, detail=str(days)))
                for person in self._holidays.away(self._time.unix()):
                    await self._timers.put(tx, Key(HOLIDAY, person=person), self._time.unix())

    def _since(self, person: int) -> int | None:
        span = self._holidays.present(person, self._time.unix())
        return span[0] if span else None

    async def _set_holiday(self, person: int, span: tuple[int, int]) -> None:
        with saving():
            async with self._db.transaction() as tx:
                await self._holidays.put(tx, person, span)
                # If the tables can't be updated now, or the program stops before that, the timer does it.
                await self._timers.put(tx, Key(HOLIDAY, person=person), self._time.unix())
        try:
            await self._update_tables(person)
        except (Refused, NotSaved) as error:
            log.warning("The tables of person %d learn of their holiday later: %s", person, error)

    async def _ring(self, timer: Timer) -> None:
        await self._update_tables(timer.key.person)

    async def _update_tables(self, person: int) -> None:
        """Stop or start somebody's clocks at all tables as it has to be now, and set the next timer."""
        for table in await self._tables.of_person(person):
            async with self._tables.locked(table.id) as table:
                seat = table.seat_of(person)
                if table.status is Status.PLAYING and seat is not None:
                    await self._tables.commit(ChangeKind.RESTED, table, table, seat=seat)
        key = Key(HOLIDAY, person=person)
        change = self._holidays.next_change(person, self._time.unix())
        async with self._db.transaction() as tx:
            if change is None:
                await self._timers.drop(tx, key)
            else:
                await self._timers.put(tx, key, change)
