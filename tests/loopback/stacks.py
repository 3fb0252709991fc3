"""What the tasks of a process wait for: told in its log when it gets SIGUSR1."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Iterator
from typing import Any


def tell_when_asked() -> None:
    """From now on."""
    signal.signal(signal.SIGUSR1, lambda *_: _tell())


def _tell() -> None:
    for task in asyncio.all_tasks():
        print(f"{task.get_name()}: {' > '.join(_waits(task.get_coro()))}", file=sys.stderr)
    sys.stderr.flush()


def _waits(awaited: Any) -> Iterator[str]:
    """Where a coroutine stands, and where that stands which it waits for, down to the last."""
    while awaited is not None:
        frame = getattr(awaited, "cr_frame", None) or getattr(awaited, "gi_frame", None)
        if frame is None:
            yield repr(awaited)
            return
        yield f"{frame.f_code.co_qualname}:{frame.f_lineno}"
        awaited = getattr(awaited, "cr_await", None) or getattr(awaited, "gi_yieldfrom", None)
