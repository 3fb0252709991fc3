"""Keeps Discord showing what is stored: the table's message, and what people were sent about it before.

Each change of a table owes it this; a burst of moves is one edit. What is shown is stored too.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Protocol, assert_never

import discord

from delivery.attempts import Attempts, Later
from delivery.desk import ELSEWHERE, Desk
from delivery.letter import board_letter
from delivery.mail import CLOSED, Ways, only
from delivery.once import nonce
from delivery.reminder import asked
from sessions import (
    Debt,
    DebtKind,
    Message,
    MessageKind,
    Refused,
    Status,
    Table,
    Turn,
    messages,
    outbox,
    reminders,
)
from ui import layout
from ui.bot import Bot
from ui.buttons import table_button
from ui.discord_errors import CHANNEL_GONE, MESSAGE_GONE, is_outage
from ui.game_text import GameText
from ui.ids import TableRef
from ui.layout import Sheet
from ui.markdown import escaped
from ui.panel import Panel
from ui.table_message import table_message
from workers import Line, Ticket, spare_cores

log = logging.getLogger(__name__)

GONE = frozenset({MESSAGE_GONE, CHANNEL_GONE})
EDITABLE = 3600
"""Seconds for which a message may be edited freely."""
BURIED = 6
"""Messages of others below the table's at which it is posted anew when it is somebody's turn."""

NONE_KNOWN = 0
"""In the place of the version that a message shows, where it isn't known."""

QUIET = discord.AllowedMentions.none()


class Withdrawing(Protocol):
    """Whoever takes back what they have sent."""

    async def withdraw(self, table: Table, shown: Sequence[Message], /) -> None:
        """Take back what is out of date. `shown` are the table's messages."""


