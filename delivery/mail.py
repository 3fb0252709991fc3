"""What the bot sends by itself, without having been asked: sent, remembered, taken back."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

import discord

from locales import Words, words
from sessions import Message, MessageKind, Refused, Table
from ui.bot import Bot
from ui.discord_errors import CHANNEL_GONE, DM_REFUSED, DM_TOO_FAST, NO_ACCESS, is_outage

T = TypeVar("T")

log = logging.getLogger(__name__)


RETRY = 30
"""Seconds until Discord is tried again after it failed."""


def retry_after_outage(error: Exception, failures: int) -> float | None:
    """When a worker (see `sessions/worker.py`) tries again what failed."""
    return RETRY if is_outage(error) else None


def only(person: int | None) -> discord.AllowedMentions:
    """Mentions this person alone: names and other texts of people may look like mentions."""
    users = [] if person is None else [discord.Object(person)]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


class Mail:
    """What all who send such messages need."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def reach(self, person: int, write: Callable[[], Awaitable[bool]]) -> bool:
        """Reach somebody as they prefer it: by a direct message, by a mention in the channel, or both; by a
        mention, too, where they take no direct message.

        `write` sends the direct message, False if they take none. Returns whether to mention them.
        """
        preferences = await self._bot.sessions.people.preferences(person)
        reached = preferences.wants_direct and await write()
        return preferences.wants_mention or not reached

    async def _direct(
        self,
        person: int,
        send: Callable[[discord.DMChannel], Awaitable[T]],
        *,
        again: bool = False,
    ) -> T | None:
        """Send something in somebody's direct messages; None if they take none, which is remembered. Who has
        refused one is not bothered with another, unless it is to be tried `again`."""
        if not again and await self._bot.sessions.people.dm_refused(person):
            return None
        try:
            return await send(await self._bot.create_dm(discord.Object(person)))
        except discord.HTTPException as error:
            if error.code in DM_REFUSED:
                await self._bot.sessions.people.set_dm_refused(person, True)
            elif error.code != DM_TOO_FAST:
                raise
            log.info("No direct message to %s: %s", person, error.text)
            return None

    async def _aloud(
        self, channel: int, send: Callable[[discord.PartialMessageable], Awaitable[T]]
    ) -> T | None:
        """Send something in a table's channel; None if the bot can't write there: the table's own message has
        met the same, and its host knows."""
        try:
            return await send(self._bot.get_partial_messageable(channel))
        except discord.HTTPException as error:
            if error.code not in {CHANNEL_GONE, *NO_ACCESS}:
                raise
            log.info("No message in channel %s: %s", channel, error.text)
            return None

    async def _remember(
        self, table: Table, kind: MessageKind, message: discord.Message, person: int | None = None
    ) -> None:
        try:
            await self._bot.sessions.messages.remember(
                table.id, kind, message.channel.id, message.id, table.version, person
            )
        except Refused:
            await message.delete()  # it could never be taken back
            raise

    async def _remove(self, shown: Iterable[Message]) -> None:
        """Delete messages of ours, those gone already too."""
        for each in shown:
            message = self._bot.get_partial_messageable(each.channel).get_partial_message(each.message)
            try:
                await message.delete()
            except discord.HTTPException as error:
                if is_outage(error):
                    raise
                log.info("Message %s could not be deleted: %s", each.message, error.text)
            await self._bot.sessions.messages.forget(each.message)

    async def _is_quiet(self, person: int) -> bool:
        """Whether it is in somebody's quiet hours now, in which nothing pings them."""
        now = int(self._bot.now())
        return await self._bot.sessions.people.next_awake(person, now) > now

    async def _public_words(self, table: Table) -> Words:
        return words(await self._bot.language_of_server(table.server))

    async def _words_of(self, person: int, table: Table) -> Words:
        return words(await self._bot.language_of_person(person, table.server))
