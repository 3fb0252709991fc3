"""Draws pictures in worker processes.

Drawing takes some milliseconds and may crash, so it must not happen in the bot's process.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from time import perf_counter

from raster.panel import Drawing, digest
from raster.studio import render
from workers import Pool

PICTURE_TIMEOUT = 10.0
"""Seconds that a caller waits for a picture, time in the queue included."""
RENDER_TIME_LIMIT = 8.0
"""Seconds allowed for rendering a picture. The slowest takes less than one."""
CACHED_PICTURES = 16
"""Maximum number of cached pictures, of about 100 KB each.

A picture is reused within seconds or not at all.
"""


@dataclass
class Drawn:
    """Number of pictures drawn, and the seconds they took, queueing included."""

    number: int = 0
    seconds: float = 0.0


class Artist:
    """Draws pictures, caches the latest, and shares one drawing between concurrent requests."""

    def __init__(self, workers: Pool, kept: int = CACHED_PICTURES, patience: float = PICTURE_TIMEOUT) -> None:
        self._workers = workers
        self._kept = kept
        self._patience = patience
        self._pictures: OrderedDict[bytes, bytes] = OrderedDict()
        """PNGs by the digest of their drawing, least recently used first."""
        self._drawing: dict[bytes, asyncio.Task[bytes]] = {}
        self.drawn = Drawn()

    @property
    def waiting(self) -> int:
        """Number of pictures being drawn or queued."""
        return len(self._drawing)

    async def draw(self, drawing: Drawing) -> bytes:
        """Draw a picture as PNG.

        Raises ValueError if its SVG is broken, TimeoutError if it isn't ready in time, and the errors of
        `Pool.run`. A picture that comes too late is still cached.
        """
        key = digest(drawing)
        if key in self._pictures:
            self._pictures.move_to_end(key)
            return self._pictures[key]
        if key not in self._drawing:
            self._drawing[key] = asyncio.create_task(self._draw(drawing))
            self._drawing[key].add_done_callback(lambda task: self._keep(key, task))
        # Without the shield, one cancelled caller would cancel the drawing for the others.
        return await asyncio.wait_for(asyncio.shield(self._drawing[key]), self._patience)

    async def close(self) -> None:
        """Wait until all pending pictures are drawn."""
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)

    async def _draw(self, drawing: Drawing) -> bytes:
        began = perf_counter()
        picture = await self._workers.run(render, drawing, longest=RENDER_TIME_LIMIT)
        self.drawn.number += 1
        self.drawn.seconds += perf_counter() - began
        return picture

    def _keep(self, key: bytes, task: asyncio.Task[bytes]) -> None:
        del self._drawing[key]
        if task.cancelled() or task.exception():
            return
        self._pictures[key] = task.result()
        while len(self._pictures) > self._kept:
            self._pictures.popitem(last=False)
