"""Brings together people who look for the same table: the table that opens for them, and the messages about
it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import discord

from cogs.seek import screens, service
from cogs.seek.service import FOUND_JOB, FOUND_MESSAGE, SEEK_MESSAGE, ShownAt, Wish
from locales import Words, words
from sessions import Job, Later, Person, Refused, Status, Table, messages
from sessions.messages import TABLE_MESSAGE, Shows
from sessions.people.server_settings import server_settings
from sessions.playing import hosting
from sessions.tables.setup import Setup
from ui.bot import Bot
from ui.context import Context
from ui.deliveries import REJOIN_CHECK_INTERVAL, keep_boards, present
from ui.places.announcement import Announcement, announce
from ui.places.kinds import Feature
from ui.places.opening import Opened, open_in_thread, spot_of, thread_name
from ui.places.reach import departed, reach_of
from ui.places.rights import require_usable, require_usable_id
from ui.places.threads import THREAD_REFUSALS
from ui.sender import Attempts, Sender, only
from ui.sheet.layout import Sheet
from ui.sheet.plain import Text
from ui.table.link import table_link
from ui.table.ringing import headline
from ui.visibility import Place, Spot

log = logging.getLogger(__name__)

BOARD_CHECK_INTERVAL = 5
"""Seconds until the people who found a table are mentioned, if the table's message isn't there yet."""
CHECK_INTERVAL = 3600
"""Seconds between two looks at a server's wishes: people are banned, or ask to be forgotten."""


async def place_of(ctx: Context, wish: Wish) -> Place:
    """The channel where these people meet: the server's choice if the bot can use it and the person who asks
    can read it, else this channel.

    Refused: as `Context.room`.
    """
    chosen = await meeting_channel(ctx.bot, wish.server)
    if chosen is not None and await ctx.may_read(spot_of(chosen)):
        return chosen
    return await ctx.room()


async def meeting_channel(bot: Bot, server: int) -> Place | None:
    """The channel that the server chose, if the bot can use it now. Raises Later while the server is
    unknown."""
    chosen = (await server_settings(bot.house.db, server)).meeting
    if chosen is None:
        return None
    try:
        return await require_usable_id(bot, Feature.MEETING, server, chosen)
    except Refused as refused:
        log.info("Server %d: the channel for meetings can't be used: %s", server, refused)
        return None


async def readers(bot: Bot, wish: Wish, crew: Sequence[Person], place: Place, asking: int) -> list[Person]:
    """Those of the crew whom a mention reaches where they would meet. The person who is `asking` is there.

    The others go on looking, also those who can't be asked about now.
    """
    meeting = spot_of(place)
    return [
        person for person in crew if person.id == asking or (await reach_of(bot, person.id, meeting)).is_here
    ]


# The table


class _TooFewLeft(Exception):
    """Not enough people are still looking for a table."""


async def open_table(bot: Bot, wish: Wish, crew: Sequence[Person], place: Place) -> Opened | None:
    """Open a lobby with the crew seated. The first is the host. None if too few can sit down.

    It gets a thread, so that the channel's tables don't get in each other's way. If the bot can't make one,
    it opens in the channel itself.
    """
    able = await service.able(bot.house, wish, crew)
    if len(able) < wish.least:
        return None

    async def opens(spot: Spot, /, *, trial: bool = False) -> Table:
        # Making a thread takes a moment, in which somebody may be banned or find a seat elsewhere.
        looking = {person.id for person in await service.crew(bot.house, wish)}
        left = [person for person in able if person.id in looking]
        if len(left) < wish.least:
            raise _TooFewLeft
        host, *guests = left[: wish.most]
        return await hosting.open_table(
            bot.house,
            **spot._asdict(),
            host=host,
            guests=guests,
            game=wish.game,
            setup=Setup(pace=wish.pace, rated=wish.rated),
            job=FOUND_JOB,
            trial=trial,
        )

    with suppress(_TooFewLeft):
        if await _can_have_threads(bot, place):
            name = await thread_name(bot, wish.server, wish.game, able[0])
            try:
                return await open_in_thread(bot, place, name, wish.pace, opens)
            except discord.HTTPException as error:
                log.info("No thread for a table: %s", error)
            except Refused as refused:
                if refused.code not in THREAD_REFUSALS:
                    raise
        return Opened(await opens(spot_of(place)))
    return None


