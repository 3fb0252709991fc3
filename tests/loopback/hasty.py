"""The bot for a soak (`tests/loopback/soak.py`): as it is, but trying again after seconds, not minutes."""

from collections.abc import Sequence

import bot
from delivery import attempts, openings

PAUSES = (0.3, 0.6, 1.2, 2.4)
SHUT = 3


def main(arguments: Sequence[str]) -> int:
    """The entrance of its process."""
    attempts.PAUSES = PAUSES
    openings.SHUT = SHUT
    return bot.main(arguments)
