"""Watches event loops: no turn of a loop may block it for more than a tenth of a second.

A turn runs every callback that is ready. Its length is the processor time of the loop's thread, so waiting
for a core on a busy machine doesn't count. Neither does the garbage collector, which searches a heap full of
tests here. When a turn took too long, the machine's speed is measured at once; a slow machine gets more time.
"""

from __future__ import annotations

import asyncio
import gc
import selectors
import signal
import threading
import time
from collections.abc import Callable, Generator
from contextlib import _GeneratorContextManager, contextmanager
from types import FrameType
from typing import Any

MAX_TURN_SECONDS = 0.1
"""Maximum processor seconds of one turn of the event loop."""
SPEED_STEPS, SPEED_STEPS_SECONDS = 100_000, 0.003
"""Steps of the loop that measures the machine's speed, and the loop's processor seconds on an idle
machine."""
SPEED_SAMPLES = 10
"""Number of measurements of the speed. The slowest counts, since others use the cores by fits and starts."""
SAMPLE_INTERVAL = 0.05
"""Seconds between two samples of the event loop's stack."""
MAX_FRAMES = 40
"""Maximum number of stack frames to report."""
SAMPLE_SIGNAL = signal.SIGUSR2
"""Makes the loop's thread note its own stack. Walking another thread's frames isn't safe while it runs."""


class Watchdog:
    """Watches the event loops that run in this thread."""

    def __init__(self, tell: Callable[[str], object]) -> None:
        """`tell` gets one line for each turn that took too long: how long, and where the loop was."""
        self._tell = tell
        self._thread = threading.get_ident()
        self._excused = 0.0  # excused processor seconds
        self._before = 0.0  # processor seconds before a collection
        self._began = 0.0  # processor seconds at the beginning of the current turn
        self._turns = 0
        self._seen: tuple[int, list[str]] = (0, [])

    def start(self) -> None:
        """Watch every `WatchedLoop`, until the process ends. Call this in the main thread."""
        gc.callbacks.append(self._collects)
        signal.signal(SAMPLE_SIGNAL, self._sample)
        threading.Thread(target=self._look, name="watchdog", daemon=True).start()

    def begin(self) -> None:
        """Note that a turn of a loop begins."""
        if threading.get_ident() == self._thread:
            self._began = self._used()
            self._turns += 1

    def end(self) -> None:
        """Note that the turn is over, and report it if it took too long."""
        if threading.get_ident() == self._thread:
            took = self._used() - self._began
            if took > MAX_TURN_SECONDS and took > MAX_TURN_SECONDS * slowness():
                self._tell(self._told(took))

    @contextmanager
    def excuse(self) -> Generator[None]:
        """Don't count the work inside the block, which must not await."""
        before = self._used()
        try:
            yield
        finally:
            self._excused += self._used() - before

    def _used(self) -> float:
        """The thread's processor time, without excused work."""
        return time.thread_time() - self._excused

    def _collects(self, phase: str, _: object) -> None:
        if threading.get_ident() == self._thread:
            if phase == "start":
                self._before = self._used()
            else:
                self._excused += self._used() - self._before

    def _look(self) -> None:
        """Have the loop's stack sampled when a turn lasts from one look to the next."""
        turn = self._turns
        while True:
            time.sleep(SAMPLE_INTERVAL)
            if self._turns == turn:
                signal.pthread_kill(self._thread, SAMPLE_SIGNAL)
            turn = self._turns

    def _sample(self, _: int, frame: FrameType | None) -> None:
        self._seen = self._turns, stack(frame)

    def _told(self, took: float) -> str:
        turn, places = self._seen
        where = "".join(f"\n  {place}" for place in places if turn == self._turns)
        return f"the loop stood for {1000 * took:.0f} ms{where}"


def slowness() -> float:
    """How much slower than an idle machine this one is now; at least 1."""
    return max(1.0, *(_measured() / SPEED_STEPS_SECONDS for _ in range(SPEED_SAMPLES)))


def _measured() -> float:
    """Processor seconds of one measurement."""
    began = time.thread_time()
    for _ in range(SPEED_STEPS):
        pass
    return time.thread_time() - began


def stack(frame: FrameType | None) -> list[str]:
    """The stack of a frame, innermost last, as "file:line function"."""
    places: list[str] = []
    while frame is not None and len(places) < MAX_FRAMES:
        places.append(f"{frame.f_code.co_filename}:{frame.f_lineno} {frame.f_code.co_name}")
        frame = frame.f_back
    return places[::-1]


class WatchedSelector(selectors.DefaultSelector):
    """A selector that marks the turns of a loop: the loop asks it once per turn and works in between."""

    def __init__(self, watchdog: Watchdog) -> None:
        super().__init__()
        self._watchdog = watchdog

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, Any]]:
        self._watchdog.end()
        try:
            return super().select(timeout)
        finally:
            self._watchdog.begin()


class WatchedLoop(asyncio.SelectorEventLoop):
    """An event loop that its watchdog watches while it runs."""

    def __init__(self, watchdog: Watchdog) -> None:
        super().__init__(WatchedSelector(watchdog))
        self._watchdog = watchdog

    def run_forever(self) -> None:
        self._watchdog.begin()  # The thread's work outside the loop doesn't count.
        super().run_forever()


class WatchedLoops(asyncio.DefaultEventLoopPolicy):
    """Makes every loop a watched one, for a program that creates its own."""

    def __init__(self, watchdog: Watchdog) -> None:
        super().__init__()
        self._watchdog = watchdog

    def new_event_loop(self) -> WatchedLoop:
        return WatchedLoop(self._watchdog)


stalls: list[str] = []
"""Reports of the current test."""
watchdog = Watchdog(stalls.append)


@contextmanager
def none_stalls() -> Generator[None]:
    """Raise AssertionError if a loop was blocked inside the block."""
    stalls.clear()
    yield
    assert not stalls, "\n".join(stalls)


def excused(why: str) -> _GeneratorContextManager[None]:
    """Exempts a block or a decorated function of a test; `why` is for the reader."""
    assert why
    return watchdog.excuse()


def excuse_workers() -> None:
    """Exempt work that the program does in worker processes and most tests do in the loop."""
    from workers import pool

    pool.here = excused("a worker's")(pool.here)
