"""Fixtures for tests with the bot: a harbour per test, with fixed randomness and without drawn pictures."""

import random
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from boards import Picture
from db import Location
from raster import Artist
from tests import drawings, limits
from tests.simulated import Port, harbour
from tests.watchdog import excused


class CountedSecrets:
    """Replaces the module `secrets`: draws the same values in every run of a test."""

    def __init__(self) -> None:
        self._dice = random.Random(0)

    def token_hex(self, length: int) -> str:
        return self._dice.randbytes(length).hex()

    def choice(self, options: Any) -> Any:
        return self._dice.choice(options)

    def SystemRandom(self) -> random.Random:  # noqa: N802 (it is called so there)
        return self._dice


@pytest.fixture(autouse=True)
def nothing_is_left_to_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    count_secrets(monkeypatch)


def count_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the same secrets from here on, whatever was drawn before."""
    drawn = CountedSecrets()
    for module in ("sessions.house", "sessions.playing.hosting", "sessions.computers.computers"):
        monkeypatch.setattr(f"{module}.secrets", drawn)


@pytest.fixture(autouse=True)
def pictures_are_their_drawings(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[None]:
    """Send a ticket instead of each picture.

    Drawing takes a long time. A test that reads a picture gets the SVG that its ticket stands for.
    """

    async def drawing(_: Artist, ticket: str) -> bytes:
        return ticket.encode()

    if "real_pictures" not in request.fixturenames:
        monkeypatch.setattr(Artist, "draw", drawing)
        for name in ("drawing", "svg"):
            monkeypatch.setattr(Picture, name, property(drawings.ticket))
    yield
    drawings.forget()


@pytest.fixture
def real_pictures() -> None:
    """Lets a test draw real pictures."""


@pytest.fixture
async def port(location: Location) -> AsyncIterator[Port]:
    async with harbour(location) as port:
        yield port
        with excused("all messages of a test are checked at once"):
            limits.check_requests(port.env.http_requests)
