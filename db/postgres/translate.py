"""Translates `:names` in queries to PostgreSQL's `$1`, `$2` and so on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from db.engine import KEPT_STATEMENTS

_TOKEN = re.compile(r"'[^']*'|\"[^\"]*\"|--[^\n]*|::|:([a-z_][a-z0-9_]*)")
"""Matches `:names`, as well as strings, quoted names, comments and casts, in which a colon means something
else."""


class Translated(NamedTuple):
    text: str
    names: tuple[str, ...]
    """The name of each `$` parameter, in order."""

    def arguments(self, values: Mapping[str, object]) -> list[object]:
        """The values in the order of `names`. Raises KeyError if one is missing."""
        return list(map(values.__getitem__, self.names))


@lru_cache(KEPT_STATEMENTS)
def translated(query: str) -> Translated:
    """Translate a query with `:names`. A repeated name gets the same `$`."""
    names: list[str] = []

    def number(found: re.Match[str]) -> str:
        name = found[1]
        if name is None:
            return found[0]
        if name not in names:
            names.append(name)
        return f"${names.index(name) + 1}"

    text = _TOKEN.sub(number, query)
    return Translated(text, tuple(names))
