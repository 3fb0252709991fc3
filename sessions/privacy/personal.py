"""The personal data in the database. Each feature declares its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from db import Row

if TYPE_CHECKING:
    from sessions.house import House, Tx


@dataclass(frozen=True)
class Personal:
    """How some rows about a person are exported and forgotten."""

    section: str
    """Section of an export; empty if the rows aren't exported."""
    export: str = ""
    """Query for the rows to export, with `:person`."""
    forget: Sequence[str] = ()
    """Statements that forget a person, with `:person` and, for rows that must stay, `:pseudonym`."""
    read: Callable[[Row], dict[str, Any] | None] = dict
    """Converts a row for the export; None leaves it out."""
    names: str = ""
    """Query for the names in the rows (column `name`), with `:person`."""
    prepare: Callable[[House, int, Sequence[str]], Awaitable[None]] | None = None
    """Runs first, in its own transactions, with the person's id and all names they used."""
    erase: Callable[[Tx, int], Awaitable[None]] | None = None
    """Runs last, in the transaction that forgets the person, for what SQL statements can't do."""


def rows(
    table: str, columns: str, *, by: str, section: str = "", stay: bool = False, named: bool = False
) -> Personal:
    """Declare the rows of a table with a column `person` and, if they are `named`, a column `name`.

    An export has these columns, sorted by `by`, as `section` (default: the table's name). With `stay`, others
    need the rows, so forgetting replaces the id by a pseudonym instead of deleting them.
    """
    # ruff: noqa: S608 (all names are ours)
    if stay:
        forget = f"UPDATE {table} SET person = :pseudonym WHERE person = :person"
    else:
        forget = f"DELETE FROM {table} WHERE person = :person"
    export = f"SELECT {columns} FROM {table} WHERE person = :person ORDER BY {by}"
    names = f"SELECT name FROM {table} WHERE person = :person" if named else ""
    return Personal(section or table, export, [forget], names=names)
