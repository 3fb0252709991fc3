"""Tells players who has their seat: a computer player until they return, or a newcomer for good."""

from __future__ import annotations

from functools import partial

from cogs.clock.service import STOOD_IN_MESSAGE, is_replaced
from locales import Words
from sessions import Job, Table, Where, messages
from sessions.messages import Shows
from sessions.people.settings import preferences_of
from sessions.playing.replaced import is_removed
from ui.bot import Bot
from ui.clicks import button
from ui.deliveries import keep_boards, present, retire
from ui.places.reach import Mentions
from ui.sender import Sender, only
from ui.sheet.plain import Text, buttons
from ui.table.link import table_link, table_title
from ui.table.ringing import headline


class Absentees:
    """Tells each player once, as they prefer, once their quiet hours are over."""

    def __init__(self, bot: Bot, sender: Sender) -> None:
        self._bot = bot
        self._sender = sender

    async def tell(self, job: Job) -> None:
        """Tell a player about their seat, or say in an outdated message that it is settled."""
        table, person = await present(self._bot, job), job.key.subject
        if table is None:
            return
        await self._sender.settle(job.key)
        sent = await messages.messages_of(self._bot.house, table.id, STOOD_IN_MESSAGE)
        told = [each for each in sent if each.person == person]
        removed = person not in table.persons and await is_removed(self._bot.house.db, table.id, person)
        if not removed and not is_replaced(table, person):
            for each in told:
                await retire(self._sender, table, each)
            return
        if (await preferences_of(self._bot.house.db, person)).where is Where.NONE:
            return
        await self._sender.until_awake(person)
        await keep_boards(self._bot, [table])
        channels, mentions = [each.channel for each in told], Mentions()
        await self._sender.reach(
            person,
            partial(self._write, job, table, any(channel != table.channel for channel in channels)),
            partial(self._mention, job, table, table.channel in channels, mentions),
            mentions,
        )

    async def _write(self, job: Job, table: Table, is_told: bool) -> bool:
        """Send a direct message unless there is one already. False if the player takes none."""
        if is_told:
            return True
        content = await self._text(
            table, job.key.subject, await self._sender.words_of(job.key.subject, table)
        )
        return (
            await self._sender.direct(job.key.subject, partial(self._send, job, table, content)) is not None
        )

    async def _mention(self, job: Job, table: Table, is_told: bool, mentions: Mentions) -> bool:
        """Mention the player in the channel unless that was done. False if they don't hear it, or if the bot
        can't write there."""
        person = job.key.subject
        if is_told:
            return True
        if not await mentions.hears(self._bot, person, table):
            return False
        content = await self._text(table, person, await self._sender.public_words(table), is_public=True)
        sent = await self._sender.in_channel(table.channel, partial(self._send, job, table, content))
        mentions.is_closed = sent is None
        return sent is not None

    async def _send(self, job: Job, table: Table, content: Text, channel: int) -> int:
        person = job.key.subject
        shows = Shows(STOOD_IN_MESSAGE, table.id, table.version, person)
        return await self._sender.send(job.key, channel, content, [shows], mentions=only(person))

    async def _text(self, table: Table, person: int, say: Words, *, is_public: bool = False) -> Text:
        """The message: what happened at which table, and the way back if there is one. With `is_public`, it
        is for the channel and mentions the person."""
        seat = table.kept_for(person)
        title, link = table_title(table, say), await table_link(self._bot, table)
        if seat is None:
            place = f"<#{table.parent or table.channel}>"
            rated = "yes" if table.setup.rated else "no"
            line = say("removed-told", title=title, link=link, rated=rated, place=place)
        else:
            line = say("stood-in-told", title=title, link=link, offered=int(seat in table.offered))
        first = headline(self._bot, table, STOOD_IN_MESSAGE, person, say)
        line = f"<@{person}> {line}" if is_public else line
        back = [] if seat is None else [button(say("button-return"), "return", table.id)]
        return Text(f"{first}\n{line}", buttons(self._bot, back))
