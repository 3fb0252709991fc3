"""Changes of a person's settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress

from sessions.errors import Refused
from sessions.house import House
from sessions.jobs.job import PLAY_JOB, TURN_JOB, Key
from sessions.people.preferences import Preferences
from sessions.people.settings import PREFERENCES, Settings


async def see_language(house: House, settings: Settings, language: str) -> None:
    """Record the language of a person's Discord client if it isn't the one in their `settings`.

    Ignores storage errors, because the next interaction tries again.
    """
    if settings.seen != language:
        with suppress(Refused):
            await house.put("people", "person", person=settings.person, seen=language)


async def set_dm_refused(house: House, person: int, refused: bool, *, for_good: bool = False) -> None:
    """Record whether Discord refused the last direct message to a person, and would refuse all (`for_good`).

    Refused: not-saved.
    """
    await house.put("people", "person", person=person, dm_refused=int(refused) + int(for_good))


async def set_direct_channel(house: House, person: int, channel: int | None) -> None:
    """Store the id of the DM channel with a person. Refused: not-saved."""
    await house.put("people", "person", person=person, dm=channel)


async def choose(
    house: House,
    person: int,
    values: Mapping[str, object],
    check: Callable[[Preferences], object] = lambda _: None,
) -> None:
    """Change preferences by name. A number may be text.

    `check` may refuse the new preferences. Everything that depends on preferences is brought up to date: the
    next turn notification, and the answers that are owed now.

    Refused: out-of-date, not-saved.
    """
    async with house.transaction() as tx:
        chosen = await PREFERENCES.change(tx, person, values, check)
        tx.jobs.set(Key(TURN_JOB, subject=person), tx.now)
        for id in await house.tables.ids_of_person(person) if chosen.auto else ():
            tx.jobs.set(Key(PLAY_JOB, id), tx.now)
