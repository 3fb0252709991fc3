"""From SVG to PNG without stopping the bot.

Drawing takes some tens of milliseconds and holds the interpreter's lock meanwhile: in a thread, every
answer of the bot would wait for it. So it is done in one worker process.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait
from time import perf_counter

from boards.font import FAMILY, FILES

KEPT = 256
"""How many pictures are kept: some 25 MB, and more tables than are played at in the same minute."""


@dataclass
class Drawn:
    """How many pictures have been drawn, and the seconds that they took, waiting for others included."""

    number: int = 0
    seconds: float = 0.0


class Artist:
    """Draws pictures, keeps the latest ones, and draws what is asked for twice at once only once.

    The worker is started when the first picture is asked for, and again if it has died.
    """

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._pictures: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes]] = {}
        self._worker: ProcessPoolExecutor | None = None
        self.drawn = Drawn()

    @property
    def waiting(self) -> int:
        """How many pictures are being drawn, or wait for it."""
        return len(self._drawing)

    async def draw(self, svg: str) -> bytes:
        """The PNG of an SVG. ValueError if it isn't one; BrokenProcessPool if it kills the worker twice."""
        if svg in self._pictures:
            self._pictures.move_to_end(svg)
            return self._pictures[svg]
        if svg not in self._drawing:
            self._drawing[svg] = asyncio.create_task(self._draw(svg))
            self._drawing[svg].add_done_callback(lambda task: self._keep(svg, task))
        # Somebody who no longer waits for the picture doesn't take it from the others who do.
        return await asyncio.shield(self._drawing[svg])

    async def close(self) -> None:
        """Wait for what is being drawn and let the worker go."""
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)
        if self._worker:
            worker, self._worker = self._worker, None
            await asyncio.to_thread(worker.shutdown)

    async def _draw(self, svg: str) -> bytes:
        began = perf_counter()
        try:
            picture = await self._ask(svg)
        except BrokenProcessPool:
            # Somebody ended the worker (the system, short of memory), perhaps during another's picture.
            picture = await self._ask(svg)
        self.drawn.number += 1
        self.drawn.seconds += perf_counter() - began
        return picture

    async def _ask(self, svg: str) -> bytes:
        worker = self._worker = self._worker or ProcessPoolExecutor(
            max_workers=1, mp_context=multiprocessing.get_context("spawn"), initializer=_settle_in
        )
        try:
            return await asyncio.get_running_loop().run_in_executor(worker, render, svg)
        except BrokenProcessPool:
            if self._worker is worker:
                self._worker = None
            raise

    def _keep(self, svg: str, task: asyncio.Task[bytes]) -> None:
        del self._drawing[svg]
        if task.cancelled() or task.exception():
            return
        self._pictures[svg] = task.result()
        while len(self._pictures) > self._kept:
            self._pictures.popitem(last=False)


def render(svg: str) -> bytes:
    """The PNG of an SVG, drawn here and now. ValueError if it isn't one."""
    import resvg_py  # only the worker needs it

    return resvg_py.svg_to_bytes(
        svg_string=svg, skip_system_fonts=True, font_files=[str(file) for file in FILES], font_family=FAMILY
    )


def _settle_in() -> None:
    """In the worker: leave Ctrl-C to the bot, and go when the bot has gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