class Announcer(Desk):
    """Brings Discord up to date with the tables."""

    def __init__(self, bot: Bot, ways: Ways, *others: Withdrawing) -> None:
        """`others` take back what they have sent of a table when it is out of date."""
        super().__init__(bot, ways, DebtKind.BOARD)
        self._others = others
        self._wanted_anew: set[int] = set()
        self._line = Line(spare_cores() + 1)  # one is written while others are drawn
        self._tickets: dict[int, Ticket] = {}  # of tables that have moved on while they waited

    async def post_anew(self, table: Table) -> None:
        """Show the table at the end of its channel, whatever is shown already."""
        self._wanted_anew.add(table.id)
        self.serve(table.id)
        await self.settled(table.id)

    async def invite(self, table: Table, host: str, person: int) -> None:
        """Mention somebody in the table's channel with the buttons to accept or decline an invitation."""
        say = await self._public_words(table)
        ref = TableRef.of(table)
        sheet = Sheet()
        game = GameText(say, table.game, table.names).say("name")
        sheet.add(
            layout.text(say("lobby-invitation", person=f"<@{person}>", host=escaped(host), game=game)),
            layout.row(
                [
                    table_button("accept", ref, say("button-accept"), style=discord.ButtonStyle.success),
                    table_button("decline", ref, say("button-decline")),
                ]
            ),
        )
        channel = self._bot.get_partial_messageable(table.channel)
        message = await channel.send(view=sheet.view, allowed_mentions=only(person))
        await self._remember_or_delete(table, MessageKind.INVITATION, message, person)

    async def deliver(self, table: Table, debts: Sequence[Debt]) -> None:
        """Show the table as it is, and take back what is out of date."""
        turns = await reminders.turns_at(self._bot.sessions.db, table.id)
        attempts = Attempts()
        await attempts.make(self._show_table(table, turns))
        shown = await messages.messages_of(self._bot.sessions, table.id)
        await attempts.make(self._withdraw(table, shown, turns))
        for turn in turns:
            # Or the table has moved on since it was looked up.
            if table.seat_of(turn.person) in table.waiting:
                await attempts.make(self._keep_asking(table, shown, turn))
        for other in self._others:
            await attempts.make(other.withdraw(table, shown))
        attempts.end()
        await self.pay(debts)

    # The table's own message

    async def _show_table(self, table: Table, turns: Sequence[Turn]) -> None:
        if table.server is not None and self._bot.get_guild(table.server) is None:
            raise Later(ELSEWHERE)  # thrown out of the server: its tables wait until the bot is back
        sent = await messages.messages_of(self._bot.sessions, table.id)
        shown = only_kind(sent, MessageKind.TABLE)
        try:
            if await self._edit_shown(table, sent, turns):
                await self._remove(shown[:-1])
            else:
                await self._post(table, shown)
                await self._remove(shown)
                await self._bot.caller.lead_to(table.id)
            await self._remove(only_kind(sent, MessageKind.NOTICE))
        except discord.HTTPException as error:
            if error.code not in CLOSED:
                raise
            await self._notify_host(table, gone=error.code == CHANNEL_GONE)
            if error.code != CHANNEL_GONE:  # what is gone for good is waited for no longer
                raise

    async def _edit_shown(self, table: Table, sent: Sequence[Message], turns: Sequence[Turn]) -> bool:
        """Let the table's message show the table as it is; False if it must be posted anew."""
        shown = only_kind(sent, MessageKind.TABLE)
        if table.id in self._wanted_anew:
            self._wanted_anew.discard(table.id)
            return False
        if not shown:
            return False
        last = shown[-1]
        if last.channel != table.channel or await self._is_out_of_sight(last, sent, turns):
            return False
        if table.status is Status.FINISHED and NONE_KNOWN < last.version < table.played:
            return False  # the end is news: it stands where everybody sees it
        if last.version == table.version:
            return True
        return await self._edit(last, await self._sheet(table), table.version, MessageKind.TABLE)

    async def _sheet(self, table: Table) -> Sheet:
        """What is to be shown, once it is this table's turn. Later if the table has moved on until then: what
        it has come to is shown at once."""
        ticket = self._tickets.pop(table.id, None) or self._line.ticket()
        async with self._line.turn(ticket):
            if (await self._bot.sessions.tables.get(table.id)).version != table.version:
                self._tickets[table.id] = ticket
                raise Later(0)
            return await table_message(self._bot, table, await self._public_words(table))

    async def _post(self, table: Table, former: Sequence[Message]) -> None:
        """Show the table in a new message, in the place of the former ones."""
        sheet = await self._sheet(table)
        debts = await outbox.debts_at(self._bot.sessions.db, table.id, DebtKind.BOARD)
        since = min([debt.since for debt in debts], default=int(self._bot.now()) + 1)
        sent = await self._once.send(
            self._bot.get_partial_messageable(table.channel),
            board_letter(sheet, table.id),
            nonce("board", table.id, table.version, [each.message for each in former]),
            since=since,
            mentions=QUIET,
            cause=f"board {table.id}",  # the table may have moved on between two tries
        )
        version = table.version if sent.is_new else NONE_KNOWN
        shown = (table.id, MessageKind.TABLE, sent.message.channel.id, sent.message.id, version)
        await messages.remember_message(self._bot.sessions, *shown)
        if not sent.is_new:  # it was sent before the bot stopped, and may show the table as it was then
            self.serve(table.id)

    async def _edit(self, shown: Message, sheet: Sheet, version: int, kind: MessageKind) -> bool:
        """Change a message of ours, to be of this kind; False if it must be posted anew."""
        message = self._bot.get_partial_messageable(shown.channel).get_partial_message(shown.message)
        try:
            await message.edit(view=sheet.view, attachments=sheet.files, allowed_mentions=QUIET)
        except discord.HTTPException as error:
            if is_outage(error):
                raise
            log.info("Message %s could not be edited: %s", shown.message, error.text)
            if error.code in GONE:
                await messages.forget_message(self._bot.sessions, shown.message)
            return False
        await messages.note_shown(self._bot.sessions, shown, kind, version)
        return True

    async def _is_out_of_sight(self, shown: Message, sent: Sequence[Message], turns: Sequence[Turn]) -> bool:
        """Whether a message is too old to be edited freely or, when somebody is called, buried in talk."""
        if self._bot.now() - shown.posted > EDITABLE:
            return True
        if not _calls(shown, sent, turns):
            return False
        channel = self._bot.get_partial_messageable(shown.channel)
        after = discord.Object(shown.message)
        try:
            later = [message async for message in channel.history(limit=2 * BURIED, after=after)]
        except discord.Forbidden:
            return False  # without the right to read the history we take it for visible
        return sum(message.author.id != self._bot.me for message in later) >= BURIED

    async def _notify_host(self, table: Table, *, gone: bool) -> None:
        """Tell the host, once, that the table's channel is gone or closed to the bot."""
        if table.host is None or await self._has(table, MessageKind.NOTICE, table.host):
            return
        say = await self._words_of(table.host, table)
        code = "notice-channel-gone" if gone else "notice-channel-closed"
        sheet = Sheet()
        sheet.add(layout.text(say(code, table=str(table.id), channel=f"<#{table.channel}>")))
        message = await self._direct(table.host, lambda dms: dms.send(view=sheet.view))
        if message is not None:
            await self._remember_or_delete(table, MessageKind.NOTICE, message, table.host)

    async def _remember_or_delete(
        self, table: Table, kind: MessageKind, message: discord.Message, person: int
    ) -> None:
        try:
            await self._remember(table, kind, message, person)
        except Refused:
            await message.delete()  # it could never be taken back
            raise

    # What was said to people

    async def _withdraw(self, table: Table, sent: Sequence[Message], turns: Sequence[Turn]) -> None:
        """Take back the calls of those who have done their part, and invitations that are answered."""
        for shown in sent:
            if shown.version > table.version:  # the table has moved on since it was looked up
                continue
            match shown.kind:
                case MessageKind.INVITATION:
                    if shown.person not in table.invited or table.status is not Status.LOBBY:
                        await self._remove([shown])
                case MessageKind.CALL | MessageKind.REMINDER:
                    if not any(turn.is_shown_by(shown) for turn in turns):
                        assert shown.person is not None
                        self._bot.caller.serve(shown.person)
                case MessageKind.ASKING:
                    # What it becomes at the match's end is for whoever tells that.
                    ended = table.status is Status.FINISHED
                    if not ended and shown.person not in [turn.person for turn in turns]:
                        await self._settle_question(table, shown)
                case MessageKind.TABLE | MessageKind.NOTICE | MessageKind.ANSWERED:
                    pass
                case MessageKind.STOOD_IN | MessageKind.VOTE | MessageKind.NEWS:
                    pass  # others take them back
                case MessageKind.ENDED:
                    pass  # it stays so
                case _:
                    assert_never(shown.kind)

    async def _settle_question(self, table: Table, shown: Message) -> None:
        """Let a direct message show that nothing is asked in it any more."""
        assert shown.person is not None
        seat = table.seat_of(shown.person)
        if seat is None or table.match is None:
            await self._remove([shown])
            return
        sheet = await Panel(self._bot, table, seat, await self._words_of(shown.person, table)).whole()
        if not await self._edit(shown, sheet, table.version, MessageKind.ANSWERED):
            await self._remove([shown])

    async def _keep_asking(self, table: Table, shown: Sequence[Message], turn: Turn) -> None:
        """Keep the panel of somebody whose turn goes on up to date; sending it is for the caller."""
        kinds = (MessageKind.ASKING, MessageKind.ANSWERED)
        panels = [each for each in shown if each.person == turn.person and each.kind in kinds]
        last = panels[-1] if panels else None
        if last is None or last.version > table.version:
            return
        if (last.kind, last.version) == (MessageKind.ASKING, table.version):
            return
        if last.kind is MessageKind.ASKING or not turn.is_called:
            say = await self._words_of(turn.person, table)
            sheet = await asked(self._bot, table, turn.person, say)
            await self._edit(last, sheet, table.version, MessageKind.ASKING)

    async def _has(self, table: Table, kind: MessageKind, person: int) -> bool:
        return any(
            each.person == person for each in await messages.messages_of(self._bot.sessions, table.id, kind)
        )


def _calls(shown: Message, sent: Sequence[Message], turns: Sequence[Turn]) -> bool:
    """Whether somebody is called, or has been since this was shown."""
    calls = [each for each in sent if each.kind in (MessageKind.CALL, MessageKind.ASKING)]
    return any(
        turn.is_called
        or (turn.version > shown.version and any(turn.is_shown_by(message) for message in calls))
        for turn in turns
    )


def only_kind(sent: Iterable[Message], kind: MessageKind) -> list[Message]:
    """Those of the messages that are of a kind."""
    return [each for each in sent if each.kind is kind]
