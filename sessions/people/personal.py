"""The personal data in the database. Each feature declares its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from db import Row


@dataclass(frozen=True)
class Personal:
    """How some rows about a person are exported and forgotten."""

    section: str
    """Section of an export; empty if the rows aren't exported."""
    export: str = ""
    """Query for the rows to export, with `:person`."""
    forget: Sequence[str] = ()
    """Statements that forget a person, with `:person` and, for rows that must stay, `:pseudonym`."""
    read: Callable[[Row], dict[str, Any]] = dict
    """What an export shows of a row."""


def rows(table: str, columns: str, *, by: str, section: str = "", stay: bool = False) -> Personal:
    """Declare the rows of a table with a column `person`.

    An export has these columns, sorted by `by`, as `section` (default: the table's name). With `stay`, others
    need the rows, so forgetting replaces the id by a pseudonym instead of deleting them.
    """
    # ruff: noqa: S608 (all names are ours)
    if stay:
        forget = f"UPDATE {table} SET person = :pseudonym WHERE person = :person"
    else:
        forget = f"DELETE FROM {table} WHERE person = :person"
    export = f"SELECT {columns} FROM {table} WHERE person = :person ORDER BY {by}"
    return Personal(section or table, export, [forget])
