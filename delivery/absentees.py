"""Notifies people that a computer player sits in for them since their time was out; until they are back."""

from __future__ import annotations

from functools import partial

from delivery.mail import Mail, only
from locales import Words
from sessions import Change, ChangeKind, MessageKind, Table, Where
from ui import layout
from ui.bot import Bot
from ui.buttons import table_button
from ui.ids import TableRef
from ui.layout import Sheet
from ui.table_link import table_link, table_title

SITTING_IN = (ChangeKind.STOOD_IN, ChangeKind.OFFERED)
"""The changes by which a computer player comes to sit in."""


class Absentees(Mail):
    """Who is replaced is notified once, where they want it; in their quiet hours without a sound. If the bot
    stops before that, the table's own message says it."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._due: dict[tuple[int, int], int] = {}  # (table, person) -> the table's version since then

    def changed(self, change: Change) -> None:
        """A table has changed. Whoever leaves it by themselves knows."""
        if change.kind in SITTING_IN and change.by is None and change.seat is not None:
            person = change.table.seats[change.seat].person
            if person is not None:
                self._due[change.table.id, person] = change.table.version

    async def update(self, table: Table) -> None:
        """Notify those who have been replaced at a table, and take back what is no longer so."""
        for shown in await self._bot.sessions.messages.of(table.id, MessageKind.STOOD_IN):
            if shown.person is None or not _is_away(table, shown.person):
                await self._remove([shown])
        for (id, person), version in list(self._due.items()):
            if id == table.id and version <= table.version:  # or this is the table as it was before
                if _is_away(table, person):
                    await self._notify(table, person)
                self._due.pop((id, person), None)

    async def _notify(self, table: Table, person: int) -> None:
        if (await self._bot.sessions.people.preferences(person)).where is Where.NONE:
            return
        silent = await self._is_quiet(person)
        if await self.reach(person, partial(self._write, table, person, silent)):
            await self._mention(table, person, silent)

    async def _write(self, table: Table, person: int, silent: bool) -> bool:
        """A direct message; False if they take none."""
        sheet = await self._sheet(table, person, await self._words_of(person, table))
        message = await self._direct(person, lambda dms: dms.send(view=sheet.view, silent=silent))
        if message is not None:
            await self._remember(table, MessageKind.STOOD_IN, message, person)
        return message is not None

    async def _mention(self, table: Table, person: int, silent: bool) -> None:
        """A message in the table's channel."""
        sheet = await self._sheet(table, person, await self._public_words(table), aloud=True)
        message = await self._aloud(
            table.channel,
            lambda channel: channel.send(view=sheet.view, allowed_mentions=only(person), silent=silent),
        )
        if message is not None:
            await self._remember(table, MessageKind.STOOD_IN, message, person)

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


def _is_away(table: Table, person: int) -> bool:
    """Whether a computer player sits in for somebody at a table that is still played."""
    return table.status.is_open and table.kept_for(person) is not None
