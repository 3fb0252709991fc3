"""Threads for tables: made for the table's pace, and kept open while the table is.

Discord archives a quiet thread, and on some clients the buttons of an archived one do nothing.
"""

from __future__ import annotations

import logging
from typing import Any, Literal

import discord

from sessions import Refused, Table
from ui.bot import Bot
from ui.discord_errors import Refusal, is_outage, refusal_of
from ui.places.kinds import Feature, require_place
from ui.visibility import find_place

log = logging.getLogger(__name__)

Minutes = Literal[60, 1440, 4320, 10080]
ARCHIVE_AFTER: tuple[Minutes, ...] = (60, 1440, 4320, 10080)
"""The minutes without messages after which Discord can archive a thread."""
WRONG_KIND = frozenset({50008, 50024, 50068})
"""Codes for a kind of channel that has no such threads."""
THREAD_REFUSALS = frozenset(
    {"no-thread-here", "cup-wrong-channel", "bot-forbidden", "too-many-threads", "thread-refused"}
)
"""Codes of the refusals when a thread is made."""


def archive_minutes(pace: int | None) -> Minutes:
    """The minutes after which a thread is archived: longer than a move of `pace` seconds, if possible."""
    longer: list[Minutes] = [minutes for minutes in ARCHIVE_AFTER if pace is not None and minutes * 60 > pace]
    return longer[0] if longer else ARCHIVE_AFTER[-1]


async def make_thread(place: object, name: str, pace: int | None) -> discord.Thread:
    """Create a thread for a table of this pace, of the kind that the channel has.

    Refused: no-thread-here, bot-forbidden, too-many-threads, thread-refused. Raises Discord's failures.
    """
    require_place(Feature.THREAD, place)
    assert isinstance(place, discord.TextChannel)
    kind = discord.ChannelType.news_thread if place.is_news() else discord.ChannelType.public_thread
    try:
        return await place.create_thread(name=name, type=kind, auto_archive_duration=archive_minutes(pace))
    except discord.HTTPException as error:
        raise thread_refusal(error) from error


def thread_refusal(error: discord.HTTPException) -> Exception:
    """What a refused thread means for a person. A failure of Discord's stays as it is."""
    if is_outage(error):
        return error
    refusal = refusal_of(error)
    level = logging.ERROR if refusal is Refusal.OURS else logging.INFO
    log.log(level, "Discord refused to create a thread: %s", error)
    if error.code in WRONG_KIND:
        return Refused("no-thread-here")
    if refusal is Refusal.FULL:
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
