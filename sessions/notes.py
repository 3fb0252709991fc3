"""Notes: a key-value store for the program's own state."""

from __future__ import annotations

import hashlib

from msgspec.json import encode

from db import Reads, Transaction


def digest(value: object) -> str:
    """A hash of JSON-able data, independent of the order of keys."""
    return hashlib.sha256(encode(value, order="deterministic")).hexdigest()


async def get_note(reads: Reads, key: str) -> str | None:
    """The value stored under a key; None if there is none. A transaction locks it."""
    row = await reads.one(f"SELECT value FROM notes WHERE key = :key{reads.for_update}", key=key)  # noqa: S608
    return row["value"] if row else None


async def put_note(tx: Transaction, key: str, value: str) -> None:
    """Store a value under a key, replacing an earlier one."""
    await tx.put("notes", "key", key=key, value=value)
