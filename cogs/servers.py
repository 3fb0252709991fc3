"""What the bot knows of its servers.

discord.py's cache is no evidence that something is gone: during an outage a server is marked as unavailable,
and after a start it may arrive late. A server is gone only if Discord says so, by GUILD_DELETE without
`unavailable` or by its code.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic

import discord

from locales import language_of, spoken
from sessions import Key, Later, NotSaved, Refused
from sessions.jobs.job import BOARD_JOB
from sessions.people.server_settings import server_settings
from sessions.people.settings import settings_of
from sessions.recent import Recent
from ui.bot import Bot
from ui.deliveries import REJOIN_CHECK_INTERVAL
from ui.discord_errors import SERVER_GONE, is_outage
from ui.places.reach import departed

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

    async def departed(self, server: int, people: Iterable[int]) -> list[int]:
        """Ask Discord which of these people are certainly no members of a server."""
        return await departed(self._bot, server, people)

    async def thread_updated(self, update: discord.RawThreadUpdateEvent) -> None:
        """Have the thread of an open table reopened soon after Discord archived it."""
        bot, metadata = self._bot, update.data.get("thread_metadata", {})
        if not metadata.get("archived"):
            return
        with suppress(Refused, NotSaved):  # Otherwise the table's next notification reopens it.
            table = await bot.house.tables.in_channel(update.thread_id)
            if table is not None and table.status.is_open:
                async with bot.house.transaction() as tx:
                    tx.jobs.hasten(Key(BOARD_JOB, table.id), tx.now)

    async def language(self, server: int, host: int | None, people: Iterable[int]) -> str:
        """The language of public messages: the managers' choice, else that of the server's locale.

        Outside of Community servers, nobody can set the locale. There it is the host's language, or else that
        of most of the people.
        """
        chosen = spoken((await server_settings(self._bot.house.db, server)).language)
        if chosen is not None:
            return chosen
        locale = await self.locale(server)
        if locale is not None:
            return language_of(locale)
        heard = Counter[str]()
        for person in (host, *people):
            settings = None if person is None else await settings_of(self._bot.house.db, person)
            language = settings and spoken(settings.preferences.language, settings.seen)
            if language and person == host:
                return language
            if language:
                heard[language] += 1
        return heard.most_common(1)[0][0] if heard else language_of(None)

    async def locale(self, server: int) -> str | None:
        """A server's locale; None if nobody could set it, or the bot isn't in the server.

        Raises HTTPException during an outage.
        """
        guild = self._bot.get_guild(server)
        if guild is not None:
            return _locale_of(guild)
        if server not in self._locales:
            try:
                guild = await self._bot.fetch_guild(server, with_counts=False)
            except discord.HTTPException as error:
                if is_outage(error):
                    raise
                return None
            self._locales[server] = _locale_of(guild) or ""
        return self._locales.get(server) or None


def _locale_of(guild: discord.Guild) -> str | None:
    """Only Community servers can set their locale. All others have American English."""
    locale = guild.preferred_locale
    is_set = locale is not discord.Locale.american_english or "COMMUNITY" in guild.features
    return locale.value if is_set else None
