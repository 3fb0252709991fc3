"""Changes of a person's settings."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from sessions.errors import Refused
from sessions.house import House
from sessions.jobs.job import TURN_JOB, Key
from sessions.people.preferences import Preferences, is_zone
from sessions.people.settings import Settings, settings_of


async def set_language(house: House, person: int, language: str | None) -> None:
    """Set a person's language; None stands for that of their Discord client. Refused: not-saved."""
    await house.put("people", "person", person=person, language=language)


async def see_language(house: House, settings: Settings, language: str) -> None:
    """Record the language of a person's Discord client if it isn't the one in their `settings`.

    Ignores storage errors, because the next interaction tries again.
    """
    if settings.seen != language:
        with suppress(Refused):
            await house.put("people", "person", person=settings.person, seen=language)


async def set_in_words(house: House, person: int, in_words: bool) -> None:
    """Set whether a person wants pictures described in words too. Refused: not-saved."""
    await house.put("people", "person", person=person, in_words=int(in_words))


async def set_dm_refused(house: House, person: int, refused: bool, *, for_good: bool = False) -> None:
    """Record whether Discord refused the last direct message to a person, and would refuse all (`for_good`).

    Refused: not-saved.
    """
    await house.put("people", "person", person=person, dm_refused=int(refused) + int(for_good))


async def set_direct_channel(house: House, person: int, channel: int | None) -> None:
    """Store the id of the DM channel with a person. Refused: not-saved."""
    await house.put("people", "person", person=person, dm=channel)


async def set_preferences(house: House, person: int, chosen: Preferences) -> None:
    """Replace all preferences of a person. Refused: no-such-zone, not-saved."""
    await change_preferences(house, person, lambda _: chosen)


async def change_preferences(house: House, person: int, change: Callable[[Preferences], Preferences]) -> None:
    """Change where and when a person wants turn notifications, and reschedule the next one.

    `change` gets the present preferences and returns the new ones. It may refuse.

    Refused: no-such-zone, not-saved.
    """
    async with house.transaction() as tx:
        await tx.lock_person(person)
        chosen = change((await settings_of(tx, person)).preferences)
        if chosen.zone is not None and not is_zone(chosen.zone):
            raise Refused("no-such-zone", zone=chosen.zone)
        await tx.put(
            "people",
            "person",
            person=person,
            remind=chosen.where,
            every=chosen.every,
            quiet_from=chosen.quiet_from,
            quiet_to=chosen.quiet_to,
            zone=chosen.zone,
        )
        tx.jobs.set(Key(TURN_JOB, subject=person), tx.now)
