"""Bans: people and servers for whom the bot does nothing any more.

What somebody does is refused as soon as it arrives (`refuse`); and no change of a table that a banned person
makes, or that is made in a banned server, is stored, whatever way it comes.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from db import Database, Transaction
from sessions import refusals
from sessions.audit import Audit, Deed
from sessions.changes import Change, ChangeKind
from sessions.errors import Refused, saving
from sessions.stored import sound
from sessions.uptime import UptimeClock

NO_REASON = "none"
"""In the place of a reason where none was given."""


class BanKind(StrEnum):
    PERSON = "person"
    SERVER = "server"


@dataclass(frozen=True)
class Ban:
    kind: BanKind
    id: int
    since: int  # Unix seconds
    reason: str  # as the one who is banned reads it; may be empty


ALLOWED = (ChangeKind.CLOSED, ChangeKind.PAUSED, ChangeKind.TAKEN_OUT, ChangeKind.CHANNEL_CHANGED)
"""What may still be done to the tables of a banned server."""


class Bans:
    """All of them are in memory, since everything that anybody does is held against them."""

    def __init__(self, db: Database, audit: Audit, time: UptimeClock) -> None:
        self._db = db
        self._audit = audit
        self._time = time
        self._bans: dict[tuple[BanKind, int], Ban] = {}

    async def load(self) -> None:
        """Know what is stored; at the start of the program."""
        self._bans = {(ban.kind, ban.id): ban for ban in sound(Ban, await self._db.all("bans"))}

    @property
    def all(self) -> list[Ban]:
        """The oldest first."""
        return list(self._bans.values())

    def refuse(self, person: int | None, server: int | None) -> None:
        """Refuse a banned person, and everybody in a banned server. Refused: banned, server-banned."""
        if person is not None and (ban := self._bans.get((BanKind.PERSON, person))):
            raise Refused(refusals.Banned(reason=ban.reason or NO_REASON))
        if server is not None and (ban := self._bans.get((BanKind.SERVER, server))):
            raise Refused(refusals.ServerBanned(reason=ban.reason or NO_REASON))

    async def ban(self, kind: BanKind, id: int, by: int, reason: str) -> None:
        """Ban somebody, or a server; or give another reason. Refused: not-saved."""
        now = self._time.unix()
        ban = Ban(kind, id, now, reason)

        def remember() -> None:
            self._bans[kind, id] = ban

        with saving():
            async with self._db.transaction() as tx:
                await tx.run("put-ban", kind=kind, id=id, since=now, reason=reason)
                await self._audit.note(tx, self._deed(kind, id, by, f"{kind}-banned", reason))
                tx.after_commit(remember)

    async def lift(self, kind: BanKind, id: int, by: int) -> None:
        """End a ban. Refused: not-banned, not-saved."""
        with saving():
            async with self._db.transaction() as tx:
                if not await tx.run("drop-ban", kind=kind, id=id):
                    raise Refused(refusals.NotBanned())
                await self._audit.note(tx, self._deed(kind, id, by, f"{kind}-unbanned"))
                tx.after_commit(lambda: self._forget(kind, id))

    async def store_change(self, tx: Transaction, change: Change) -> None:
        """Refuse what a banned person does, or somebody in a banned server. (What they planned before is no
        deed: `by` is nobody then.)"""
        if change.by is not None:
            server = None if change.kind in ALLOWED else change.table.server
            self.refuse(change.by, server)

    def _forget(self, kind: BanKind, id: int) -> None:
        self._bans.pop((kind, id), None)

    @staticmethod
    def _deed(kind: BanKind, id: int, by: int, deed: str, detail: str = "") -> Deed:
        if kind is BanKind.PERSON:
            return Deed(deed, by, whom=id, detail=detail)
        return Deed(deed, by, server=id, detail=detail)
