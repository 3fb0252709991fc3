"""What people have set, and what is known of their Discord clients."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass

from db import Database, NotSaved, Row
from sessions import refusals
from sessions.errors import Refused, saving
from sessions.preferences import Preferences, Where, is_zone, next_awake
from sessions.stored import sound
from sessions.timers import Key, Timers
from sessions.turns import REMIND
from sessions.uptime import UptimeClock

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _StoredPreferences:
    person: int
    remind: Where
    every: int
    quiet_from: int
    quiet_to: int
    zone: str | None


class People:
    """The preferences of all who have chosen any are in memory, since they are looked up with every turn that
    begins."""

    def __init__(self, db: Database, time: UptimeClock, timers: Timers) -> None:
        self._db = db
        self._time = time
        self._timers = timers
        self._preferences: dict[int, Preferences] = {}

    async def load(self) -> None:
        """Know what is stored; at the start of the program."""
        self._preferences = _read_preferences(await self._db.all("preferences"))

    def forget(self, person: int) -> None:
        """Nothing is stored of somebody any more."""
        self._preferences.pop(person, None)

    async def language(self, person: int) -> str | None:
        """The language that a person chose; None: their Discord client's."""
        row = await self._db.one("person", person=person)
        return row["language"] if row else None

    async def set_language(self, person: int, language: str | None) -> None:
        """Choose the language, or None: their Discord client's. Refused: not-saved."""
        with saving():
            await self._db.do("set-language", person=person, language=language)

    async def seen_language(self, person: int) -> str | None:
        """The language of a person's Discord client when they last did something; None if they never did."""
        row = await self._db.one("person", person=person)
        return row["seen"] if row else None

    async def see_language(self, person: int, language: str) -> None:
        """A person did something with a Discord client in this language. What can't be stored is seen again
        next time."""
        with suppress(NotSaved):
            if await self.seen_language(person) != language:
                await self._db.do("set-seen-language", person=person, seen=language)

    async def in_words(self, person: int) -> bool:
        """Whether somebody wants to be told in words, too, what pictures show."""
        row = await self._db.one("person", person=person)
        return row is not None and bool(row["in_words"])

    async def set_in_words(self, person: int, in_words: bool) -> None:
        """Choose whether they are told in words, too, what pictures show. Refused: not-saved."""
        with saving():
            await self._db.do("set-in-words", person=person, in_words=int(in_words))

    async def dm_refused(self, person: int) -> bool:
        """Whether Discord refused the last direct message to a person."""
        row = await self._db.one("person", person=person)
        return row is not None and bool(row["dm_refused"])

    async def set_dm_refused(self, person: int, refused: bool) -> None:
        """Note whether Discord refused the last direct message to a person. Refused: not-saved."""
        with saving():
            await self._db.do("set-dm-refused", person=person, refused=int(refused))

    async def direct_channel(self, person: int) -> int | None:
        """The channel of the direct messages with a person; None if none was ever opened."""
        row = await self._db.one("person", person=person)
        return row["dm"] if row else None

    async def set_direct_channel(self, person: int, channel: int | None) -> None:
        """Note the channel of the direct messages with a person. Refused: not-saved."""
        with saving():
            await self._db.do("set-dm", person=person, dm=channel)

    def preferences(self, person: int) -> Preferences:
        """Where and when somebody wants to be notified that it is their turn."""
        return self._preferences.get(person, _UNCHOSEN)

    async def set_preferences(self, person: int, preferences: Preferences) -> None:
        """Choose where and when somebody is notified. Refused: no-such-zone, not-saved."""
        if preferences.zone is not None and not is_zone(preferences.zone):
            raise Refused(refusals.NoSuchZone(zone=preferences.zone))
        with saving():
            async with self._db.transaction() as tx:
                await tx.run(
                    "set-preferences",
                    person=person,
                    remind=preferences.where,
                    every=preferences.every,
                    quiet_from=preferences.quiet_from,
                    quiet_to=preferences.quiet_to,
                    zone=preferences.zone,
                )
                await self._timers.put(tx, Key(REMIND, person=person), self._time.unix())

                def remember() -> None:
                    self._preferences[person] = preferences

                tx.after_commit(remember)

    def next_awake(self, person: int, unix: int) -> int:
        """That time or, if it lies in the person's quiet hours, their end."""
        return next_awake(self.preferences(person), unix)


_UNCHOSEN = Preferences()


def _read_preferences(rows: list[Row]) -> dict[int, Preferences]:
    """The preferences that people have chosen, but for those that nobody could have."""
    chosen: dict[int, Preferences] = {}
    for row in sound(_StoredPreferences, rows):
        try:
            zone = row.zone if row.zone is None or is_zone(row.zone) else None
            chosen[row.person] = Preferences(row.remind, row.every, row.quiet_from, row.quiet_to, zone)
        except ValueError as error:
            log.warning("Stored preferences are left out: %s", error)
    return chosen
