"""What the followers of a table hear: by direct message, or by a mention in its channel.

Up to which move each of them has heard is stored once it is sent; so nobody misses anything while the bot
is down, and of a burst of moves they hear in one message. In somebody's quiet hours their news wait.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress

import discord

from delivery.mail import Mail
from delivery.visibility import can_still_view
from locales import Words
from sessions import Follower, MessageKind, NewsPlace, Refused, Status, Table
from ui import layout
from ui.buttons import table_button
from ui.game_text import GameText
from ui.ids import TableRef
from ui.layout import Sheet
from ui.panel import story
from ui.position import add_position
from ui.table_link import table_link, table_title

log = logging.getLogger(__name__)

MENTIONS = 50
"""People mentioned in one message at the most."""


class News(Mail):
    """Brings followers up to date with their tables."""

    async def update(self, table: Table) -> None:
        """Send each follower what they have not heard yet, if it is something they want to hear."""
        if table.server is None or self._bot.get_guild(table.server) is None:
            return  # thrown out of the server: they hear of it when the bot is back
        here: list[Follower] = []
        for follower in await self._bot.sessions.followers.of(table.id):
            if table.seat_of(follower.person) is not None:
                await self._drop(table, follower)  # who plays hears of everything
            elif not await self._is_due(table, follower):
                pass
            elif follower.place is NewsPlace.CHANNEL:
                here.append(follower)
            elif await can_still_view(self._bot, table, follower.person):
                await self._write(table, follower)
            else:
                await self._drop(table, follower)
        await self._mention(table, here)

    async def _is_due(self, table: Table, follower: Follower) -> bool:
        """Whether there is something for them now: news, or that there will be no more."""
        if not (table.private or not table.status.is_open or follower.news(table)):
            return False
        return not await self._bot.sessions.followers.is_quiet(table.id, follower.person)

    async def _write(self, table: Table, follower: Follower) -> None:
        """A direct message; where the person takes none, the following ends with a word in the channel."""
        say = await self._words_of(follower.person, table)
        sheet = await self._sheet(table, follower, say)
        if table.match is not None and not table.private:
            game_text = GameText(say, table.game, table.names)
            await add_position(sheet, self._bot, "table", table.match.view(None), game_text)
        if table.status.is_open and not table.private:
            ref = TableRef.of(table)
            sheet.add(layout.row([table_button("unfollow", ref, say("button-unfollow"))]))
        nonce = _nonce(table, [follower])
        message = await self._direct(
            follower.person,
            lambda dms: dms.send(view=sheet.view, files=sheet.files, nonce=nonce),
            again=True,
        )
        if message is not None:
            await self._note(table, follower)
        elif await self._bot.sessions.people.dm_refused(follower.person):
            await self._drop(table, follower)
            say = await self._public_words(table)
            sheet = Sheet()
            sheet.add(layout.text(say("news-dm-refused", person=f"<@{follower.person}>")))
            await self._post(table, sheet, [follower])

    async def _mention(self, table: Table, followers: Sequence[Follower]) -> None:
        """Messages in the channel, one for all who are to hear the same."""
        if not followers:
            return
        say = await self._public_words(table)
        before = await self._bot.sessions.messages.of(table.id, MessageKind.NEWS)
        by_news: dict[tuple[str, ...], list[Follower]] = {}
        for follower in followers:
            codes = tuple(f"{event.ply} {event.code}" for event in follower.news(table))
            by_news.setdefault(codes, []).append(follower)
        for group in by_news.values():
            for some in (group[start : start + MENTIONS] for start in range(0, len(group), MENTIONS)):
                sheet = await self._sheet(table, some[0], say)
                sheet.add(layout.small(" ".join(f"<@{follower.person}>" for follower in some)))
                if not await self._post(table, sheet, some):
                    return
                for follower in some:
                    await self._note(table, follower)
        await self._remove(before)

    async def _sheet(self, table: Table, follower: Follower, say: Words) -> Sheet:
        """Where it happens and what has happened."""
        link = await table_link(self._bot, table)
        sheet = Sheet()
        sheet.add(layout.text(f"**[{table_title(table, say)}]({link})**"))
        if table.private:
            sheet.add(layout.text(say("news-private")))
            return sheet
        sheet.add(story(follower.news(table), GameText(say, table.game, table.names)))
        if table.status is Status.CLOSED:
            sheet.add(layout.text(say("table-closed" if table.started else "lobby-closed")))
        return sheet

    async def _post(self, table: Table, sheet: Sheet, followers: Sequence[Follower]) -> bool:
        """Send it to the channel, mentioning these; False if the bot can't write there."""
        people = [discord.Object(follower.person) for follower in followers]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=people)
        nonce = _nonce(table, followers)
        message = await self._aloud(
            table.channel,
            lambda channel: channel.send(view=sheet.view, allowed_mentions=mentions, nonce=nonce),
        )
        if message is not None:
            await self._remember(table, MessageKind.NEWS, message)
        return message is not None

    async def _note(self, table: Table, follower: Follower) -> None:
        if table.private or not table.status.is_open:
            await self._drop(table, follower)
        elif table.match is not None:
            await self._bot.sessions.followers.set_notified(table.id, follower.person, table.match.ply)

    async def _drop(self, table: Table, follower: Follower) -> None:
        with suppress(Refused):  # they may have unfollowed it meanwhile
            await self._bot.sessions.followers.unfollow(table.id, follower.person)


def _nonce(table: Table, followers: Iterable[Follower]) -> str:
    """The same for the same news of the same people, so that a crash after the sending doubles nothing."""
    what = (table.id, table.match.ply if table.match else 0, *(follower.person for follower in followers))
    return hashlib.sha256(repr(what).encode()).hexdigest()[:25]
