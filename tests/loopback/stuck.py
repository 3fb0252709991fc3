"""Runs the bot with something that takes very long."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any

from cogs.harbour import Harbourmaster
from db.sqlite import engine
from service import program, upkeep

LONG = 60.0
"""Seconds that the stuck work takes."""
SLOW = 1.0

log = logging.getLogger(__name__)


def disk(arguments: Sequence[str]) -> int:
    """Let the last write of the closing take long."""

    class StuckEngine(engine.SqliteEngine):
        async def close(self) -> None:
            await self.writer.create_function("wait", 0, lambda: time.sleep(LONG))
            await self.writer.execute_fetchall("SELECT wait()")
            await super().close()

    engine.SqliteEngine = StuckEngine
    return program.main(arguments)


def backup(arguments: Sequence[str]) -> int:
    """Let each backup take long."""

    def stuck(*_: Any) -> Any:
        time.sleep(LONG)

    upkeep.back_up = stuck
    return program.main(arguments)


def slowly(arguments: Sequence[str]) -> int:
    """Let the closing take a moment, and log its beginning and its end."""
    wind_up = Harbourmaster.wind_up

    async def slow(self: Harbourmaster) -> None:
        log.warning("Winding up")
        await asyncio.sleep(SLOW)
        await wind_up(self)
        log.warning("Wound up")

    Harbourmaster.wind_up = slow
    return program.main(arguments)
