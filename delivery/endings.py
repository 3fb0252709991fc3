"""Tells everybody who has played how the match has ended, where they get their turns."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from delivery.attempts import Attempts, Unreached
from delivery.desk import Desk
from delivery.letter import sheet_letter, text_letter
from delivery.mail import Ways, only
from delivery.once import nonce
from sessions import SEEN, Debt, DebtKind, Message, MessageKind, Status, Table, Where, messages
from sessions.settings import settings_of
from ui.bot import Bot
from ui.discord_errors import is_outage
from ui.ending import end_sheet, winners
from ui.game_text import GameText
from ui.layout import Sheet
from ui.table_link import table_link


class Endings(Desk):
    """Each gets the score sheet in a direct message, which takes the place of the panel that stood there; or
    is mentioned in the channel, all in one message; in their quiet hours without a sound. Whoever saw it end
    gets no message: only a panel of theirs that stands there becomes the end."""

    def __init__(self, bot: Bot, ways: Ways) -> None:
        super().__init__(bot, ways, DebtKind.END)

    async def deliver(self, table: Table, debts: Sequence[Debt]) -> None:
        """Tell each of these; after the table itself shows it, so that what they get leads there."""
        if table.status is not Status.FINISHED:
            await self.pay(debts)
            return
        await self._bot.announcer.settled(table.id)
        attempts = Attempts()
        aloud: list[Debt] = []
        done: list[Debt] = []
        for debt in debts:
            preferences = (await settings_of(self._bot.sessions.db, debt.person)).preferences
            if debt.what == SEEN or preferences.where is Where.NONE:
                if await attempts.make(self._turn_panel(table, debt.person)):
                    done.append(debt)
                continue
            written = preferences.wants_direct and await attempts.make(self._write(table, debt))
            if preferences.wants_mention or not written:
                aloud.append(debt)
            else:
                done.append(debt)
        if aloud and await attempts.make(self._mention(table, aloud)):
            done += aloud
        await self.pay(done)
        attempts.end()
        if len(done) < len(debts):
            raise Unreached([debt.person for debt in debts if debt not in done])

    async def _write(self, table: Table, debt: Debt) -> bool:
        """A direct message in the place of the panel; False if they take none."""
        if await self._is_told(table, debt.person):
            return True
        letter = sheet_letter(await self._sheet(table, debt.person))
        silent = await self._is_quiet(debt.person)
        sent = await self._direct(
            debt.person,
            lambda dms: self._once.send(
                dms,
                letter,
                nonce("end", table.id, debt.person),
                since=debt.since,
                mentions=only(),
                silent=silent,
            ),
        )
        if sent is None:
            return False
        await self._remember(table, MessageKind.ENDED, sent.message, debt.person)
        await self._remove(await self._panels(table, debt.person))
        return True

    async def _turn_panel(self, table: Table, person: int) -> bool:
        """Let the panel that stands in somebody's direct messages become the end, if there is one. True."""
        for shown in await self._panels(table, person):
            sheet = await self._sheet(table, person)
            message = self._bot.get_partial_messageable(shown.channel).get_partial_message(shown.message)
            try:
                await message.edit(view=sheet.view, attachments=sheet.files, allowed_mentions=only())
            except discord.HTTPException as error:
                if is_outage(error):
                    raise
                await self._remove([shown])
            else:
                await self._remember(table, MessageKind.ENDED, message, person)
        return True

    async def _mention(self, table: Table, debts: Sequence[Debt]) -> bool:
        """A message in the channel for all of these; False if the bot can't write there."""
        if await self._is_told(table, None):
            return True
        people = [debt.person for debt in debts]
        say = await self._public_words(table)
        text = GameText(say, table.game, table.names)
        content = say(
            "end-call",
            people=" ".join(f"<@{person}>" for person in people),
            game=text.say("name"),
            winners=winners(table, text),
            link=await table_link(self._bot, table),
        )
        awake = [person for person in people if not await self._is_quiet(person)]
        sent = await self._aloud(
            table.channel,
            lambda channel: self._once.send(
                channel,
                text_letter(content),
                nonce("end", table.id, people),
                since=min(debt.since for debt in debts),
                mentions=only(*awake),
            ),
        )
        if sent is not None:
            await self._remember(table, MessageKind.ENDED, sent.message)
        return sent is not None

    async def _is_told(self, table: Table, person: int | None) -> bool:
        """Whether a message tells somebody of it already; None: all whom one in the channel mentions."""
        shown = await messages.messages_of(self._bot.sessions, table.id, MessageKind.ENDED)
        return person in [each.person for each in shown]

    async def _panels(self, table: Table, person: int) -> list[Message]:
        """Their panels of this table that stand in their direct messages."""
        shown = await messages.messages_of(self._bot.sessions, table.id)
        kinds = (MessageKind.ASKING, MessageKind.ANSWERED)
        return [each for each in shown if each.person == person and each.kind in kinds]

    async def _sheet(self, table: Table, person: int) -> Sheet:
        say = await self._words_of(person, table)
        return await end_sheet(self._bot, table, person, GameText(say, table.game, table.names))
