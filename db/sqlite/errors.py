"""Classifies SQLite's errors."""

from __future__ import annotations

import sqlite3


def is_locked(error: BaseException) -> bool:
    """Whether SQLite failed only because another connection holds a lock."""
    return _code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def is_damage(error: BaseException) -> bool:
    """Whether the file is corrupt or not a database."""
    return _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_full(error: BaseException) -> bool:
    """Whether the disk has no room, or none for the index of the log."""
    return _code(error) == sqlite3.SQLITE_FULL or _extended(error) == sqlite3.SQLITE_IOERR_SHMSIZE


def may_be_whole(error: BaseException) -> bool:
    """Whether a commit that failed with this error may have written its whole transaction to the log.

    The log's last page is written before it is flushed, and before the log's index grows.
    """
    return _code(error) == sqlite3.SQLITE_IOERR and _extended(error) != sqlite3.SQLITE_IOERR_WRITE


def _code(error: BaseException) -> int:
    """SQLite's primary result code; 0 if the error has none."""
    return _extended(error) & 0xFF


def _extended(error: BaseException) -> int:
    return getattr(error, "sqlite_errorcode", 0)
