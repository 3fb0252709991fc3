"""The personal data in the database. Each feature declares its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Personal:
    """How some rows about a person are exported and forgotten."""

    section: str
    """Their name in an export. Empty: they aren't exported."""
    export: str = ""
    """The query, with `:person`."""
    forget: Sequence[str] = ()
    """The statements, with `:person` and, for rows that must stay, `:pseudonym`."""


def rows(table: str, columns: str, *, by: str, section: str = "", stay: bool = False) -> Personal:
    """The rows of a table with a column `person`.

    An export contains these columns, sorted by `by`, as `section`, which defaults to the table's name.
    `stay`: others need the rows, so forgetting replaces the id with a pseudonym instead of deleting them.
    """
    # ruff: noqa: S608 (all names are ours)
    if stay:
        forget = f"UPDATE {table} SET person = :pseudonym WHERE person = :person"
    else:
        forget = f"DELETE FROM {table} WHERE person = :person"
    export = f"SELECT {columns} FROM {table} WHERE person = :person ORDER BY {by}"
    return Personal(section or table, export, [forget])
