"""News for a table's followers: a direct message, or a mention in its channel.

The message records the last move that it covers, so a burst of moves is one message. News waits until a
follower's quiet hours end.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import discord

from cogs.follow import service
from cogs.follow.service import NEWS_MESSAGE, Follower, NewsPlace, news_until
from locales import Words
from sessions import Job, Refused, Status, Table, messages
from sessions.messages import Shows
from sessions.people.settings import settings_of
from ui.bot import Bot
from ui.clicks import button
from ui.deliveries import keep_boards, present
from ui.places.reach import Unreached
from ui.sender import Attempts, Sender, only
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.table.link import table_link, table_title
from ui.table.position import add_position
from ui.text.game_text import GameText
from ui.text.story import story
from ui.visibility import may_person_read
from workers import Priority, task_priority

MAX_MENTIONS = 50
"""Maximum number of people mentioned in one message."""


class News:
    def __init__(self, bot: Bot, sender: Sender) -> None:
        self._bot = bot
        self._sender = sender

    async def tell(self, job: Job) -> None:
        """Send each follower of a table their unsent news."""
        task_priority.set(Priority.NEWS)
        table = await present(self._bot, job)
        if table is None:
            return
        await keep_boards(self._bot, [table])
        await self._sender.settle(job.key)
        attempts = Attempts()
        here: list[Follower] = []
        for follower in await service.followers_of(self._bot.house.db, table.id):
            if not self._is_news(table, follower):
                continue
            if seconds := await self._sender.quiet_for(follower.person):
                attempts.wait(seconds)
                continue
            may_read = await attempts.make(may_person_read(self._bot, table, follower.person))
            if may_read is None:
                continue  # That is unknown now, and the job runs again.
            if not may_read:
                await self._drop(table, follower)
            elif follower.place is NewsPlace.CHANNEL:
                here.append(follower)
            else:
                await attempts.make(self._write(job, table, follower))
        await attempts.make(self._mention(job, table, here))
        attempts.end()

    def _is_news(self, table: Table, follower: Follower) -> bool:
        """Whether there is news for a follower, or no more to come."""
        return table.private or not table.status.is_open or bool(follower.news(table))

    async def _write(self, job: Job, table: Table, follower: Follower) -> None:
        """Send news as a direct message. If the person takes none, say so in the channel and end their
        following."""
        say = await self._sender.words_of(follower.person, table)
        sheet = await self._sheet(table, follower, say)
        if table.match is not None and not table.private:
            game_text = GameText(say, table.game, table.names, self._bot.signs)
            latest = table.match.latest(None)
            await add_position(sheet, self._bot, "table", table.match.view(None), game_text, latest)
        if table.status.is_open and not table.private:
            sheet.add(layout.row([button(say("button-unfollow"), "unfollow", table.id)]))
        shows = [self._told(table, follower)]
        sent = await self._sender.direct(
            follower.person,
            lambda channel: self._sender.send(job.key, channel, sheet, shows, mentions=only()),
            can_wait=True,
        )
        if sent is None and (await settings_of(self._bot.house.db, follower.person)).dm_refused:
            say = await self._sender.public_words(table)
            sheet = Sheet()
            sheet.add(layout.text(say("news-dm-refused", person=f"<@{follower.person}>")))
            await self._post(job, table, sheet, [follower])
            await self._drop(table, follower)

    async def _mention(self, job: Job, table: Table, followers: Sequence[Follower]) -> None:
        """Mention followers in the channel, in one message for all with the same news."""
        if not followers:
            return
        say = await self._sender.public_words(table)
        before = await messages.messages_of(self._bot.house, table.id, NEWS_MESSAGE)
        by_news: dict[tuple[str, ...], list[Follower]] = {}
        for follower in followers:
            codes = tuple(f"{event.ply} {event.code}" for event in follower.news(table))
            by_news.setdefault(codes, []).append(follower)
        for group in by_news.values():
            for some in (group[start : start + MAX_MENTIONS] for start in range(0, len(group), MAX_MENTIONS)):
                sheet = await self._sheet(table, some[0], say)
                sheet.add(layout.small(" ".join(f"<@{follower.person}>" for follower in some)))
                if not await self._post(job, table, sheet, some):
                    raise Unreached([follower.person for follower in some])
        await self._sender.remove(before)

    async def _sheet(self, table: Table, follower: Follower, say: Words) -> Sheet:
        """The news, with the table's title and link."""
        link = await table_link(self._bot, table)
        sheet = Sheet()
        sheet.add(layout.text(f"**[{table_title(table, say)}]({link})**"))
        if table.private:
            sheet.add(layout.text(say("news-private")))
            return sheet
        sheet.add(story(follower.news(table), GameText(say, table.game, table.names, self._bot.signs)))
        if table.status is Status.CLOSED:
            sheet.add(layout.text(say("table-closed" if table.started else "lobby-closed")))
        return sheet

    async def _post(self, job: Job, table: Table, sheet: Sheet, to: Sequence[Follower]) -> bool:
        """Post news in the channel and mention these followers. False if the bot can't write there."""
        shows = [Shows(NEWS_MESSAGE, table.id, table.version), *(self._told(table, each) for each in to)]
        mentions = only(*(follower.person for follower in to))
        send = partial(self._send, job, sheet, shows, mentions)
        return await self._sender.in_channel(table.channel, send) is not None

    async def _send(
        self, job: Job, sheet: Sheet, shows: Sequence[Shows], mentions: discord.AllowedMentions, channel: int
    ) -> int:
        return await self._sender.send(job.key, channel, sheet, shows, mentions=mentions)

    def _told(self, table: Table, follower: Follower) -> Shows:
        ends = table.private or not table.status.is_open
        detail = service.NO_MORE_NEWS if ends else str(news_until(table, follower))
        return Shows(NEWS_MESSAGE, table.id, table.version, follower.person, detail=detail)

    async def _drop(self, table: Table, follower: Follower) -> None:
        with suppress(Refused):  # The person may have unfollowed the table in the meantime.
            await service.unfollow(self._bot.house, table.id, follower.person)
