"""Finds acts that await anything but their transaction: every other transaction would have to wait."""

from __future__ import annotations

import types
from collections.abc import Awaitable, Callable, Coroutine, Generator
from functools import partial
from inspect import iscoroutine
from typing import Any

from db import Transaction
from sessions import Sessions
from sessions.house import Act

THROUGH = Transaction._made.__code__


class WatchedSessions(Sessions):
    """Sessions that record stray awaits."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.strays: list[str] = []
        """What acts awaited besides their transactions."""

    async def act(self, id: int, function: Callable[..., Awaitable[Any]], *args: Any, **kwargs: Any) -> Any:
        async def watched(act: Act, *args: Any, **kwargs: Any) -> Any:
            work = function(act, *args, **kwargs)
            assert iscoroutine(work)
            return await stepped(work, self.strays)

        return await super().act(id, watched, *args, **kwargs)


@types.coroutine
def stepped(work: Coroutine[Any, Any, Any], strays: list[str]) -> Generator[Any, Any, Any]:
    """Run a coroutine and inspect each of its awaits."""
    step = partial(work.send, None)
    while True:
        try:
            waits_for = step()
        except StopIteration as end:
            return end.value
        awaited = chain(work)
        if THROUGH not in awaited:
            strays.append(" > ".join(code.co_qualname for code in awaited))
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
