"""Absence: people's holidays, during which their clocks stand at all tables."""

from __future__ import annotations

import logging

from db import NotSaved
from sessions import holidays, refusals
from sessions.audit import Deed, note
from sessions.changes import ChangeKind
from sessions.clock import DAY
from sessions.errors import Refused
from sessions.holidays import (
    Span,
    everyone_away,
    next_change,
    present_holiday,
    put_holiday,
    set_granted_days,
)
from sessions.house import Act, House
from sessions.table import Status
from sessions.timers import Key

log = logging.getLogger(__name__)

HOLIDAY = "holiday"
"""The kind of a timer that rings when somebody's clocks may stand, or go again."""
LONGEST = 92 * DAY
"""The longest holiday, in seconds."""


async def away_until(house: House, server: int | None, person: int) -> int | None:
    """Until when a person's clocks stand at a server's tables; None if they don't. Unix seconds."""
    return await holidays.away_until(house.db, server, person, house.time.unix())


async def holiday(house: House, person: int) -> int | None:
    """Until when a person is on holiday, whatever servers grant of it; None if they aren't."""
    span = await present_holiday(house.db, person, house.time.unix())
    return span[1] if span else None


async def days(house: House, server: int | None) -> int:
    """The days of each month on which a server lets clocks stand for holidays."""
    return await holidays.granted_days(house.db, server)


async def begin(house: House, person: int, until: int) -> None:
    """Be on holiday from now until then (Unix seconds), or until then instead.

    Refused: bad-holiday (past, or too long), not-saved.
    """
    now = house.time.unix()
    if not now < until <= now + LONGEST:
        raise Refused(refusals.BadHoliday())
    present = await present_holiday(house.db, person, now)
    await _set_holiday(house, person, (present[0] if present else now, until))


async def end(house: House, person: int) -> None:
    """End one's holiday now. Refused: not-away, not-saved."""
    present = await present_holiday(house.db, person, house.time.unix())
    if present is None:
        raise Refused(refusals.NotAway())
    await _set_holiday(house, person, (present[0], house.time.unix()))


async def set_days(house: House, server: int, days: int, by: int | None = None) -> None:
    """Let clocks stand for holidays at a server's tables on so many days of a month; `by` is the manager.

    Refused: not-saved.
    """
    async with house.transaction() as tx:
        await set_granted_days(tx, server, days)
        await note(tx, Deed("holidays-set", by, server=server, detail=str(days)))
        for person in await everyone_away(tx, tx.now):
            await house.timers.put(tx, Key(HOLIDAY, person=person), tx.now)


async def _set_holiday(house: House, person: int, span: Span) -> None:
    async with house.transaction() as tx:
        await put_holiday(tx, person, span)
        # If the tables can't be updated now, or the program stops before that, the timer does it.
        await house.timers.put(tx, Key(HOLIDAY, person=person), tx.now)
    try:
        await update_tables(house, person)
    except (Refused, NotSaved) as error:
        log.warning("The tables of person %d learn of their holiday later: %s", person, error)


async def update_tables(house: House, person: int) -> None:
    """Stop or start a person's clocks at all their tables, and set the timer for the next change."""
    for id in await house.tables.ids_of_person(person):
        await house.act(id, _rest, person)
    key = Key(HOLIDAY, person=person)
    async with house.transaction() as tx:
        change = await next_change(tx, person, tx.now)
        if change is None:
            await house.timers.drop(tx, key)
        else:
            await house.timers.put(tx, key, change)


async def _rest(act: Act, person: int) -> None:
    """Have the clocks of a table notice that a holiday has begun or ended."""
    table, seat = act.table, act.table.seat_of(person)
    if table.status is Status.PLAYING and seat is not None and not table.is_broken:
        await act.change(ChangeKind.RESTED, table, seat=seat)