async def _can_have_threads(bot: Bot, place: Place) -> bool:
    try:
        await require_usable(bot, Feature.THREAD, place)
    except Refused:
        return False
    return True


# The messages


class Meetings:
    """Sends the notices of who looks for a table, and the mentions of those who found one."""

    def __init__(self, bot: Bot, sender: Sender) -> None:
        self._bot = bot
        self._sender = sender

    async def tell(self, job: Job) -> None:
        """Mention the people for whom a table was opened, with a link to its message, once their quiet hours
        are over. After the start, they are called anyway."""
        table = await present(self._bot, job)
        if table is None or table.status is not Status.LOBBY:
            return
        await keep_boards(self._bot, [table])
        await self._sender.settle(job.key)
        if table.host is None:
            return
        if not await messages.messages_of(self._bot.house, table.id, TABLE_MESSAGE):
            raise Later(BOARD_CHECK_INTERVAL)  # There is nothing to lead to, and the table may be taken back.
        what = Announcement(
            job,
            table,
            FOUND_MESSAGE,
            partial(self._write, job, table),
            partial(self._found, table),
            in_public=True,
        )
        sent = await messages.messages_of(self._bot.house, table.id, FOUND_MESSAGE)
        await announce(self._bot, self._sender, what, table.people, sent, Attempts())

    async def _write(self, job: Job, table: Table, person: int) -> bool:
        """Send a direct message to a person whom a mention can't reach. False if they take none."""
        content = await self._found(table, [person], await self._sender.words_of(person, table))
        shows = Shows(FOUND_MESSAGE, table.id, table.version, person)
        send = partial(self._sender.send, job.key, content=content, shows=[shows], mentions=only(person))
        return await self._sender.direct(person, send) is not None

    async def _found(self, table: Table, people: Sequence[int], say: Words | None = None) -> Text:
        """The text that leads people to the table that was opened for them."""
        assert table.host is not None
        say = say or await self._sender.public_words(table)
        line = screens.found(people, table.host, await table_link(self._bot, table), say)
        return Text(f"{headline(self._bot, table, FOUND_MESSAGE, None, say)}\n{line}")

    async def show(self, job: Job) -> None:
        """Bring a server's notices up to date. Raises Later until the next wish may have ended."""
        house, server = self._bot.house, job.key.subject
        if self._bot.get_guild(server) is None:
            raise Later(REJOIN_CHECK_INTERVAL)
        await self._sender.settle(job.key)
        standing, wished = await service.notices(house, server), await service.wishes(house, server)
        crews = {wish: crew for wish in wished if (crew := await self._crew(wish))}
        people = [person.id for crew in crews.values() for person in crew]
        say = words(await self._bot.language_of_server(server, None, people))
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

    async def _crew(self, wish: Wish) -> list[Person]:
        """The people with a wish. Ends the wishes of those who left the server."""
        crew = await service.crew(self._bot.house, wish)
        gone = await departed(self._bot, wish.server, [person.id for person in crew])
        for person in gone:
            await service.stop(self._bot.house, wish.server, wish.game, person)
        return [person for person in crew if person.id not in gone]

    async def _show(
        self, job: Job, wish: Wish, shown: ShownAt | None, sheet: Sheet, asked_in: int | None
    ) -> None:
        """Edit a wish's notice, or post it. Continues without a notice if the bot may not write there."""
        if shown is not None:
            if await self._sender.rewrite(shown.channel, shown.message, sheet) is None:
                return
            await self._remove(wish, shown)
        chosen = await meeting_channel(self._bot, wish.server)
        place = asked_in if chosen is None else chosen.id
        if place is not None:
            shows = Shows(SEEK_MESSAGE, wish.server, 0, detail=str(wish))
            await self._sender.in_channel(
                place,
                lambda channel: self._sender.send(job.key, channel, sheet, [shows], mentions=only()),
            )

    async def _remove(self, wish: Wish, shown: ShownAt) -> None:
        await self._sender.delete(shown.channel, shown.message)
        await service.forget_notice(self._bot.house, wish)
