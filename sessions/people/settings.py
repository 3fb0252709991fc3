"""A row of `people`: a person's preferences, and what the bot knows about their Discord client."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from db import Reads, Row
from sessions.people.preferences import Preferences
from sessions.tables.rows import decoded_or, decoded_singly, listed, sound


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


async def with_choice(reads: Reads, preferences: Preferences, names: Iterable[str], person: int) -> str:
    """A person's stored document with these of the `preferences`. It keeps all others as they are, also those
    that only a newer version of the program can read."""
    row = await reads.one("SELECT document FROM people WHERE person = :person", person=person)
    stored = _fields(person, row["document"]) if row else {}
    chosen = msgspec.to_builtins(preferences)  # without those that have their default
    fields = {name: value for name, value in stored.items() if name not in names}
    fields |= {name: chosen[name] for name in names if name in chosen}
    return msgspec.json.encode(fields).decode()


def exported(row: Row) -> dict[str, Any]:
    """A row of `people` as an export shows it, with every preference by its name."""
    columns = {name: value for name, value in dict(row).items() if name != "document"}
    person, document = row["person"], row["document"]
    return columns | _fields(person, document) | msgspec.structs.asdict(_preferences(person, document))


@dataclass(frozen=True)
class _Row:
    person: int
    seen: str | None
    dm: int | None
    dm_refused: int
    document: str

    def settings(self) -> Settings:
        preferences = _preferences(self.person, self.document)
        return Settings(
            self.person, preferences, self.seen, self.dm, self.dm_refused > 0, self.dm_refused > 1
        )


def _preferences(person: int, document: object) -> Preferences:
    return decoded_singly(document, Preferences, f"The preferences of person {person}")


def _fields(person: int, document: object) -> dict[str, Any]:
    """All that the document has; empty if it can't be read."""
    return decoded_or(document, dict[str, Any], {}, f"The preferences of person {person}")
