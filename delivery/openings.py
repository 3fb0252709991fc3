"""Opens direct messages, which Discord lets a bot do only so often.

Those that were opened before stay open, and their channels are stored. New ones are opened one after the
other, for all tables together; whoever is waited for goes before followers. Where Discord says that it is too
much, none is opened for a while, and mentions take over.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque

import discord

from sessions import people
from sessions.settings import Settings
from ui.bot import Bot
from ui.discord_errors import DM_SHUT

log = logging.getLogger(__name__)

SPAN = 10
"""Seconds in which so many direct messages are opened at the most:"""
MOST = 10
MOST_CALM = 5
"""Of these, for what can wait."""
SHUT = 1800
"""Seconds for which none is opened once Discord has had enough."""


class Shut(Exception):
    """No direct message can be opened now; perhaps in so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no direct message is opened for {seconds:.0f} s")
        self.seconds = seconds


class Openings:
    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._opened: deque[float] = deque()
        self._shut_until = 0.0
        self.delayed: set[int] = set()
        """People whose direct messages can't be opened yet."""

    async def channel(self, settings: Settings, *, calm: bool = False) -> discord.abc.Messageable:
        """The direct messages with the person of these settings, opened if need be.

        A `calm` caller can wait. Raises Shut.
        """
        if settings.dm is not None:
            return self._bot.get_partial_messageable(settings.dm)
        await self._stand_in_line(settings.person, calm)
        try:
            opened = await self._bot.create_dm(discord.Object(settings.person))
        except discord.HTTPException as error:
            if error.code in DM_SHUT:
                self.shut(error)
                raise Shut(SHUT) from error
            raise
        await people.set_direct_channel(self._bot.sessions, settings.person, opened.id)
        return opened

    def shut(self, error: discord.HTTPException) -> None:
        """Discord has had enough of direct messages: open none for a while."""
        now = self._bot.now()
        if now >= self._shut_until:
            log.warning(
                "Discord lets the bot write to nobody new (%s, %s): "
                "people are mentioned in their channels instead for %d minutes",
                error.code,
                error.text,
                SHUT // 60,
            )
        self._shut_until = now + SHUT

    async def _stand_in_line(self, person: int, calm: bool) -> None:
        most = MOST_CALM if calm else MOST
        while True:
            now = self._bot.now()
            if now < self._shut_until:
                raise Shut(self._shut_until - now)
            while self._opened and self._opened[0] <= now - SPAN:
                self._opened.popleft()
            if len(self._opened) < most:
                self._opened.append(now)
                return
            await self._wait(person, self._opened[-most] + SPAN - now)

    async def _wait(self, person: int, seconds: float) -> None:
        self.delayed.add(person)
        try:
            await asyncio.sleep(seconds)
        finally:
            self.delayed.discard(person)
