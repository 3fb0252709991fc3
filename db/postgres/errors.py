"""Translates errors of PostgreSQL and asyncpg."""

from __future__ import annotations

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from db.errors import (
    Conflict,
    DatabaseError,
    DatabaseUnreachable,
    DatabaseUnusable,
    Deadlock,
    NotSaved,
)
from db.location import Server

DRIVER_ERRORS = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""All exception types that asyncpg raises when an operation fails."""

_CONSTRAINTS = ("23",)
"""SQLSTATE class of constraint violations."""
_TRANSIENT = ("08", "53", "57", "25P03")
"""SQLSTATEs, or their prefixes, for transient errors: no connection, too few resources, a server starting or
stopping, or a transaction open for too long (which also ends the connection)."""
_DEADLOCK = "40P01"


def meaning(error: BaseException) -> DatabaseError:
    """Translate one of `DRIVER_ERRORS` for the caller of a transaction."""
    state = _state(error)
    if state == _DEADLOCK:
        return Deadlock(one_line(error))
    return (Conflict if state.startswith(_CONSTRAINTS) else NotSaved)(one_line(error))


def startup_error(error: BaseException, server: Server) -> DatabaseError:
    """Translate one of `DRIVER_ERRORS` for opening the database."""
    if not is_lost(error):  # The server refused, or the address is malformed.
        return DatabaseUnusable(f"The database {server} can't be used: {one_line(error)}")
    return DatabaseUnreachable(f"The database {server} can't be reached: {one_line(error)}")


def is_lost(error: BaseException) -> bool:
    """Whether the connection is lost or can't be made, so that the statement itself may be fine."""
    if isinstance(error, asyncpg.PostgresError):
        return _state(error).startswith(_TRANSIENT)
    return not isinstance(error, ValueError)  # A ValueError means bad values or a bad address.


def is_unheard_of(error: BaseException) -> bool:
    """Whether the server doesn't know the transaction that it was asked about."""
    return _state(error) == "22023"


def one_line(error: BaseException) -> str:
    """The first line of an error's message, or the name of its class."""
    first, *_ = str(error).splitlines() or [""]
    return first or type(error).__name__


def _state(error: BaseException) -> str:
    """The five characters of SQLSTATE; empty if the error isn't PostgreSQL's."""
    return getattr(error, "sqlstate", None) or ""
