"""Which table somebody means, whether they may see it, and their seat there."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from engine import GAMES, Match
from sessions import Person, Refused, Table
from sessions.guards import own_seat, require_readable
from ui import respond
from ui.bot import Bot
from ui.layout import OPTIONS
from ui.table_link import title
from ui.typed_words import fits
from ui.visibility import can_view


async def find(interaction: discord.Interaction[Any], number: int | None) -> Table:
    """The table of that number, else the one in this channel, else the one that waits for the person.

    Refused: no-such-table, also where they may not see it, so that nobody learns of it by its number;
    unreadable, no-table-here.
    """
    bot: Bot = interaction.client
    if number is not None:
        table = await bot.sessions.tables.find(number)
        if not await may_see(interaction, table):
            raise Refused("no-such-table", table=number)
        require_readable(table)
        return table
    table = (
        await bot.sessions.tables.in_channel(interaction.channel_id)
        if interaction.channel_id is not None
        else None
    )
    if table is None and interaction.guild_id is None:
        table = next(iter(await bot.sessions.tables.of_person(interaction.user.id, most=1)), None)
    if table is None:
        raise Refused("no-table-here")
    return table


async def meant(interaction: discord.Interaction[Any]) -> Table | None:
    """For autocomplete: the table that somebody means while they type.

    None where there is nothing to offer them: what is wrong is said when the command is sent.
    """
    number = interaction.namespace.table
    try:
        return await find(interaction, number if isinstance(number, int) else None)
    except Refused:
        return None


async def playing(interaction: discord.Interaction[Any]) -> tuple[Table, Match, int] | None:
    """For autocomplete: the table that somebody means, its match, and their seat; None if there is none."""
    table = await meant(interaction)
    seat = table.seat_of(interaction.user.id) if table else None
    return None if table is None or table.match is None or seat is None else (table, table.match, seat)


async def may_see(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Whether somebody may look at a table: they sit there, or could read its channel from where they are."""
    person = interaction.user
    if any(seat.person == person.id for seat in table.seats) or person.id in table.invited:
        return True
    if table.channel == interaction.channel_id:
        return True
    if (
        table.server != interaction.guild_id
        or interaction.guild is None
        or not isinstance(person, discord.Member)
    ):
        return False
    return await can_view(interaction.guild, table, person)


async def former_names(interaction: discord.Interaction[Any], table: Table) -> list[str] | None:
    """Who sat in the seats of the table from whose match this one's goes on; None if the person may not know,
    or nobody knows any more."""
    bot: Bot = interaction.client
    if table.origin is None:
        return None
    with suppress(Refused):
        origin = await bot.sessions.tables.get(table.origin.table)
        if await may_see(interaction, origin):
            return origin.names
    return None


def room_for_table(interaction: discord.Interaction[Any], thread: bool = False) -> discord.abc.Snowflake:
    """The interaction's channel. Refused: not-in-server; bot-forbidden, if the bot may not show a table
    there, or in a `thread` of it."""
    channel, allowed = interaction.channel, interaction.app_permissions
    if interaction.guild_id is None or channel is None:
        raise Refused("not-in-server")
    in_thread = thread or isinstance(channel, discord.Thread)
    talking = allowed.send_messages_in_threads if in_thread else allowed.send_messages
    if not (allowed.view_channel and talking and allowed.attach_files):
        raise Refused("bot-forbidden")
    return channel


def me(interaction: discord.Interaction[Any]) -> Person:
    """Who acts, as they are called here."""
    return Person(interaction.user.id, interaction.user.display_name)


def manages_server(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody manages the server that they are in."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def is_manager(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Whether somebody manages the table's server, and is in it."""
    return table.server == interaction.guild_id and manages_server(interaction)


async def seat(interaction: discord.Interaction[Any], table: Table) -> int:
    """The person's seat; Refused if they don't sit there, or a computer player holds their seat."""
    return own_seat(table, interaction.user.id)


async def suggest_tables(interaction: discord.Interaction[Any], current: str) -> list[Choice[int]]:
    """Autocomplete: the tables of this person, and the one in this channel."""
    bot: Bot = interaction.client
    say = await respond.words_for(interaction)
    tables = dict(await bot.sessions.tables.games_of_person(interaction.user.id))
    with suppress(Refused):  # there may be none, or one that can't be read any more
        here = await find(interaction, None)
        tables.setdefault(here.id, here.game)
    named = [(title(id, game, say), id) for id, game in tables.items() if game in GAMES]
    return [Choice(name=name[:100], value=id) for name, id in named if fits(current, name)][:OPTIONS]


any_table = app_commands.autocomplete(table=suggest_tables)
"""Marks a command whose parameter `table` is any of the person's tables."""
