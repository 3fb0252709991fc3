"""Which messages on Discord show a table, and at which version, so that they can be mended."""

from __future__ import annotations

from collections.abc import Sequence

from db import Row
from sessions.keeper import Keeper, saving
from sessions.table import Message, Table


class Shown(Keeper):
    async def remember_message(
        self, table: int, kind: str, channel: int, message: int, version: int, person: int | None = None
    ) -> None:
        """A message shows this version of a table: a new one, or one known already. `kind` is what it is for
        from now on. It may show several tables. Refused: not-saved."""
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

    async def remember_telling(
        self, tables: Sequence[Table], kind: str, channel: int, message: int, person: int
    ) -> None:
        """A message tells somebody of these tables as they are. Refused: not-saved."""
        with saving():
            async with self._db.transaction() as tx:
                for table in tables:
                    await tx.run(
                        "put-message",
                        message=message,
                        table_id=table.id,
                        kind=kind,
                        channel=channel,
                        person=person,
                        version=table.version,
                        posted=self._now(),
                    )

    async def messages_to(self, person: int) -> list[Message]:
        """The messages that are for somebody, each once for each table that it shows, oldest first."""
        return [_message(row) for row in await self._db.all("messages-to", person=person)]

    async def messages(self, table: int, kind: str | None = None) -> list[Message]:
        """The messages that show a table, all or of one kind, oldest first."""
        rows = await self._db.all("messages", id=table)
        return [_message(row) for row in rows if kind in (None, row["kind"])]

    async def showing(self, message: int) -> list[Message]:
        """A message, once for each table that it shows."""
        return [_message(row) for row in await self._db.all("showing", message=message)]

    async def unshown_tables(self, kind: str) -> list[int]:
        """The tables that no message of a kind shows as they are now: open ones, and ended ones that were
        shown before."""
        return [row["id"] for row in await self._db.all("unshown-tables", kind=kind)]

    async def forget_message(self, message: int, table: int | None = None) -> None:
        """A message is gone or shows nothing any more, or no more that one table. Refused: not-saved."""
        with saving():
            if table is None:
                await self._db.do("drop-message", message=message)
            else:
                await self._db.do("drop-table-from-message", message=message, id=table)


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
