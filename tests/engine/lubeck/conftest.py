"""Fixtures for tests of Lübeck's actions."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine import Match
from tests.engine.lubeck import positions


@pytest.fixture(params=[3, 4, 5])
def table(request: pytest.FixtureRequest) -> positions.Table:
    """Positions of three players and four ships, repeated at tables of three, four and five.

    The other players have passed, and the other ships are lost.
    """
    others = range(3, request.param)

    def table(*hands: str, ships: Sequence[str] = (), passed: Sequence[int] = (), **rest: Any) -> Match:
        fleet = [*ships, *["park"] * (4 - len(ships)), *("lost" for _ in others)]
        hands += tuple("" for _ in others)
        return positions.table(*hands, ships=fleet, passed=[*passed, *others], **rest)

    return table
