"""The link from a table to its place in a tournament."""

from __future__ import annotations

from msgspec import Struct


class Fixture(Struct, frozen=True, omit_defaults=True):
    """The position of a table in a tournament. `round` and `pod` count from 1."""

    tournament: int
    name: str  # name of the tournament
    round: int
    pod: int
    pause: int | None = None  # the tournament's pause that stopped this table; None: none, or it is over
    stopped: int | None = None  # the table's uptime at which it did
