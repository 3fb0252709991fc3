"""Which messages on Discord show a table, and at which version, so that they can be mended."""

from __future__ import annotations

from db import Row
from sessions.keeper import Keeper, saving
from sessions.table import Message


class Shown(Keeper):
    async def remember_message(
        self, table: int, kind: str, channel: int, message: int, version: int, person: int | None = None
    ) -> None:
        """A message shows this version of a table: a new one, or one known already. `kind` is what it is for
        from now on. Refused: not-saved."""
        with saving():
            await self._db.do(
                "put-message",
                message=message,
                table_id=table,
                kind=kind,
                channel=channel,
                person=person,
                version=version,
                posted=self._now(),
            )

    async def messages(self, table: int, kind: str | None = None) -> list[Message]:
        """The messages that show a table, all or of one kind, oldest first."""
        rows = await self._db.all("messages", id=table)
        return [_message(row) for row in rows if kind in (None, row["kind"])]

    async def message(self, message: int) -> Message | None:
        row = await self._db.one("message", message=message)
        return _message(row) if row else None

    async def unshown_tables(self, kind: str) -> list[int]:
        """The tables that no message of a kind shows as they are now: open ones, and ended ones that were
        shown before."""
        return [row["id"] for row in await self._db.all("unshown-tables", kind=kind)]

    async def forget_message(self, message: int) -> None:
        """A message is gone, or shows a table no more. Refused: not-saved."""
        with saving():
            await self._db.do("drop-message", message=message)


def _message(row: Row) -> Message:
    return Message(
        message=row["message"],
        table=row["table_id"],
        kind=row["kind"],
        channel=row["channel"],
        version=row["version"],
        posted=row["posted"],
        person=row["person"],
    )
