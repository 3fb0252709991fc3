"""Holidays: while somebody is away their clocks stand, on as many days of a month as a server grants.

Days are counted in seconds, months by UTC. All holidays that matter are in memory, since every change of a
table looks whether somebody is away.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from db import Database, Transaction
from sessions.clock import DAY
from sessions.stored import sound

DAYS = 10
"""Days of a month that are granted where a server says nothing else."""

Span = tuple[int, int]
"""(since, until) in Unix seconds; not until itself."""


def granted(holidays: Iterable[Span], days: int) -> list[Span]:
    """The parts of holidays that lie within so many days of each month; what hangs together is one."""
    left: dict[int, int] = {}
    spans: list[Span] = []
    for since, until in sorted(holidays):
        while since < until:
            month = _month(since)
            end = min(until, _next_month(since))
            stop = since + min(end - since, left.setdefault(month, days * DAY))
            left[month] -= stop - since
            if spans and spans[-1][1] == since:
                spans[-1] = (spans[-1][0], stop)
            elif stop > since:
                spans.append((since, stop))
            since = end
    return spans


@dataclass(frozen=True)
class _Holiday:
    person: int
    since: int
    until: int


@dataclass(frozen=True)
class _Limit:
    server: int
    holidays: int


class Holidays:
    def __init__(self, db: Database) -> None:
        self._db = db
        self._holidays: dict[int, list[Span]] = {}  # by person, those of this month and later
        self._days: dict[int, int] = {}  # by server, where it isn't DAYS

    async def load(self, now: int) -> None:
        """Know what is stored, as far as it matters from now on."""
        holidays: dict[int, list[Span]] = {}
        rows = await self._db.all(
            "SELECT person, since, until FROM holidays WHERE until > :after ORDER BY person, since",
            after=_month(now),
        )
        for stored in sound(_Holiday, rows):
            holidays.setdefault(stored.person, []).append((stored.since, stored.until))
        self._holidays = holidays
        rows = await self._db.all("SELECT server, holidays FROM servers WHERE holidays IS NOT NULL")
        limits = sound(_Limit, rows)
        self._days = {limit.server: limit.holidays for limit in limits}

    def days(self, server: int | None) -> int:
        """The days of a month that a server grants."""
        return DAYS if server is None else self._days.get(server, DAYS)

    def until(self, server: int | None, person: int, now: int) -> int | None:
        """Until when somebody's clocks stand in a server; None if they don't, or don't any more."""
        holidays = self._holidays.get(person)
        if holidays is None:
            return None
        spans = granted(holidays, self.days(server))
        return next((until for since, until in spans if since <= now < until), None)

    def is_away(self, server: int | None, person: int, now: int) -> bool:
        """Whether somebody's clocks stand in a server."""
        return person in self._holidays and self.until(server, person, now) is not None

    def present(self, person: int, now: int) -> Span | None:
        """The holiday that somebody is on, whatever a server grants of it."""
        spans = self._holidays.get(person, [])
        return next(((since, until) for since, until in spans if since <= now < until), None)

    def next_change(self, person: int, now: int) -> int | None:
        """When their clocks may stand, or go again, in some server; None if nothing is ahead."""
        spans = self._holidays.get(person, [])
        grants = {DAYS, *self._days.values()}
        edges = [edge for days in grants for span in granted(spans, days) for edge in span]
        return min((edge for edge in edges if edge > now), default=None)

    def away(self, now: int) -> list[int]:
        """Everybody who is on holiday."""
        return [person for person in self._holidays if self.present(person, now)]

    async def put(self, tx: Transaction, person: int, span: Span) -> None:
        """Store somebody's holiday, in the place of the one that began when it does."""
        since, until = span
        await tx.run(
            """
            INSERT INTO holidays (person, since, until) VALUES (:person, :since, :until)
            ON CONFLICT (person, since) DO UPDATE SET until = excluded.until
            """,
            person=person,
            since=since,
            until=until,
        )
        others = [other for other in self._holidays.get(person, []) if other[0] != since]

        def remember() -> None:
            self._holidays[person] = [*others, span]

        tx.after_commit(remember)

    async def set_days(self, tx: Transaction, server: int, days: int) -> None:
        """Let a server grant so many days of a month."""
        await tx.run(
            """
            INSERT INTO servers (server, holidays) VALUES (:server, :days)
            ON CONFLICT (server) DO UPDATE SET holidays = excluded.holidays
            """,
            server=server,
            days=days,
        )

        def remember() -> None:
            self._days[server] = days

        tx.after_commit(remember)

    def forget_person(self, person: int) -> None:
        """What is stored of somebody is gone."""
        self._holidays.pop(person, None)

    def forget_server(self, server: int) -> None:
        """What is stored of a server is gone."""
        self._days.pop(server, None)


def _month(time: int) -> int:
    """When the month of a time began."""
    return int(datetime.fromtimestamp(time, UTC).replace(day=1, hour=0, minute=0, second=0).timestamp())


def _next_month(time: int) -> int:
    """When the month after it begins."""
    return _month(_month(time) + 32 * DAY)
