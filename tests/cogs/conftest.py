"""The whole bot, on a simulated Discord."""

from contextlib import suppress

import pytest

from sessions import Later
from sessions.people.settings import Settings
from tests.bot_fixtures import nothing_is_left_to_chance, pictures_are_their_drawings, port, real_pictures
from tests.cogs.mailbag import Mailbag
from tests.sessions.conftest import harbour, house, recorder
from ui.openings import AT_ONCE

__all__ = [
    "harbour",
    "house",
    "nothing_is_left_to_chance",
    "pictures_are_their_drawings",
    "port",
    "real_pictures",
    "recorder",
]


@pytest.fixture
def mail(port):
    return Mailbag(port)


@pytest.fixture
def crowd(port):
    """A function that queues strangers for their first direct message, so that the next person waits
    `seconds`.
    """

    async def wait(seconds):
        for number in range(AT_ONCE + seconds):
            with suppress(Later):
                await port.bot.sender._openings.channel(Settings(port.person(f"Stranger{number}").id))

    return wait
