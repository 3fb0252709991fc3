"""What the bot sends by itself, without having been asked: sent, remembered, taken back."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple, TypeVar

import discord

from delivery.attempts import Attempts, Later, Unreached
from delivery.once import Once
from delivery.openings import Openings, Shut
from locales import Words, words
from sessions import Message, MessageKind, Table, messages
from sessions import people as people_service
from sessions.preferences import next_awake
from sessions.settings import settings_of
from ui.bot import Bot
from ui.discord_errors import CHANNEL_GONE, DM_REFUSED, DM_SHUT, NO_ACCESS, is_outage

T = TypeVar("T")

log = logging.getLogger(__name__)

CLOSED = frozenset({CHANNEL_GONE, *NO_ACCESS})
"""Discord's codes where the bot can't write in a channel."""


class Ways(NamedTuple):
    """What all that sends shares."""

    once: Once
    openings: Openings


def only(*people: int | None) -> discord.AllowedMentions:
    """Mentions these people alone: names and other texts of people may look like mentions."""
    users = [discord.Object(person) for person in people if person is not None]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


class Mail:
    """What all who send such messages need."""

    def __init__(self, bot: Bot, ways: Ways) -> None:
        self._bot = bot
        self._once = ways.once
        self._openings = ways.openings
        self._unreached: set[int] = set()

    async def reach(
        self, person: int, write: Callable[[], Awaitable[bool]], mention: Callable[[], Awaitable[bool]]
    ) -> None:
        """Reach somebody as they prefer it: by a mention in the channel, by a direct message, or both; by a
        mention, too, where no direct message is possible.

        `write` and `mention` do so, unless it is done already; False if Discord doesn't let them. What fails
        keeps neither from being tried, and is raised then. Unreached if neither is possible.
        """
        preferences = (await settings_of(self._bot.sessions.db, person)).preferences
        attempts = Attempts()
        mentioned = preferences.wants_mention and await attempts.make(mention())
        written = preferences.wants_direct and await attempts.make(write())
        if not mentioned and not written and not preferences.wants_mention:
            mentioned = await attempts.make(mention())
        attempts.end()
        if not mentioned and not written:
            self._unreached.add(person)
            raise Unreached(person)
        self._unreached.discard(person)

    async def greet(self, person: int, view: discord.ui.LayoutView) -> int | None:
        """Write something to somebody that nothing else follows from; the channel of their direct messages,
        or None if they take none."""
        message = await self._direct(person, lambda channel: channel.send(view=view))
        return None if message is None else message.channel.id

    async def _direct(
        self,
        person: int,
        send: Callable[[discord.abc.Messageable], Awaitable[T]],
        *,
        calm: bool = False,
    ) -> T | None:
        """Send something in somebody's direct messages; None if they take none, which is remembered, or none
        is to be opened just now. Whoever has refused one is not bothered with another, unless it `calm`ly
        waits, or they can't be reached otherwise."""
        settings = await settings_of(self._bot.sessions.db, person)
        if settings.dm_refused and not calm and person not in self._unreached:
            return None
        try:
            sent = await send(await self._openings.channel(settings, calm=calm))
        except Shut as error:
            if calm:
                raise Later(error.seconds) from error
            return None
        except discord.HTTPException as error:
            log.info("No direct message to %s: %s", person, error.text)
            if error.code == CHANNEL_GONE:
                await people_service.set_direct_channel(self._bot.sessions, person, None)
            if error.code in DM_SHUT:
                self._openings.shut(error)
            if error.code in DM_REFUSED:
                await people_service.set_dm_refused(self._bot.sessions, person, True)
            elif calm or error.code not in DM_SHUT:
                raise
            return None
        if settings.dm_refused:
            await people_service.set_dm_refused(self._bot.sessions, person, False)
        return sent

    async def _aloud(
        self, channel: int, send: Callable[[discord.PartialMessageable], Awaitable[T]]
    ) -> T | None:
        """Send something in a table's channel; None if the bot can't write there: the table's own message has
        met the same, and its host knows."""
        try:
            return await send(self._bot.get_partial_messageable(channel))
        except discord.HTTPException as error:
            if error.code not in CLOSED:
                raise
            log.info("No message in channel %s: %s", channel, error.text)
            return None

    async def _remember(
        self,
        table: Table,
        kind: MessageKind,
        message: discord.Message | discord.PartialMessage,
        person: int | None = None,
    ) -> None:
        await messages.remember_message(
            self._bot.sessions, table.id, kind, message.channel.id, message.id, table.version, person
        )

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
            await messages.forget_message(self._bot.sessions, each.message)

    async def _is_quiet(self, person: int) -> bool:
        """Whether it is in somebody's quiet hours now, in which nothing pings them."""
        return await self._quiet_for(person) > 0

    async def _quiet_for(self, person: int) -> int:
        """The seconds until somebody's quiet hours end; 0 if it isn't in them now."""
        now = int(self._bot.now())
        preferences = (await settings_of(self._bot.sessions.db, person)).preferences
        return next_awake(preferences, now) - now

    async def _public_words(self, table: Table) -> Words:
        return words(await self._bot.language_of_table(table))

    async def _words_of(self, person: int, table: Table) -> Words:
        return words(await self._bot.language_of_person(person, table.server))
