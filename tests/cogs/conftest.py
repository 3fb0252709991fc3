"""The whole bot, on a simulated Discord."""

import math
from contextlib import suppress

import pytest

from engine import Match
from sessions import Later
from tests.bot_fixtures import nothing_is_left_to_chance, pictures_are_their_drawings, port, real_pictures
from tests.cogs.mailbag import Mailbag
from tests.sessions.conftest import harbour, house, recorder
from ui.openings import MAX_BURST, OPENING_INTERVAL

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
def begin_in_position(port, monkeypatch):
    """A function that begins a match in a given position, with these people or with new ones."""

    async def begin(match, *people):
        monkeypatch.setattr(Match, "start", lambda *_: match)
        people = people or port.crew(match.seats)
        await port.begin(people, game=match.game.id)
        return people

    return begin


@pytest.fixture
def fill_dm_queue(port):
    """A function that fills the queue for new direct messages, so that the next person waits `seconds`."""

    async def send(channel):
        pass

    async def wait(seconds):
        for number in range(MAX_BURST + math.ceil(seconds / OPENING_INTERVAL)):
            with suppress(Later):
                await port.bot.sender.direct(port.person(f"Stranger{number}").id, send)

    return wait
