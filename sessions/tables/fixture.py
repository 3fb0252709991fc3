"""The link from a table to its place in a tournament."""

from __future__ import annotations

from msgspec import Struct


class Fixture(Struct, frozen=True, omit_defaults=True):
    """The position of a table in a tournament. `round` and `pod` count from 1."""

    tournament: int
    name: str  # name of the tournament
    round: int
    pod: int
