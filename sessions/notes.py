"""What the program notes for itself."""

from __future__ import annotations

import hashlib

from msgspec.json import encode

from db import Reads, Transaction


def digest(value: object) -> str:
    """A short text that tells plain data (as JSON has them) from other data: the same for the same."""
    return hashlib.sha256(encode(value, order="deterministic")).hexdigest()


async def get_note(reads: Reads, key: str) -> str | None:
    """What was noted under a key; None if nothing was."""
    row = await reads.one("SELECT value FROM notes WHERE key = :key", key=key)
    return row["value"] if row else None


async def put_note(tx: Transaction, key: str, value: str) -> None:
    """Note this under a key, in place of what was noted there."""
    await tx.put("notes", "key", key=key, value=value)
