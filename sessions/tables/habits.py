"""A person's habits: preferences and holidays.

Clocks and notifications depend on them, so a table is loaded with its players' habits.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from db import Reads
from sessions.people.holidays import Span, granted, holidays_of
from sessions.people.preferences import Preferences
from sessions.people.server_settings import server_settings
from sessions.people.settings import load_settings


class Habits(Struct, frozen=True):
    preferences: Preferences
    away: tuple[Span, ...] = ()  # spans in which holidays stop the person's clocks, within the server's limit

    def away_until(self, now: int) -> int | None:
        """The end of the current holiday in Unix seconds; None if the person isn't on holiday."""
        return next((until for since, until in self.away if since <= now < until), None)


DEFAULT_HABITS = Habits(Preferences())


async def load_habits(reads: Reads, people: Sequence[int], server: int | None, now: int) -> dict[int, Habits]:
    """Load the habits of people at a server's tables, by person. `now` is in Unix seconds."""
    if not people:
        return {}
    settings = await load_settings(reads, people)
    holidays = await holidays_of(reads, people, now)
    days = (await server_settings(reads, server)).holidays if holidays else 0
    return {
        person: Habits(
            settings[person].preferences,
            tuple(granted(holidays.get(person, ()), days)),
        )
        for person in people
    }
