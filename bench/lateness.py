"""By how much the event loop is late: what anybody who asks the bot something waits for besides."""

import asyncio
import time
from collections.abc import Awaitable
from typing import TypeVar

Result = TypeVar("Result")


async def lateness(work: Awaitable[Result]) -> tuple[list[float], Result]:
    """By how many seconds a task that wants to run every millisecond is late, each time, while some work is
    done; and what came of that."""
    late: list[float] = []

    async def tick() -> None:
        while True:
            start = time.perf_counter()
            await asyncio.sleep(0.001)
            late.append(time.perf_counter() - start - 0.001)

    ticking = asyncio.create_task(tick())
    try:
        return late, await work
    finally:
        ticking.cancel()
