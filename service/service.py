"""The bot as a service: restarted after temporary failures, monitored, and backed up."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import discord

from cogs.harbour import Harbourmaster
from cogs.pace import NoLogInsLeft
from db import DatabaseUnreachable, lease
from db.sqlite.backups import check_not_lost
from service import systemd
from service.health import serve_health
from service.metrics import Metrics
from service.pulse import Pulse
from service.setbacks import in_one_line, temporary_failure
from service.upkeep import Upkeep
from service.writing import Writing
from settings import Settings
from ui.discord_errors import REFUSED_TOKEN
from workers import Pool

log = logging.getLogger(__name__)

STARTUP_TIMEOUT = 1800.0
"""Seconds within which the bot must be serving, or else it is restarted. discord.py retries an unreachable
gateway forever, with each attempt nested in the previous one."""
CONNECTION_LOGGERS = ("discord.client", "discord.shard")
"""Names of discord.py's loggers for connections."""

STANDBY_AFTER = 1.0
"""Seconds without its shards after which a process counts as a standby."""

RESTART_DELAYS = (5, 10, 20, 40, 80, 160, 300)
"""Seconds before a restart, after each consecutive failure. The last one repeats."""
MAX_DELAY_BEFORE_LOG_IN = 30
"""The maximum of these seconds if the bot failed before it logged in."""
STABLE_AFTER_SECONDS = 300.0
"""Seconds that the bot must serve until the next failure counts as the first again. Each start is a log-in,
and Discord resets the token after 1,000 in a day."""


class Setback(NamedTuple):
    """A temporary failure of the bot."""

    reason: str
    seconds: int = 0  # that must pass before the next attempt
    logged_in: bool = False


def create_bot(options: Settings, *, uploads_signs: bool = True) -> Harbourmaster:
    """Create a bot from the settings, not connected to anything yet.

    With `uploads_signs`, it uploads the games' signs to Discord some time after its start.
    """
    return Harbourmaster(
        options.database,
        shards=options.shards,
        steady=time.monotonic,
        limits=options.limits,
        operators_server=options.operators_server,
        uploads_signs=uploads_signs,
        workers=Pool(),
        moment=options.moment,
    )


