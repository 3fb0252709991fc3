"""Who may see a table: whether a person, or everyone in its server, can read its channel."""

from typing import Protocol

import discord

from sessions import Table
from ui.bot import Bot


class Placed(Protocol):
    """The place of a table: its server and its channel or thread."""

    @property
    def channel(self) -> int: ...

    @property
    def parent(self) -> int | None: ...


def viewable(guild: discord.Guild, member: discord.Member) -> list[int]:
    """The server's channels that a member can read. Private threads in them may still be closed to the member
    (see `can_view`)."""
    return [each.id for each in guild.channels if each.permissions_for(member).view_channel]


async def can_view(guild: discord.Guild, table: Placed, member: discord.Member) -> bool:
    """Whether a member of the table's server can read its channel.

    Private threads are open to their members, and to people who manage threads in the channel.
    """
    place = await _place(guild, table)
    channel = place.parent if isinstance(place, discord.Thread) else place
    if place is None or channel is None:
        return False
    allowed = channel.permissions_for(member)
    if not allowed.view_channel:
        return False
    if isinstance(place, discord.Thread) and place.is_private() and not allowed.manage_threads:
        return await _is_in(place, member)
    return True


async def can_still_view(bot: Bot, table: Table, person: int) -> bool:
    """Whether a person who isn't at the table can read its channel now. Asks Discord."""
    guild = bot.get_guild(table.server) if table.server is not None else None
    if guild is None:
        return False
    try:
        return await can_view(guild, table, await guild.fetch_member(person))
    except discord.NotFound:
        return False


class Housed(Placed, Protocol):
    """A place in a server, or in direct messages."""

    @property
    def server(self) -> int | None: ...


def is_public(bot: Bot, table: Housed) -> bool:
    """Whether everyone in the table's server can read its channel."""
    guild = bot.get_guild(table.server or 0)
    channel = guild.get_channel_or_thread(table.channel) if guild else None
    if guild is None or channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    return channel.permissions_for(guild.default_role).view_channel


async def _place(guild: discord.Guild, table: Placed) -> discord.abc.GuildChannel | discord.Thread | None:
    """The table's channel or thread; None if it is gone or the bot can't see it."""
    place = guild.get_channel_or_thread(table.channel)
    if place is not None or table.parent is None:
        return place
    try:  # An archived thread, or one without the bot, is known only after a request.
        fetched = await guild.fetch_channel(table.channel)
    except (discord.NotFound, discord.Forbidden):
        return None
    return fetched if isinstance(fetched, discord.Thread) else None


async def _is_in(thread: discord.Thread, member: discord.Member) -> bool:
    try:
        await thread.fetch_member(member.id)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True
