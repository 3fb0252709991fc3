"""Opens direct messages slowly, because first messages to many new people look like spam to Discord.

Opened channels are stored and reused. Whoever waits for their first direct message is mentioned at the table
meanwhile. When Discord objects, none is opened for a while. All times are uptime, which no clock changes.
"""

from __future__ import annotations

import logging

import discord

from sessions import Later
from sessions.people import people
from sessions.people.settings import Settings
from ui.bot import Bot
from ui.discord_errors import DM_BLOCKED

log = logging.getLogger(__name__)

OPENING_INTERVAL = 30.0
"""Mean seconds between two opened direct messages, over all processes together. Discord publishes no limit,
and is reported to quarantine bots that write first to many people: DiscordPHP 467, discord-api-docs 5987."""
MAX_BURST = 4
"""Maximum number of direct messages that can be opened at once after a pause."""
MAX_WAITING_BURST = 2
"""Maximum burst of direct messages for callers who can wait."""
COOLDOWN_SECONDS = 1800
"""Seconds without opening direct messages after Discord objected."""


class Blocked(Exception):
    """No direct messages can be opened now. The argument is the remaining time in seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds

    def __str__(self) -> str:
        return f"no direct message is opened for {self.seconds:.0f} s"


class OpensLater(Later):
    """The person's first direct message must wait. The argument is the time in seconds."""


class Openings:
    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._pace = OPENING_INTERVAL / bot.house.db.shards.share
        self._full_until = 0.0  # when a whole burst is available again
        self._places: dict[int, float] = {}  # when each person's reserved slot begins
        self._blocked_until = 0.0

    async def channel(self, settings: Settings, *, can_wait: bool = False) -> int:
        """The channel of the person's direct messages, opened if necessary.

        Callers who `can_wait` get a smaller burst. Raises Blocked, or OpensLater if too many were opened just
        now.
        """
        if settings.dm is not None:
            return settings.dm
        self._take_place(settings.person, can_wait)
        try:
            opened = await self._bot.create_dm(discord.Object(settings.person))
        except discord.HTTPException as error:
            if error.code in DM_BLOCKED:
                self.block(error)
                raise Blocked(COOLDOWN_SECONDS) from error
            raise
        await people.set_direct_channel(self._bot.house, settings.person, opened.id)
        return opened.id

    def block(self, error: discord.HTTPException) -> None:
        """Stop opening direct messages for a while, since Discord objected."""
        now = self._bot.house.time.uptime()
        if now >= self._blocked_until:
            log.warning(
                "Discord lets the bot open no new direct messages (%s, %s): "
                "people are mentioned in their channels instead for %d minutes",
                error.code,
                error.text,
                COOLDOWN_SECONDS // 60,
            )
        self._blocked_until = now + COOLDOWN_SECONDS

    def _take_place(self, person: int, can_wait: bool) -> None:
        now = self._bot.house.time.uptime()
        if now < self._blocked_until:
            raise Blocked(self._blocked_until - now)
        place = self._places.pop(person, None)
        if place is not None and place > now:
            self._places[person] = place
            raise OpensLater(place - now)
        if place is not None and now - place < self._pace:
            return
        begins = max(self._full_until, now)
        free = begins - self._pace * ((MAX_WAITING_BURST if can_wait else MAX_BURST) - 1)
        if free > now and can_wait:
            raise OpensLater(free - now)
        self._full_until = begins + self._pace
        if free > now:
            self._places = {each: at for each, at in self._places.items() if at > now - self._pace}
            self._places[person] = free
            raise OpensLater(free - now)
