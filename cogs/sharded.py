"""A bot that has some shards of Discord's gateway, beside other processes that have the others."""

from __future__ import annotations

import asyncio
import logging
from contextvars import ContextVar
from typing import Any

import aiohttp
import discord
import discord.http
from discord.ext import commands

from db import ALL, Database, LeaseLost, NotSaved, Shards
from db.engine import Sharing
from ui.discord_errors import is_outage

log = logging.getLogger(__name__)

AGAIN = 1.0
"""Seconds until the database is asked again whether a shard may log in."""
SURE = 0.1
"""Seconds until it is looked again whether the leases are renewed, or lost."""
MISSED = 1.0
"""Seconds until what doesn't end is told so again: Python 3.11's `asyncio.wait_for`, in which discord.py logs
in, may miss it."""
LOG_IN = 5.0
"""Seconds in which one shard logs in, of all that do so one after the other."""


_needs_leases: ContextVar[bool] = ContextVar("needs_leases", default=False)
"""Whether what is sent to Discord may only be sent by who has the shards."""


class NotOurs(ConnectionError):
    """What Discord was to be asked for is another process's to ask for."""


class Sharded(commands.AutoShardedBot):
    def __init__(self, shards: Shards, **options: Any) -> None:
        if shards != ALL:
            options |= {"shard_ids": list(shards.numbers), "shard_count": shards.count}
            options |= {"http_trace": self._looking_before_sending()}
        super().__init__(**options)
        self.served_shards = shards
        self._log_ins: int | None = None  # how many shards may log in at the same time
        if not shards.are_all:
            self._ask = self.http.request
            self.http.request = self._ask_while_held

    async def _ask_while_held(self, route: discord.http.Route, **more: Any) -> Any:
        """Ask Discord for something, once the leases are surely good: what a process that has slept would
        show is older than what another shows by now. Answers to people go another way."""
        sharing = self.database.sharing
        while sharing is None or not sharing.are_held:
            if sharing is None or sharing.lost.is_set():
                raise NotOurs(f"Another process has some of the shards {self.served_shards}")
            await asyncio.sleep(SURE)
        token = _needs_leases.set(True)
        try:
            return await self._ask(route, **more)
        finally:
            _needs_leases.reset(token)

    def _looking_before_sending(self) -> aiohttp.TraceConfig:
        """Look once more right before anything is written: a request may wait for its turn or a connection,
        and the process sleep meanwhile."""

        async def look(*_: object) -> None:
            if not _needs_leases.get():
                return
            sharing = self.database.sharing
            if sharing is None or not sharing.are_held:
                raise NotOurs(f"Another process may have some of the shards {self.served_shards}")

        trace = aiohttp.TraceConfig()
        trace.on_request_headers_sent.append(look)
        trace.on_request_chunk_sent.append(look)
        return trace

    async def locale_of(self, server: int) -> str | None:
        """The locale of a server, also of one that is another process's; None if it can't be known."""
        guild = self.get_guild(server)
        if guild is None and not self.served_shards.have(server):
            try:
                guild = await self.fetch_guild(server, with_counts=False)
            except Exception as error:  # the bot isn't there any more, say
                if not isinstance(error, discord.HTTPException) and not is_outage(error):
                    raise
        return guild.preferred_locale.value if guild else None

    @property
    def database(self) -> Database:
        """The database; it must be open."""
        raise NotImplementedError

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Run until it is closed; the database must be open. LeaseLost if another process has taken over what
        this one looked after."""
        if self.served_shards.are_all:
            return await super().start(token, reconnect=reconnect)
        assert self.database.sharing is not None
        running = asyncio.ensure_future(super().start(token, reconnect=reconnect))
        lost = asyncio.ensure_future(self.database.sharing.lost.wait())
        try:
            await asyncio.wait([running, lost], return_when=asyncio.FIRST_COMPLETED)
            if not running.done():
                # What comes from now on is for the other one to answer.
                shards = [shard.disconnect() for shard in self.shards.values()]
                await asyncio.gather(*shards, return_exceptions=True)
                raise LeaseLost(f"Another process has some of the shards {self.served_shards}")
            return running.result()
        finally:
            lost.cancel()
            while not running.done():
                running.cancel()
                await asyncio.wait([running], timeout=MISSED)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """A shard is to log in: of all that may do so only one after the other, one every few seconds,
        whichever process has them."""
        if self.served_shards.are_all:
            return await super().before_identify_hook(shard_id, initial=initial)
        sharing = self.database.sharing
        assert sharing is not None
        if self._log_ins is None:
            _, _, limits = await self.http.get_bot_gateway()
            self._log_ins = limits["max_concurrency"]
        line = f"log-in {(shard_id or 0) % self._log_ins}"
        while seconds := await _wait_in(line, sharing):  # noqa: ASYNC110, no event of ours tells
            await asyncio.sleep(seconds)
        return None


async def _wait_in(line: str, sharing: Sharing) -> float:
    """The seconds until it is worth another try; 0 if the shard may log in now."""
    try:
        return await sharing.place(line, 1, 1, LOG_IN)
    except NotSaved as error:
        log.warning("A shard waits with its log-in for the database: %s", error)
        return AGAIN
