"""What the program notes for itself."""

from __future__ import annotations

import hashlib

from msgspec.json import encode

from sessions.house import House


def digest(value: object) -> str:
    """A short text that tells plain data (as JSON has them) from other data: the same for the same."""
    return hashlib.sha256(encode(value, order="deterministic")).hexdigest()


async def get_note(house: House, key: str) -> str | None:
    """What was noted under a key; None if nothing was."""
    row = await house.db.one("SELECT value FROM notes WHERE key = :key", key=key)
    return row["value"] if row else None


async def put_note(house: House, key: str, value: str) -> None:
    """Note this under a key, in the place of what was. Refused: not-saved."""
    await house.do(
        """
        INSERT INTO notes (key, value) VALUES (:key, :value)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value
        """,
        key=key,
        value=value,
    )
