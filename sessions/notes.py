"""What the program notes for itself."""

from __future__ import annotations

from db import Database
from sessions.errors import saving


class Notes:
    def __init__(self, db: Database) -> None:
        self._db = db

    async def get(self, key: str) -> str | None:
        """What was noted under a key; None if nothing was."""
        row = await self._db.one("note", key=key)
        return row["value"] if row else None

    async def put(self, key: str, value: str) -> None:
        """Note this under a key, in the place of what was. Refused: not-saved."""
        with saving():
            await self._db.do("put-note", key=key, value=value)
