"""What a test lets go wrong between the bot and the simulated Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from fnmatch import fnmatch
from typing import Any

from simcord.backend.models import EPHEMERAL_FLAG
from simcord.enums import CallbackType
from simcord.http import router

from tests.settled import Env

FOREVER = 10**9
"""A number of refusals so large that it stands for "always"."""


@dataclass(eq=False)
class Delay:
    """Delays some requests to Discord."""

    method: str
    path: str
    act: Callable[[], Awaitable[None]]
    all: list[Delay]
    times: int = 0

    async def meet(self, route: Any) -> None:
        if route.method == self.method and fnmatch(route.url, f"*{self.path}"):
            self.times += 1
            await self.act()

    def __enter__(self) -> Delay:
        return self

    def __exit__(self, *_: object) -> None:
        self.all.remove(self)


class Troubles:
    """Refusals, delays and broken connections; a part of `Port`."""

    env: Env
    _delays: list[Delay]
    _faults: list[tuple[tuple[str, int, int], dict[str, Any], int]]

    def refuse(
        self, method: str, path: str, code: int, *, status: int = 403, times: int | None = None
    ) -> None:
        """Refuse the bot's requests to `path` (with * for any part), `times` times or always.

        The test fails if the bot never sends it.
        """
        times = times or FOREVER
        self.env.inject_error(method, path, status=status, code=code, message="refused", times=times)
        self._faults.append(((method, status, code), self.env.backend.faults[-1], times))

    @property
    def unused_faults(self) -> set[tuple[str, int, int]]:
        """The (method, status, code) of set-up refusals that no request met."""
        used = {key for key, fault, times in self._faults if fault["times"] < times}
        return {key for key, _, _ in self._faults} - used

    def lose_receipts(self, kind: CallbackType) -> None:
        """Answer each command and click with a deferral of this kind before the bot does.

        The bot doesn't learn of it. Its own first response fails because one was already sent (40060).
        """
        backend = self.env.backend
        body: dict[str, Any] = {"type": int(kind)}
        if kind is CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE:
            body["data"] = {"flags": EPHEMERAL_FLAG}

        def respond(event: str, payload: Any) -> None:
            if event == "INTERACTION_CREATE" and payload["type"] in (2, 3):
                path = f"/interactions/{payload['id']}/{payload['token']}/callback"
                router.dispatch(backend, "POST", path, json=body)

        backend.subscribers.append(respond)

    def before(self, method: str, path: str, act: Callable[[], Awaitable[None]]) -> Delay:
        """Wait for `act` before each request to `path` (with * for any part), until the `with` block ends."""
        self._delays.append(Delay(method, path, act, self._delays))
        return self._delays[-1]

    @contextmanager
    def cut(self, error: Exception, *routes: tuple[str, str]) -> Generator[None]:
        """Break the connection with this error at each answer to these (method, path with * for any part)."""
        dispatch = router.dispatch

        def broken(backend: Any, method: str, path: str, **how: Any) -> Any:
            if any(each in (method, "*") and fnmatch(path, route) for each, route in routes):
                raise error
            return dispatch(backend, method, path, **how)

        router.dispatch = broken
        try:
            yield
        finally:
            router.dispatch = dispatch

    def hang(self, method: str, path: str) -> Delay:
        """Leave these requests unanswered."""
        return self.before(method, path, lambda: asyncio.sleep(10**6))

    def accept(self) -> None:
        """End all refusals."""
        self.env.backend.faults.clear()
