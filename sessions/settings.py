"""What people and servers have set, and what the program notes for itself."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from db import NotSaved, Row
from sessions.clock import VOTE
from sessions.errors import Refused
from sessions.habits import Habits, Where, is_zone, next_instant
from sessions.keeper import Keeper, saving
from sessions.timers import Key
from sessions.turns import REMIND


class Settings(Keeper):
    """What sets something is Refused with not-saved if it can't be stored."""

    async def language(self, person: int) -> str | None:
        """The language that a person chose; None: their Discord client's."""
        row = await self._db.one("person", person=person)
        return row["language"] if row else None

    async def set_language(self, person: int, language: str | None) -> None:
        with saving():
            await self._db.do("set-language", person=person, language=language)

    async def seen_language(self, person: int) -> str | None:
        """The language of a person's Discord client when they last did something; None if they never did."""
        row = await self._db.one("person", person=person)
        return row["seen"] if row else None

    async def see_language(self, person: int, language: str) -> None:
        """A person did something with a Discord client in this language. What they did goes on all the same
        if this can't be stored: it is seen again next time."""
        if await self.seen_language(person) != language:
            with suppress(NotSaved):
                await self._db.do("set-seen-language", person=person, seen=language)

    async def dm_refused(self, person: int) -> bool:
        """Whether Discord refused the last direct message to a person."""
        row = await self._db.one("person", person=person)
        return row is not None and bool(row["dm_refused"])

    async def set_dm_refused(self, person: int, refused: bool) -> None:
        with saving():
            await self._db.do("set-dm-refused", person=person, refused=int(refused))

    async def habits(self, person: int) -> Habits:
        """Where and when somebody wants to be told that it is their turn."""
        return read_habits(await self._db.all("habits", person=person))

    async def set_habits(self, person: int, habits: Habits) -> None:
        """Refused also: no-such-zone."""
        if habits.zone is not None and not is_zone(habits.zone):
            raise Refused("no-such-zone", zone=habits.zone)
        with saving():
            async with self._db.transaction() as tx:
                await tx.run(
                    "set-habits",
                    person=person,
                    remind=habits.where,
                    every=habits.every,
                    quiet_from=habits.quiet_from,
                    quiet_to=habits.quiet_to,
                    zone=habits.zone,
                )
                await self.timers.put(tx, Key(REMIND, person=person), self._now())

    async def next_instant(self, person: int, unix: int) -> int:
        """That time or, if it lies in the person's quiet hours, their end."""
        return next_instant(await self.habits(person), unix)

    async def server_language(self, server: int) -> str | None:
        """The language that a server's managers chose; None: the server's own locale."""
        row = await self._db.one("server", server=server)
        return row["language"] if row else None

    async def set_server_language(self, server: int, language: str | None) -> None:
        with saving():
            await self._db.do("set-server-language", server=server, language=language)

    async def allowed_channels(self, server: int) -> tuple[int, ...]:
        """The channels in which tables may be opened, threads in them included; empty: all."""
        rows = await self._db.all("allowed-channels", server=server)
        return tuple(row["channel"] for row in rows)

    async def set_allowed_channels(self, server: int, channels: Sequence[int]) -> None:
        with saving():
            async with self._db.transaction() as tx:
                await tx.run("forget-allowed-channels", server=server)
                for channel in channels:
                    await tx.run("allow-channel", server=server, channel=channel)

    async def server_timeout(self, server: int) -> str:
        """What happens at a server's new tables when somebody's time is out: one of TIMEOUTS."""
        row = await self._db.one("server", server=server)
        return row["timeout"] or VOTE if row else VOTE

    async def set_server_timeout(self, server: int, what: str) -> None:
        with saving():
            await self._db.do("set-timeout", server=server, timeout=what)

    async def noted(self, key: str) -> str | None:
        """What was noted under a key; None if nothing was."""
        row = await self._db.one("note", key=key)
        return row["value"] if row else None

    async def note(self, key: str, value: str) -> None:
        with saving():
            await self._db.do("put-note", key=key, value=value)


def read_habits(rows: list[Row]) -> Habits:
    """The habits in a person's row; those of whoever has chosen none, if there is no row."""
    if not rows:
        return Habits()
    [row] = rows
    return Habits(Where(row["remind"]), row["every"], row["quiet_from"], row["quiet_to"], row["zone"])
