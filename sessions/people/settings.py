"""A row of `people`: a person's preferences, and what the bot knows about their Discord client."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from db import Reads
from sessions.people.documents import Documents
from sessions.people.preferences import Preferences
from sessions.tables.rows import listed, sound

PREFERENCES = Documents(Preferences, "people", "person", columns=("hidden",))
"""Everyone's preferences."""


@dataclass(frozen=True)
class Settings:
    """A person's settings. The defaults are those of a person who never chose anything."""

    person: int
    preferences: Preferences = Preferences()  # noqa: RUF009 (immutable)
    seen: str | None = None  # the client's language when the person last used the bot; None if never
    dm: int | None = None  # id of the person's DM channel, if known
    dm_refused: bool = False  # whether Discord refused the last direct message to the person
    is_nobody: bool = False  # whether no direct message can ever reach the person, as their account is gone


async def settings_of(reads: Reads, person: int) -> Settings:
    """One person's settings."""
    return (await load_settings(reads, [person]))[person]


async def preferences_of(reads: Reads, person: int) -> Preferences:
    """One person's preferences."""
    return (await settings_of(reads, person)).preferences


async def load_settings(reads: Reads, people: Sequence[int]) -> dict[int, Settings]:
    """The settings of several people, by person. Unreadable ones get the defaults."""
    names, values = listed(people)
    rows = await reads.all(f"SELECT * FROM people WHERE person IN ({names})", **values)  # noqa: S608
    return {person: Settings(person) for person in people} | {
        row.person: row.settings() for row in sound(_Row, rows)
    }


@dataclass(frozen=True)
class _Row:
    person: int
    seen: str | None
    dm: int | None
    dm_refused: int
    document: str

    def settings(self) -> Settings:
        preferences = PREFERENCES.read(asdict(self))
        return Settings(
            self.person, preferences, self.seen, self.dm, self.dm_refused > 0, self.dm_refused > 1
        )
