"""Trying to deliver: whatever becomes of one try, the others are made, and it is tried again later."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import TypeVar

import discord

from sessions import NotSaved, Refused
from ui.discord_errors import is_outage

T = TypeVar("T")

log = logging.getLogger(__name__)

PAUSES = (45, 90, 180, 600, 1800, 3600)
"""Seconds until what could not be delivered is tried again, after the first failure, the second ...; the last
for ever."""


class Later(Exception):
    """This is not the time: somebody's quiet hours, a server that the bot is not in."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"not before {seconds:.0f} s have passed")
        self.seconds = seconds


class Unreached(Exception):
    """Somebody takes no direct message, and the bot can't write in the channel either."""


def pause(error: Exception, failures: int) -> float:
    """When a worker (see `sessions/worker.py`) tries again what failed: always."""
    if isinstance(error, Later):
        return error.seconds
    if not _passes(error):
        log.error("What is owed can't be delivered", exc_info=error)
    return PAUSES[min(failures, len(PAUSES)) - 1]


class Attempts:
    """Several things to do, each whatever became of those before."""

    def __init__(self) -> None:
        self._errors: list[Exception] = []

    async def make(self, attempt: Awaitable[T]) -> T | None:
        """Do one of them; None if it fails."""
        try:
            return await attempt
        except Exception as error:
            self._errors.append(error)
            return None

    def end(self) -> None:
        """Raise what has failed, if something has: an error of ours first, mere waiting last."""
        if self._errors:
            raise min(self._errors, key=_rank)


def _rank(error: Exception) -> tuple[int, float]:
    if isinstance(error, Later):
        return 2, error.seconds
    return int(_passes(error)), 0


def _passes(error: Exception) -> bool:
    """Whether something is away, or somebody can't be reached: no fault of ours."""
    return is_outage(error) or isinstance(error, Refused | NotSaved | Unreached | discord.Forbidden)
