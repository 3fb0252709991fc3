"""What the program notes for itself."""

from __future__ import annotations

import hashlib

from msgspec.json import encode

from db import Database
from sessions.errors import saving


def digest(value: object) -> str:
    """A short text that tells plain data (as JSON has them) from other data: the same for the same."""
    return hashlib.sha256(encode(value, order="deterministic")).hexdigest()


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
