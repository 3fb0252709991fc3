"""Finds acts that await anything but their transaction: every other transaction would have to wait."""

from __future__ import annotations

import types
from collections.abc import Awaitable, Callable, Coroutine, Generator
from functools import partial
from inspect import iscoroutine
from typing import Any

from sessions import House
from sessions.house import Act
from tests.faulty import FaultyEngine

THROUGH = FaultyEngine.run.__code__


class WatchedHouse(House):
    """Sessions that record stray awaits."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.strays: list[str] = []
        """Descriptions of everything that acts awaited besides their transactions."""
        self.acting: str | None = None
        """Name of the running act, if any. SQLite's quick reads are awaited, but never suspend."""

    def hear(self, step: str, query: str) -> None:
        """Record a read outside the transaction."""
        if self.acting is not None and step == "read":
            self.strays.append(f"{self.acting} > {query}")

    async def act(self, id: int, function: Callable[..., Awaitable[Any]], *args: Any, **kwargs: Any) -> Any:
        async def watched(act: Act, *args: Any, **kwargs: Any) -> Any:
            work = function(act, *args, **kwargs)
            assert iscoroutine(work)
            return await stepped(work, self)

        return await super().act(id, watched, *args, **kwargs)


@types.coroutine
def stepped(work: Coroutine[Any, Any, Any], house: WatchedHouse) -> Generator[Any, Any, Any]:
    """Run a coroutine and inspect each of its awaits."""
    step = partial(work.send, None)
    while True:
        house.acting = work.__qualname__
        try:
            waits_for = step()
        except StopIteration as end:
            return end.value
        finally:
            house.acting = None
        awaited = chain(work)
        if THROUGH not in awaited:
            house.strays.append(" > ".join(code.co_qualname for code in awaited))
        try:
            yield waits_for
        except BaseException as error:
            step = partial(work.throw, error)
        else:
            step = partial(work.send, None)


def chain(work: object) -> list[types.CodeType]:
    """The frames of a suspended coroutine, innermost last."""
    codes: list[types.CodeType] = []
    while iscoroutine(work):
        codes.append(work.cr_code)
        work = work.cr_await
    return codes
