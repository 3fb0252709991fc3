"""Sends somebody a message that must reach them once: not twice if the bot stops in the middle of it."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Literal

import discord

from delivery.mail import Mail, only
from delivery.reminder import Letter, Waiting
from sessions import Message, MessageKind, Refused
from ui.bot import Bot
from ui.discord_errors import is_outage

LOOKED_AT = 50
"""Messages among which is looked for one that may have been sent before the bot stopped."""
SKEW = 120
"""Seconds by which the machine's clock may be ahead of Discord's."""


Writer = Callable[[], Awaitable[Letter]]


class Letters(Mail):
    """Of what is claimed and not noted as delivered, it is uncertain whether it was sent before the bot
    stopped. Then Discord is asked. Within minutes it would not take the same message twice anyway: each has a
    nonce that is made of what it says."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._began = 0.0

    def begin(self) -> None:
        """The bot has started: what was claimed before may have been sent."""
        self._began = self._bot.now()

    async def direct(self, kind: MessageKind, tables: Sequence[Waiting], write: Writer) -> bool:
        """Send a direct message about these tables, all of one person; False if they take none."""
        sent = await self._direct(tables[0].turn.person, partial(self._deliver, kind, tables, write))
        return sent is not None

    async def mention(self, kind: MessageKind, tables: Sequence[Waiting], write: Writer) -> None:
        """Send a message to the channel of the first of these tables, or the first that the bot can write
        to."""
        for channel in dict.fromkeys(each.table.channel for each in tables):
            if await self._aloud(channel, partial(self._deliver, kind, tables, write)):
                return

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
        """Send it if it wasn't sent before, note it, and delete what it takes the place of."""
        turn = tables[0].turn
        former = await self._former(kind, tables)
        assert turn.notified is not None
        if any(
            (each.table, each.kind) == (turn.table, kind) and each.posted >= turn.notified for each in former
        ):
            return True
        letter = await write()
        message = await self._sent_before(channel, turn.notified, letter) or await channel.send(
            **letter.content, allowed_mentions=only(turn.person), nonce=_nonce(kind, tables)
        )
        shown = [each.table for each in tables]
        try:
            await self._bot.sessions.messages.remember_several(
                shown, kind, message.channel.id, message.id, turn.person
            )
        except Refused:
            await message.delete()  # it could never be taken back
            raise
        await self.remove(former)
        return True

    async def _former(self, kind: MessageKind, tables: Sequence[Waiting]) -> list[Message]:
        """The messages of this kind that the person has about these tables."""
        asking = (MessageKind.ASKING, MessageKind.ANSWERED)
        kinds = asking if kind is MessageKind.ASKING else (kind,)
        ids = [each.table.id for each in tables]
        shown = await self._bot.sessions.messages.to(tables[0].turn.person)
        return [each for each in shown if each.kind in kinds and each.table in ids]

    async def _sent_before(
        self, channel: discord.abc.Messageable, since: int, letter: Letter
    ) -> discord.Message | None:
        """The letter, if the bot had sent it when it stopped, and not noted that."""
        if since > self._began:
            return None
        after = datetime.fromtimestamp(since - SKEW, UTC)
        try:
            async for message in channel.history(limit=LOOKED_AT, after=after):
                mine = message.author.id == self._bot.me and letter.is_it(message)
                if mine and not await self._bot.sessions.messages.get(message.id):
                    return message
        except discord.Forbidden:
            pass  # without the right to read the history, the nonce must do
        return None


def _nonce(kind: MessageKind, tables: Sequence[Waiting]) -> str:
    """At most 25 characters that follow from what is said to whom: of two such messages Discord takes one."""
    turns = sorted((turn.table, turn.version, turn.notified, str(turn.claimed)) for turn, *_ in tables)
    said = repr((str(kind), tables[0].turn.person, turns))
    return hashlib.sha256(said.encode()).hexdigest()[:24]
