"""The bot for a soak test (`tests/loopback/soak.py`): it retries after seconds, not minutes."""

import base64
from collections.abc import Sequence

from raster import Artist
from service import program
from sessions.jobs import queue as jobs
from ui import openings

RETRY_DELAYS = (1, 1, 2, 3)
COOLDOWN_SECONDS = 3
"""Shortened cooldown after Discord's objection to opening direct messages, in seconds."""
DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="
)
"""A PNG of minimum size."""


def main(arguments: Sequence[str]) -> int:
    """Run the bot with short retry delays."""
    jobs.RETRY_DELAYS = RETRY_DELAYS
    openings.COOLDOWN_SECONDS = COOLDOWN_SECONDS
    return program.main(arguments)


def main_without_pictures(arguments: Sequence[str]) -> int:
    """Run the bot with short retry delays, and with a dot for each picture, so most of the time goes into
    moves."""
    Artist.draw = _dot  # type: ignore[method-assign]
    return main(arguments)


async def _dot(*_: object) -> bytes:
    return DOT
