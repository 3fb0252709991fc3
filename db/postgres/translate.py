"""A query's `:names` as PostgreSQL has them: `$1`, `$2` and on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

_PART = re.compile(r"'[^']*'|\"[^\"]*\"|--[^\n]*|::|:([a-z_][a-z_0-9]*)")
"""What may have a colon in it, and a name with its own."""


class Translated(NamedTuple):
    text: str
    names: tuple[str, ...]
    """Whose value each `$` is."""

    def arguments(self, values: Mapping[str, object]) -> list[object]:
        """The values in their order. KeyError if one is missing."""
        return list(map(values.__getitem__, self.names))


@cache
def translated(query: str) -> Translated:
    """A query with `:names`; one that is named again is the same `$` again."""
    names: list[str] = []

    def number(found: re.Match[str]) -> str:
        name = found[1]
        if name is None:
            return found[0]
        if name not in names:
            names.append(name)
        return f"${names.index(name) + 1}"

    text = _PART.sub(number, query)
    return Translated(text, tuple(names))
