"""Followers: people who don't play at a table but want to hear how it goes there."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace

from db import Database, Row, Transaction
from engine import Event
from sessions.errors import Refused
from sessions.keeper import saving
from sessions.rights import require_host, require_open
from sessions.settings import Settings
from sessions.table import Change, Table
from sessions.timekeeper import Timekeeper
from sessions.timers import Key, Timer

NEWS = "news"
"""The timers that end followers' quiet hours."""

WHAT = ("rounds", "headlines", "end")
"""What one may follow: each round's end, all that the game has for headlines, or the match's end alone.
Who hears of the first two hears of the end as well."""
PLACES = ("dm", "channel")
"""Where one hears of it: in direct messages, or by a mention in the table's channel."""


@dataclass(frozen=True)
class Follower:
    person: int
    what: str  # one of WHAT
    place: str  # one of PLACES
    told: int  # the move up to which they have been told what happened

    def news(self, table: Table) -> list[Event]:
        """What they haven't been told yet, as a spectator may know it."""
        match = table.match
        if match is None:
            return []
        last = match.ply if match.result else None
        return [
            event
            for event in match.log(None)
            if event.ply > self.told and (self._wants(event) or (event.ply == last and event.headline))
        ]

    def _wants(self, event: Event) -> bool:
        return (self.what == "rounds" and event.ends_round) or (self.what == "headlines" and event.headline)


class Following(Settings):
    def __init__(self, db: Database, time: Timekeeper) -> None:
        super().__init__(db, time)
        self._store.also(_untell)
        self.timers.on(NEWS, self._news_due)

    async def follow(
        self, id: int, person: int, what: str | None = None, place: str | None = None
    ) -> Follower:
        """Follow a table, or change how one does; what is left out stays as it is, or is headlines and dm.

        Refused: not-open, already-seated, closed-to-followers, not-saved.
        """
        async with self._alone(id) as table:
            require_open(table)
            if table.seat_of(person) is not None:
                raise Refused("already-seated")
            if table.private:
                raise Refused("closed-to-followers")
            present = await self.follower(id, person)
            if present is None:
                ply = table.match.ply if table.match else 0
                present = Follower(person, "headlines", "dm", ply)
            follower = replace(present, what=what or present.what, place=place or present.place)
            with saving():
                await self._db.do("put-follower", id=id, **vars(follower))
            return follower

    async def unfollow(self, id: int, person: int) -> None:
        """Follow a table no longer. Refused: not-following, not-saved."""
        with saving():
            if not await self._db.do("drop-follower", id=id, person=person):
                raise Refused("not-following")

    async def follower(self, id: int, person: int) -> Follower | None:
        """How a person follows a table; None if they don't."""
        row = await self._db.one("follower", id=id, person=person)
        return _follower(row) if row else None

    async def followers(self, id: int) -> list[Follower]:
        """All who follow a table."""
        return [_follower(row) for row in await self._db.all("followers", id=id)]

    async def followed_tables(self) -> list[int]:
        """All tables that somebody follows."""
        return [row["id"] for row in await self._db.all("followed-tables")]

    async def set_told(self, id: int, person: int, ply: int) -> None:
        """A follower has been told what happened up to that move. Refused: not-saved."""
        with saving():
            await self._db.do("set-told", id=id, person=person, told=ply)

    async def is_quiet_for(self, id: int, person: int) -> bool:
        """Whether a follower is to be told nothing now, in their quiet hours; when these end, the change
        "news-due" is told. Refused: not-saved."""
        now = self._now()
        end = await self.next_instant(person, now)
        key = Key(NEWS, id, person)
        if end > now and await self.timers.due(key) != end:
            with saving():
                async with self._db.transaction() as tx:
                    await self.timers.put(tx, key, end)
        return end > now

    async def _news_due(self, timer: Timer) -> None:
        with suppress(Refused):
            table = await self.get(timer.key.table)
            self._tell(Change("news-due", table, table))

    async def set_private(self, id: int, by: int, private: bool) -> Table:
        """Close a table to followers, or open it to them. The host only. Those who follow it are to be told
        so, and then to be dropped (`unfollow`).

        Refused: not-open, not-host, not-saved.
        """
        async with self._alone(id) as table:
            require_open(table)
            require_host(table, by)
            return await self._commit("privacy-changed", table, replace(table, private=private), by=by)


async def _untell(tx: Transaction, change: Change) -> None:
    """What has been taken back may be played again otherwise, and is to be told again then."""
    before, after = change.before, change.table
    if before and before.match and after.match and after.match.ply < before.match.ply:
        await tx.run("untell", id=after.id, ply=after.match.ply)


def _follower(row: Row) -> Follower:
    return Follower(row["person"], row["what"], row["place"], row["told"])
