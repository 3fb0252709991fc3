"""A person's habits: their quiet hours, holidays, and whether forced answers are made for them.

Clocks and calls depend on them, so a table is loaded with the habits of its players.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec import Struct

from db import Reads, Row
from sessions.holidays import Span, granted, granted_days, holidays_of
from sessions.preferences import Preferences, Where, is_zone
from sessions.stored import listed, sound

log = logging.getLogger(__name__)


class Habits(Struct, frozen=True):
    preferences: Preferences
    auto: bool = False  # whether forced answers are made for them
    away: tuple[Span, ...] = ()  # when their clocks stand, as far as the server grants it

    def away_until(self, now: int) -> int | None:
        """The end of the holiday that the person is on; None if they are not on holiday."""
        return next((until for since, until in self.away if since <= now < until), None)


NONE = Habits(Preferences())
"""The habits of a person who has chosen nothing."""


async def load_habits(reads: Reads, people: Sequence[int], server: int | None, now: int) -> dict[int, Habits]:
    """The habits of people at a server's tables. `now` is in Unix seconds."""
    if not people:
        return {}
    names, values = listed(people)
    rows = await reads.all(
        f"""
        SELECT person, remind, every, quiet_from, quiet_to, zone, auto FROM people
        WHERE person IN ({names})
        """,  # noqa: S608 (names of parameters)
        **values,
    )
    preferences = read_preferences(rows)
    auto = {row["person"] for row in rows if row["auto"] == 1}
    holidays = await holidays_of(reads, people, now)
    days = await granted_days(reads, server) if holidays else 0
    return {
        person: Habits(
            preferences.get(person, Preferences()),
            person in auto,
            tuple(granted(holidays.get(person, ()), days)),
        )
        for person in people
    }


async def preferences_of(reads: Reads, person: int) -> Preferences:
    """Where and when a person wants to be notified."""
    return (await load_habits(reads, [person], None, 0))[person].preferences


def read_preferences(rows: Iterable[Row]) -> dict[int, Preferences]:
    """The preferences that these rows hold, by person. A row that can't be read is left out."""
    chosen: dict[int, Preferences] = {}
    for row in sound(_Stored, rows):
        try:
            zone = row.zone if row.zone is None or is_zone(row.zone) else None
            chosen[row.person] = Preferences(row.remind, row.every, row.quiet_from, row.quiet_to, zone)
        except ValueError as error:
            log.warning("Stored preferences are left out: %s", error)
    return chosen


@dataclass(frozen=True)
class _Stored:
    person: int
    remind: Where
    every: int
    quiet_from: int
    quiet_to: int
    zone: str | None
