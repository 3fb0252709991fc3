"""Who may read where: one answer for every kind of channel and thread.

Every feature asks here before it shows a person what happens in a channel. What discord.py hasn't cached is
unknown, and only Discord's codes say that it is gone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple, Protocol

import discord

from sessions import House, Later
from sessions.recent import Recent
from ui.bot import Bot
from ui.discord_errors import CHANNEL_GONE, PERSON_GONE, is_outage

MOST_ASKED = 100
"""Number of members that one request over the gateway may ask for."""
MEMBERS_TIMEOUT = 3.0
"""Seconds to wait for its answer."""
MEMBER_SECONDS = 10
"""Seconds for which a member's roles and time-out are kept, so that one event asks for them once."""
UNKNOWN_RETRY_DELAY = 3600
"""Seconds until a job asks again for what Discord didn't tell. It runs sooner if the server arrives."""


class Unseen(Exception):
    """The bot may not see the channel of a thread, so nobody knows who may read there."""


class Placed(Protocol):
    """The place of a table or a tournament: its server, and its channel or thread."""

    @property
    def server(self) -> int | None: ...

    @property
    def channel(self) -> int: ...

    @property
    def parent(self) -> int | None: ...


class Spot(NamedTuple):
    """A place where nothing is stored yet."""

    server: int | None
    channel: int
    parent: int | None


Place = discord.abc.GuildChannel | discord.Thread


async def find_place(bot: Bot, server: int, channel: int) -> Place | None:
    """A server's channel or thread; None if Discord says that it is gone.

    Raises Later while the server is unknown, Forbidden if the bot may not see the place, and HTTPException
    during an outage.
    """
    guild = bot.get_guild(server)
    if guild is None:
        raise Later(UNKNOWN_RETRY_DELAY)
    place = guild.get_channel_or_thread(channel)
    if place is not None:
        return place
    try:  # An archived thread, or one without the bot, is known only after a request.
        return await guild.fetch_channel(channel)
    except discord.HTTPException as error:
        if error.code == CHANNEL_GONE:
            return None
        raise
    except discord.InvalidData as error:  # It belongs to another server, or is of a new type.
        raise Later(UNKNOWN_RETRY_DELAY) from error


async def is_gone(bot: Bot, server: int, channel: int) -> bool:
    """Whether Discord says that a channel is gone. Raises as `find_place`, except for Forbidden."""
    try:
        return await find_place(bot, server, channel) is None
    except discord.Forbidden:
        return False


def allows_reading(channel: object, allowed: discord.Permissions) -> bool:
    """Whether these permissions in a channel let a person read it. The text of a voice or stage channel is
    only for those who may connect."""
    is_spoken = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return allowed.view_channel and (allowed.connect or not is_spoken)


def readable(bot: Bot, server: int, member: discord.Member) -> list[int]:
    """The server's channels that a member may read. Private threads in them may still be closed to the member
    (see `may_read`). Raises Later while the server is unknown."""
    guild = bot.get_guild(server)
    if guild is None:
        raise Later(UNKNOWN_RETRY_DELAY)
    return [each.id for each in guild.channels if allows_reading(each, each.permissions_for(member))]


async def may_read(bot: Bot, place: Placed, member: discord.Member) -> bool:
    """Whether a member of the place's server may read there. Raises Later while the server is unknown.

    Private threads are open to their members, and to people who manage threads in the channel. What the bot
    itself may not see is closed to everyone.
    """
    try:
        return await _may_read(bot, place, member)
    except (discord.Forbidden, Unseen):
        return False


async def member_of(
    bot: Bot, server: int | None, person: int, *, afresh: bool = False
) -> discord.Member | None:
    """A server's member; None if Discord says that the person isn't one. The bot caches no members, so this
    is a request, whose answer is kept for a moment, except `afresh`.

    Raises Later while the server is unknown, and Discord's errors.
    """
    guild = None if server is None else bot.get_guild(server)
    if guild is None:
        raise Later(UNKNOWN_RETRY_DELAY)
    known = _members(bot.house) if afresh else bot.house.single(_members)
    member = known.get((guild.id, person))
    if member is None:
        try:
            member = known[guild.id, person] = await guild.fetch_member(person)
        except discord.NotFound as error:
            if error.code not in PERSON_GONE:
                raise
    return member


async def missing_members(bot: Bot, server: int | None, people: Sequence[int]) -> list[int]:
    """Those of the people whom Discord doesn't list as members. Without an answer, everyone counts as one."""
    guild = None if server is None else bot.get_guild(server)
    missing: list[int] = []
    for start in range(0, len(people), MOST_ASKED):
        some = people[start : start + MOST_ASKED]
        if guild is None:
            break
        try:
            async with asyncio.timeout(MEMBERS_TIMEOUT):
                found = await guild.query_members(user_ids=[*some], limit=MOST_ASKED, cache=False)
        except (TimeoutError, OSError, discord.DiscordException):
            continue
        missing += {*some} - {member.id for member in found}
    return sorted(missing)


async def may_person_read(bot: Bot, place: Placed, person: int) -> bool:
    """Whether a person may read a place now. Asks Discord.

    Raises Later while that is unknown, so that nothing is concluded from it.
    """
    try:
        member = await member_of(bot, place.server, person)
        return member is not None and await _may_read(bot, place, member)
    except (discord.Forbidden, Unseen) as error:
        raise Later(UNKNOWN_RETRY_DELAY) from error


def is_public(bot: Bot, place: Placed) -> bool | None:
    """Whether everyone in the place's server may read there; None if that is unknown."""
    guild = bot.get_guild(place.server or 0)
    channel = guild.get_channel_or_thread(place.channel) if guild else None
    if guild is None or channel is None:
        return None
    if isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None):
        return False
    return allows_reading(channel, channel.permissions_for(guild.default_role))


async def _may_read(bot: Bot, place: Placed, member: discord.Member) -> bool:
    assert place.server is not None
    found = await find_place(bot, place.server, place.channel)
    channel = found.parent if isinstance(found, discord.Thread) else found
    if found is None:
        return False
    if channel is None:
        raise Unseen
    allowed = channel.permissions_for(member)
    if not allows_reading(channel, allowed):
        return False
    if isinstance(found, discord.Thread) and found.is_private() and not allowed.manage_threads:
        return await _is_in(found, member)
    return True


async def _is_in(thread: discord.Thread, member: discord.Member) -> bool:
    try:
        await thread.fetch_member(member.id)
    except discord.HTTPException as error:
        if is_outage(error):
            raise
        return False
    return True


def _members(house: House) -> Recent[tuple[int, int], discord.Member]:
    return Recent(MEMBER_SECONDS, house.time.unix)
