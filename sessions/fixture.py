"""What table of a tournament a table is."""

from __future__ import annotations

from msgspec import Struct


class Fixture(Struct, frozen=True, omit_defaults=True):
    """A table of a round; both are counted from 1."""

    tournament: int
    name: str  # the tournament's
    round: int
    pod: int
