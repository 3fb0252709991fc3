"""What may befall a server's channels, and the bot in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.simulated import Port, Shown


def talk(port: Port, *lines: str, channel: int | None = None) -> None:
    """Somebody who has nothing to do with the bot writes in the channel."""
    backend = port.env.backend
    author = port.env.create_user("chatty")
    port.server.add_member(author)
    for line in lines:
        backend.create_message(channel or port.channel.id, author.id, content=line)


def delete(port: Port, message: Shown) -> None:
    """Somebody deletes a message."""
    port.env.backend.delete_message(message.stored.channel_id, message.id)


def delete_channel(port: Port, channel: int | None = None) -> None:
    """Somebody deletes a channel, with all that was in it."""
    port.env.backend.delete_channel(channel or port.channel.id)


def archive(port: Port, thread: int) -> None:
    """Nobody has written in a thread for long."""
    port.env.backend.edit_channel(thread, {}, thread_metadata={"archived": True})


def forbid(port: Port, *permissions: str, channel: int | None = None) -> None:
    """The bot may not do these things in a channel any more; without any, it may do all that it could."""
    denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
    backend = port.env.backend
    overwrite = Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=denied)
    backend.set_overwrite(channel or port.channel.id, overwrite)


def throw_out(port: Port) -> Callable[[], None]:
    """The bot is thrown out of the server. Returns what lets it in again."""
    backend, server = port.env.backend, port.server.id
    guild = backend.guilds[server]
    ids = [*guild.channel_ids, *guild.thread_ids]
    kept: dict[str, dict[int, Any]] = {
        "channels": {id: backend.channels[id] for id in ids},
        "messages": {id: backend.messages.get(id, {}) for id in ids},
    }
    backend.remove_guild(server)

    def let_in() -> None:
        backend.guilds[server] = guild
        backend.channels.update(kept["channels"])
        backend.messages.update(kept["messages"])
        backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))

    return let_in
