"""Origins: the point in a finished match from which a new match continues.

The new match starts from the old record: its setup, its seed and its first moves. So hidden information is
the same, later draws come from the same seed, and the new record can be replayed like any other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

SETUP_KEYS = ("game", "rules_version", "seats", "seed", "options", "material")
"""All keys of a record except the moves."""


class Origin(Struct, frozen=True, omit_defaults=True):
    """A position of a finished match."""

    table: int
    ply: int  # the number of moves taken over

    def leads_to(self, source: Mapping[str, Any], record: Mapping[str, Any]) -> bool:
        """Whether `record` continues from here. `source` is the record of the finished match."""
        same = all(source.get(key) == record.get(key) for key in SETUP_KEYS)
        return same and source["moves"][: self.ply] == record["moves"][: self.ply]


UNKNOWN_ORIGIN = Origin(0, 0)
"""Placeholder for an origin that can't be read."""
