"""What the bot knows of its servers.

discord.py's cache is no evidence that something is gone: during an outage a server is marked as unavailable,
and after a start it may arrive late. A server is gone only if Discord says so, by GUILD_DELETE without
`unavailable` or by its code.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from time import monotonic

import discord

from sessions import JobKind, Key, Later, NotSaved, Refused
from sessions.recent import Recent
from ui.bot import Bot
from ui.deliveries import REJOIN_CHECK_INTERVAL
from ui.discord_errors import SERVER_GONE, is_outage

LOCALE_SECONDS = 86_400.0
"""Seconds for which an unknown server's locale is kept."""

log = logging.getLogger(__name__)


class Servers:
    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        # The locales of servers that aren't known from the gateway.
        self._locales: Recent[int, str] = Recent(LOCALE_SECONDS, monotonic)

    async def has_left(self, server: int) -> bool:
        """Ask Discord whether the bot isn't in a server. Raises Later while that is unknown."""
        try:
            await self._bot.fetch_guild(server, with_counts=False)
        except Exception as error:
            if isinstance(error, discord.HTTPException) and error.code == SERVER_GONE:
                return True
            if not isinstance(error, discord.HTTPException) and not is_outage(error):
                raise
            log.info("Could not ask whether the bot is in server %d: %s", server, error)
            raise Later(REJOIN_CHECK_INTERVAL) from error
        return False

    async def thread_updated(self, update: discord.RawThreadUpdateEvent) -> None:
        """Have the thread of an open table reopened soon after Discord archived it."""
        bot, metadata = self._bot, update.data.get("thread_metadata", {})
        if not metadata.get("archived"):
            return
        with suppress(Refused, NotSaved):  # Otherwise the table's next notification reopens it.
            table = await bot.house.tables.in_channel(update.thread_id)
            if table is not None and table.status.is_open:
                async with bot.house.transaction() as tx:
                    tx.jobs.hasten(Key(JobKind.BOARD, table.id), tx.now)

    async def locale(self, server: int) -> str | None:
        """A server's locale; None if the bot isn't in it. Raises HTTPException during an outage."""
        guild = self._bot.get_guild(server)
        if guild is not None:
            return guild.preferred_locale.value
        locale = self._locales.get(server)
        if locale is None:
            try:
                guild = await self._bot.fetch_guild(server, with_counts=False)
            except discord.HTTPException as error:
                if is_outage(error):
                    raise
                return None
            locale = self._locales[server] = guild.preferred_locale.value
        return locale