class Service:
    """A process that runs the bot until asked to stop."""

    def __init__(
        self,
        options: Settings,
        make_bot: Callable[[Settings], Harbourmaster],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._options = options
        self._sleep = sleep
        self._make_bot = make_bot
        self._pulse = Pulse()
        self._upkeep = Upkeep(options.database, options.backups)
        self._writing = Writing()
        self._failures = 0
        self._serves_since: float | None = None
        self._limit: asyncio.Timeout | None = None
        self.bot: Harbourmaster | None = None
        """The running bot; None between two attempts."""
        self.trouble: str | None = "starting"
        """Why the bot can't be used now, in one line; None if it can."""

    async def run(self, token: str) -> None:
        """Run until stopped, or until a failure that a person must fix, which is raised.

        Raises DatabaseInUse if another process has the file or uses another shard count, and WrongSetting if
        the health port can't be opened.
        """
        async with AsyncExitStack() as stack:
            stack.callback(systemd.stopping)
            for name in CONNECTION_LOGGERS:
                logger = logging.getLogger(name)
                logger.addFilter(in_one_line)
                stack.callback(logger.removeFilter, in_one_line)
            await self._reserve(stack)
            await stack.enter_async_context(_in_background(self._pulse.beat()))
            if self._options.health is not None:
                metrics = Metrics(self._pulse, self._upkeep)
                await stack.enter_async_context(serve_health(self._options.health, self, metrics))
            while True:
                await self._pause(await self._try(token))

    async def _reserve(self, stack: AsyncExitStack) -> None:
        """Take the lease of the database. Raises an error that a person must fix."""
        while True:
            try:
                stack.enter_context(lease(self._options.database))
            except DatabaseUnreachable as error:
                await self._pause(_setback(error))
            else:
                return

    @property
    def not_ready(self) -> str | None:
        """Why the bot can't be used now, in one line, or None."""
        if self.trouble is not None or self.bot is None or not self.bot.is_serving:
            waits_for = getattr(self.bot, "waits_for", None)
            trouble = self.trouble or (self.bot and "not connected to Discord")
            return trouble if waits_for is None else f"{trouble}; waiting for {waits_for}"
        if self.bot.not_started:
            return f"not started yet: {', '.join(self.bot.not_started)}"
        return self._writing.trouble

    async def _try(self, token: str) -> Setback:
        """Run the bot once. Returns why it ended, if that is temporary."""
        self._serves_since = None
        try:
            if isinstance(self._options.database, Path):
                await asyncio.to_thread(check_not_lost, self._options.database, self._options.backups.folder)
            async with self._make_bot(self._options) as bot:
                # Open the database before connecting to Discord, to learn of its problems first.
                await bot.open_database()
                await self._take_shards(bot)
                self._up("Connecting to Discord")
                bot.add_listener(self._serving, "on_serving")
                self.bot = bot
                async with (
                    _in_background(self._writing.watch(bot.database)),
                    _in_background(self._upkeep.go_on(bot.database)),
                    asyncio.timeout(STARTUP_TIMEOUT) as self._limit,
                ):
                    try:
                        return Setback(await _until_displaced(bot, token))
                    finally:
                        self._limit = None
        except discord.ConnectionClosed as error:
            if error.code == REFUSED_TOKEN:
                raise discord.LoginFailure("the gateway refuses the token") from error
            return _setback(error)
        except Exception as error:
            return _setback(error)
        finally:
            self.bot = None

    async def _take_shards(self, bot: Harbourmaster) -> None:
        """Wait for this process's shards, as a standby if necessary."""
        taking = asyncio.ensure_future(bot.sharing.taken())
        done, _ = await asyncio.wait([taking], timeout=STANDBY_AFTER)
        if not done:
            self.trouble = f"another process has the shards {self._options.shards}; this one stands by"
            self._up("Standing by")
        await taking

    def _up(self, status: str) -> None:
        if self._pulse.is_starting:
            self._pulse.is_starting = False
            systemd.ready(status)

    async def _serving(self) -> None:
        if self._limit is not None:
            self._limit.reschedule(None)
        self._serves_since = time.monotonic()
        self.trouble = None
        log.info("Serving")
        systemd.ready("Serving")

    async def _pause(self, setback: Setback) -> None:
        since = self._serves_since
        if since is not None and time.monotonic() - since >= STABLE_AFTER_SECONDS:
            self._failures = 0
        reason, least, logged_in = setback
        delay = RESTART_DELAYS[min(self._failures, len(RESTART_DELAYS) - 1)]
        if since is None and not logged_in:
            delay = min(delay, MAX_DELAY_BEFORE_LOG_IN)
        seconds = max(least, delay)
        self._failures += 1
        self.trouble = reason
        log.warning("%s. Trying again in %d s", reason, seconds)
        systemd.waiting(reason, seconds)
        await self._sleep(seconds)


async def _until_displaced(bot: Harbourmaster, token: str) -> str:
    """Run the bot until it ends or another process takes its shards. Returns why it ended."""
    running = asyncio.ensure_future(bot.start(token))
    displaced = asyncio.ensure_future(bot.sharing.displaced())
    try:
        await asyncio.wait([running, displaced], return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
            return "Discord has ended the connection"
        displaced.result()
        return "Another process has taken the shards"
    finally:
        for task in (displaced, running):
            # Python 3.11's wait_for, which discord.py's login uses, may miss a cancellation.
            while not task.done():
                task.cancel()
                await asyncio.wait([task], timeout=1)


def _setback(error: Exception) -> Setback:
    """Why the bot ended. Raises the error unless it is temporary."""
    reason = temporary_failure(error)
    if reason is None:
        raise error
    seconds = math.ceil(error.seconds) if isinstance(error, NoLogInsLeft) else 0
    return Setback(reason, seconds, isinstance(error, discord.ConnectionClosed))


@asynccontextmanager
async def _in_background(work: Coroutine[Any, Any, None]) -> AsyncGenerator[None]:
    """Run something in the background during the block."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])
