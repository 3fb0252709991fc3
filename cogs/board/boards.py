"""Keeps a table's message up to date. A burst of moves is one edit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord

from cogs.board.service import NOTICE_MESSAGE
from cogs.notify import service as reminders
from cogs.notify.due import Turn
from cogs.notify.service import CALL_MESSAGE, REMINDER_MESSAGE
from sessions import Job, Key, Later, Message, Status, Table, messages
from sessions.jobs.job import TURN_JOB
from sessions.messages import ASKING_MESSAGE, TABLE_MESSAGE, Shows
from ui.bot import Bot
from ui.deliveries import POST_AGAIN, of_kind, present
from ui.discord_errors import CHANNEL_CLOSED, CHANNEL_GONE, refusal_of
from ui.marks import REQUEST_TIMEOUT, is_standing
from ui.places.kinds import Feature
from ui.places.opening import why_refused
from ui.places.threads import keep_open
from ui.refusal import named_rights
from ui.sender import Attempts, Sender, only
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.table.message import table_message
from workers import Priority, task_priority

log = logging.getLogger(__name__)

BURYING_MESSAGES = 6
"""Number of messages below the table's message that makes the bot repost it when a turn begins."""


class Boards:
    def __init__(self, bot: Bot, sender: Sender) -> None:
        self._bot = bot
        self._sender = sender

    async def show(self, job: Job) -> None:
        """Update a table's message."""
        task_priority.set(Priority.BOARD)
        table = await present(self._bot, job)
        if table is None:
            return
        await self._sender.settle(job.key)
        sent = await messages.messages_of(self._bot.house, table.id)
        attempts = Attempts()
        await attempts.make(keep_open(self._bot, table))
        await attempts.make(self._show(job, table, sent))
        attempts.end()

    async def _show(self, job: Job, table: Table, sent: Sequence[Message]) -> None:
        shown = of_kind(sent, TABLE_MESSAGE)
        notices = of_kind(sent, NOTICE_MESSAGE)
        try:
            if await self._edit(table, sent):
                await self._sender.remove(shown[:-1])
            else:
                sheet = await table_message(self._bot, table, await self._sender.public_words(table))
                shows = Shows(TABLE_MESSAGE, table.id, table.version)
                await self._sender.send(job.key, table.channel, sheet, [shows], mentions=only())
                await self._sender.remove(shown)
                await self._link(sent)
            await self._sender.remove(notices)
        except discord.HTTPException as error:
            if refusal_of(error) not in CHANNEL_CLOSED:
                raise
            # The person who opens a table is told at once, and the table is taken back. In the host's quiet
            # hours, a later failure tells them, if the channel is still closed then.
            is_new = not shown and not job.failures
            if not notices and not is_new:
                await self._notify_host(job, table, error.code)
            if error.code != CHANNEL_GONE:  # A deleted channel won't come back.
                raise

    async def _edit(self, table: Table, sent: Sequence[Message]) -> bool:
        """Bring the table's message up to date. Returns False if it must be posted again."""
        shown = of_kind(sent, TABLE_MESSAGE)
        if not shown:
            return False
        last = shown[-1]
        if last.channel != table.channel or last.posted == POST_AGAIN or await self._is_buried(last, sent):
            return False
        if table.status is Status.FINISHED and last.version < table.played:
            return False  # Post the message again, so that everyone sees the end.
        if last.version == table.version:
            return await is_standing(self._bot, last.channel, last.message)
        sheet = await table_message(self._bot, table, await self._sender.public_words(table))
        return await self._sender.edit(last, sheet, table.version, TABLE_MESSAGE)

    async def _link(self, sent: Sequence[Message]) -> None:
        """Make calls and reminders link to the table's new message."""
        kinds = (CALL_MESSAGE, REMINDER_MESSAGE)
        people = {each.person for each in sent if each.kind in kinds and each.person is not None}
        if people:
            async with self._bot.house.transaction() as tx:
                for person in people:
                    tx.jobs.hasten(Key(TURN_JOB, subject=person), tx.now)

    async def _is_buried(self, shown: Message, sent: Sequence[Message]) -> bool:
        """Whether a message is buried in talk while a player is called."""
        turns = await reminders.turns_at(self._bot.house.db, shown.table)
        if not _calls(shown, sent, turns):
            return False
        channel = self._bot.get_partial_messageable(shown.channel)
        after = discord.Object(shown.message)
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT):
                later = [
                    message async for message in channel.history(limit=2 * BURYING_MESSAGES, after=after)
                ]
        except discord.Forbidden:
            return False  # Without the right to read the channel's history, assume that it is visible.
        return sum(message.author.id != self._bot.me for message in later) >= BURYING_MESSAGES

    async def _notify_host(self, job: Job, table: Table, error: int) -> None:
        """Tell the host that the table's channel is gone, or which permission the bot lacks there."""
        if table.host is None or not table.status.is_open:
            return
        if seconds := await self._sender.quiet_for(table.host):
            if error == CHANNEL_GONE:
                raise Later(seconds)
            return
        host, say = table.host, await self._sender.words_of(table.host, table)
        facts = {"table": str(table.id), "channel": f"<#{table.channel}>"}
        if error == CHANNEL_GONE:
            told = say("notice-channel-gone", **facts)
        else:
            refused = await why_refused(self._bot, Feature.TABLE, table.server, table.channel, error)
            rights = named_rights(str(refused.facts.get("rights", "")), say)
            told = say("notice-channel-closed", why=refused.code, rights=rights, **facts)
        sheet = Sheet()
        sheet.add(layout.text(told))
        shows = Shows(NOTICE_MESSAGE, table.id, table.version, host)
        await self._sender.direct(
            host, lambda channel: self._sender.send(job.key, channel, sheet, [shows], mentions=only())
        )


def _calls(shown: Message, sent: Sequence[Message], turns: Sequence[Turn]) -> bool:
    """Whether someone is called, or was called since the message was shown."""
    calls = [each for each in sent if each.kind in (CALL_MESSAGE, ASKING_MESSAGE)]
    return any(
        turn.is_called
        or (turn.version > shown.version and any(turn.is_shown_by(message) for message in calls))
        for turn in turns
    )
