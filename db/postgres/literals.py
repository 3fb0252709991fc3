"""Values as they are written in SQL, for statements that are sent together."""

from __future__ import annotations

from math import isfinite


def literal(value: object) -> str:
    """None, bool (as 0 or 1: there are no other booleans in the database), int, float or str as PostgreSQL
    reads it, where `standard_conforming_strings` is on. TypeError for anything else; ValueError for a text
    with a NUL in it, which PostgreSQL has no place for."""
    match value:
        case None:
            return "NULL"
        case int():
            return f"{int(value)}"
        case float():
            return repr(float(value)) if isfinite(value) else f"'{value}'"
        case str():
            if "\0" in value:
                raise ValueError("a text with a NUL in it")
            return "'" + value.replace("'", "''") + "'"
        case _:
            raise TypeError(f"{type(value).__name__} can't be stored")
