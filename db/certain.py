"""What must come to its end before anything else happens, whoever is cancelled meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def in_full(work: Coroutine[Any, Any, T]) -> T:
    """What comes of it. Whoever is cancelled meanwhile is so when it has ended."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled:
        if not task.cancelled():
            task.exception()  # nobody else asks for it
        raise cancelled
    return task.result()
