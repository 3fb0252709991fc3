"""Brings together people who look for the same table: the table that opens for them, and the messages about
it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord

from cogs.seek import screens, service
from cogs.seek.service import ShownAt, Wish
from locales import words
from sessions import Job, JobKind, Later, MessageKind, Person, Refused, Table, messages
from sessions.messages import Shows
from sessions.playing import hosting
from sessions.tables.setup import Setup
from ui.bot import Bot
from ui.context import Context
from ui.deliveries import REJOIN_CHECK_INTERVAL, present
from ui.places.kinds import Feature, require_place, require_rights
from ui.places.reach import reach_of
from ui.places.threads import make_thread
from ui.sender import Attempts, Sender, Text, delivered, only
from ui.sheet.layout import Sheet
from ui.table.link import table_link
from ui.text.game_text import message_prefix
from ui.text.markdown import cut
from ui.text.names import plain_name
from ui.visibility import Spot, find_place

MAX_THREAD_NAME = 100
CHECK_INTERVAL = 3600
"""Seconds between two looks at a server's wishes: people are banned, or ask to be forgotten."""


async def place_of(ctx: Context, wish: Wish) -> discord.abc.Snowflake:
    """The channel where these people meet: the server's choice, else this channel."""
    chosen = await service.meeting(ctx.house, wish.server)
    channel = None if chosen is None else await find_place(ctx.bot, wish.server, chosen)
    if channel is not None:
        require_place(Feature.MEETING, channel)
        require_rights(Feature.MEETING, channel, channel.permissions_for(channel.guild.me))
        return channel
    return ctx.room()


async def readers(
    bot: Bot, wish: Wish, crew: Sequence[Person], place: discord.abc.Snowflake, asking: int
) -> list[Person]:
    """Those of the crew whom a mention reaches where they would meet. The person who is `asking` is there.

    The others go on looking, also those who can't be asked about now.
    """
    meeting = Spot(wish.server, place.id, getattr(place, "parent_id", None))
    return [
        person for person in crew if person.id == asking or (await reach_of(bot, person.id, meeting)).is_here
    ]


# The table


async def open_table(
    bot: Bot, wish: Wish, crew: Sequence[Person], place: discord.abc.Snowflake
) -> Table | None:
    """Open a lobby with the crew seated. The first is the host. None if too few can sit down."""
    able = await service.able(bot.house, wish, crew)
    if len(able) < wish.least:
        return None
    host, *guests = able[: wish.most]
    room, made = await _room(bot, place, wish, host)
    try:
        return await hosting.open_table(
            bot.house,
            server=wish.server,
            channel=room,
            parent=place.id if made else getattr(place, "parent_id", None),
            host=host,
            guests=guests,
            game=wish.game,
            setup=Setup(pace=wish.pace, rated=wish.rated),
            job=JobKind.FOUND,
        )
    except Refused:
        if made is not None:
            with suppress(discord.HTTPException):
                await made.delete()
        raise


async def _room(
    bot: Bot, place: discord.abc.Snowflake, wish: Wish, host: Person
) -> tuple[int, discord.Thread | None]:
    """Create a thread, so that the channel's tables don't get in each other's way. If the bot can't, use the
    channel itself."""
    if isinstance(place, discord.TextChannel):
        say = words(await bot.language_of_server(wish.server))
        name = cut(
            f"{say(f'{message_prefix(wish.game)}-name')} · {plain_name(host.name, say)}", MAX_THREAD_NAME
        )
        with suppress(discord.HTTPException, Refused):
            thread = await make_thread(place, name, wish.pace)
            return thread.id, thread
    return place.id, None


# The messages


class Meetings:
    """Sends the notices of who looks for a table, and the mentions of those who found one."""

    def __init__(self, bot: Bot, sender: Sender) -> None:
        self._bot = bot
        self._sender = sender

    async def tell(self, job: Job) -> None:
        """Mention the people for whom a table was opened, with a link to its message."""
        table = await present(self._bot, job)
        if table is None or not table.status.is_open:
            return
        await delivered(self._bot, JobKind.BOARD, table=table.id)
        await self._sender.settle(job.key)
        if table.host is None or await messages.messages_of(self._bot.house, table.id, MessageKind.FOUND):
            return
        say = await self._sender.public_words(table)
        line = screens.found(table.people, table.host, await table_link(self._bot, table), say)
        shows = Shows(MessageKind.FOUND, table.id, table.version)
        mentions = only(*table.people)
        await self._sender.in_channel(
            table.channel,
            lambda channel: self._sender.send(job.key, channel, Text(line), [shows], mentions=mentions),
        )

    async def show(self, job: Job) -> None:
        """Bring a server's notices up to date. Raises Later until the next wish may have ended."""
        house, server = self._bot.house, job.key.subject
        if self._bot.get_guild(server) is None:
            raise Later(REJOIN_CHECK_INTERVAL)
        await self._sender.settle(job.key)
        standing, wished = await service.notices(house, server), await service.wishes(house, server)
        crews = {wish: crew for wish in wished if (crew := await service.crew(house, wish))}
        say = words(await self._bot.language_of_server(server))
        attempts = Attempts()
        for wish, shown in standing.items():
            if wish not in crews:
                await attempts.make(self._remove(wish, shown))
        for wish, crew in crews.items():
            sheet = screens.notice(wish, crew, say)
            await attempts.make(self._show(job, wish, standing.get(wish), sheet, wished[wish]))
        attempts.end()
        if crews and (expiry := await service.next_expiry(house, server)) is not None:
            raise Later(min(CHECK_INTERVAL, expiry - house.time.unix()))

    async def _show(
        self, job: Job, wish: Wish, shown: ShownAt | None, sheet: Sheet, asked_in: int | None
    ) -> None:
        """Edit a wish's notice, or post it. Continues without a notice if the bot may not write there."""
        if shown is not None:
            if await self._sender.rewrite(shown.channel, shown.message, sheet) is None:
                return
            await self._remove(wish, shown)
        place = await service.meeting(self._bot.house, wish.server) or asked_in
        if place is not None:
            shows = Shows(MessageKind.SEEK, wish.server, 0, detail=str(wish))
            await self._sender.in_channel(
                place,
                lambda channel: self._sender.send(
                    job.key, channel, sheet, [shows], mentions=only(), silent=True
                ),
            )

    async def _remove(self, wish: Wish, shown: ShownAt) -> None:
        await self._sender.delete(shown.channel, shown.message)
        await service.forget_notice(self._bot.house, wish)
