"""One person's settings, and what the bot knows about their Discord client: a row of `people`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from db import Reads
from sessions.people.preferences import Preferences, Where, is_zone
from sessions.tables.rows import UNREADABLE, listed, sound


@dataclass(frozen=True)
class Settings:
    """A person's settings. The defaults are those of a person who never chose anything."""

    person: int
    language: str | None = None  # the person's choice; None for the language of their Discord client
    seen: str | None = None  # the client's language when the person last used the bot; None if never
    in_words: bool = False  # whether pictures are described in words too
    auto: bool = False  # whether all forced answers are made for the person
    hidden: bool = False  # whether the person's profile is hidden from others
    dm: int | None = None  # id of the person's DM channel, if known
    dm_refused: bool = False  # whether Discord refused the last direct message to the person
    is_nobody: bool = False  # whether no direct message can ever reach the person, as their account is gone
    preferences: Preferences = field(default_factory=Preferences)


async def settings_of(reads: Reads, person: int) -> Settings:
    """One person's settings."""
    return (await load_settings(reads, [person]))[person]


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
    language: str | None
    seen: str | None
    dm: int | None
    dm_refused: int
    in_words: int
    auto: int
    hidden: int
    remind: Where
    every: int
    quiet_from: int
    quiet_to: int
    zone: str | None

    def settings(self) -> Settings:
        return Settings(
            self.person,
            self.language,
            self.seen,
            bool(self.in_words),
            bool(self.auto),
            bool(self.hidden),
            self.dm,
            self.dm_refused > 0,
            self.dm_refused > 1,
            self._preferences(),
        )

    def _preferences(self) -> Preferences:
        zone = self.zone if self.zone is None or is_zone(self.zone) else None
        try:
            return Preferences(self.remind, self.every, self.quiet_from, self.quiet_to, zone)
        except ValueError as error:
            UNREADABLE.note(f"The preferences of person {self.person}", str(error))
            return Preferences()
