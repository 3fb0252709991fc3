"""Notifies people that a computer player sits in for them since their time was out; until they are back."""

from __future__ import annotations

from collections.abc import Sequence

from delivery.attempts import Attempts
from delivery.desk import Desk
from delivery.letter import sheet_letter
from delivery.mail import Ways, only
from delivery.once import nonce
from locales import Words
from sessions import Debt, DebtKind, Message, MessageKind, Table, Where, messages
from sessions.debts import is_replaced
from sessions.settings import settings_of
from ui import layout
from ui.bot import Bot
from ui.buttons import table_button
from ui.ids import TableRef
from ui.layout import Sheet
from ui.table_link import table_link, table_title


class Absentees(Desk):
    """Who is replaced is notified once, where they want it; in their quiet hours without a sound."""

    def __init__(self, bot: Bot, ways: Ways) -> None:
        super().__init__(bot, ways, DebtKind.REPLACED)

    async def withdraw(self, table: Table, shown: Sequence[Message]) -> None:
        """Take back what is no longer so."""
        for each in shown:
            gone = each.person is None or not is_replaced(table, each.person)
            if each.kind is MessageKind.STOOD_IN and gone and each.version <= table.version:
                await self._remove([each])

    async def deliver(self, table: Table, debts: Sequence[Debt]) -> None:
        """Notify those who have been replaced, and still are."""
        attempts = Attempts()
        for debt in debts:
            await attempts.make(self._notify(table, debt))
        attempts.end()

    async def _notify(self, table: Table, debt: Debt) -> None:
        preferences = (await settings_of(self._bot.sessions.db, debt.person)).preferences
        if is_replaced(table, debt.person) and preferences.where is not Where.NONE:
            await self.reach(
                debt.person, lambda: self._write(table, debt), lambda: self._mention(table, debt)
            )
        await self.pay([debt])

    async def _write(self, table: Table, debt: Debt) -> bool:
        """A direct message; False if they take none."""
        if any(each.channel != table.channel for each in await self._told(table, debt)):
            return True
        person, silent = debt.person, await self._is_quiet(debt.person)
        letter = sheet_letter(await self._sheet(table, person, await self._words_of(person, table)))
        sent = await self._direct(
            person,
            lambda dms: self._once.send(
                dms, letter, _nonce(debt, "dm"), since=debt.since, mentions=only(), silent=silent
            ),
        )
        if sent is not None:
            await self._remember(table, MessageKind.STOOD_IN, sent.message, person)
        return sent is not None

    async def _mention(self, table: Table, debt: Debt) -> bool:
        """A message in the table's channel; False if the bot can't write there."""
        if any(each.channel == table.channel for each in await self._told(table, debt)):
            return True
        person, silent = debt.person, await self._is_quiet(debt.person)
        letter = sheet_letter(await self._sheet(table, person, await self._public_words(table), aloud=True))
        sent = await self._aloud(
            table.channel,
            lambda channel: self._once.send(
                channel,
                letter,
                _nonce(debt, "channel"),
                since=debt.since,
                mentions=only(person),
                silent=silent,
            ),
        )
        if sent is not None:
            await self._remember(table, MessageKind.STOOD_IN, sent.message, person)
        return sent is not None

    async def _told(self, table: Table, debt: Debt) -> list[Message]:
        """The messages that notify somebody of it already."""
        shown = await messages.messages_of(self._bot.sessions, table.id, MessageKind.STOOD_IN)
        return [each for each in shown if each.person == debt.person and each.version >= debt.version]

    async def _sheet(self, table: Table, person: int, say: Words, *, aloud: bool = False) -> Sheet:
        """Where it is and the way back; `aloud`: for the channel."""
        seat = table.kept_for(person)
        line = say(
            "stood-in-told",
            title=table_title(table, say),
            link=await table_link(self._bot, table),
            offered=int(seat in table.offered),
        )
        sheet = Sheet()
        sheet.add(
            layout.text(f"<@{person}> {line}" if aloud else line),
            layout.row([table_button("return", TableRef.of(table), say("button-return"))]),
        )
        return sheet


def _nonce(debt: Debt, place: str) -> str:
    return nonce("replaced", debt.table, debt.person, debt.version, place)
