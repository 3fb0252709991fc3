"""What is stored about a person. Each part is declared beside the code that stores it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Personal:
    """Rows about a person: how to export and to forget them."""

    section: str
    """The name in an export. Empty: they aren't exported."""
    export: str = ""
    """A query for `:person`."""
    forget: Sequence[str] = ()
    """Statements for `:person` and a `:pseudonym` for rows that must stay. Empty: nothing changes."""


def rows(section: str, table: str, columns: str, *, by: str, stay: bool = False) -> Personal:
    """The rows of a table that has a column `person`.

    `columns` and `by` are what an export selects and its order. `stay`: the rows are needed after the person
    is forgotten, so a pseudonym replaces the id.
    """
    # ruff: noqa: S608 (all names are ours)
    if stay:
        forget = f"UPDATE {table} SET person = :pseudonym WHERE person = :person"
    else:
        forget = f"DELETE FROM {table} WHERE person = :person"
    return Personal(section, f"SELECT {columns} FROM {table} WHERE person = :person ORDER BY {by}", [forget])
