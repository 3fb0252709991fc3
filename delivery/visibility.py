"""Who may see a table: whether somebody, or everybody in its server, could read its channel."""

import discord

from sessions import Table
from ui.bot import Bot


def can_view(guild: discord.Guild, table: Table, member: discord.Member) -> bool:
    """Whether a member of the table's server could read its channel; of a thread, the channel it is in."""
    channel = guild.get_channel_or_thread(table.parent or table.channel)
    return channel is not None and channel.permissions_for(member).view_channel


async def can_still_view(bot: Bot, table: Table, person: int) -> bool:
    """Whether somebody who isn't at the table, and does nothing now, could read its channel."""
    guild = bot.get_guild(table.server) if table.server is not None else None
    if guild is None:
        return False
    try:
        return can_view(guild, table, await guild.fetch_member(person))
    except discord.NotFound:
        return False


def is_public(bot: Bot, table: Table) -> bool:
    """Whether everybody in the table's server can read its channel."""
    guild = bot.get_guild(table.server or 0)
    channel = guild.get_channel_or_thread(table.channel) if guild else None
    if guild is None or channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    return channel.permissions_for(guild.default_role).view_channel
