"""A PostgreSQL server that answers at once, for tests that are about something else.

Its answers come from outside, and a simulated Discord can't know that the bot waits for one: it would let
time pass meanwhile. So the event loop waits as well: connections live in another thread's loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from contextlib import contextmanager
from functools import cache
from threading import Thread
from typing import Any, TypeVar

import pytest

from tests.beside import FOR_EVER

T = TypeVar("T")
ASKED = ("execute", "fetch", "fetchval", "copy_records_to_table", "close", "expire_connections")


@cache
def other_loop() -> asyncio.AbstractEventLoop:
    """Of a thread that ends with the process."""
    loop = asyncio.new_event_loop()
    Thread(target=loop.run_forever, daemon=True).start()
    return loop


def waited_for(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run_coroutine_threadsafe(work, other_loop()).result()


class AtOnce:
    """A connection, or a pool of some, whose answers the event loop waits for."""

    def __init__(self, real: Any) -> None:
        self._real = real

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._real, name)
        if name not in ASKED:
            return found

        async def asked(*values: Any, **more: Any) -> Any:
            await asyncio.sleep(0)
            return waited_for(found(*values, **more))

        return asked

    def terminate(self) -> None:
        async def terminated() -> None:
            self._real.terminate()

        waited_for(terminated())


@contextmanager
def postgres_answers_at_once() -> Generator[None]:
    import asyncpg  # pyright: ignore[reportMissingTypeStubs]

    connect, create_pool = asyncpg.connect, asyncpg.create_pool

    async def connected(*where: Any, **how: Any) -> AtOnce:
        await asyncio.sleep(0)
        return AtOnce(waited_for(connect(*where, **(how | FOR_EVER))))

    async def connected_several(*where: Any, **how: Any) -> AtOnce:
        async def made() -> Any:
            return await create_pool(*where, **(how | FOR_EVER))

        await asyncio.sleep(0)
        return AtOnce(waited_for(made()))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncpg, "connect", connected)
        patch.setattr(asyncpg, "create_pool", connected_several)
        yield
