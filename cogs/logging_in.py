"""Limits the requests of the log-in, which discord.py leaves open for minutes if Discord never answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from types import CoroutineType
from typing import Any, ParamSpec, TypeVar

import aiohttp
from discord.ext import commands

from cogs.pace import pace_of
from upstream import pauses, repeats
from upstream.global_limit import GlobalGate

P = ParamSpec("P")
T = TypeVar("T")

pauses.install()

LOG_IN_TIMEOUT = 30.0
"""Seconds allowed for Discord to answer each step of the log-in. Then the start begins again."""
HEARTBEAT_TIMEOUT = 50.0
"""Seconds without a word from Discord after which a connection counts as dead. Heartbeats are answered every
41 s."""
COMMANDS_TIMEOUT = 120.0
"""Seconds allowed to register the commands, which may wait for a rate limit."""


class PatientBot(commands.AutoShardedBot):
    """A bot whose log-in doesn't wait for ever, and that tells what it waits for."""

    waits_for: str | None = None
    """What the start waits for now, in words for a host; None for nothing."""

    def __init__(self, *args: Any, http_trace: aiohttp.TraceConfig, **options: Any) -> None:
        super().__init__(*args, http_trace=http_trace, heartbeat_timeout=HEARTBEAT_TIMEOUT, **options)
        self._gate = GlobalGate()
        self._gate.watch(http_trace)
        repeats.watch(http_trace)
        self._log_in: asyncio.Timeout | None = None
        self._launching: set[asyncio.Task[None]] = set()
        self._ending: asyncio.Task[None] | None = None
        self.http.get_bot_gateway = self._in_time(
            self.http.get_bot_gateway, "the address of Discord's gateway"
        )
        self.http.ws_connect = self._in_time(self.http.ws_connect, "Discord's gateway")

    async def login(self, token: str) -> None:
        """Log in and run `setup_hook`. Raises TimeoutError if Discord doesn't answer the log-in."""
        async with self.waiting("Discord's answer to the log-in", LOG_IN_TIMEOUT) as self._log_in:
            await super().login(token)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway. Raises NoLogInsLeft if too few are left for all shards."""
        await pace_of(self).check_log_ins(len(self.shard_ids or ()) or self.shard_count)
        await super().connect(reconnect=reconnect)

    async def close(self) -> None:
        """Close the bot. If the caller is cancelled, that takes effect when the bot is closed."""
        if self._ending is None:
            self._ending = asyncio.create_task(self.wind_up())
        cancelled: asyncio.CancelledError | None = None
        while not self._ending.done():
            try:
                await asyncio.wait([self._ending])
            except asyncio.CancelledError as error:
                cancelled = error
        self._ending.result()
        if cancelled is not None:
            raise cancelled

    async def wind_up(self) -> None:
        """Disconnect, and close what the bot has opened. `close` calls it once."""
        for launching in self._launching:
            launching.cancel()
        await super().close()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Let as many shards log in at the same time as Discord allows."""
        await pace_of(self).take_turn(shard_id or 0)

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Begin to connect a shard, which waits for no other one. It tries until it succeeds."""
        launching = asyncio.create_task(super().launch_shard(gateway, shard_id, initial=initial))
        self._launching.add(launching)
        launching.add_done_callback(self._launching.discard)

    def note_logged_in(self) -> None:
        """End the limit of the log-in. `setup_hook` calls this first."""
        self._gate.attach(self.http)
        if self._log_in is not None:
            self._log_in.reschedule(None)
        self.waits_for = None

    def _in_time(
        self, ask: Callable[P, CoroutineType[Any, Any, T]], what: str
    ) -> Callable[P, CoroutineType[Any, Any, T]]:
        """Wait for the request. Raises TimeoutError if Discord doesn't answer."""

        async def asked(*args: P.args, **kwargs: P.kwargs) -> T:
            async with self.waiting(what, LOG_IN_TIMEOUT):
                return await ask(*args, **kwargs)

        return asked

    @asynccontextmanager
    async def waiting(self, what: str, seconds: float) -> AsyncGenerator[asyncio.Timeout]:
        """Tell what the block waits for. Raises TimeoutError if it takes too long."""
        self.waits_for = what
        try:
            async with asyncio.timeout(seconds) as limit:
                yield limit
        except TimeoutError as error:
            raise TimeoutError(f"waited {seconds:.0f} s for {what}") from error
        finally:
            self.waits_for = None
