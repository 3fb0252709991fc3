"""What PostgreSQL's errors mean, and asyncpg's."""

from __future__ import annotations

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from db.errors import (
    Conflict,
    DatabaseAway,
    DatabaseError,
    DatabaseUnusable,
    NotSaved,
)
from db.location import Server

FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""What asyncpg raises when something isn't done, whosever fault it is."""

_CONFLICTS = ("23",)
"""A constraint."""
_PASSING = ("08", "53", "57")
"""No connection, too many of them, a server that starts or stops."""


def meaning(error: BaseException) -> DatabaseError:
    """What one of `FAILURES` means to whoever made a transaction."""
    state = _state(error)
    return (Conflict if state.startswith(_CONFLICTS) else NotSaved)(one_line(error))


def of_the_start(error: BaseException, server: Server) -> DatabaseError:
    """What one of `FAILURES` means to whoever opens the database."""
    if not is_lost(error):  # what the server says is for a person; or the address itself makes no sense
        return DatabaseUnusable(f"The database {server} can't be used: {one_line(error)}")
    return DatabaseAway(f"The database {server} can't be reached: {one_line(error)}")


def is_lost(error: BaseException) -> bool:
    """Whether the connection has ended, or there is none: the statement itself may be as it should."""
    if isinstance(error, asyncpg.PostgresError):
        return _state(error).startswith(_PASSING)
    return not isinstance(error, ValueError)  # which is about the values given


def is_unheard_of(error: BaseException) -> bool:
    """Whether the server was asked for a transaction that it has never begun, as far as it remembers."""
    return _state(error) == "22023"


def one_line(error: BaseException) -> str:
    """The first line of what an error says, or its name."""
    first, *_ = str(error).splitlines() or [""]
    return first or type(error).__name__


def _state(error: BaseException) -> str:
    """PostgreSQL's own code, five letters; empty if the error isn't its."""
    return getattr(error, "sqlstate", None) or ""
