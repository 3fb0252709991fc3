"""Sends messages that must stand there once, whatever comes between the sending and the noting.

Each has a nonce that follows from what it is for: of two with the same one Discord takes the first, within
minutes. Where a message may have been sent before, since the bot stopped or Discord's answer was lost,
Discord is asked what stands there; at once where an answer was lost, so that nobody is told in another place
what has reached them.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import NamedTuple

import discord

from delivery.letter import Letter
from sessions import messages
from ui.bot import Bot
from ui.discord_errors import is_outage

LOOKED_AT = 50
"""Messages among which is looked for one that may have been sent."""
SKEW = 120
"""Seconds by which the machine's clock may be ahead of Discord's."""
PATIENCE = 40
"""Seconds that Discord may take for one message: the library tries again for almost as long."""
REMEMBERED = 10_000
"""Nonces of which is remembered that they were used."""


class Lapsed(Exception):
    """What was to be sent has lost its point."""


class Sent(NamedTuple):
    message: discord.Message
    is_new: bool  # or it stood there already


def nonce(*what: object) -> str:
    """At most 25 characters that follow from what a message is for."""
    return hashlib.sha256(repr(what).encode()).hexdigest()[:25]


class Once:
    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._began = math.inf  # until then, all may have been sent
        self._used: dict[str, None] = {}

    def begin(self) -> None:
        """The bot has started: what was owed before may have been sent."""
        self._began = self._bot.now()

    async def send(
        self,
        channel: discord.abc.Messageable,
        letter: Letter,
        nonce: str,
        *,
        since: int,
        mentions: discord.AllowedMentions,
        silent: bool = False,
        cause: str | None = None,
        is_owed: Callable[[], Awaitable[bool]] | None = None,
    ) -> Sent:
        """Send a letter that has been owed since then (Unix seconds), if it doesn't stand there already. It
        has to be noted (`Messages.remember`) or its debt paid afterwards; until then this may be called
        again. `cause`: what it is for, where the nonce of another try may be another one.

        `is_owed`: whether it still has to be said, asked after it was looked for in vain: whoever has just
        answered in a letter that stood there unnoted has changed it by that, and it isn't known again.
        Raises Lapsed if it has not.
        """
        cause = cause or nonce
        if since <= self._began or cause in self._used:
            async with asyncio.timeout(PATIENCE):
                standing = await self._standing(channel, letter, since)
            if standing is not None:
                return Sent(standing, is_new=False)
            if is_owed is not None and not await is_owed():
                raise Lapsed
        self._use(cause)
        try:
            async with asyncio.timeout(PATIENCE):
                message = await channel.send(
                    **letter.content, nonce=nonce, allowed_mentions=mentions, silent=silent
                )
        except Exception as error:
            if isinstance(error, discord.HTTPException) and not is_outage(error):
                self._used.pop(cause, None)  # refused: it does not stand there
            standing = await self._taken(channel, letter, since) if is_outage(error) else None
            if standing is None:
                raise
            return Sent(standing, is_new=False)
        return Sent(message, is_new=True)

    def _use(self, cause: str) -> None:
        self._used[cause] = None
        if len(self._used) > REMEMBERED:
            del self._used[next(iter(self._used))]

    async def _taken(
        self, channel: discord.abc.Messageable, letter: Letter, since: int
    ) -> discord.Message | None:
        """The letter, if Discord has taken it although it didn't say so; None, too, if it doesn't say that
        either."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._standing(channel, letter, since)
        except Exception as error:
            if not is_outage(error):
                raise
            return None

    async def _standing(
        self, channel: discord.abc.Messageable, letter: Letter, since: int
    ) -> discord.Message | None:
        """The letter, if it was sent and not noted."""
        after = datetime.fromtimestamp(since - SKEW, UTC)
        try:
            async for message in channel.history(limit=LOOKED_AT, after=after, oldest_first=False):
                mine = message.author.id == self._bot.me and letter.is_it(message)
                if mine and not await messages.get_message(self._bot.sessions, message.id):
                    return message
        except discord.Forbidden:
            pass  # without the right to read the history, the nonce must do
        return None
