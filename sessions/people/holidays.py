"""Holidays: they stop a person's clocks, up to a number of days per month that each server sets.

Days are counted as seconds, and months begin at midnight UTC.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from db import Reads, Transaction
from sessions.people.server_settings import HolidayDays, ServerSettings, server_settings
from sessions.tables.clock import DAY
from sessions.tables.rows import StoredTime, listed, sound

MAX_SPAN = 366 * DAY
"""Seconds that a holiday can't exceed."""

Span = tuple[int, int]
"""(since, until) in Unix seconds; `until` is exclusive."""


def granted(holidays: Iterable[Span], days: int) -> list[Span]:
    """The parts of holidays within the first `days` holiday days of each month. Adjacent parts are merged."""
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
    since: StoredTime
    until: StoredTime

    def __post_init__(self) -> None:
        if self.until - self.since > MAX_SPAN:
            raise ValueError("it is too long")


@dataclass(frozen=True)
class _Limit:
    holidays: HolidayDays


async def holidays_of(reads: Reads, people: Sequence[int], now: int) -> dict[int, list[Span]]:
    """Holidays that end after the start of this month, by person. People without any are left out."""
    names, values = listed(people)
    rows = await reads.all(
        f"""
        SELECT person, since, until FROM holidays
        WHERE person IN ({names}) AND until > :after ORDER BY person, since
        """,  # noqa: S608 (names of parameters)
        **values,
        after=_month(now),
    )
    holidays: dict[int, list[Span]] = {}
    for stored in sound(_Holiday, rows):
        holidays.setdefault(stored.person, []).append((stored.since, stored.until))
    return holidays


async def away_until(reads: Reads, server: int | None, person: int, now: int) -> int | None:
    """When the person's clocks at a server's tables restart after a holiday, in Unix seconds.

    None if no holiday stops them now.
    """
    spans = (await holidays_of(reads, [person], now)).get(person)
    if spans is None:
        return None
    spans = granted(spans, (await server_settings(reads, server)).holidays)
    return next((until for since, until in spans if since <= now < until), None)


async def present_holiday(reads: Reads, person: int, now: int) -> Span | None:
    """The person's current holiday, ignoring server limits; None if they aren't on holiday."""
    spans = (await holidays_of(reads, [person], now)).get(person, ())
    return next(((since, until) for since, until in spans if since <= now < until), None)


async def next_change(reads: Reads, person: int, now: int) -> int | None:
    """The next time at which a holiday stops or restarts the person's clocks in any server, or None."""
    spans = (await holidays_of(reads, [person], now)).get(person, ())
    rows = await reads.all("SELECT DISTINCT holidays FROM servers")
    grants = {ServerSettings().holidays, *(limit.holidays for limit in sound(_Limit, rows))}
    edges = [edge for days in grants for span in granted(spans, days) for edge in span]
    return min((edge for edge in edges if edge > now), default=None)


async def everyone_away(reads: Reads, now: int) -> list[int]:
    """All people who are on holiday now."""
    rows = await reads.all(
        "SELECT person, since, until FROM holidays WHERE since <= :now AND until > :now ORDER BY person",
        now=now,
    )
    return [stored.person for stored in sound(_Holiday, rows)]


async def later_holidays(reads: Reads, now: int) -> list[tuple[int, Span]]:
    """The holidays that begin later than now, each with its person."""
    rows = await reads.all("SELECT person, since, until FROM holidays WHERE since > :now", now=now)
    return [(stored.person, (stored.since, stored.until)) for stored in sound(_Holiday, rows)]


async def put_holiday(tx: Transaction, person: int, span: Span) -> None:
    """Store a holiday. It replaces one that began at the same time."""
    since, until = span
    await tx.put("holidays", "person", "since", person=person, since=since, until=until)


def _month(time: int) -> int:
    """The start of the month that contains a time."""
    return int(datetime.fromtimestamp(time, UTC).replace(day=1, hour=0, minute=0, second=0).timestamp())


def _next_month(time: int) -> int:
    """The start of the following month."""
    return _month(_month(time) + 32 * DAY)
