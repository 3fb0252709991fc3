"""From SVG to PNG without stopping the bot.

Drawing takes some tens of milliseconds and may crash the process, so workers do it.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from time import perf_counter

from boards.rasteriser import render
from workers import Pool

PATIENCE = 10.0
"""Seconds for which somebody waits for a picture, however many are to be drawn before it."""
LONGEST = 8.0
"""Seconds a worker may take per picture. The slowest takes less than one."""
KEPT = 256
"""How many pictures are kept: some 25 MB, and more tables than are played at in the same minute."""


@dataclass
class Drawn:
    """How many pictures have been drawn, and the seconds that they took, waiting for others included."""

    number: int = 0
    seconds: float = 0.0


class Artist:
    """Draws pictures, caches the latest, and shares one drawing between concurrent requests."""

    def __init__(self, workers: Pool, kept: int = KEPT, patience: float = PATIENCE) -> None:
        self._workers = workers
        self._kept = kept
        self._patience = patience
        self._pictures: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes]] = {}
        self.drawn = Drawn()

    @property
    def waiting(self) -> int:
        """How many pictures are being drawn, or wait for it."""
        return len(self._drawing)

    async def draw(self, svg: str) -> bytes:
        """The PNG of an SVG. ValueError if it isn't one; what `Pool.run` raises; TimeoutError if
        it isn't there in time; it is kept all the same when it is drawn."""
        if svg in self._pictures:
            self._pictures.move_to_end(svg)
            return self._pictures[svg]
        if svg not in self._drawing:
            self._drawing[svg] = asyncio.create_task(self._draw(svg))
            self._drawing[svg].add_done_callback(lambda task: self._keep(svg, task))
        # Somebody who no longer waits for the picture doesn't take it from the others who do.
        return await asyncio.wait_for(asyncio.shield(self._drawing[svg]), self._patience)

    async def close(self) -> None:
        """Wait until all pending pictures are drawn."""
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)

    async def _draw(self, svg: str) -> bytes:
        began = perf_counter()
        picture = await self._workers.run(render, svg, longest=LONGEST)
        self.drawn.number += 1
        self.drawn.seconds += perf_counter() - began
        return picture

    def _keep(self, svg: str, task: asyncio.Task[bytes]) -> None:
        del self._drawing[svg]
        if task.cancelled() or task.exception():
            return
        self._pictures[svg] = task.result()
        while len(self._pictures) > self._kept:
            self._pictures.popitem(last=False)
