"""What is looked at while somebody types has to be there at once: all else gives way to it.

The event loop does one thing after the other. Where much is ready, completion would wait in each of its steps
for panels to be written, which take some milliseconds each.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager

TURNS = 20
"""Of the event loop: so many whoever gives way waits at the most. They take less than a millisecond where
nothing else is ready, and Discord is waited for."""

_hurrying = set[object]()


@contextmanager
def hurrying() -> Generator[None]:
    """Go before all who give way."""
    somebody = object()
    _hurrying.add(somebody)
    try:
        yield
    finally:
        _hurrying.discard(somebody)


async def give_way() -> None:
    """Let the event loop hear who has come meanwhile, and those go first who are in a hurry; for whoever is
    about to take some milliseconds."""
    for _ in range(TURNS):
        await asyncio.sleep(0)
        if not _hurrying:
            return
