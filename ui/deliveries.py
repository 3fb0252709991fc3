"""Shared code of delivery jobs, which write to Discord.

Each kind of message belongs to a job. The job's handler makes Discord agree with the present state: it sends,
edits or deletes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from math import inf
from typing import NamedTuple

from sessions import Job, JobKind, Key, Kind, Later, Message, MessageKind, Refused, Table, messages
from sessions.jobs.job import BOARD_JOB, Handler, Rank
from sessions.messages import ANSWERED_MESSAGE, ASKING_MESSAGE, TABLE_MESSAGE
from ui.bot import Bot
from ui.discord_errors import noting
from ui.marks import is_standing
from ui.sender import LINK_TIMEOUT, Sender, is_trouble
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.sheet.plain import Text
from ui.table.link import settled

log = logging.getLogger(__name__)

REJOIN_CHECK_INTERVAL = 3600
"""Seconds between checks for the bot's return to a server."""
UNREADABLE_RETRY_DELAY = 3600
"""Seconds until the bot tries an unreadable table again."""
MANY_REQUESTS_TIME_LIMIT = 120.0
"""Seconds allowed for a job that may write to many people. Each request has its own limit."""
BOARD_WAIT = 10
"""Seconds to wait for the table's message before something links to it."""
FRESH_SECONDS = 60
"""Seconds after a move within which the table's message has just been edited, so that it exists."""
POST_AGAIN = 0
"""Stored as the time of a table's message that is to be posted again instead of edited."""


class Delivery(NamedTuple):
    """A kind of job that writes to Discord, and a function that creates its `Kind` for a bot."""

    kind: JobKind
    make: Callable[[Bot, Sender], Kind]
    home: str
    """See `Work.home`."""


def delivery(
    kind: JobKind,
    make: Callable[[Bot, Sender], Handler],
    at_once: int,
    *,
    lasts: bool = False,
    rank: Rank = Rank.MESSAGES,
    home: str = "",
) -> Delivery:
    """Declare a kind of delivery, with `at_once` jobs in parallel. Jobs that `lasts` are never given up.

    People who wait for the answer to a move come first.
    """

    def made(bot: Bot, sender: Sender) -> Kind:
        handler = make(bot, sender)

        async def deliver(job: Job) -> None:
            blockade = bot.house.jobs.blockade
            async with blockade.passing():
                with noting(blockade):
                    await bot.until_answered()
                    seconds = inf
                    try:
                        await handler(job)
                    except Later as later:
                        seconds = later.seconds
                    seconds = min(seconds, await sender.until_forgotten(job.key))
                    if seconds < inf:
                        raise Later(seconds)

        return Kind(
            deliver,
            at_once=at_once,
            limit=MANY_REQUESTS_TIME_LIMIT,
            rank=rank,
            writes=True,
            lasts=lasts,
            is_trouble=is_trouble,
        )

    return Delivery(kind, made, home)


async def present(bot: Bot, job: Job) -> Table | None:
    """The job's table; None if it is gone.

    Raises Later if the table is unreadable, or while the bot isn't in its server.
    """
    try:
        table = await bot.house.tables.get(job.key.table)
    except Refused as refusal:
        if refusal.code == "no-such-table":
            return None
        log.warning("Table %s can't be shown: %s", job.key.table, refusal)
        raise Later(UNREADABLE_RETRY_DELAY) from refusal
    if table.server is not None and bot.get_guild(table.server) is None:
        raise Later(REJOIN_CHECK_INTERVAL)
    return table


async def delivered(bot: Bot, kind: JobKind, *, table: int | None = None, subject: int | None = None) -> None:
    """Wait until a job's messages are up to date, or can't be brought up to date for now."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LINK_TIMEOUT):
            await bot.house.jobs.settled(kind, table=table, subject=subject)


async def board_shown(bot: Bot, table: int) -> None:
    """Wait until a table's message is up to date, or can't be brought up to date for now."""
    await delivered(bot, BOARD_JOB, table=table)


async def keep_boards(bot: Bot, tables: Iterable[Table]) -> None:
    """Have the messages of tables posted again if somebody deleted them. Call this before something links to
    them. While Discord doesn't answer, nothing happens. Refused: not-saved."""
    since = bot.house.time.unix() - FRESH_SECONDS
    standing: dict[Key, tuple[int, int] | None] = {}
    for table in tables:
        last = (await messages.messages_of(bot.house, table.id, TABLE_MESSAGE))[-1:]
        is_fresh = table.moved >= since or not last
        standing[Key(BOARD_JOB, table.id)] = None if is_fresh else (last[0].channel, last[0].message)
    await keep_standing(bot, standing)


async def keep_older_boards(bot: Bot, tables: Iterable[Table]) -> None:
    """Like `keep_boards`, but doesn't wait for a message that is about to show a move. Refused: not-saved."""
    since = bot.house.time.unix() - FRESH_SECONDS
    if older := [table for table in tables if table.moved < since]:
        await keep_boards(bot, older)


async def keep_standing(bot: Bot, standing: Mapping[Key, tuple[int, int] | None]) -> None:
    """Run the jobs whose messages (channel and id; None: needn't be looked for) are gone, and wait a moment
    for all of them. Refused: not-saved."""
    places = {key: place for key, place in standing.items() if place is not None}
    looks = [is_standing(bot, *place) for place in places.values()]
    found = await asyncio.gather(*looks, return_exceptions=True)
    if gone := [key for key, is_there in zip(places, found, strict=True) if is_there is False]:
        async with bot.house.transaction() as tx:
            for key in gone:
                tx.jobs.hasten(key, tx.now)
    with suppress(TimeoutError):
        async with asyncio.timeout(BOARD_WAIT):
            for kind, table, subject in standing:
                await bot.house.jobs.settled(kind, table=table or None, subject=subject or None)


async def retire(sender: Sender, table: Table, shown: Message) -> None:
    """Say in a message that called somebody to a table that it is settled."""
    if shown.person is None or shown.channel == table.channel:
        say = await sender.public_words(table)
    else:
        say = await sender.words_of(shown.person, table)
    line, sheet = settled(table, say), Sheet()
    sheet.add(layout.text(line))
    is_panel = shown.kind in (ASKING_MESSAGE, ANSWERED_MESSAGE)
    await sender.retire([shown], sheet if is_panel else Text(line))


async def post_again(bot: Bot, table: Table) -> None:
    """Post a table's message again at the end of its channel. Refused: not-saved."""
    house = bot.house
    async with house.transaction() as tx:
        await tx.run(
            "UPDATE messages SET posted = :again WHERE table_id = :id AND kind = 'table'",
            again=POST_AGAIN,
            id=table.id,
        )
        tx.jobs.set(Key(BOARD_JOB, table.id), tx.now)
    await board_shown(bot, table.id)


def of_kind(sent: Iterable[Message], kind: MessageKind) -> list[Message]:
    """The messages of one kind."""
    return [each for each in sent if each.kind == kind]
