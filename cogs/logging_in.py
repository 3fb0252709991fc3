"""Limits the requests of the log-in, which discord.py leaves open for minutes if Discord never answers, and
counts how many log-ins (IDENTIFY) are left: beyond its daily number, Discord resets the bot's token.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
from discord.ext import commands
from discord.http import HTTPClient

from upstream.global_limit import GlobalGate

LOG_IN_TIMEOUT = 30.0
"""Seconds allowed for Discord to answer each step of the log-in. Then the start begins again."""
COMMANDS_TIMEOUT = 120.0
"""Seconds allowed to register the commands, which may wait for a rate limit."""

SPARED_LOG_INS = 10
"""Number of a day's log-ins that are never used. Other processes may log in at the same time."""


class NoLogInsLeft(Exception):
    """Discord allows too few more log-ins. The argument is the time until it allows more, in seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds

    def __str__(self) -> str:
        return "Discord allows the bot no more log-ins for now, and would reset its token"


async def check_log_ins(http: HTTPClient, needed: int | None = None) -> None:
    """Raise NoLogInsLeft if Discord allows fewer than the needed log-ins; None is one for each shard."""
    shards, _, limit = await http.get_bot_gateway()
    if limit["remaining"] < SPARED_LOG_INS + (needed or shards):
        raise NoLogInsLeft(limit["reset_after"] / 1000)


class PatientBot(commands.AutoShardedBot):
    """A bot whose log-in doesn't wait for ever, and that tells what it waits for."""

    waits_for: str | None = None
    """What the start waits for now, in words for a host; None for nothing."""

    def __init__(self, *args: Any, http_trace: aiohttp.TraceConfig, **options: Any) -> None:
        super().__init__(*args, http_trace=http_trace, **options)
        self._gate = GlobalGate()
        self._gate.watch(http_trace)
        self._log_in: asyncio.Timeout | None = None
        fetch = self.http.get_bot_gateway

        async def fetch_in_time() -> Any:
            async with self.waiting("the address of Discord's gateway", LOG_IN_TIMEOUT):
                return await fetch()

        self.http.get_bot_gateway = fetch_in_time

    async def login(self, token: str) -> None:
        """Log in and run `setup_hook`. Raises TimeoutError if Discord doesn't answer the log-in."""
        async with self.waiting("Discord's answer to the log-in", LOG_IN_TIMEOUT) as self._log_in:
            await super().login(token)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway. Raises NoLogInsLeft if too few are left for all shards."""
        await check_log_ins(self.http, len(self.shard_ids or ()) or self.shard_count)
        await super().connect(reconnect=reconnect)

    def note_logged_in(self) -> None:
        """End the limit of the log-in. `setup_hook` calls this first."""
        self._gate.attach(self.http)
        if self._log_in is not None:
            self._log_in.reschedule(None)
        self.waits_for = None

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
