"""Finds messages: that of an attempt by its mark, after the response to the request was lost, and one that
somebody else may have deleted."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Any

import discord

from sessions import messages
from sessions.messages import Attempt
from ui.bot import Bot
from ui.discord_errors import DiscordRefusal, is_outage, refusal_of

REQUEST_TIMEOUT = 10.0
"""Seconds allowed for a request to Discord."""
SEARCHED_MESSAGES = 100
"""Number of messages to search for an attempt's mark, from the time of the attempt on."""
MAX_CLOCK_SKEW = 120
"""Seconds by which the machine's clock may be ahead of Discord's."""


class CannotLook(Exception):
    """The bot may not read the channel's history, so nobody knows whether the message is there."""


async def find(bot: Bot, attempt: Attempt) -> int | None:
    """The id of an attempt's message; None if it isn't there. Raises CannotLook and Discord's errors.

    Without the right to read the history, Discord answers with an empty one instead of a refusal.
    """
    channel = bot.get_partial_messageable(attempt.channel)
    after = datetime.fromtimestamp(attempt.made - MAX_CLOCK_SKEW, UTC)
    found: int | None = None
    is_empty = True
    try:
        async with asyncio.timeout(REQUEST_TIMEOUT):
            async for message in channel.history(limit=SEARCHED_MESSAGES, after=after, oldest_first=True):
                is_empty = False
                is_it = message.author.id == bot.me and attempt.mark in marks_of(message)
                if is_it and not await messages.get_message(bot.house, message.id):
                    found = message.id
    except discord.HTTPException as error:
        match refusal_of(error):
            case DiscordRefusal.GONE:
                return None
            case DiscordRefusal.CLOSED:
                raise CannotLook from error
            case _:
                raise
    if is_empty and not _can_read(bot, attempt.channel):
        raise CannotLook
    return found


async def find_if_possible(bot: Bot, attempt: Attempt) -> int | None:
    """The id of an attempt's message; None if it isn't there or nobody can look."""
    try:
        return await find(bot, attempt)
    except CannotLook:
        return None
    except Exception as error:
        if not is_outage(error):
            raise
        return None


async def earlier_attempt(bot: Bot, new: Attempt) -> Attempt | None:
    """The job's earlier attempt to say the same to one of the same people, if its outcome is unknown."""
    for attempt in await messages.attempts_of(bot.house, new.job):
        if attempt.channel == new.channel and attempt.purposes & new.purposes:
            return attempt
    return None


async def is_standing(bot: Bot, channel: int, message: int) -> bool:
    """Whether a message exists: it does unless Discord says that it is gone. Raises Discord's failures.

    Discord would report deletions only together with all messages of all servers.
    """
    try:
        async with asyncio.timeout(REQUEST_TIMEOUT):
            await bot.get_partial_messageable(channel).fetch_message(message)
    except discord.HTTPException as error:
        if is_outage(error):
            raise
        return refusal_of(error) is not DiscordRefusal.GONE
    return True


def marks_of(message: discord.Message) -> set[int]:
    """The marks by which a message can be recognised."""
    marks = {part.id for part in _parts(message.components) if part.id}
    if message.content:
        marks.add(digest(message.content))
    return marks


def digest(content: str) -> int:
    """The mark of a plain text, in which Discord keeps no component ids."""
    return zlib.crc32(content.encode()) >> 1


def _can_read(bot: Bot, channel: int) -> bool:
    """Whether the bot surely may read a channel's history."""
    place = bot.get_channel(channel)
    if isinstance(place, discord.abc.GuildChannel | discord.Thread):
        return place.permissions_for(place.guild.me).read_message_history
    return place is not None


def _parts(components: Iterable[Any]) -> Iterator[Any]:
    for each in components:
        yield each
        yield from _parts(getattr(each, "children", ()))
