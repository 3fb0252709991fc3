"""Where a match goes on from: after a move of another table's match, which was over.

Such a match is begun from that one's record: its set-up, its seed and its first moves. So what was hidden is
as it was, what is drawn later comes from the same seed, and its own record can be played again like others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

SET_UP = ("game", "rules_version", "seats", "seed", "options", "material")
"""What a record says beside the moves."""


class Origin(Struct, frozen=True, omit_defaults=True):
    """A moment of a match that is over."""

    table: int
    ply: int  # how many of its moves were taken over

    def leads_to(self, source: Mapping[str, Any], record: Mapping[str, Any]) -> bool:
        """Whether a record goes on from here, `source` being the record of that match."""
        same = all(source.get(key) == record.get(key) for key in SET_UP)
        return same and source["moves"][: self.ply] == record["moves"][: self.ply]


UNKNOWN_ORIGIN = Origin(0, 0)
"""In the place of one that can't be read."""
