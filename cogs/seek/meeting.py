"""Brings together people who look for the same table: the notice that lists them, and the table that opens
for them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import discord

from cogs.seek import screens, service
from cogs.seek.service import ShownAt, Wish
from locales import words
from sessions import Later, Person, Refused, Table
from sessions.playing import hosting, lobby
from sessions.tables.setup import Setup
from ui.bot import Bot
from ui.context import Context
from ui.sender import board_shown, only
from ui.sheet.layout import Sheet
from ui.table.link import table_link
from ui.text.game_text import message_prefix
from ui.text.markdown import cut
from ui.text.names import plain_name
from ui.visibility import Spot, find_place, may_person_read

MAX_THREAD_NAME = 100
WISH_ENDING_REFUSALS = ("banned", "too-many-tables")
"""Codes of the refusals that end a person's wish if they can't join the table."""

log = logging.getLogger(__name__)


async def place_of(ctx: Context, wish: Wish) -> discord.abc.Snowflake:
    """The channel where these people meet: the server's choice, else this channel."""
    chosen = await service.meeting(ctx.house, wish.server)
    if chosen is not None and (channel := await find_place(ctx.bot, wish.server, chosen)) is not None:
        return channel
    return ctx.room()


async def readers(
    bot: Bot, wish: Wish, crew: Sequence[Person], place: discord.abc.Snowflake, asking: int
) -> list[Person]:
    """Those of the crew who may read the place where they would meet. The person who is `asking` is there."""
    meeting = Spot(wish.server, place.id, getattr(place, "parent_id", None))
    able: list[Person] = []
    for person in crew:
        with suppress(Later):  # The person can't be asked about now, and goes on looking.
            if person.id == asking or await may_person_read(bot, meeting, person.id):
                able.append(person)
    return able


# The table


async def open_table(
    bot: Bot, wish: Wish, crew: Sequence[Person], place: discord.abc.Snowflake
) -> Table | None:
    """Open a lobby for the crew. The first is the host. None if too few can sit down."""
    able = list(crew)
    room, made = await _room(bot, place, wish, able[0])
    while len(able) >= wish.least:
        try:
            table = await hosting.open_table(
                bot.house,
                server=wish.server,
                channel=room.id,
                parent=place.id if made else getattr(place, "parent_id", None),
                host=able[0],
                game=wish.game,
                setup=Setup(pace=wish.pace, rated=wish.rated),
            )
        except Refused as error:
            if error.code not in WISH_ENDING_REFUSALS:
                await _give_up(made)
                raise
            await service.stop(bot.house, wish.server, wish.game, able.pop(0).id)
            continue
        return await _seat(bot, table, able, room)
    await _give_up(made)
    return None


async def _seat(bot: Bot, table: Table, crew: Sequence[Person], room: discord.abc.Messageable) -> Table:
    """Seat the crew at the host's table and mention them there."""
    host, *others = crew
    for person in others:
        try:
            table = await bot.house.act(table.id, lobby.join, person)
        except Refused as error:
            log.info(
                "Could not seat person %d, who looked for a table, at table %d: %s",
                person.id,
                table.id,
                error,
            )
            if error.code in WISH_ENDING_REFUSALS:
                await service.stop(bot.house, table.server or 0, table.game, person.id)
    await board_shown(bot, table.id)
    seated = [person for person in crew if table.seat_of(person.id) is not None]
    say = words(await bot.language_of_table(table))
    line = screens.found(seated, host, await table_link(bot, table), say)
    with suppress(discord.HTTPException):  # If this fails, people still have the table's message.
        await room.send(line, allowed_mentions=only(*(person.id for person in seated)))
    return table


async def _room(
    bot: Bot, place: discord.abc.Snowflake, wish: Wish, host: Person
) -> tuple[Any, discord.Thread | None]:
    """Create a thread, so that the channel's tables don't get in each other's way. If the bot can't, use the
    channel itself."""
    if isinstance(place, discord.TextChannel):
        say = words(await bot.language_of_server(wish.server))
        name = cut(
            f"{say(f'{message_prefix(wish.game)}-name')} · {plain_name(host.name, say)}", MAX_THREAD_NAME
        )
        with suppress(discord.HTTPException):
            thread = await place.create_thread(name=name, type=discord.ChannelType.public_thread)
            return thread, thread
    return bot.get_partial_messageable(place.id), None


async def _give_up(made: discord.Thread | None) -> None:
    if made is not None:
        with suppress(discord.HTTPException):
            await made.delete()


# The notice


async def update_notice(bot: Bot, wish: Wish, place: discord.abc.Snowflake | None = None) -> None:
    """Show in the channel who is looking for this kind of table, and remove the notice when nobody is.

    Continues without a notice if Discord refuses it.
    """
    shown = await service.shown(bot.house, wish)
    crew = await service.crew(bot.house, wish)
    say = words(await bot.language_of_server(wish.server))
    try:
        if not crew:
            await _remove_notice(bot, wish, shown)
            return
        sheet = screens.notice(wish, crew, say)
        is_there = shown is not None and await _edit_notice(bot, shown, sheet)
        if not is_there and place is not None:
            await _post_notice(bot, wish, place, sheet)
    except discord.HTTPException as error:
        log.info("Could not show who looks for a table in server %d: %s", wish.server, error)


async def _post_notice(bot: Bot, wish: Wish, place: discord.abc.Snowflake, sheet: Sheet) -> None:
    channel = bot.get_partial_messageable(place.id)
    message = await channel.send(view=sheet.view, allowed_mentions=only())
    await service.remember(bot.house, wish, ShownAt(place.id, message.id))


async def _edit_notice(bot: Bot, shown: ShownAt, sheet: Sheet) -> bool:
    """Edit the notice. Returns False if it no longer exists."""
    message = bot.get_partial_messageable(shown.channel).get_partial_message(shown.message)
    try:
        await message.edit(view=sheet.view)
    except discord.NotFound:
        return False
    return True


async def _remove_notice(bot: Bot, wish: Wish, shown: ShownAt | None) -> None:
    if shown is None:
        return
    message = bot.get_partial_messageable(shown.channel).get_partial_message(shown.message)
    with suppress(discord.NotFound):
        await message.delete()
    await service.remember(bot.house, wish, None)
