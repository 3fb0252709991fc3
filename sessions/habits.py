"""A person's habits: quiet hours, holidays, and whether all forced answers are made for them.

Clocks and notifications depend on them, so a table is loaded together with its players' habits.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec import Struct

from db import Reads, Row
from sessions.holidays import Span, granted, granted_days, holidays_of
from sessions.preferences import Preferences, Where, is_zone
from sessions.stored import UNREADABLE, listed, sound


class Habits(Struct, frozen=True):
    preferences: Preferences
    auto: bool = False  # whether all forced answers are made for them
    away: tuple[Span, ...] = ()  # when their clocks are stopped: their holidays within the server's limit

    def away_until(self, now: int) -> int | None:
        """The end of the current holiday in Unix seconds; None if the person isn't on holiday."""
        return next((until for since, until in self.away if since <= now < until), None)


NONE = Habits(Preferences())
"""Default habits."""


async def load_habits(reads: Reads, people: Sequence[int], server: int | None, now: int) -> dict[int, Habits]:
    """Load the habits of people at a server's tables, by person. `now` is in Unix seconds."""
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
    preferences = _read_preferences(rows)
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
    """Where and when the person wants to be notified."""
    return (await load_habits(reads, [person], None, 0))[person].preferences


def _read_preferences(rows: Iterable[Row]) -> dict[int, Preferences]:
    """The preferences in these rows, by person. Skips rows that can't be read."""
    chosen: dict[int, Preferences] = {}
    for row in sound(_Stored, rows):
        try:
            zone = row.zone if row.zone is None or is_zone(row.zone) else None
            chosen[row.person] = Preferences(row.remind, row.every, row.quiet_from, row.quiet_to, zone)
        except ValueError as error:
            UNREADABLE.note(f"The preferences of person {row.person}", str(error))
    return chosen


@dataclass(frozen=True)
class _Stored:
    person: int
    remind: Where
    every: int
    quiet_from: int
    quiet_to: int
    zone: str | None
