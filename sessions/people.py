"""People's settings, and what the bot knows about their Discord clients."""

from __future__ import annotations

import logging
from contextlib import suppress

from sessions import refusals
from sessions.errors import Refused
from sessions.habits import preferences_of
from sessions.house import House
from sessions.preferences import Preferences, is_zone
from sessions.timers import Key
from sessions.turns import REMIND

log = logging.getLogger(__name__)

_PERSON = "SELECT language, seen, dm_refused, dm, in_words FROM people WHERE person = :person"


async def language(house: House, person: int) -> str | None:
    """The language that a person chose; None stands for that of their Discord client."""
    row = await house.db.one(_PERSON, person=person)
    return row["language"] if row else None


async def set_language(house: House, person: int, language: str | None) -> None:
    """Set a person's language; None stands for that of their Discord client. Refused: not-saved."""
    await house.put("people", "person", person=person, language=language)


async def seen_language(house: House, person: int) -> str | None:
    """The language of a person's Discord client when they last used the bot; None if they never did."""
    row = await house.db.one(_PERSON, person=person)
    return row["seen"] if row else None


async def see_language(house: House, person: int, language: str) -> None:
    """Record the language of a person's Discord client.

    Ignores storage errors, because the next interaction tries again.
    """
    with suppress(Refused):
        if await seen_language(house, person) != language:
            await house.put("people", "person", person=person, seen=language)


async def in_words(house: House, person: int) -> bool:
    """Whether a person wants pictures described in words too."""
    row = await house.db.one(_PERSON, person=person)
    return row is not None and bool(row["in_words"])


async def set_in_words(house: House, person: int, in_words: bool) -> None:
    """Set whether a person wants pictures described in words too. Refused: not-saved."""
    await house.put("people", "person", person=person, in_words=int(in_words))


async def dm_refused(house: House, person: int) -> bool:
    """Whether Discord refused the last direct message to a person."""
    row = await house.db.one(_PERSON, person=person)
    return row is not None and bool(row["dm_refused"])


async def set_dm_refused(house: House, person: int, refused: bool) -> None:
    """Record whether Discord refused the last direct message to a person. Refused: not-saved."""
    await house.put("people", "person", person=person, dm_refused=int(refused))


async def direct_channel(house: House, person: int) -> int | None:
    """The id of the DM channel with a person; None if none is known."""
    row = await house.db.one(_PERSON, person=person)
    return row["dm"] if row else None


async def set_direct_channel(house: House, person: int, channel: int | None) -> None:
    """Store the id of the DM channel with a person. Refused: not-saved."""
    await house.put("people", "person", person=person, dm=channel)


async def preferences(house: House, person: int) -> Preferences:
    """Where and when a person wants turn notifications."""
    return await preferences_of(house.db, person)


async def set_preferences(house: House, person: int, chosen: Preferences) -> None:
    """Set where and when a person wants turn notifications, and reschedule the next one.

    Refused: no-such-zone, not-saved.
    """
    if chosen.zone is not None and not is_zone(chosen.zone):
        raise Refused(refusals.NoSuchZone(zone=chosen.zone))
    async with house.transaction() as tx:
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
        await house.timers.put(tx, Key(REMIND, person=person), tx.now)
