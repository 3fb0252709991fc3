"""Registers the slash commands with Discord."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from sessions import House, digest, notes
from ui.discord_errors import is_outage

if TYPE_CHECKING:
    from discord.types.command import ApplicationCommand

log = logging.getLogger(__name__)

SYNCED_NOTE = "synced-commands"
"""Key of the note that holds the hash of the registered commands."""
SYNCED_OPERATORS_NOTE = "synced-operators-commands"
"""Key of the note that holds the hash of the commands registered in the operators' server."""


async def sync_commands(
    bot: commands.AutoShardedBot, house: House, operators_server: int | None
) -> str | None:
    """Register the commands unless Discord still has what it had after the last registration.

    Another program with the same token may have overwritten them. Discord allows 200 new commands a day, so
    they aren't sent at each start. If Discord refuses them, returns the reason and leaves the old commands as
    they are. Raises HTTPException during an outage.
    """
    refused = None
    try:
        await _sync(bot, house, SYNCED_NOTE, None)
    except discord.HTTPException as error:
        if is_outage(error):
            raise
        refused = error.text or str(error)
        log.error("Discord refused to register the commands, so people see the old ones: %s", error)
    if operators_server is not None:
        try:
            await _sync(bot, house, SYNCED_OPERATORS_NOTE, discord.Object(operators_server))
        except discord.HTTPException as error:
            log.warning(
                "The operators' commands can't be registered in server %d: %s", operators_server, error.text
            )
    return refused


async def _sync(bot: commands.AutoShardedBot, house: House, key: str, server: discord.Object | None) -> None:
    payload = await translated(bot, server)
    me = bot.application_id
    assert me is not None
    where = [me, server.id] if server else [me]
    wanted = digest([*where, payload])
    if await notes.get_note(house.db, key) != f"{wanted} {digest(await _registered(bot, me, server))}":
        # `CommandTree.sync` would translate all commands again and parse the response.
        if server is None:
            made = await bot.http.bulk_upsert_global_commands(me, payload=payload)
        else:
            made = await bot.http.bulk_upsert_guild_commands(me, server.id, payload=payload)
        found = await _registered(bot, me, server)
        if _versions(found) == _versions(
            made
        ):  # Otherwise another program has changed the commands in between.
            await house.put("notes", "key", key=key, value=f"{wanted} {digest(found)}")


async def _registered(
    bot: commands.AutoShardedBot, me: int, server: discord.Object | None
) -> list[ApplicationCommand]:
    """The commands as Discord describes them. They differ whenever any program has changed one."""
    if server is None:
        found = await bot.http.get_global_commands(me)
    else:
        found = await bot.http.get_guild_commands(me, server.id)
    return sorted(found, key=lambda each: int(each["id"]))


def _versions(found: Iterable[ApplicationCommand]) -> set[tuple[object, object]]:
    return {(each["id"], each.get("version")) for each in found}


async def translated(bot: commands.AutoShardedBot, server: discord.Object | None) -> list[dict[str, Any]]:
    """All commands in Discord's format, with their translations.

    There are hundreds of texts, so other tasks get a turn after each command.
    """
    translator = bot.tree.translator
    assert translator is not None
    payload: list[dict[str, Any]] = []
    for command in bot.tree.get_commands(guild=server):
        payload.append(await command.get_translated_payload(bot.tree, translator))
        await asyncio.sleep(0)
    return payload
