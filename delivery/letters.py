"""Sends somebody what they are to hear of their turns, notes it, and deletes what it takes the place of."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Literal

import discord

from delivery.letter import Letter
from delivery.mail import Mail, only
from delivery.once import Lapsed, nonce
from delivery.reminder import Waiting
from sessions import Message, MessageKind, messages, reminders
from ui.discord_errors import is_outage

Writer = Callable[[], Awaitable[Letter]]


class Letters(Mail):
    async def direct(self, kind: MessageKind, tables: Sequence[Waiting], write: Writer) -> bool:
        """Send a direct message about these tables, all of one person; False if they take none."""
        sent = await self._direct(tables[0].turn.person, partial(self._deliver, kind, tables, write))
        return sent is not None

    async def mention(self, kind: MessageKind, tables: Sequence[Waiting], write: Writer) -> bool:
        """Send a message to the channel of the first of these tables, or the first that the bot can write
        to; False if it can write to none."""
        for channel in dict.fromkeys(each.table.channel for each in tables):
            if await self._aloud(channel, partial(self._deliver, kind, tables, write)):
                return True
        return False

    async def rewrite(self, shown: Message, letter: Letter) -> None:
        """Let a message say something else; it stays as it is if Discord takes no changes of it any more."""
        message = self._bot.get_partial_messageable(shown.channel).get_partial_message(shown.message)
        try:
            await message.edit(**letter.content, allowed_mentions=only(shown.person))
        except discord.HTTPException as error:
            if is_outage(error):
                raise

    async def remove(self, shown: Sequence[Message]) -> None:
        """Delete messages, those gone already too."""
        await self._remove({each.message: each for each in shown}.values())

    async def _deliver(
        self, kind: MessageKind, tables: Sequence[Waiting], write: Writer, channel: discord.abc.Messageable
    ) -> Literal[True]:
        """Send it if it wasn't sent before and hasn't lost its point, note it, and delete what it takes the
        place of."""
        turn = tables[0].turn
        former = await self._former(kind, tables)
        assert turn.notified is not None
        if any(
            (each.table, each.kind) == (turn.table, kind) and each.posted >= turn.notified for each in former
        ):
            return True
        if not await self._is_still_owed(tables):
            return True
        try:
            sent = await self._once.send(
                channel,
                await write(),
                _nonce(kind, tables),
                since=turn.notified,
                mentions=only(turn.person),
                is_owed=partial(self._is_still_owed, tables),
            )
        except Lapsed:
            return True
        shown = [each.table for each in tables]
        await messages.remember_messages(
            self._bot.sessions, shown, kind, sent.message.channel.id, sent.message.id, turn.person
        )
        await self.remove(former)
        return True

    async def _is_still_owed(self, tables: Sequence[Waiting]) -> bool:
        """Whether one of these turns still goes on, and is to be told of: another way may have been tried for
        long before."""
        person = tables[0].turn.person
        claimed = {
            (turn.table, turn.version)
            for turn in await reminders.claimed_turns(self._bot.sessions.db, person)
        }
        return any((each.turn.table, each.turn.version) in claimed for each in tables)

    async def _former(self, kind: MessageKind, tables: Sequence[Waiting]) -> list[Message]:
        """The messages of this kind that the person has about these tables."""
        asking = (MessageKind.ASKING, MessageKind.ANSWERED)
        kinds = asking if kind is MessageKind.ASKING else (kind,)
        ids = [each.table.id for each in tables]
        shown = await messages.messages_to(self._bot.sessions, tables[0].turn.person)
        return [each for each in shown if each.kind in kinds and each.table in ids]


def _nonce(kind: MessageKind, tables: Sequence[Waiting]) -> str:
    turns = sorted((turn.table, turn.version, turn.notified, str(turn.claimed)) for turn, *_ in tables)
    return nonce(str(kind), tables[0].turn.person, turns)
