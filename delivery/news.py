"""What the followers of a table hear: by direct message, or by a mention in its channel.

Up to which move each of them has heard is stored once it is sent; so of a burst of moves they hear in one
message. In somebody's quiet hours their news wait.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord

from delivery.attempts import Attempts, Later, Unreached
from delivery.desk import ELSEWHERE, Desk
from delivery.letter import growing_letter
from delivery.mail import Ways, only
from delivery.once import nonce
from delivery.visibility import can_still_view
from locales import Words
from sessions import Debt, DebtKind, Follower, MessageKind, NewsPlace, Refused, Status, Table, messages
from sessions import followers as followers_service
from sessions.settings import settings_of
from ui import layout
from ui.bot import Bot
from ui.buttons import table_button
from ui.game_text import GameText
from ui.ids import TableRef
from ui.layout import Sheet
from ui.position import add_position
from ui.story import story
from ui.table_link import table_link, table_title
from workers import Priority

MENTIONS = 50
"""People mentioned in one message at the most."""


class News(Desk):
    """Brings followers up to date with their tables."""

    def __init__(self, bot: Bot, ways: Ways) -> None:
        super().__init__(bot, ways, DebtKind.NEWS, Priority.NEWS)

    async def deliver(self, table: Table, debts: Sequence[Debt]) -> None:
        """Send each of these followers what they have not heard yet."""
        if table.server is not None and self._bot.get_guild(table.server) is None:
            raise Later(ELSEWHERE)  # thrown out of the server: they hear of it when the bot is back
        attempts = Attempts()
        here: list[tuple[Debt, Follower]] = []
        for debt in debts:
            follower = await followers_service.get_follower(self._bot.sessions.db, table.id, debt.person)
            if follower is None or not self._is_news(table, follower):
                await self.pay([debt])
            elif seconds := await self._quiet_for(debt.person):
                await attempts.make(_wait(seconds))
            elif follower.place is NewsPlace.CHANNEL:
                here.append((debt, follower))
            else:
                await attempts.make(self._write(table, debt, follower))
        await attempts.make(self._mention(table, here))
        attempts.end()

    def _is_news(self, table: Table, follower: Follower) -> bool:
        """Whether there is something for them: news, or that there will be no more."""
        return table.private or not table.status.is_open or bool(follower.news(table))

    async def _write(self, table: Table, debt: Debt, follower: Follower) -> None:
        """A direct message; where the person takes none, the following ends with a word in the channel."""
        if not await self._still_sees(table, debt, follower):
            return
        say = await self._words_of(follower.person, table)
        sheet = await self._sheet(table, follower, say)
        if table.match is not None and not table.private:
            game_text = GameText(say, table.game, table.names, self._bot.signs)
            await add_position(sheet, self._bot, "table", table.match.view(None), game_text)
        if table.status.is_open and not table.private:
            ref = TableRef.of(table)
            sheet.add(layout.row([table_button("unfollow", ref, say("button-unfollow"))]))
        sent = await self._direct(
            follower.person, lambda dms: self._send(table, sheet, dms, [(debt, follower)], only()), calm=True
        )
        if sent is not None:
            await self._note(table, follower)
        elif (await settings_of(self._bot.sessions.db, follower.person)).dm_refused:
            say = await self._public_words(table)
            sheet = Sheet()
            sheet.add(layout.text(say("news-dm-refused", person=f"<@{follower.person}>")))
            await self._post(table, sheet, [(debt, follower)])
            await self._drop(table, follower)
        await self.pay([debt])

    async def _mention(self, table: Table, followers: Sequence[tuple[Debt, Follower]]) -> None:
        """Messages in the channel, one for all who are to hear the same.

        Followers who can't see the channel aren't mentioned: a mention would bring them into a thread.
        """
        followers = [each for each in followers if await self._still_sees(table, *each)]
        if not followers:
            return
        say = await self._public_words(table)
        before = await messages.messages_of(self._bot.sessions, table.id, MessageKind.NEWS)
        by_news: dict[tuple[str, ...], list[tuple[Debt, Follower]]] = {}
        for debt, follower in followers:
            codes = tuple(f"{event.ply} {event.code}" for event in follower.news(table))
            by_news.setdefault(codes, []).append((debt, follower))
        for group in by_news.values():
            for some in (group[start : start + MENTIONS] for start in range(0, len(group), MENTIONS)):
                sheet = await self._sheet(table, some[0][1], say)
                sheet.add(layout.small(" ".join(f"<@{follower.person}>" for _, follower in some)))
                if not await self._post(table, sheet, some):
                    raise Unreached([follower.person for _, follower in some])
                for _, follower in some:
                    await self._note(table, follower)
                await self.pay([debt for debt, _ in some])
        await self._remove(before)

    async def _still_sees(self, table: Table, debt: Debt, follower: Follower) -> bool:
        """Whether a follower can still see the table's channel; if not, they follow no longer."""
        if await can_still_view(self._bot, table, follower.person):
            return True
        await self._drop(table, follower)
        await self.pay([debt])
        return False

    async def _sheet(self, table: Table, follower: Follower, say: Words) -> Sheet:
        """Where it happens and what has happened."""
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

    async def _post(self, table: Table, sheet: Sheet, to: Sequence[tuple[Debt, Follower]]) -> bool:
        """Send it to the channel, mentioning these; False if the bot can't write there."""
        mentions = only(*(follower.person for _, follower in to))
        message = await self._aloud(
            table.channel, lambda channel: self._send(table, sheet, channel, to, mentions)
        )
        if message is not None:
            await self._remember(table, MessageKind.NEWS, message)
        return message is not None

    async def _send(
        self,
        table: Table,
        sheet: Sheet,
        channel: discord.abc.Messageable,
        to: Sequence[tuple[Debt, Follower]],
        mentions: discord.AllowedMentions,
    ) -> discord.Message:
        """Send it, if it doesn't stand there. If only its beginning does, since more has happened between two
        tries, that becomes the whole."""
        since = min(debt.since for debt, _ in to)
        cause = f"news {table.id} {sorted((follower.person, follower.notified) for _, follower in to)}"
        letter, key = growing_letter(sheet), _nonce(table, [follower for _, follower in to])
        sent = await self._once.send(channel, letter, key, since=since, mentions=mentions, cause=cause)
        if not sent.is_new:
            await sent.message.edit(view=sheet.view, attachments=sheet.files, allowed_mentions=mentions)
        return sent.message

    async def _note(self, table: Table, follower: Follower) -> None:
        if table.private or not table.status.is_open:
            await self._drop(table, follower)
        elif table.match is not None:
            await followers_service.set_notified(
                self._bot.sessions, table.id, follower.person, table.match.ply
            )

    async def _drop(self, table: Table, follower: Follower) -> None:
        with suppress(Refused):  # they may have unfollowed it meanwhile
            await followers_service.unfollow(self._bot.sessions, table.id, follower.person)


async def _wait(seconds: float) -> None:
    """Leave it to then."""
    raise Later(seconds)


def _nonce(table: Table, followers: Sequence[Follower]) -> str:
    people = [follower.person for follower in followers]
    return nonce("news", table.id, table.match.ply if table.match else 0, table.status, table.private, people)
