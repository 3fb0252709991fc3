"""What the bot may do in a place: one answer for each place and feature.

Every feature asks before it promises anything, also about places that are only named, and asks again when it
uses them. A refusal names the missing permissions.
"""

from __future__ import annotations

import discord
from discord import ChannelType

from sessions import Refused
from ui.bot import Bot
from ui.discord_errors import is_outage
from ui.places.kinds import THREADS, Feature, require_place
from ui.visibility import Place, find_place

SHOWS = ("view_channel", "attach_files", "read_message_history")
"""What every message with a picture needs. Without the history, a lost message can't be found again."""
SPOKEN = frozenset({ChannelType.voice, ChannelType.stage_voice})


def needed(feature: Feature, kind: ChannelType) -> tuple[str, ...]:
    """The permissions that a feature needs in a kind of channel, by discord.py's names."""
    first, *others = SHOWS
    if feature is Feature.THREAD:
        posting = ["create_public_threads", "send_messages_in_threads"]
    elif feature is Feature.ROOMS:
        making = "send_messages" if kind is ChannelType.forum else "create_public_threads"
        posting = [making, "send_messages_in_threads"]
    else:
        posting = ["send_messages_in_threads" if kind in THREADS else "send_messages"]
    # Discord treats the chat of a voice channel as closed to those who may not connect.
    return (first, *(["connect"] if kind in SPOKEN else []), *posting, *others)


def lacking(feature: Feature, kind: ChannelType, allowed: discord.Permissions) -> list[str]:
    """The permissions that the bot lacks for a feature.

    Where it can't look or write, Discord denies the rest too, so only these two causes are named.
    """
    missing = [name for name in needed(feature, kind) if not getattr(allowed, name)]
    if "view_channel" in missing:
        return ["view_channel"]
    if any(name.startswith("send_messages") for name in missing):
        return [name for name in missing if name != "attach_files"]
    return missing


def lacks(channel: int, *names: str) -> Refused:
    """The refusal that names the bot's missing permissions in a channel."""
    return Refused("bot-lacks", channels=(channel,), rights=" ".join(names))


async def require_usable(
    bot: Bot, feature: Feature, place: object, allowed: discord.Permissions | None = None
) -> Place:
    """Refuse a place where the bot can't do what a feature needs. Returns the place.

    `place` is a channel or thread, None if it is gone. `allowed` are the bot's permissions there, if an
    interaction has told them.

    Refused: as `require_place`; bot-lacks; not-in-thread (a private thread without the bot). Raises
    Discord's failures.
    """
    require_place(feature, place)
    assert isinstance(place, Place)
    if allowed is None:
        allowed = _permissions(place)
    missing = lacking(feature, place.type, allowed)
    if not missing and isinstance(place, discord.ForumChannel) and place.flags.require_tag:
        missing = [] if usable_tags(place, allowed) or allowed.manage_channels else ["manage_channels"]
    if missing:
        raise lacks(place.id, *missing)
    # A thread's permissions are those of its channel, which don't open a private thread.
    if isinstance(place, discord.Thread) and place.is_private() and not allowed.manage_threads:
        await _require_membership(bot, place)
    return place


async def require_usable_id(bot: Bot, feature: Feature, server: int, channel: int) -> Place:
    """As `require_usable`, for a place that is only named. Raises Later while the server is unknown."""
    try:
        place = await find_place(bot, server, channel)
    except discord.Forbidden as error:
        raise lacks(channel, "view_channel") from error
    return await require_usable(bot, feature, place)


def usable_tags(forum: discord.ForumChannel, allowed: discord.Permissions) -> list[discord.ForumTag]:
    """The tags of a forum that its moderators don't keep for themselves."""
    return [tag for tag in forum.available_tags if allowed.manage_threads or not tag.moderated]


def _permissions(place: Place) -> discord.Permissions:
    if isinstance(place, discord.Thread) and place.parent is None:
        return discord.Permissions.none()  # The bot may not see the thread's channel.
    return place.permissions_for(place.guild.me)


async def _require_membership(bot: Bot, thread: discord.Thread) -> None:
    if thread.me is not None:
        return
    try:
        await thread.fetch_member(bot.me)
    except discord.HTTPException as error:
        if is_outage(error):
            raise
        raise Refused("not-in-thread") from error
