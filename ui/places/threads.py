"""Threads for tables: made for the table's pace, and kept open while the table is.

Discord archives a quiet thread, and on some clients the buttons of an archived one do nothing.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Literal, TypeVar

import aiohttp
import discord

from sessions import Refused, Table
from ui.bot import Bot
from ui.discord_errors import DiscordRefusal, is_outage, refusal_of
from ui.marks import REQUEST_TIMEOUT
from ui.places.kinds import Feature, require_place
from ui.visibility import find_place
from upstream.repeats import once

T = TypeVar("T")

log = logging.getLogger(__name__)

IsFree = Callable[[int], Awaitable[bool]]
"""Whether the thread with this id has no table, and none will be opened there."""
Minutes = Literal[60, 1440, 4320, 10080]
ARCHIVE_AFTER: tuple[Minutes, ...] = (60, 1440, 4320, 10080)
"""The minutes without messages after which Discord can archive a thread."""
SEARCHED_MESSAGES = 50
"""Number of a channel's latest messages among which the lines about threads are looked for."""
WRONG_KIND = frozenset({50008, 50024, 50068})
"""Codes for a kind of channel that has no such threads."""
CREATION_TRIES = 2
"""Requests to create a thing, if it doesn't exist after the first one failed."""
THREAD_REFUSALS = frozenset(
    {
        "no-thread-here",
        "cup-wrong-channel",
        "bot-lacks",
        "bot-forbidden",
        "too-many-threads",
        "thread-refused",
    }
)
"""Codes of the refusals when a thread is made."""


def archive_minutes(pace: int | None) -> Minutes:
    """The minutes after which a thread is archived: longer than a move of `pace` seconds, if possible."""
    longer: list[Minutes] = [minutes for minutes in ARCHIVE_AFTER if pace is not None and minutes * 60 > pace]
    return longer[0] if longer else ARCHIVE_AFTER[-1]


async def make_thread(
    bot: Bot, place: object, name: str, pace: int | None, is_free: IsFree | None = None
) -> discord.Thread:
    """Create a thread for a table of this pace, of the kind that the channel has.

    Uses the bot's own thread of this name if it is free: its table was never opened, for example because
    Discord's answer was lost. `is_free` decides that; by default, the thread never had a table.

    Refused: no-thread-here, bot-forbidden, too-many-threads, thread-refused. Raises Discord's failures.
    """
    require_place(Feature.THREAD, place)
    assert isinstance(place, discord.TextChannel)
    thread = await free_thread(bot, place.threads, place.id, name, is_free)
    thread = thread or await _new_thread(bot, place, name, pace, is_free)
    await _remove_lines(bot, place)
    return thread


async def _new_thread(
    bot: Bot, place: discord.TextChannel, name: str, pace: int | None, is_free: IsFree | None
) -> discord.Thread:
    kind = discord.ChannelType.news_thread if place.is_news() else discord.ChannelType.public_thread

    async def make() -> discord.Thread:
        with once():
            return await place.create_thread(
                name=name, type=kind, auto_archive_duration=archive_minutes(pace)
            )

    async def find() -> discord.Thread | None:
        return await free_thread(bot, await place.guild.active_threads(), place.id, name, is_free)

    try:
        return await made_once(make, find)
    except discord.HTTPException as error:
        raise thread_refusal(error) from error


async def _remove_lines(bot: Bot, place: discord.TextChannel) -> None:
    """Delete the lines "... started a thread" that Discord posts in the bot's name, also those left from
    earlier. Failures are only logged, and the next thread tries again.

    The lines would make the channel unread, and push the message with the buttons out of sight.
    """
    try:
        async with asyncio.timeout(REQUEST_TIMEOUT):
            latest = [message async for message in place.history(limit=SEARCHED_MESSAGES)]
        for message in latest:
            if message.type is discord.MessageType.thread_created and message.author.id == bot.me:
                async with asyncio.timeout(REQUEST_TIMEOUT):
                    await message.delete()
    except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
        log.info("Channel %d: the lines about threads were not deleted: %s", place.id, error)


async def made_once(make: Callable[[], Awaitable[T]], find: Callable[[], Awaitable[T | None]]) -> T:
    """Create something that mustn't exist twice.

    If Discord fails, it may exist all the same: it is looked for, and made again if it isn't there. `make`
    sends one request (`once`).
    """
    for tries in itertools.count(1):
        try:
            return await make()
        except Exception as error:
            if not is_outage(error):
                raise
            with suppress(discord.HTTPException, OSError, aiohttp.ClientError):
                if (found := await find()) is not None:
                    return found
                if tries < CREATION_TRIES:
                    continue
            raise
    raise AssertionError


async def free_thread(
    bot: Bot, threads: Iterable[discord.Thread], parent: int, name: str, is_free: IsFree | None = None
) -> discord.Thread | None:
    """The first of the bot's threads in a channel that has this name and is free; None without one."""
    for thread in threads:
        is_alike = (thread.owner_id, thread.parent_id, thread.name) == (bot.me, parent, name)
        if is_alike and not thread.locked and not thread.archived:
            if is_free is None:
                if await bot.house.tables.id_in_channel(thread.id) is None:
                    return thread
            elif await is_free(thread.id):
                return thread
    return None


async def discard(thread: discord.Thread) -> None:
    """Delete a thread that isn't needed, or archive it. Failures are only logged.

    Deleting needs Manage Threads, even for the thread's creator, who may always archive it.
    """
    actions: list[Callable[[], Awaitable[Any]]] = [partial(thread.edit, archived=True)]
    if thread.parent is not None and thread.permissions_for(thread.guild.me).manage_threads:
        actions.insert(0, thread.delete)
    for action in actions:
        try:
            await action()
        except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
            log.info("Thread %d could not be removed: %s", thread.id, error)
        else:
            return


def thread_refusal(error: discord.HTTPException) -> Exception:
    """What a refused thread means for a person. A failure of Discord's stays as it is."""
    if is_outage(error):
        return error
    refusal = refusal_of(error)
    level = logging.ERROR if refusal is DiscordRefusal.OURS else logging.INFO
    log.log(level, "Discord refused to create a thread: %s", error)
    if error.code in WRONG_KIND:
        return Refused("no-thread-here")
    if refusal is DiscordRefusal.FULL:
        return Refused("too-many-threads")
    if error.code in (50001, 50013):
        return Refused("bot-forbidden")
    return Refused("thread-refused")


async def keep_open(bot: Bot, table: Table) -> None:
    """Reopen the thread of an open table if Discord archived it, and make it last as long as a move.

    A locked thread stays as it is, so that moderators can close one.
    """
    guild = bot.get_guild(table.server or 0)
    if table.parent is None or guild is None or not table.status.is_open:
        return
    thread = guild.get_thread(table.channel)
    if thread is not None and not _needs(bot, thread, table):
        return
    try:
        place = await find_place(bot, guild.id, table.channel)
        if isinstance(place, discord.Thread) and not place.locked and (changes := _needs(bot, place, table)):
            await place.edit(**changes)
    except discord.HTTPException as error:
        if is_outage(error):
            raise
        log.info("Thread %d could not be kept open: %s", table.channel, error.text)


def _needs(bot: Bot, thread: discord.Thread, table: Table) -> dict[str, Any]:
    """The changes that keep a thread open. Only its maker may change when it is archived."""
    changes: dict[str, Any] = {}
    if thread.archived:
        changes["archived"] = False
    if thread.owner_id == bot.me and thread.auto_archive_duration < archive_minutes(table.setup.pace):
        changes["auto_archive_duration"] = archive_minutes(table.setup.pace)
    return changes
