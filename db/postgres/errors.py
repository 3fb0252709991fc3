"""Translates errors of PostgreSQL and asyncpg."""

from __future__ import annotations

import ssl
from collections.abc import Mapping
from enum import StrEnum

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

_DEADLOCK = "40P01"
_READ_ONLY = "25006"
_POOLER = "unsupported startup parameter"
"""Answer of PgBouncer, with a code that it uses for passing troubles, too."""


class Cure(StrEnum):
    """What helps against an error."""

    AGAIN = "again"  # Run the transaction again on this connection.
    RECONNECT = "reconnect"  # A new connection may reach a server that can do it.
    NONE = "none"  # The statement breaks a constraint; the caller knows what that means.
    PERSON = "person"  # Only a person can help.


CURES: Mapping[str, Cure] = {
    "08": Cure.RECONNECT,  # no connection
    "0A000": Cure.AGAIN,  # The schema has changed under a cached statement.
    "23": Cure.NONE,  # a constraint
    "25006": Cure.RECONNECT,  # The server takes no writes any more: it became a standby, or was replaced.
    "25P03": Cure.RECONNECT,  # The transaction was open for too long, which ends the connection, too.
    "25P04": Cure.RECONNECT,
    "26": Cure.RECONNECT,  # A prepared statement is unknown, for example behind a connection pooler.
    "40": Cure.AGAIN,  # a deadlock, or a conflict with another transaction
    "40002": Cure.NONE,
    "40003": Cure.RECONNECT,  # It is unknown whether a statement was completed.
    "53": Cure.RECONNECT,  # too few resources
    "57": Cure.RECONNECT,  # a server that starts, stops or cancels
}
"""The cure by SQLSTATE, or by its class (the first two characters). All others need a person."""


def cure(error: BaseException) -> Cure:
    """What helps against one of `DRIVER_ERRORS`."""
    if not isinstance(error, asyncpg.PostgresError):
        # A ValueError means bad values or a bad address; the others, that there is no connection.
        return Cure.PERSON if isinstance(error, ValueError) else Cure.RECONNECT
    state = _state(error)
    return CURES.get(state) or CURES.get(state[:2]) or Cure.PERSON


def meaning(error: BaseException) -> DatabaseError:
    """Translate one of `DRIVER_ERRORS` for the caller of a transaction."""
    match cure(error):
        case Cure.AGAIN if _state(error) == _DEADLOCK:
            return Deadlock(one_line(error))
        case Cure.NONE:
            return Conflict(one_line(error))
        case found:
            return NotSaved(one_line(error), again=found is Cure.AGAIN or _state(error) == _READ_ONLY)


def startup_error(error: BaseException, server: Server) -> DatabaseError:
    """Translate one of `DRIVER_ERRORS` for opening the database."""
    if _POOLER in str(error):
        return DatabaseUnusable(
            f"The database {server} is behind a connection pooler ({one_line(error)}). Write the address of"
            " the server itself."
        )
    # The server refused, or the address is malformed, or a certificate needs a person.
    if not is_lost(error) or isinstance(error, ssl.SSLCertVerificationError):
        return DatabaseUnusable(f"The database {server} can't be used: {one_line(error)}")
    return DatabaseUnreachable(f"The database {server} can't be reached: {one_line(error)}")


def is_lost(error: BaseException) -> bool:
    """Whether the connection is lost or can't be made, so that the statement itself may be fine."""
    return cure(error) is Cure.RECONNECT


def one_line(error: BaseException) -> str:
    """The first line of an error's message, or the name of its class."""
    first, *_ = str(error).splitlines() or [""]
    return first or type(error).__name__


def _state(error: BaseException) -> str:
    """The five characters of SQLSTATE; empty if the error isn't PostgreSQL's."""
    return getattr(error, "sqlstate", None) or ""
