"""Watches event loops: none may stand for longer than a tenth of a second, for nobody is answered meanwhile.

What is measured is the processor time of the loop's thread in one turn of the loop, in which all that is
ready is done. However busy the machine is, waiting for a core doesn't count; nor does the garbage collector,
which has a heap full of tests to search here. Where a turn has taken too long, it is measured at once how
fast the machine is just then (a core may be shared): a slow one is given as much more time.
"""

from __future__ import annotations

import faulthandler
import gc
import re
import threading
import time
from asyncio import base_events
from collections.abc import Callable, Generator
from contextlib import _GeneratorContextManager, contextmanager
from tempfile import TemporaryFile
from typing import Any

LONGEST = 0.1
"""Seconds of processor that a turn of a loop may take."""
STEPS, STEPS_TAKE = 100_000, 0.003
"""What is done to see how fast the machine is, and the seconds of processor that it takes on an idle one."""
READ = 0.001
"""Seconds for which the processor time that was read is taken for the present one: reading takes as long as a
short turn. What is measured of a turn may be longer by so much, and never shorter."""
LOOKED = 0.05
"""Seconds between two looks at what the loop does."""
PLACE = re.compile(r'\s*File "(.*)", line (\d+) in (.*)')
"""How Python tells of a place."""
DEPTH = 40
"""How much of the stack is told."""


class Watchdog:
    """Watches all event loops that run in this thread."""

    def __init__(self, tell: Callable[[str], object]) -> None:
        """`tell` is told how long a loop stood, and where."""
        self._tell = tell
        self._thread = threading.get_ident()
        self._excused = 0.0  # seconds of processor
        self._before = 0.0  # a collection
        self._read = 0.0, 0.0  # when the processor time was last read before a turn, and what it was
        self._turns = 0
        self._seen: tuple[int, list[str]] = (0, [])

    def start(self) -> None:
        """From now on, to the end of the process."""
        run_once = base_events.BaseEventLoop._run_once  # type: ignore[attr-defined]

        def turn(loop: Any) -> None:
            if threading.get_ident() != self._thread:
                run_once(loop)
                return
            began = time.perf_counter()
            if began - self._read[0] > READ:
                self._read = began, self._used()
            run_once(loop)
            if time.perf_counter() - began > LONGEST:  # else it hasn't worked for so long, either
                took = self._used() - self._read[1]
                if took > LONGEST and took > LONGEST * slowness():
                    self._tell(self._told(took))
            self._turns += 1

        base_events.BaseEventLoop._run_once = turn  # type: ignore[attr-defined]
        gc.callbacks.append(self._collects)
        threading.Thread(target=self._look, name="watchdog", daemon=True).start()

    @contextmanager
    def excuse(self) -> Generator[None]:
        """What is done meanwhile, without waiting for anything, doesn't count."""
        before = self._used()
        try:
            yield
        finally:
            self._excused += self._used() - before

    def _used(self) -> float:
        """Seconds of processor of this thread that count."""
        return time.thread_time() - self._excused

    def _collects(self, phase: str, _: object) -> None:
        if threading.get_ident() == self._thread:
            if phase == "start":
                self._before = self._used()
            else:
                self._excused += self._used() - self._before

    def _look(self) -> None:
        """Note again and again where the loop is, if it is in the same turn as a moment ago."""
        turn = self._turns
        while True:
            time.sleep(LOOKED)
            if self._turns == turn:
                self._seen = turn, stack(self._thread)
            turn = self._turns

    def _told(self, took: float) -> str:
        turn, places = self._seen
        where = "".join(f"\n  {place}" for place in places if turn == self._turns)
        return f"the loop stood for {1000 * took:.0f} ms{where}"


def slowness() -> float:
    """How many times as long as an idle machine this one needs just now; at least 1."""
    began = time.thread_time()
    for _ in range(STEPS):
        pass
    return max(1.0, (time.thread_time() - began) / STEPS_TAKE)


def stack(thread: int) -> list[str]:
    """Where a thread is, the innermost last: file, line and function. Told by Python itself, in one go: what
    another thread does meanwhile leaves no frame that one could safely look into."""
    with TemporaryFile("w+", encoding="utf-8") as file:
        faulthandler.dump_traceback(file)
        file.seek(0)
        told = file.read()
    _, _, places = told.partition(f"hread 0x{thread:016x} ")
    ours, _, _ = places.partition("\n\n")
    return [PLACE.sub(r"\1:\2 \3", line) for line in ours.splitlines()[1 : 1 + DEPTH]][::-1]


stood: list[str] = []
"""Where loops stood in the present test."""
watchdog = Watchdog(stood.append)


@contextmanager
def none_stands() -> Generator[None]:
    """AssertionError if a loop stands meanwhile."""
    stood.clear()
    yield
    assert not stood, "\n".join(stood)


def excused(why: str) -> _GeneratorContextManager[None]:
    """What a test itself does meanwhile doesn't count, or what the decorated function does; `why` is for who
    reads it."""
    assert why
    return watchdog.excuse()


def excuse_workers() -> None:
    """What the program has its workers do, most tests do in the loop."""
    from engine.players import review
    from sessions import thoughts
    from sessions.tournaments import rounds

    done = {thoughts: ("choose", "advice"), rounds: ("draw",), review: ("decisions", "look", "next_own_move")}
    for module, names in done.items():
        for name in names:
            setattr(module, name, excused("a worker's")(getattr(module, name)))
