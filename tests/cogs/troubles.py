"""Mishaps for tests: changes to a server's channels and to the bot's rights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import discord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.shown import Shown
from tests.simulated import Person, Port


def talk(port: Port, *lines: str, channel: int | None = None) -> None:
    """Post a message in the channel as a person unrelated to the bot."""
    backend = port.env.backend
    author = port.env.create_user("chatty")
    port.server.add_member(author)
    for line in lines:
        backend.create_message(channel or port.channel.id, author.id, content=line)


def delete(port: Port, message: Shown) -> None:
    """Delete a message."""
    port.env.backend.delete_message(message.stored.channel_id, message.id)


def delete_channel(port: Port, channel: int | None = None) -> None:
    """Delete a channel and its messages."""
    port.env.backend.delete_channel(channel or port.channel.id)


def archive(port: Port, thread: int) -> None:
    """Archive a thread as if it had been quiet for long."""
    port.env.backend.edit_channel(thread, {}, thread_metadata={"archived": True})


def forbid(port: Port, *permissions: str, channel: int | None = None) -> None:
    """Take these permissions from the bot in a channel; with none given, restore all."""
    denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
    backend = port.env.backend
    overwrite = Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=denied)
    backend.set_overwrite(channel or port.channel.id, overwrite)


def demand_tags(port: Port, forum: int, *tags: str, moderated: Sequence[str] = ()) -> None:
    """Let a forum demand one of these tags of each post. Only moderators may give the `moderated` ones."""
    backend = port.env.backend
    known = [
        {"id": str(backend.snowflake()), "name": tag, "moderated": tag in moderated}
        | {"emoji_id": None, "emoji_name": None}
        for tag in (*tags, *moderated)
    ]
    channel = backend.edit_channel(forum, {"available_tags": known})
    flags = discord.ChannelFlags(require_tag=True).value
    backend.emit("CHANNEL_UPDATE", {**serializers.channel_payload(backend, channel), "flags": flags})


def hide(port: Port, channel: int, *people: Person) -> None:
    """Hide a channel from everyone but the bot, the managers and these people."""
    view = discord.Permissions(view_channel=True).value
    backend = port.env.backend
    everybody = Overwrite(port.server.id, OverwriteType.ROLE, deny=view)
    seers = [backend.bot_user.id, *(person.id for person in people)]
    for overwrite in (everybody, *(Overwrite(each, OverwriteType.MEMBER, allow=view) for each in seers)):
        backend.set_overwrite(channel, overwrite)


@dataclass
class Outside:
    """A server without the bot."""

    guild: Any
    channels: dict[int, Any]
    messages: dict[int, Any]


def throw_out(port: Port) -> Outside:
    """Remove the bot from the server."""
    backend = port.env.backend
    guild = backend.guilds[port.server.id]
    ids = [*guild.channel_ids, *guild.thread_ids]
    channels = {id: backend.channels[id] for id in ids}
    messages = {id: backend.messages.get(id, {}) for id in ids}
    backend.remove_guild(guild.id)
    return Outside(guild, channels, messages)


def let_in_again(port: Port, outside: Outside) -> None:
    """Invite the bot to the unchanged server again."""
    backend = port.env.backend
    backend.guilds[outside.guild.id] = outside.guild
    backend.channels.update(outside.channels)
    backend.messages.update(outside.messages)
    invited = dict(serializers.guild_create_payload(backend, outside.guild))
    del invited["unavailable"]  # Discord sends this field only after an outage.
    backend.emit("GUILD_CREATE", invited)


async def restart_in_outage(port: Port, *, is_listed: bool) -> None:
    """Restart the bot while Discord doesn't describe the server: it is listed as unavailable, or late."""
    backend, emit = port.env.backend, port.env.backend.emit

    def withheld(event: str, payload: Any) -> None:
        if event != "GUILD_CREATE":
            emit(event, payload)
        elif is_listed:  # The list is part of READY, which simcord leaves empty.
            port.bot._connection._add_guild_from_data({"id": payload["id"], "unavailable": True})

    backend.emit = withheld
    try:
        await port.restart()
        await port.wait(60)
    finally:
        backend.emit = emit


def end_outage(port: Port) -> None:
    """Let the server arrive, or make it available again."""
    backend = port.env.backend
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.guilds[port.server.id]))


def close_to(port: Port, channel: int, permission: str, *people: Person) -> None:
    """Take a permission in a channel from people."""
    denied = discord.Permissions(**{permission: True}).value
    for person in people:
        port.env.backend.set_overwrite(channel, Overwrite(person.id, OverwriteType.MEMBER, deny=denied))


def time_out(port: Port, person: Person, seconds: float) -> None:
    """Time a person out in the server."""
    until = datetime.fromtimestamp(port.now + seconds, UTC).isoformat()
    port.env.backend.edit_member(port.server.id, person.id, {"timed_out_until": until})
